import { createHash } from 'node:crypto'
import { daySeconds, errors } from '@settlesg/contract'
import { exampleProfile } from '@settlesg/model/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { HttpError } from '../platform/http/http-error.ts'
import { beforeTests } from '../testing/before-tests.ts'
import { testPassword } from '../testing/test-app.ts'
import type { ReportPrinter } from './printer.ts'
import { removeOldReportFiles } from './service.ts'
import { openReports } from './testing/reader.ts'

// What is kept and counted does not depend on the content of a report: a hundred of them need not be typeset.
const printer: ReportPrinter = {
  print: async ({ number }) => Buffer.from(`%PDF-1.7\n${number}\n`.repeat(1000)),
  drawAnswer: async () => Buffer.alloc(0),
  close: async () => {},
}

let reader: Awaited<ReturnType<typeof reports.reader>>
const reports = beforeTests(() => openReports(printer))
beforeEach(async () => {
  reader = await reports.reader(exampleProfile)
  await reports.deliver()
})

const mostADay = 20
const named = (label: string) => ({ assessment_id: reader.assessmentId, language: 'en', label })
const generate = (label: string) =>
  reports.request('POST', '/users/generate-pr-report', { token: reader.token, body: named(label) })
const mail = (label: string) => reports.request('POST', '/users/send_pr1', { token: reader.token, body: named(label) })
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `Report ${index}`)
const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const listed = async (): Promise<{ label: string; sha256: string; has_file: boolean }[]> =>
  (await reports.request('GET', '/reports?limit=100', { token: reader.token })).json().data
const mailsWithReport = () => reports.mailbox.to(reader.email).filter(({ attachment }) => attachment)
const expectTooMany = ({ statusCode, headers, json }: Awaited<ReturnType<typeof generate>>) => {
  expect([statusCode, json().code]).toEqual([429, 'too_many_reports'])
  const wait = Number(headers['retry-after'])
  // Until midnight in Singapore.
  const midnight = new Date(reports.clock.now().getTime() + wait * 1000 + 8 * 3_600_000)
  expect(midnight.toISOString()).toMatch(/T00:00:0/)
}

describe('the files of reports', () => {
  it('the newest ten files of an assessment are kept; older ones can be made again', async () => {
    const labels = numbered(12)
    for (const label of labels) {
      expect((await generate(label)).statusCode).toBe(200)
      reports.clock.pass(1)
    }
    const list = await listed()
    expect(list).toHaveLength(12)
    const withoutFile = list.filter(({ has_file }) => !has_file)
    expect(withoutFile.map(({ label }) => label).sort()).toEqual(['Report 0', 'Report 1'])
    for (const { sha256, label } of withoutFile) {
      expect((await reports.request('GET', `/reports/verify/${sha256}`)).json()).toMatchObject({ issued: true })
      expect((await reports.request('GET', `/reports/${sha256}`, { token: reader.token })).statusCode).toBe(404)
      expect(sha256Of((await generate(label)).rawPayload)).toBe(sha256)
    }
    expect((await listed()).filter(({ has_file }) => has_file)).toHaveLength(10)
  })

  it('a file that a mail waits to bring along is kept beyond the newest ten', async () => {
    expect((await mail('Waits')).statusCode).toBe(200)
    for (const label of numbered(11)) {
      reports.clock.pass(1)
      await generate(label)
    }
    expect((await listed()).find(({ label }) => label === 'Waits')).toMatchObject({ has_file: true })
    await reports.deliver()
    expect(mailsWithReport()).toHaveLength(1)
    reports.clock.pass(1)
    await generate('One more')
    expect((await listed()).find(({ label }) => label === 'Waits')).toMatchObject({ has_file: false })
  })

  it('a file goes after 30 days, but not before a mail that was given up can no longer bring it along', async () => {
    expect((await mail('Given up')).statusCode).toBe(200)
    await generate('Other')
    const given = { status: 'dead', finished_at: reports.clock.now() } as const
    await reports.db.updateTable('mail').set(given).where('report_id', 'is not', null).execute()
    reports.clock.pass(31 * daySeconds)
    await removeOldReportFiles(reports)
    reader = { ...reader, token: await reports.logIn(reader.email) }
    const withFile = async () => (await listed()).filter(({ has_file }) => has_file).map(({ label }) => label)
    expect(await withFile()).toEqual(['Given up'])
    await reports.db.updateTable('mail').set({ recipient_encrypted: null }).where('report_id', 'is not', null).execute()
    await removeOldReportFiles(reports)
    expect(await withFile()).toEqual([])
  })

  it('a file is stored encrypted as its bytes, and read as it was made', async () => {
    const file = (await generate('Bytes')).rawPayload
    const [{ sha256 } = { sha256: '' }] = await listed()
    const stored = () => reports.db.selectFrom('report_file').select('file_encrypted').execute()
    const [row] = (await stored()).slice(-1)
    expect(row?.file_encrypted.length).toBe(file.length + 32)
    const read = await reports.request('GET', `/reports/${sha256}`, { token: reader.token })
    expect(read.rawPayload.equals(file)).toBe(true)
  })

  it('a report that goes by mail has one copy of its file, however many mails bring it', async () => {
    const files = async () => (await reports.db.selectFrom('report_file').select('report_id').execute()).length
    const before = await files()
    for (let time = 0; time < 3; time += 1) expect((await mail('Mailed')).statusCode).toBe(200)
    expect(await files()).toBe(before + 1)
    await reports.deliver()
    expect(mailsWithReport()).toHaveLength(3)
    expect(await files()).toBe(before + 1)
  })
})

