import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestModule } from 'vitest/node'

/** What became of one run of Vitest, for whoever reads only the end of a log. */
export interface Outcome {
  passed: number
  skipped: number
  /** Every test that failed, and every suite, file or run that broke outside of its tests. */
  failures: Failure[]
}

export interface Failure {
  /** Project, file and full name of the test. */
  where: string
  /** The first lines of what it said. */
  said: string
}

type Fault = ReturnType<TestModule['errors']>[number]

const mostLines = 15

/** Writes the outcome of a run as JSON into the file that OUTCOME_FILE names. Used by test.ts. */
export default class OutcomeReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly Fault[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const outcome: Outcome = {
      passed: tests.filter((test) => test.result().state === 'passed').length,
      skipped: tests.filter((test) => test.result().state === 'skipped').length,
      failures: [...modules.flatMap(failuresOf), ...unhandled.map((fault) => failure('outside of any test', [fault]))],
    }
    writeFileSync(process.env.OUTCOME_FILE ?? '', JSON.stringify(outcome))
  }
}

function failuresOf(module: TestModule): Failure[] {
  const place = `${module.project.name} ${relative(process.cwd(), module.moduleId)}`
  const failures: Failure[] = []
  if (module.errors().length > 0) failures.push(failure(place, module.errors()))
  else if (['pending', 'queued'].includes(module.state())) failures.push({ where: place, said: 'It did not finish.' })
  for (const suite of module.children.allSuites())
    if (suite.errors().length > 0) failures.push(failure(`${place} > ${suite.fullName}`, suite.errors()))
  for (const test of module.children.allTests('failed'))
    failures.push(failure(`${place} > ${test.fullName}`, test.result().errors ?? []))
  return failures
}

function failure(where: string, faults: readonly Fault[]): Failure {
  const lines = stripVTControlCharacters(faults.map(wordsOf).join('\n')).split('\n')
  return { where: where.replaceAll(/\s+/g, ' '), said: lines.slice(0, mostLines).join('\n') }
}

/** The message, what was expected, and the first place in our own files. */
function wordsOf({ name, message, diff, stacks = [] }: Fault & { diff?: string }): string {
  const at = stacks.find(({ file }) => file.startsWith(process.cwd()) && !file.includes('node_modules'))
  const place = at && `at ${relative(process.cwd(), at.file)}:${at.line}`
  return [place, `${name}: ${message}`, diff].filter(Boolean).join('\n')
}
