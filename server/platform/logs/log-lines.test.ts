import { spawnSync } from 'node:child_process'
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { id, SmallServer } from '../testing/small-server.ts'
import { logLines } from './logging.ts'

const folder = mkdtempSync(join(tmpdir(), 'settlesg-log-'))
const before = process.listeners('exit')
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
  for (const listener of process.listeners('exit')) if (!before.includes(listener)) process.off('exit', listener)
})

describe('log lines', () => {
  it('log lines of one turn of the event loop are written together at its end', async () => {
    const file = join(folder, 'lines')
    const lines = logLines(openSync(file, 'a'))
    lines.write('one\n')
    lines.write('two\n')
    expect(readFileSync(file, 'utf8')).toBe('')
    await turn()
    expect(readFileSync(file, 'utf8')).toBe('one\ntwo\n')
  })

  it('log lines are whole and in order however many a turn has', async () => {
    const file = join(folder, 'many')
    const lines = logLines(openSync(file, 'a'))
    const all = Array.from({ length: 1000 }, (_, index) => `${index} ${'x'.repeat(index)}\n`)
    for (const line of all) lines.write(line)
    await turn()
    expect(readFileSync(file, 'utf8')).toBe(all.join(''))
  })

  it('log lines are not lost when the process ends in the middle of a turn', () => {
    const script = `import { logLines } from '${import.meta.dirname}/logging.ts'
      logLines().write('the last one\\n')
      process.exit(1)`
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' })
    expect(stdout).toBe('the last one\n')
  })
})

describe('the log of requests', () => {
  const server = SmallServer.forEachTest()

  it('logs hold the route template, the status and the id, and never the address itself', async () => {
    const answer = await server.read('?skip=3')
    const entry = server.lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'request')
    expect(entry).toMatchObject({ method: 'GET', route: '/api/v1/notes/:id', status: 200, user: 'ann' })
    expect(entry.reqId).toBe(answer.headers['x-request-id'])
    expect(server.lines.join()).not.toContain(id)
  })
})
