import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerWithErrors } from './error-handler.ts'
import { readFileInBody } from './file-in-body.ts'

const app = Fastify({ bodyLimit: 1024 })
let handled = 0
beforeAll(async () => {
  answerWithErrors(app, { showMessages: true })
  await app.register(async (scope) => {
    readFileInBody(scope, 'report_pdf')
    scope.post('/', async ({ body }) => {
      handled += 1
      return { bytes: Buffer.isBuffer(body) ? body.length : null }
    })
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

const boundary = 'a-boundary-of-the-test'
const type = `multipart/form-data; boundary=${boundary}`
const begin = `--${boundary}\r\n`
const end = `\r\n--${boundary}--\r\n`
const disposition = 'content-disposition: form-data; name="report_pdf"; filename="a.pdf"'
const filePart = (content = '%PDF-', headers = disposition) => `${begin}${headers}\r\n\r\n${content}`
const send = (payload: string | Buffer, contentType = type) =>
  app.inject({ method: 'POST', url: '/', headers: { 'content-type': contentType }, payload: Buffer.from(payload) })

const tooLong = 'Value error, its headers are longer than 1 KB: give the file a shorter name'
const oneOnly = 'Value error, send this one part and no other'
const breaksOff = 'Value error, the multipart body breaks off: send all of it'
const noBoundary = 'Value error, name the boundary of the multipart body in Content-Type'
const notText = 'Value error, send a file here, with a file name, and not text'
const required = 'Field required'
const extra = 'Extra inputs are not permitted'
const inField = 'body.report_pdf'
const secondPart = (headers: string) => `${filePart()}\r\n${begin}${headers}\r\n\r\nx${end}`
const megabytes = (count: number, what: string) => what.repeat((count * 1024 * 1024) / what.length)

/** A body, and what is wrong with it: where, and how to mend it. */
const hostile: [what: string, body: () => string | Buffer, problems: string[], contentType?: string][] = [
  ['nothing but the end', () => `--${boundary}--\r\n`, [`${inField} ${required}`]],
  ['no delimiter at all', () => 'x'.repeat(100), [`body ${breaksOff}`]],
  ['only line breaks', () => '\r\n'.repeat(200), [`body ${breaksOff}`]],
  ['9.6 MB of header lines', () => filePart('', megabytes(9.6, 'a:\r\n')), [`${inField} ${tooLong}`]],
  ['one header of 9 MB', () => filePart('', `a: ${megabytes(9, 'x')}`), [`${inField} ${tooLong}`]],
  [
    '9 MB of folded header',
    () => filePart('', `${disposition}\r\n${megabytes(9, ' x\r\n')}`),
    [`${inField} ${tooLong}`],
  ],
  [
    'a file name of 2,000 characters',
    () => filePart('', disposition.replace('a.pdf', 'x'.repeat(2000))) + end,
    [`${inField} ${tooLong}`],
  ],
  ['9 MB before the first delimiter', () => megabytes(9, 'x\r\n') + filePart() + end, [`${inField} ${tooLong}`]],
  ['190,000 empty parts', () => `${begin}\r\n`.repeat(190_000) + end, [`${inField} ${oneOnly}`]],
  [
    '190,000 parts after the file',
    () => filePart() + `\r\n${begin}\r\n`.repeat(190_000) + end,
    [`${inField} ${oneOnly}`],
  ],
  [
    '190,000 text parts',
    () => `${begin}content-disposition: form-data; name="a"\r\n\r\nx\r\n`.repeat(1e5),
    [`body.a ${extra}`, `${inField} ${required}`],
  ],
  ['the file twice', () => `${filePart()}\r\n${filePart()}${end}`, [`${inField} ${oneOnly}`]],
  ['a part without headers after the file', () => secondPart(''), [`${inField} ${oneOnly}`]],
  [
    'an address after the file',
    () => secondPart('content-disposition: form-data; name="to"'),
    [`${inField} ${oneOnly}`],
  ],
  [
    'an address before the file',
    () => `${filePart('a@b.sg', 'content-disposition: form-data; name="to"')}\r\n${filePart()}${end}`,
    [`body.to ${extra}`, `${inField} ${required}`],
  ],
  [
    'the file in another field',
    () => filePart('%PDF-', disposition.replace('report_pdf', 'file')) + end,
    [`body.file ${extra}`, `${inField} ${required}`],
  ],
  [
    'a field in capitals',
    () => filePart('%PDF-', disposition.replace('report_pdf', 'REPORT_PDF')) + end,
    [`body.REPORT_PDF ${extra}`, `${inField} ${required}`],
  ],
  [
    'a field that reaches a prototype',
    () => filePart('%PDF-', disposition.replace('report_pdf', '__proto__')) + end,
    [`body.__proto__ ${extra}`, `${inField} ${required}`],
  ],
  [
    'a field of 900 characters',
    () => filePart('%PDF-', disposition.replace('report_pdf', 'n'.repeat(900))) + end,
    [`body.${'n'.repeat(100)} ${extra}`, `${inField} ${required}`],
  ],
  [
    'a field of no character',
    () => filePart('%PDF-', disposition.replace('report_pdf', '')) + end,
    [`body. ${extra}`, `${inField} ${required}`],
  ],
  [
    'a part without a name',
    () => filePart('%PDF-', 'content-disposition: form-data; filename="a.pdf"') + end,
    [`${inField} ${required}`],
  ],
  [
    'a part without a disposition',
    () => filePart('%PDF-', 'content-type: application/pdf') + end,
    [`${inField} ${required}`],
  ],
  ['a part without headers', () => filePart('%PDF-', '') + end, [`${inField} ${required}`]],
  [
    'a disposition of another kind',
    () => filePart('%PDF-', disposition.replace('form-data', 'attachment')) + end,
    [`${inField} ${required}`],
  ],
  ['headers that are none', () => filePart('%PDF-', 'no colon here') + end, [`${inField} ${required}`]],
  [
    'the disposition behind sixteen other headers',
    () => filePart('%PDF-', `${'a: b\r\n'.repeat(16)}${disposition}`) + end,
    [`${inField} ${required}`],
  ],
  [
    'a line break in the name',
    () => filePart('%PDF-', 'content-disposition: form-data; name="a\nreport_pdf"; filename="a"') + end,
    [`${inField} ${required}`],
  ],
  [
    'text in the place of the file',
    () => filePart('%PDF-', 'content-disposition: form-data; name="report_pdf"') + end,
    [`${inField} ${notText}`],
  ],
  ['an end in the headers', () => `${begin}${disposition}`, [`body ${breaksOff}`]],
  ['an end in the file', () => filePart('%PDF-'), [`body ${breaksOff}`]],
  ['a last delimiter without its dashes', () => `${filePart('%PDF-')}\r\n--${boundary}`, [`body ${breaksOff}`]],
  ['line feeds alone', () => (filePart() + end).replaceAll('\r\n', '\n'), [`body ${breaksOff}`]],
  [
    'a multipart body in the part',
    () =>
      filePart('', 'content-type: multipart/mixed; boundary=inner\r\n') +
      `--inner\r\n${disposition}\r\n\r\nx\r\n--inner--${end}`,
    [`${inField} ${required}`],
  ],
  ['no boundary', () => filePart() + end, [`body ${noBoundary}`], 'multipart/form-data'],
  ['another boundary', () => filePart() + end, [`body ${breaksOff}`], 'multipart/form-data; boundary=another'],
  [
    'a boundary of 300 characters',
    () => filePart() + end,
    [`body ${noBoundary}`],
    `multipart/form-data; boundary=${'x'.repeat(300)}`,
  ],
]

describe('a multipart body with more or less than the one file', () => {
  it.each(hostile)('%s is refused with 422 and the field that it is about', async (_, body, problems, contentType) => {
    const before = handled
    const answer = await send(body(), contentType)
    expect(answer.statusCode).toBe(422)
    const { detail } = answer.json()
    expect(detail.map(({ loc, msg }: { loc: string[]; msg: string }) => `${loc.join('.')} ${msg}`)).toEqual(problems)
    expect(handled).toBe(before)
  })
})

describe('the one file in a multipart body', () => {
  const most = 10 * 1024 * 1024
  it.each<[string, () => string | Buffer, number]>([
    ['nothing', () => filePart('') + end, 0],
    ['a few bytes', () => filePart() + end, 5],
    [
      'what looks like the beginning of a delimiter, all the way',
      () => filePart(`\r\n--${boundary.slice(0, -1)}`.repeat(50_000)) + end,
      50_000 * 25,
    ],
    ['line breaks alone', () => filePart('\r\n'.repeat(100_000)) + end, 200_000],
    ['just as many bytes as may be', () => filePart('x'.repeat(most)) + end, most],
    ['a few bytes with text before and after, as the standard allows', () => `hello\r\n${filePart()}${end}bye`, 5],
    [
      'a few bytes under a name in Chinese',
      () => filePart('%PDF-', disposition.replace('a.pdf', '报告'.repeat(80))) + end,
      5,
    ],
  ])('a file of %s is read byte for byte', async (_, body, bytes) => {
    const answer = await send(body())
    expect([answer.statusCode, answer.json()]).toEqual([200, { bytes }])
  })

  it.each<[string, () => string | Buffer]>([
    ['one byte more than 10 MB', () => filePart('x'.repeat(most + 1)) + end],
    ['30 MB', () => filePart(megabytes(30, 'x')) + end],
    ['5 bytes with 30 MB of text after it', () => filePart() + end + megabytes(30, 'x')],
  ])('a file of %s is refused with 413', async (_, body) => {
    expect((await send(body())).statusCode).toBe(413)
  })

  it('a file in chunks of one byte is read byte for byte', async () => {
    const { port } = app.server.address() as AddressInfo
    const body = ReadableStream.from([...(filePart('%PDF-1.7') + end)].map((byte) => Buffer.from(byte)))
    const request = { method: 'POST', headers: { 'content-type': type }, body, duplex: 'half' } as const
    expect(await (await fetch(`http://127.0.0.1:${port}`, request)).json()).toEqual({ bytes: 8 })
  })
})

describe('an upload that is refused', () => {
  it.each<[string, string, number, number]>([
    ['whose headers go on', filePart('', 'a:\r\n'.repeat(300)), 9_000_000, 422],
    ['with a second part', `${filePart()}\r\n${filePart()}`, 9_000_000, 422],
    ['with another field', filePart('%PDF-', disposition.replace('report_pdf', 'x')), 9_000_000, 422],
    ['that says it is too long', filePart(), 11_000_000, 413],
  ])('an upload %s is answered while it still streams', async (_, start, length, status) => {
    const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    client.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n${start}`)
    const [answer] = await once(client, 'data')
    expect(String(answer)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    client.destroy()
  })
})