describe('the reports of a day', () => {
  it('twenty reports are made a day for one account, then 429 until midnight in Singapore', async () => {
    for (const label of numbered(mostADay)) expect((await generate(label)).statusCode).toBe(200)
    expectTooMany(await generate('One too many'))
    expectTooMany(await mail('One too many'))
    expect((await generate('Report 19')).statusCode).toBe(200)
    expect((await listed()).map(({ label }) => label)).not.toContain('One too many')

    await reports.request('DELETE', `/assessments/${reader.assessmentId}`, { token: reader.token })
    const body = { profile: exampleProfile }
    const back = await reports.request('POST', '/credit/user-consume-supercredits', { token: reader.token, body })
    expect(back.json()).toMatchObject({ charged: false, assessment_id: reader.assessmentId })
    expectTooMany(await generate('Report 19'))

    const other = await reports.reader(exampleProfile)
    const call = { token: other.token, body: { assessment_id: other.assessmentId, language: 'en' } }
    expect((await reports.request('POST', '/users/generate-pr-report', call)).statusCode).toBe(200)

    reports.clock.pass(daySeconds)
    reader = { ...reader, token: await reports.logIn(reader.email) }
    expect((await generate('One too many')).statusCode).toBe(200)
  })

  it('twenty pictures are drawn a day for one account, then 429 until midnight in Singapore', async () => {
    const draw = (token = reader.token) => {
      const body = { assessment_id: reader.assessmentId, language: 'en' }
      return reports.request('POST', '/users/answer-picture', { token, body })
    }
    const answers = await Promise.all(numbered(mostADay + 3).map(() => draw()))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(mostADay)
    expectTooMany(await draw())
    expect((await generate('Beside the pictures')).statusCode).toBe(200)
    reports.clock.pass(daySeconds)
    expect((await draw(await reports.logIn(reader.email))).statusCode).toBe(200)
  })

  it('twenty reports are mailed a day to one account, uploaded ones included, then 429', async () => {
    const file = (await generate('Mailed')).rawPayload
    for (let time = 0; time < mostADay - 1; time += 1) expect((await mail('Mailed')).statusCode).toBe(200)
    expect((await reports.upload(reader.token, file)).statusCode).toBe(200)
    expectTooMany(await mail('Mailed'))
    expectTooMany(await reports.upload(reader.token, file))
    await reports.deliver()
    expect(mailsWithReport()).toHaveLength(mostADay)
  })

  it('a report and a mail that failed do not count, and what was counted goes with the account', async () => {
    const rows = () => reports.db.selectFrom('counted').select('used').execute()
    const total = async () => (await rows()).reduce((sum, { used }) => sum + used, 0)
    const [rowsBefore, totalBefore] = [(await rows()).length, await total()]
    vi.spyOn(printer, 'print').mockRejectedValueOnce(new HttpError(errors.unavailable))
    expect((await mail('Not printed')).statusCode).toBe(503)
    expect(await total()).toBe(totalBefore)
    expect((await mail('Printed')).statusCode).toBe(200)
    expect(await total()).toBe(totalBefore + 2)
    const call = { token: reader.token, body: { password: testPassword } }
    expect((await reports.request('DELETE', '/users/me', call)).statusCode).toBe(200)
    expect(await rows()).toHaveLength(rowsBefore)
  })
})
