import { join } from 'node:path'
import { errors } from '@settlesg/contract'
import { Piscina } from 'piscina'
import { HttpError } from '../platform/http/http-error.ts'
import type { PrintedPage } from './compile-worker.ts'
import type { ReportInput } from './content/report.ts'

/** Makes PDFs of reports, and pictures of their answer page. */
export interface ReportPrinter {
  /** Throws `unavailable` where too many wait already. */
  print(input: ReportInput): Promise<Buffer>
  /** The answer page as a PNG for a phone. Throws `unavailable` likewise. */
  drawAnswer(input: ReportInput): Promise<Buffer>
  close(): Promise<void>
}

/** Makes PDFs of other pages. */
interface PagePrinter {
  /** Throws `unavailable` likewise. */
  printPage(page: PrintedPage): Promise<Buffer>
}

/** What the worker does, by the name of its function, and what each is given. */
interface Jobs {
  default: ReportInput
  drawAnswer: ReportInput
  compilePage: PrintedPage
}

/** A report takes about a tenth of a second: who is last in line waits for some four seconds. */
const mostWaiting = 40
const retryAfterSeconds = 5
/** The worker holds fonts and compiler, some 100 MB: it ends when nobody wanted a report for this long. */
const idleMs = 60_000

/** One worker thread, started when the first report is wanted: making PDFs must never hold up other calls. */
export function reportPrinter(): ReportPrinter & PagePrinter {
  const pool = new Piscina<Jobs[keyof Jobs], Uint8Array>({
    filename: join(import.meta.dirname, 'compile-worker.ts'),
    minThreads: 0,
    maxThreads: 1,
    maxQueue: mostWaiting,
    idleTimeout: idleMs,
  })
  async function run<Name extends keyof Jobs>(input: Jobs[Name], name: Name) {
    if (pool.queueSize >= mostWaiting)
      throw new HttpError(errors.unavailable, { 'retry-after': String(retryAfterSeconds) })
    return Buffer.from(await pool.run(input, { name }))
  }
  return {
    print: (input) => run(input, 'default'),
    drawAnswer: (input) => run(input, 'drawAnswer'),
    printPage: (page) => run(page, 'compilePage'),
    close: () => pool.close({ force: true }),
  }
}
