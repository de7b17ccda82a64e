import { relative } from 'node:path'
import type { FullConfig, FullResult, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter'
import { type Failure, failure, report } from '../scripts/outcome.ts'

/** Reports the outcome of a run of Playwright to scripts/test.ts. */
export default class PlaywrightOutcome implements Reporter {
  #tests: TestCase[] = []
  #failures: Failure[] = []

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#tests = suite.allTests()
  }

  /** What broke outside of any test: the set-up of the run, or a file that cannot be loaded. */
  onError(error: TestError): void {
    this.#failures.push(failure('outside of any test', wordsOf(error)))
  }

  onEnd({ status }: FullResult): void {
    const outcomes = this.#tests.map((test) => ({ test, result: test.results.at(-1), outcome: test.outcome() }))
    for (const { test, result, outcome } of outcomes) {
      if (!result) this.#failures.push({ where: placeOf(test), message: `It did not run: the run ${status}.` })
      else if (outcome === 'unexpected')
        this.#failures.push(failure(placeOf(test), result.errors.map(wordsOf).join('\n') || `It ${result.status}.`))
    }
    const tests = outcomes.map(({ test, result }) => ({ where: placeOf(test), ms: result?.duration ?? 0 }))
    report({
      passed: outcomes.filter(({ outcome }) => outcome === 'expected').length,
      skipped: outcomes.filter(({ result, outcome }) => result && outcome === 'skipped').length,
      failures: this.#failures,
      tests,
      files: sumsByFile(tests),
    })
  }
}

const fileOf = ({ location }: TestCase) => relative(process.cwd(), location.file)

/** File and full name. The path of titles begins with the run, the project and the file. */
const placeOf = (test: TestCase) => `${fileOf(test)} > ${test.titlePath().slice(3).join(' > ')}`

function sumsByFile(tests: { where: string; ms: number }[]) {
  const sums = new Map<string, number>()
  for (const { where, ms } of tests) {
    const [file = ''] = where.split(' > ')
    sums.set(file, (sums.get(file) ?? 0) + ms)
  }
  return [...sums].map(([where, ms]) => ({ where, ms }))
}

function wordsOf({ message, value, location }: TestError): string {
  const place = location && `at ${relative(process.cwd(), location.file)}:${location.line}`
  return [place, message ?? value].filter(Boolean).join('\n')
}
