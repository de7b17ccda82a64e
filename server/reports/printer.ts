import { join } from 'node:path'
import { errors } from '@settlesg/contract'
import { Piscina } from 'piscina'
import { HttpError } from '../platform/http/http-error.ts'
import type { ReportInput } from './content/report.ts'

/** Makes PDFs of reports, and pictures of their answer page. */
export interface ReportPrinter {
  /** Throws `unavailable` where too many wait already. */
  print(input: ReportInput): Promise<Buffer>
  /** The answer page as a PNG for a phone. Throws `unavailable` likewise. */
  drawAnswer(input: ReportInput): Promise<Buffer>
  close(): Promise<void>
}

/** A report takes about a tenth of a second: who is last in line waits for some four seconds. */
const mostWaiting = 40
const retryAfterSeconds = 5
/** The worker holds fonts and compiler, some 100 MB: it ends when nobody wanted a report for this long. */
const idleMs = 60_000

/** One worker thread, started when the first report is wanted: making PDFs must never hold up other calls. */
export function reportPrinter(): ReportPrinter {
  const pool = new Piscina<ReportInput, Uint8Array>({
    filename: join(import.meta.dirname, 'compile-worker.ts'),
    minThreads: 0,
    maxThreads: 1,
    maxQueue: mostWaiting,
    idleTimeout: idleMs,
  })
  async function run(input: ReportInput, name: 'default' | 'drawAnswer') {
    if (pool.queueSize >= mostWaiting)
      throw new HttpError(errors.unavailable, { 'retry-after': String(retryAfterSeconds) })
    return Buffer.from(await pool.run(input, { name }))
  }
  return {
    print: (input) => run(input, 'default'),
    drawAnswer: (input) => run(input, 'drawAnswer'),
    close: () => pool.close({ force: true }),
  }
}
