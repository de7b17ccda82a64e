import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { number, type Report } from '../report.ts'
import { pacedP99 } from './load.ts'
import { liveCall } from './rates.ts'
import { signUp } from './reader.ts'
import type { Scene } from './scene.ts'
import type { UploadFlood } from './upload-worker.ts'

const accounts = 10
const mostMs = 50
const pace = { perSecond: 100, seconds: 5 }
const boundary = 'b'
const part = `--${boundary}\r\ncontent-disposition: form-data; name="report_pdf"; filename="a.pdf"\r\n\r\n`
const bytes = (text: string, most: number) => Buffer.from(text.repeat(Math.ceil(most / text.length)).slice(0, most))
const [headBytes, fileBytes] = [9_600_000, 10_000_000]

/** What is hard to read or long to carry; all of it is refused. */
const hostile: [what: string, body: Buffer][] = [
  ['header lines', Buffer.concat([Buffer.from(`--${boundary}\r\n`), bytes('a:\r\n', headBytes)])],
  ['empty parts', bytes(`--${boundary}\r\n\r\n`, 190_000 * 7)],
  [
    'beginnings of a delimiter',
    Buffer.concat([Buffer.from(part), bytes('\r\n--', fileBytes), Buffer.from('\r\n--b--\r\n')]),
  ],
  [
    '10 MB that are no report',
    Buffer.concat([Buffer.from(part), bytes('%PDF-', fileBytes), Buffer.from('\r\n--b--\r\n')]),
  ],
]

/** P-25: how long everybody else waits while ten accounts at once, without limits of calls, upload what hurts most. */
export async function benchUploads(report: Report, scene: Scene): Promise<void> {
  const server = await scene.startOurs({ pinned: false, env: { EMAIL_CONFIRMATION: 'off' } })
  const tokens: string[] = []
  for (let index = 0; index < accounts; index += 1)
    tokens.push(await signUp(server.origin, `uploader-${index}@example.sg`))
  await pacedP99(server, liveCall, pace)
  const quiet = await pacedP99(server, liveCall, pace)
  for (const [what, body] of hostile) {
    const workerData: UploadFlood = { origin: server.origin, tokens, boundary, body }
    const flood = new Worker(new URL('upload-worker.ts', import.meta.url), { workerData })
    const busy = await pacedP99(server, liveCall, pace)
    flood.postMessage('stop')
    const [statuses = []]: number[][] = await once(flood, 'message')
    await flood.terminate()
    report.addAtMost({
      what: `P-25 99 of 100 GET /health/live while ${accounts} accounts upload ${what}, ${scene.kind}`,
      value: busy,
      most: mostMs,
      unit: 'ms',
      digits: 1,
      isValid: statuses.every((status) => status >= 400),
      beside: `${number(quiet, 1)} ms without uploads; ${number(statuses.length)} uploads of ${number(body.length / 1e6, 1)} MB in ${pace.seconds} s`,
    })
  }
}
