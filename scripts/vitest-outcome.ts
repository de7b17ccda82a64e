import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { type Failure, failure, report } from './outcome.ts'

type Fault = ReturnType<TestModule['errors']>[number]

/** Reports the outcome of a run of Vitest to test.ts. */
export default class VitestOutcome implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly Fault[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    report({
      passed: tests.filter((test) => test.result().state === 'passed').length,
      skipped: tests.filter((test) => test.result().state === 'skipped').length,
      failures: [
        ...modules.flatMap(findFailures),
        ...unhandled.map((fault) => failure('outside of any test', describeFault(fault))),
      ],
      tests: tests.map((test) => ({
        where: `${describePlace(test.module)} > ${test.fullName}`,
        ms: test.diagnostic()?.duration ?? 0,
      })),
      files: modules.map((module) => ({ where: describePlace(module), ms: sumDurations(module) })),
    })
  }
}

const describePlace = (module: TestModule) => `${module.project.name} ${relative(process.cwd(), module.moduleId)}`

function sumDurations(module: TestModule): number {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic()
  return environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration
}

export function findFailures(module: TestModule): Failure[] {
  const place = describePlace(module)
  const allWords = (faults: readonly Fault[]) => faults.map(describeFault).join('\n')
  const failures: Failure[] = []
  if (module.errors().length > 0) failures.push(failure(place, allWords(module.errors())))
  else if (['pending', 'queued'].includes(module.state()))
    failures.push({ where: place, message: 'It did not finish.' })
  for (const suite of module.children.allSuites())
    if (suite.errors().length > 0) failures.push(failure(`${place} > ${suite.fullName}`, allWords(suite.errors())))
  for (const test of module.children.allTests('failed'))
    failures.push(failure(`${place} > ${test.fullName}`, allWords(test.result().errors ?? [])))
  return failures
}

/** The message, what was expected, and the first place in our own files. */
function describeFault({ name, message, diff, stacks = [] }: Fault & { diff?: string }): string {
  const at = stacks.find(({ file }) => file.startsWith(process.cwd()) && !file.includes('node_modules'))
  const place = at && `at ${relative(process.cwd(), at.file)}:${at.line}`
  return [place, `${name}: ${message}`, diff].filter(Boolean).join('\n')
}
