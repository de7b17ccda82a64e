import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, lstatSync, mkdtempSync, rmSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FolderInUseError, lockFolder } from './folder-lock.ts'

/** Runs a program where the processes outside have no numbers, as in another container. */
const apart = ['unshare', '--pid', '--mount-proc', '--fork', '--kill-child']
const canBeApart = spawnSync('unshare', [...apart.slice(1), 'true']).status === 0

describe('the lock of the data folder', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'settlesg-lock-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  /** A process that tries to take the folder, keeps nothing in hand, says how that went, and lives until its input ends. */
  function taker(...command: string[]) {
    const module = join(import.meta.dirname, 'folder-lock.ts')
    const script = `
      import { lockFolder } from ${JSON.stringify(module)}
      process.stdin.resume()
      try { lockFolder(${JSON.stringify(folder)}); gc(); console.log('held') } catch (error) { console.log(error.name) }`
    const [program = process.execPath, ...before] = [...command, process.execPath]
    const child = spawn(program, [...before, '--expose-gc', '--input-type=module', '-e', script])
    const answer = Promise.race([once(child.stdout, 'data'), once(child, 'close')]).then(([text]) =>
      String(text).trim(),
    )
    const end = async (signal?: 'SIGKILL') => {
      const closed = once(child, 'close')
      if (signal) child.kill(signal)
      else child.stdin.end()
      await closed
    }
    return { answer, end }
  }

  it('the lock of the data folder names its process to a second holder, and lets go', () => {
    const release = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(FolderInUseError)
    expect(() => lockFolder(folder)).toThrow(`process ${process.pid} on ${hostname()}`)
    release()
    release()
    expect(existsSync(join(folder, 'lock'))).toBe(false)
    lockFolder(folder)()
  })

  it('the lock of the data folder is readable for its owner only', () => {
    const release = lockFolder(folder)
    for (const file of ['lock', 'lock.sqlite']) expect(lstatSync(join(folder, file)).mode & 0o077).toBe(0)
    release()
  })

  it('the lock of the data folder refuses another process, also after it refused one in vain', async () => {
    const release = lockFolder(folder)
    for (const attempt of [taker(), taker()]) {
      expect(await attempt.answer).toBe('FolderInUseError')
      await attempt.end()
    }
    release()
    const successor = taker()
    expect(await successor.answer).toBe('held')
    expect(() => lockFolder(folder)).toThrow(FolderInUseError)
    await successor.end()
  })

  it.runIf(canBeApart)('the lock of the data folder refuses a process in another container', async () => {
    const release = lockFolder(folder)
    const inside = taker(...apart)
    expect(await inside.answer).toBe('FolderInUseError')
    await inside.end()
    release()

    const first = taker(...apart)
    expect(await first.answer).toBe('held')
    expect(() => lockFolder(folder)).toThrow(FolderInUseError)
    const second = taker(...apart)
    expect(await second.answer).toBe('FolderInUseError')
    await Promise.all([first.end(), second.end()])
  })

  it('the lock of the data folder is gone with a process that was killed', async () => {
    const holder = taker()
    expect(await holder.answer).toBe('held')
    await holder.end('SIGKILL')
    expect(existsSync(join(folder, 'lock'))).toBe(true)
    lockFolder(folder)()
  })

  it('the lock of the data folder lets exactly one of many processes have the folder', async () => {
    const takers = Array.from({ length: 6 }, () => taker())
    const outcomes = await Promise.all(takers.map(({ answer }) => answer))
    await Promise.all(takers.map(({ end }) => end()))
    expect(outcomes.toSorted()).toEqual([...Array(5).fill('FolderInUseError'), 'held'])
  })
})
