import { compileReport, drawAnswer } from './compile.ts'
import type { ReportInput } from './content/report.ts'

/* One job at a time, until its parent lets go or is killed. It has no environment, so no secret either. */

const jobs = { print: compileReport, drawAnswer }

export interface PrintTask {
  job: keyof typeof jobs
  input: ReportInput
}
/** A fault is an answer, too: it would be thrown again. */
export type Printed = { bytes: Uint8Array } | { fault: unknown }

async function print({ job, input }: PrintTask): Promise<Printed> {
  try {
    return { bytes: await jobs[job](input) }
  } catch (fault) {
    return { fault }
  }
}

process.on('message', async (task: PrintTask) => process.send?.(await print(task)))
process.on('disconnect', () => process.exit())
// A terminal and systemd signal all processes of a service, but the server needs this one to finish its work.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
