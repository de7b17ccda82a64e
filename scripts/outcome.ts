import { writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** What became of one run of the tests, for the end of a log. */
export interface TestOutcome {
  passed: number
  skipped: number
  /** Every test that failed, and every suite, file or run that broke outside of its tests. */
  failures: Failure[]
  tests: Duration[]
  /** What a file took beyond its tests (loading, setting up) counts, and what its tests took. */
  files: Duration[]
}

export interface Failure {
  where: string
  message: string
}

export interface Duration {
  where: string
  ms: number
}

const mostLines = 15

/** Keeps one line of the place, and as much of the message as fits a summary. */
export function failure(where: string, message: string): Failure {
  const lines = stripVTControlCharacters(message).split('\n')
  return { where: where.replaceAll(/\s+/g, ' '), message: lines.slice(0, mostLines).join('\n') }
}

/** Writes an outcome as JSON into the file that OUTCOME_FILE names, if it names one. Read by test.ts. */
export function report(outcome: TestOutcome): void {
  if (process.env.OUTCOME_FILE) writeFileSync(process.env.OUTCOME_FILE, JSON.stringify(outcome))
}
