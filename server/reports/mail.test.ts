import { createHash } from 'node:crypto'
import { exampleProfile } from '@settlesg/model/testing'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailAccounts } from '../accounts/service.ts'
import { attachmentLoader } from '../app.ts'
import { deliverMail } from '../mail/service.ts'
import { smtpMailer } from '../mail/smtp-mailer.ts'
import { type Behaviour, type SmtpStub, startSmtpStub } from '../mail/testing/smtp-stub.ts'
import { beforeTests } from '../testing/before-tests.ts'
import { makeContent } from './testing/make-content.ts'
import { openReports } from './testing/reader.ts'

let stub: SmtpStub
const reports = beforeTests(() => openReports())
const reader = beforeTests(() => reports.reader(exampleProfile))
beforeAll(() => reports.deliver())
beforeEach(async () => {
  stub = await startSmtpStub()
})
afterEach(() => stub.close())

/** Queues the report by mail, and gives the file that it should bring with the mail's id. */
async function queued() {
  const call = { token: reader.token, body: { assessment_id: reader.assessmentId, language: 'en' } }
  const file = (await reports.request('POST', '/users/generate-pr-report', call)).rawPayload
  expect((await reports.request('POST', '/users/send_pr1', call)).statusCode).toBe(200)
  const { id } = await reports.db
    .selectFrom('mail')
    .select('id')
    .where('status', '=', 'queued')
    .executeTakeFirstOrThrow()
  return { file, id }
}

/** One try, by the mailer of production, over a socket. */
async function attempt(id: string): Promise<void> {
  const settings = { smtpUrl: `smtp://127.0.0.1:${stub.port}`, mailFrom: 'SettleSG <no-reply@settlesg.example>' }
  const mailer = smtpMailer(settings, { connectMs: 10_000, idleMs: 2_000, wholeMs: 20_000 })
  const { db, transaction, secrets, clock, jobs, renderMail } = reports
  const deps = { db, transaction, secrets, clock, jobs, renderMail, mailer }
  await deliverMail({ ...deps, accounts: mailAccounts, attachment: attachmentLoader(reports), onMail: () => {} }, id)
}

const readStatus = async (id: string) =>
  (await reports.db.selectFrom('mail').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status

/** The PDF as a mail program would save it. */
function attached(raw: string | undefined): { name: string; content: Buffer } {
  const [, head = '', body = ''] =
    /\r\n((?:[^\r\n]+\r\n)*Content-Type: application\/pdf(?:[^\r\n]*\r\n[^\r\n]+)*)\r\n\r\n([A-Za-z0-9+/=\r\n]+)/i.exec(
      raw ?? '',
    ) ?? []
  return { name: /filename="?([^"\r\n]+)/.exec(head)?.[1] ?? '', content: Buffer.from(body, 'base64') }
}
const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

describe('a report on its way through a mail server', () => {
  it('a report arrives by mail byte for byte, at the address of the account alone', async () => {
    const { file, id } = await queued()
    await attempt(id)
    const [mail] = stub.accepted
    expect(mail?.recipients).toEqual([reader.email])
    const { name, content } = attached(mail?.raw)
    expect(name).toMatch(/^SettleSG-[0-9A-Z-]{14}\.pdf$/)
    expect(sha256Of(content)).toBe(sha256Of(file))
    expect(mail?.raw).toContain('Content-Type: text/plain')
    expect(await readStatus(id)).toBe('sent')
  })

  it('the case in words is in the report and never in the body of its mail', async () => {
    const { id } = await queued()
    await attempt(id)
    const body = (stub.accepted[0]?.raw ?? '').replaceAll('=\r\n', '').replaceAll(/\s+/g, ' ')
    const [last, ...others] = makeContent(exampleProfile, 'en').words.paragraphs.toReversed()
    expect(last).toContain('nobody outside ICA can know')
    const sentences = [last ?? '', ...others].flatMap((text) => text.split(/(?<=\.) /).slice(0, 3))
    expect(sentences.length).toBeGreaterThan(9)
    expect(sentences.filter((sentence) => body.includes(sentence))).toEqual([])
    expect(body).toContain('Content-Type: text/plain')
  })

  const failures: [string, Behaviour][] = [
    ['is busy', { answer: 451, to: 'DATA' }],
    ['goes away in the middle', 'drop after DATA'],
    ['falls silent', 'stall'],
  ]
  it.each(failures)(
    'a report is tried again, whole and with the same Message-ID, when the mail server %s',
    async (_, behaviour) => {
      const { file, id } = await queued()
      stub.behave = [behaviour]
      await expect(attempt(id)).rejects.toThrow('not taken by the mail server')
      expect([stub.accepted.length, await readStatus(id)]).toEqual([0, 'queued'])
      await attempt(id)
      await attempt(id)
      expect(stub.accepted.map(({ messageId }) => messageId)).toEqual([`<${id}@settlesg.example>`])
      expect(sha256Of(attached(stub.accepted[0]?.raw).content)).toBe(sha256Of(file))
    },
  )

  it('a report that the mail server refuses for good is not tried again', async () => {
    const { id } = await queued()
    stub.behave = [{ answer: 554, to: 'DATA' }]
    await attempt(id)
    await attempt(id)
    expect([stub.connections, stub.accepted.length, await readStatus(id)]).toEqual([1, 0, 'dead'])
  })
})
