import type { Reporter } from '@playwright/test/reporter'

/** What `mark` of errand.ts prints. */
const errandLine =
  /^(?<errand>.+): (?<presses>\d+) presses, (?<questions>\d+) questions, (?<characters>\d+) characters, (?<words>\d+) words: (?<minutes>[\d.]+) min$/

/** Prints what `npm run errands` counted as a table, a line for each mark on the way of each errand. */
export default class ErrandTable implements Reporter {
  #printed = ''

  onStdOut(chunk: string | Buffer): void {
    this.#printed += chunk
  }

  onEnd(): void {
    const rows = this.#printed.split('\n').map((line) => errandLine.exec(line)?.groups)
    console.table(rows.filter((row) => row !== undefined).map((row) => ({ ...row })))
  }
}
