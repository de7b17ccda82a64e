import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { gapSince, readServerLog } from './read-server-log.ts'

const folder = mkdtempSync(join(tmpdir(), 'settlesg-server-log-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const account = randomUUID()
const line = (event: string, time: string, more = {}) =>
  JSON.stringify({ level: 30, time, event, account, ...more, msg: 'security event' })
const write = (...lines: string[]) => {
  const file = join(folder, randomUUID())
  writeFileSync(file, `${lines.join('\n')}\n`)
  return file
}
const read = (...lines: string[]) => readServerLog([write(...lines)])
const noon = '2026-11-27T12:00:00.000Z'
const one = '2026-11-27T13:00:00.000Z'

it.each([
  ['as the server prints it', (text: string) => text],
  ['after what systemd or compose puts before it', (text: string) => `Nov 27 18:30:00 host node[7]: ${text}`],
  [
    'in an object of Docker’s json-file driver',
    (text: string) => JSON.stringify({ log: `${text}\n`, stream: 'stdout', time: one }),
  ],
  ['in an object of journalctl', (text: string) => JSON.stringify({ MESSAGE: text, PRIORITY: '6' })],
])('a line of the server’s log is read %s', async (_, wrap) => {
  const log = await read(wrap(line('account_deleted', noon)))
  expect([log.deleted, log.range]).toEqual([new Set([account]), { from: new Date(noon), to: new Date(noon) }])
})

it('of an account that was disabled and enabled the log says what came last, whenever it was written', async () => {
  const disabled = line('account_disabled', one, { at: noon })
  expect((await read(disabled)).disabled).toEqual(new Map([[account, new Date(noon)]]))
  expect((await read(line('account_enabled', one), disabled)).disabled).toEqual(new Map([[account, null]]))
})

it.each([
  '',
  'no JSON',
  '{"a":1}',
  JSON.stringify({ time: noon, event: 'account_deleted', account }),
  JSON.stringify({ level: 'info', time: noon, msg: 'of another program' }),
  JSON.stringify({ log: 'no line of ours\n', stream: 'stdout', time: noon }),
])('a file without a line of ours is no log of the server: %s', async (text) => {
  await expect(read(text)).rejects.toThrow('has no line of the server’s log')
})

it.each([
  ['2026-11-27T11:59:00Z', 'The log begins 2026-11-27T12:00:00.000Z, after the backup'],
  ['2026-11-27T12:30:00Z', null],
  ['2026-11-27T13:01:00Z', 'The log ends 2026-11-27T13:00:00.000Z, before the backup'],
])('of a backup at %s a log from noon to one says what it lacks', async (at, gap) => {
  // The time of Docker's own object is not the server's.
  const foreign = JSON.stringify({ log: 'Listening\n', stream: 'stdout', time: '2026-01-01T00:00:00Z' })
  const log = await read(foreign, line('signed_in', noon), line('signed_in', one))
  const said = gapSince(log, new Date(at))
  expect(gap === null ? said : said?.startsWith(gap)).toBe(gap === null ? null : true)
})
