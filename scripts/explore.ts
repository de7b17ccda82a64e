/** `npm run explore -- 10 [PATH]`: random tests on fresh seeds for ten minutes; failed ones rest. Exits 1 if any failed. */
import { randomInt } from 'node:crypto'
import { relative } from 'node:path'
import { createVitest, type TestCase, type TestModule } from 'vitest/node'
// Types what a test keeps about its properties.
import '../testing/properties.ts'
import { readFiles } from './citations.ts'
import { type Failure, failure, report } from './outcome.ts'
import { findFailures } from './vitest-outcome.ts'

const [, , minutesText = '10', ...parts] = process.argv
const minutes = Number(minutesText)
if (!(minutes > 0)) giveUp('Say how many minutes: npm run explore -- 10')
const endsAt = Date.now() + minutes * 60_000

const isChosen = (path: string) => parts.length === 0 || parts.some((part) => path.includes(part))
const testFiles = [...readFiles('.')].filter(
  ([path]) => /\.test\.tsx?$/.test(path) && !path.startsWith('e2e/') && isChosen(path),
)
const pathsWith = (pattern: RegExp) => testFiles.filter(([, text]) => pattern.test(text)).map(([path]) => path)
/** These draw numbers of their own, perhaps before their tests begin: all their tests count as random. */
const drawingThemselves = pathsWith(/testing\/seed\.ts'/)
const paths = [...new Set([...drawingThemselves, ...pathsWith(/from 'fast-check'/)])]
if (paths.length === 0) giveUp(`No path of a random test has ${parts.join(' or ')} in it`)

// Some of these are left out on PostgreSQL.
delete process.env.TEST_DATABASE_URL
const ended: TestModule[] = []
const vitest = await createVitest('test', {
  watch: false,
  // In another order each round as well.
  sequence: { shuffle: { files: true } },
  reporters: [{ onTestModuleEnd: (module) => void ended.push(module) }],
})
setTimeout(() => vitest.cancelCurrentRun('keyboard-input'), endsAt - Date.now()).unref()
// A test that has begun is finished, unless it never ends.
setTimeout(() => giveUp('A test still runs, ten minutes after the end'), endsAt - Date.now() + 600_000).unref()

const failures: Failure[] = []
let passed = 0
let selected = await vitest.globTestSpecifications(paths)
while (Date.now() < endsAt && selected.length > 0) {
  const startedAt = Date.now()
  ended.length = 0
  vitest.config.sequence.seed = randomInt(2 ** 31)
  process.env.SEED = String(vitest.config.sequence.seed)
  const { unhandledErrors } = await vitest.runTestSpecifications(selected)
  for (const error of unhandledErrors) print(failure('outside of any test', String(error)))
  for (const module of ended) printFailures(module)
  const held = ended.map((module) => [module, randomTests(module)] as const)
  const tests = held.flatMap(([, its]) => its)
  const cases = tests.reduce((sum, test) => sum + (test.meta().property?.cases ?? 0), 0)
  const seconds = Math.round((Date.now() - startedAt) / 1000)
  const files = `${ended.length} of ${selected.length} files`
  console.log(`SEED=${process.env.SEED}: ${tests.length} tests held in ${files}, ${cases} cases, ${seconds} s`)
  passed += tests.length
  selected = held.flatMap(([module, its]) => (its.length > 0 ? [module.toTestSpecification(its)] : []))
}
await vitest.close()
report({ passed, skipped: 0, failures, tests: [], files: [] })
console.log(`${failures.length} failed`)
process.exit(failures.length === 0 && passed > 0 ? 0 : 1)

function randomTests(module: TestModule): TestCase[] {
  const areAll = drawingThemselves.includes(relative('.', module.moduleId))
  return [...module.children.allTests('passed')].filter((test) => areAll || test.meta().property !== undefined)
}

function printFailures(module: TestModule): void {
  for (const found of findFailures(module)) print(found)
  for (const test of module.children.allTests('failed')) {
    const { counterexample } = test.meta().property ?? {}
    if (counterexample) console.log(`To keep it beside "${test.name}": { examples: [${counterexample}] }`)
  }
}

function print({ where, message }: Failure): void {
  failures.push({ where: `${where} (SEED=${process.env.SEED})`, message })
  console.log(`\nFailed with SEED=${process.env.SEED}: ${where}\n${message}\n`)
}

function giveUp(why: string): never {
  console.error(why)
  process.exit(1)
}
