import { createHash } from 'node:crypto'
import { exampleProfile, spouseProfile } from '@settlesg/model/testing'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openReports } from './testing/reader.ts'

let reports: Awaited<ReturnType<typeof openReports>>
let reader: Awaited<ReturnType<typeof reports.reader>>
let own: Buffer
let number: string
let anothers: Buffer
beforeAll(async () => {
  reports = await openReports()
  reader = await reports.reader(exampleProfile)
  const made = await reports.request('POST', '/users/generate-pr-report', {
    token: reader.token,
    body: { assessment_id: reader.assessmentId, language: 'en' },
  })
  own = made.rawPayload
  number = String(made.headers['x-report-number'])
  const other = await reports.reader(spouseProfile)
  const body = { assessment_id: other.assessmentId, language: 'en' }
  anothers = (await reports.request('POST', '/users/generate-pr-report', { token: other.token, body })).rawPayload
  await reports.deliver()
})
afterAll(() => reports.close())

interface Part {
  field?: string
  name?: string | null
  type?: string
  content: Uint8Array
}
const boundary = 'a-boundary-of-the-test'
const multipart = (parts: Part[]) =>
  Buffer.concat([
    ...parts.flatMap(({ field = 'report_pdf', name = 'report.pdf', type = 'application/pdf', content }) => [
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${field}"`),
      Buffer.from(name === null ? '\r\n\r\n' : `; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`),
      content,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ])
const send = (payload: Uint8Array, contentType = `multipart/form-data; boundary=${boundary}`, token = reader.token) =>
  reports.app.inject({
    method: 'POST',
    url: '/api/v1/users/send-pr-report',
    headers: { authorization: `Bearer ${token}`, 'content-type': contentType },
    payload: Buffer.from(payload),
  })

/** How many rows each table has that an upload could add to. */
async function stored(): Promise<number[]> {
  const { db } = reports
  const tables = [
    db.selectFrom('mail').select('id'),
    db.selectFrom('report').select('id'),
    db.selectFrom('report_file').select('report_id as id'),
    db.selectFrom('issued_report').select('number as id'),
  ]
  const counts: number[] = []
  for (const table of tables) counts.push((await table.execute()).length)
  return counts
}

const pdf = (...objects: string[]) =>
  Buffer.from(
    `%PDF-1.7\n${objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')}trailer\n<</Root 1 0 R>>\n%%EOF\n`,
  )
const changedAt = (file: Buffer, place: number) => {
  const changed = Buffer.from(file)
  changed[place] = (changed[place] ?? 0) ^ 1
  return changed
}
const catalogue = '<</Type/Catalog/Pages 2 0 R>>'
const notAPdf = (start: string) => Buffer.concat([Buffer.from(start, 'latin1'), Buffer.alloc(200, 7)])
const tenMegabytes = 10 * 1024 * 1024

/** What somebody may send under the name of a report. */
const notOurs: [string, () => Buffer][] = [
  ['no byte at all', () => Buffer.alloc(0)],
  ['one byte', () => Buffer.from('%')],
  ['the head of a PDF and nothing else', () => Buffer.from('%PDF-1.7\n')],
  ['a report without its last byte', () => own.subarray(0, -1)],
  ['the first half of a report', () => own.subarray(0, own.length / 2)],
  ['a report without its first byte', () => own.subarray(1)],
  ['a report with one bit changed at its start', () => changedAt(own, 5)],
  ['a report with one bit changed in its middle', () => changedAt(own, Math.floor(own.length / 2))],
  ['a report with one bit changed at its end', () => changedAt(own, own.length - 3)],
  ['a report with a line break after it', () => Buffer.concat([own, Buffer.from('\n')])],
  ['a report with an update after it', () => Buffer.concat([own, pdf(catalogue)])],
  ['a report with NUL bytes before it', () => Buffer.concat([Buffer.alloc(4), own])],
  ['a report with a page of HTML before it', () => Buffer.concat([Buffer.from('<html><script>'), own])],
  ['the same report twice', () => Buffer.concat([own, own])],
  ['a report as base64', () => Buffer.from(own.toString('base64'))],
  ['a report of another account', () => anothers],
  ['a PDF of somebody else', () => pdf(catalogue, '<</Type/Pages/Kids[]/Count 0>>')],
  [
    'an encrypted PDF',
    () => pdf(catalogue, '<</Filter/Standard/V 4/Length 128/O(x)/U(x)/P -4>>', '<</Encrypt 2 0 R>>'),
  ],
  ['a PDF with a script', () => pdf('<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>')],
  ['a PDF that starts a program', () => pdf('<</Type/Catalog/OpenAction<</S/Launch/F(cmd.exe)>>>>')],
  ['a PDF with a file inside', () => pdf('<</Type/Catalog/Names<</EmbeddedFiles 2 0 R>>>>', '<</Type/EmbeddedFile>>')],
  ['a PDF with an XFA form', () => pdf('<</Type/Catalog/AcroForm<</XFA 2 0 R>>>>')],
  [
    'a PDF that says it has 100,000 pages',
    () => pdf(catalogue, `<</Type/Pages/Count 100000/Kids[${'3 0 R '.repeat(1e5)}]>>`),
  ],
  ['a PDF whose objects lead back to themselves', () => pdf('<</Type/Catalog/Pages 1 0 R>>')],
  ['HTML under the name of a PDF', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  [
    'HTML that is a PDF too',
    () => Buffer.concat([Buffer.from('<!doctype html><!--'), pdf(catalogue), Buffer.from('-->')]),
  ],
  ['a ZIP archive under the name of a PDF', () => notAPdf('PK\u0003\u0004')],
  ['a ZIP archive that is a PDF too', () => Buffer.concat([pdf(catalogue), notAPdf('PK\u0003\u0004')])],
  ['a PNG under the name of a PDF', () => notAPdf('\u0089PNG\r\n\u001a\n')],
  ['a program under the name of a PDF', () => notAPdf('MZ')],
  ['a virus scanner’s test file', () => Buffer.from('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-TEST')],
  ['PostScript', () => Buffer.from('%!PS-Adobe-3.0\n(%PDF-) run')],
  ['10 MB of nothing', () => Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(tenMegabytes - 5)])],
  ['the SHA-256 of a report instead of it', () => createHash('sha256').update(own).digest()],
]

describe('a file that is not a report of this account', () => {
  let before: number[]
  let mailed: number
  beforeEach(async () => {
    before = await stored()
    mailed = reports.mailbox.mails.length
  })
  afterEach(async () => {
    await reports.deliver()
    expect(await stored()).toEqual(before)
    expect(reports.mailbox.mails.length).toBe(mailed)
  })

  it.each(notOurs)('%s is refused in the words of the API, and nothing is mailed or stored', async (_, content) => {
    const answer = await send(multipart([{ content: content() }]))
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({
      detail: 'This file is not a report issued to your account',
      code: 'not_your_report',
    })
  })

  it('a report of the account is refused to everybody else', async () => {
    const { token } = await reports.newUser()
    await reports.deliver()
    ;[before, mailed] = [await stored(), reports.mailbox.mails.length]
    const answer = await send(multipart([{ content: own }]), undefined, token)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'not_your_report'])
  })

  it.each<[string, number]>([
    ['12 MB', 12 * 1024 * 1024],
    ['one byte more than 10 MB', tenMegabytes + 1],
  ])('%s are refused with 413', async (_, size) => {
    const content = Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(size - 5)])
    expect((await send(multipart([{ content }]))).statusCode).toBe(413)
  })

  it.each<[string, () => Part[]]>([
    ['no file', () => []],
    ['a file in another field', () => [{ field: 'file', content: own }]],
    ['text in the place of the file', () => [{ name: null, content: Buffer.from('%PDF-') }]],
    ['the file twice', () => [{ content: own }, { content: own }]],
    [
      'an address beside the file',
      () => [{ content: own }, { field: 'to', name: null, content: Buffer.from('a@b.sg') }],
    ],
    ['a name that ends its line', () => [{ name: 'a.pdf"\r\nx-to: a@b.sg\r\n\r\n', field: 'a\r\nb', content: own }]],
  ])('%s is refused with 422', async (_, parts) => {
    expect((await send(multipart(parts()))).statusCode).toBe(422)
  })

  it.each([
    ['application/pdf', 415],
    ['application/json', 415],
    ['application/octet-stream', 415],
    ['multipart/mixed; boundary=a-boundary-of-the-test', 415],
    ['multipart/form-data', 422],
    ['multipart/form-data; boundary=another', 422],
  ])('the type %j around a report is refused with %i', async (type, status) => {
    expect((await send(multipart([{ content: own }]), type)).statusCode).toBe(status)
  })

  it('a body that breaks off in the middle of the file is refused with 422', async () => {
    const whole = multipart([{ content: own }])
    expect((await send(whole.subarray(0, whole.length / 2))).statusCode).toBe(422)
  })
})

describe('a report of this account', () => {
  it.each(['../../x.pdf', 'C:\\x.pdf', 'x.html', 'x%0d%0ato: a@b.sg', '', 'x'.repeat(255), '\u202efdp.exe'])(
    'an uploaded report is mailed under our own name for it, whatever name %j it came with',
    async (name) => {
      const before = reports.mailbox.mails.length
      expect((await send(multipart([{ name, type: 'text/html', content: own }]))).statusCode).toBe(200)
      await reports.deliver()
      const [mail, ...others] = reports.mailbox.mails.slice(before)
      expect([mail?.to, mail?.attachment?.name, others]).toEqual([reader.email, `SettleSG-${number}.pdf`, []])
      expect(mail?.attachment?.content.equals(own)).toBe(true)
    },
  )
})
