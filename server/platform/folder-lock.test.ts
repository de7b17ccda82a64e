import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FolderInUseError, lockFolder } from './folder-lock.ts'

describe('the lock of the data folder', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'settlesg-lock-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const lockFile = () => join(folder, 'lock')

  it('refuses a second holder in words that name the process', () => {
    const release = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(FolderInUseError)
    expect(() => lockFolder(folder)).toThrow(`process ${process.pid}`)
    release()
    lockFolder(folder)()
  })

  it('takes over from a process that died', async () => {
    const child = spawn('true')
    await new Promise((resolve) => child.on('exit', resolve))
    writeFileSync(lockFile(), JSON.stringify({ pid: child.pid, started: 'earlier', id: 'gone' }))
    const release = lockFolder(folder)
    expect(JSON.parse(readFileSync(lockFile(), 'utf8')).pid).toBe(process.pid)
    release()
  })

  it.runIf(process.platform === 'linux')(
    'takes over from a process that was killed and whose parent has not noticed yet',
    async () => {
      // The shell becomes `sleep`, which never looks after the children that it has inherited.
      const module = join(import.meta.dirname, 'folder-lock.ts')
      const holder = `import { lockFolder } from ${JSON.stringify(module)}; lockFolder(${JSON.stringify(folder)}); process.kill(process.pid, 'SIGKILL')`
      const parent = spawn('sh', ['-c', '"$0" --input-type=module -e "$1" & exec sleep 60', process.execPath, holder])
      const isZombie = () =>
        / Z /.test(readFileSync(`/proc/${JSON.parse(readFileSync(lockFile(), 'utf8')).pid}/stat`, 'utf8'))
      await vi.waitFor(() => expect(isZombie()).toBe(true), { timeout: 20_000 })
      lockFolder(folder)()
      parent.kill()
    },
  )

  it('takes over when another program has got the number of the dead process', () => {
    writeFileSync(lockFile(), JSON.stringify({ pid: process.pid, started: 'another-boot/1', id: 'gone' }))
    lockFolder(folder)()
  })

  it('takes over a lock file that was cut off', () => {
    writeFileSync(lockFile(), '{"pid":')
    lockFolder(folder)()
  })

  it('leaves the lock of a successor alone when released late', () => {
    const release = lockFolder(folder)
    writeFileSync(lockFile(), JSON.stringify({ pid: 1, started: 'x', id: 'successor' }))
    release()
    expect(readFileSync(lockFile(), 'utf8')).toContain('successor')
  })

  it('lets exactly one of many processes have a folder whose owner died', async () => {
    writeFileSync(lockFile(), JSON.stringify({ pid: 2 ** 22 - 1, started: 'earlier', id: 'gone' }))
    const module = join(import.meta.dirname, 'folder-lock.ts')
    const script = `
      import { lockFolder } from ${JSON.stringify(module)}
      try { lockFolder(${JSON.stringify(folder)}); console.log('held'); process.stdin.resume() } catch { console.log('refused') }`
    // Each lives until its input ends, so that whoever has the folder keeps it until all have tried.
    const children = Array.from({ length: 6 }, () => spawn(process.execPath, ['--input-type=module', '-e', script]))
    const outcomes = await Promise.all(
      children.map(async (child) => {
        const [said] = await Promise.race([once(child.stdout, 'data'), once(child, 'close')])
        return String(said).trim()
      }),
    )
    for (const child of children) child.stdin.end()
    expect(outcomes.filter((outcome) => outcome === 'held')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'refused')).toHaveLength(5)
  })
})
