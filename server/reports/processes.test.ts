import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { exampleProfile } from '@settlesg/model/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { long } from '../../testing/long.ts'
import { type SmtpStub, startSmtpStub } from '../mail/testing/smtp-stub.ts'
import { withDatabase } from '../testing/snapshot.ts'
import { onPostgres } from '../testing/test-database.ts'
import { openReports } from './testing/reader.ts'
import type { ReportProcessSettings } from './testing/report-process.ts'

const patienceMs = long(300_000, 3_600_000)

describe.runIf(onPostgres)('a process that is killed while it makes or sends a report', () => {
  let reports: Awaited<ReturnType<typeof openReports>>
  let reader: Awaited<ReturnType<typeof reports.reader>>
  let databaseUrl: string
  let stub: SmtpStub
  beforeAll(async () => {
    reports = await openReports()
    reader = await reports.reader(exampleProfile)
    await reports.deliver()
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(reports.db)
    const snapshot = inject('snapshot')
    if (snapshot.kind !== 'server') throw new Error('These tests need a server')
    databaseUrl = withDatabase(snapshot.url, rows[0]?.name ?? '')
    stub = await startSmtpStub()
  })
  afterAll(async () => {
    await stub.close()
    await reports.close()
  })

  /** Runs one process to its end: true if it came to the end by itself. */
  const run = (work: ReportProcessSettings['work'], killAt: ReportProcessSettings['killAt']) =>
    new Promise<boolean>((resolve, reject) => {
      const { settings, product, clock } = reports
      const argument: ReportProcessSettings = {
        databaseUrl,
        secretKey: 'a key for tests that is long enough',
        now: clock.now().toISOString(),
        settings,
        product,
        smtpPort: stub.port,
        work,
        killAt,
      }
      const file = join(import.meta.dirname, 'testing', 'report-process.ts')
      const child = spawn(process.execPath, [file, JSON.stringify(argument)], {
        stdio: ['ignore', 'inherit', 'inherit'],
      })
      child.once('exit', (code, signal) =>
        signal === 'SIGKILL' || code === 0 ? resolve(code === 0) : reject(new Error(`It ended with ${code ?? signal}`)),
      )
    })
  const requestNamed = (label: string) => ({ assessment_id: reader.assessmentId, language: 'en' as const, label })
  const queue = (label: string, killAt: ReportProcessSettings['killAt']) =>
    run({ kind: 'queue', userId: reader.id, request: requestNamed(label) }, killAt)
  const count = async () => {
    const { rows } = await sql<{ counts: number[] }>`
      select array[
        (select count(*)::int from issued_report), (select count(*)::int from report),
        (select count(*)::int from report_file), (select count(*)::int from mail where report_id is not null)
      ] as counts`.execute(reports.db)
    return rows[0]?.counts ?? []
  }
  const queued = async () =>
    (await reports.db.selectFrom('mail').select('id').where('status', '=', 'queued').execute()).map(({ id }) => id)

  it(
    'a report that could not be stored leaves nothing behind, and the next try makes it once',
    async () => {
      const everywhere = Array.from({ length: 16 }, (_, place) => place)
      for (const killAt of long(['printed', 8, 'commit'] as const, [...everywhere, 'printed', 'commit'] as const)) {
        const before = await count()
        const isDone = await queue(`At ${killAt}`, killAt)
        const added = isDone ? 1 : 0
        const [issued = 0, made = 0, files = 0, mails = 0] = await count()
        expect([issued, made, mails]).toEqual([before[0], before[1], before[3]].map((rows = 0) => rows + added))
        const call = { token: reader.token, body: requestNamed(`At ${killAt}`) }
        expect((await reports.request('POST', '/users/generate-pr-report', call)).statusCode).toBe(200)
        const [issuedAfter, madeAfter, filesAfter = 0] = await count()
        expect([issuedAfter, madeAfter]).toEqual([issued + 1 - added, made + 1 - added])
        // Ten files of an assessment are kept, and those that mails wait for.
        expect(filesAfter).toBeGreaterThanOrEqual(Math.min(files, 10))
      }
      await reports.deliver()
    },
    patienceMs,
  )

  it(
    'a queued report is mailed whole after every crash, at most twice by one id (F-23)',
    async () => {
      for (const [killAt, times] of [
        ['before sending', 1],
        ['after sending', 2],
      ] as const) {
        stub.accepted.length = 0
        expect(await queue(killAt, null)).toBe(true)
        const [mailId = '', ...others] = await queued()
        expect(others).toEqual([])
        expect(await run({ kind: 'send', mailId }, killAt)).toBe(false)
        expect(await queued()).toEqual([mailId])
        expect(await run({ kind: 'send', mailId }, null)).toBe(true)
        expect(await queued()).toEqual([])
        expect(await run({ kind: 'send', mailId }, null)).toBe(true)

        const call = { token: reader.token, body: requestNamed(killAt) }
        const file = (await reports.request('POST', '/users/generate-pr-report', call)).rawPayload
        expect(stub.accepted.map(({ messageId }) => messageId)).toEqual(
          Array.from({ length: times }, () => `<${mailId}@settlesg.example>`),
        )
        for (const { raw, recipients } of stub.accepted) {
          expect(recipients).toEqual([reader.email])
          expect(sha256Of(attachedTo(raw))).toBe(sha256Of(file))
        }
      }
    },
    patienceMs,
  )
})

const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
/** The PDF of a mail as a mail program would save it. */
const attachedTo = (raw: string): Buffer =>
  Buffer.from(/application\/pdf[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/i.exec(raw)?.[1] ?? '', 'base64')
