/*
 * `npm run explore -- 10`: every random test alone, for ten minutes, round after round, each from a fresh seed. The first
 * round runs whole files, and so shows which of their tests draw. A counterexample is printed as it is to be kept: among
 * the `examples` of its property. A test that has failed is left alone from then on. Ends with 1 where any has.
 * `npm run explore -- 10 wording` takes those whose path has this in it.
 */
import { randomInt } from 'node:crypto'
import { relative } from 'node:path'
import { createVitest, type TestCase, type TestModule } from 'vitest/node'
// Says what a test keeps about its properties.
import '../testing/properties.ts'
import { readFiles } from './citations.ts'

const [, , minutesText = '10', ...parts] = process.argv
const minutes = Number(minutesText)
if (!(minutes > 0)) {
  console.error('Say for how many minutes: npm run explore -- 10')
  process.exit(1)
}
const endsAt = Date.now() + minutes * 60_000
let failures = 0

const isChosen = (path: string) => parts.length === 0 || parts.some((part) => path.includes(part))
const testFiles = [...readFiles('.')].filter(
  ([path]) => /\.test\.tsx?$/.test(path) && !path.startsWith('e2e/') && isChosen(path),
)
const pathsWith = (pattern: RegExp) => testFiles.filter(([, text]) => pattern.test(text)).map(([path]) => path)
/** These draw numbers of their own, perhaps before their tests begin: all their tests count as random. */
const drawingThemselves = pathsWith(/testing\/seed\.ts'/)

const vitest = await createVitest('test', { watch: false, reporters: [] })
const stop = setTimeout(() => vitest.cancelCurrentRun('keyboard-input'), endsAt - Date.now())
let selected = await vitest.globTestSpecifications([...drawingThemselves, ...pathsWith(/from 'fast-check'/)])
while (Date.now() < endsAt && selected.length > 0) {
  const startedAt = Date.now()
  process.env.SEED = String(randomInt(2 ** 31))
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(selected)
  for (const error of unhandledErrors) printFailure('outside of any test', error)
  for (const module of testModules) printFailures(module)
  const cases = testModules.flatMap(randomTests).reduce((sum, test) => sum + (test.meta().property?.cases ?? 0), 0)
  console.log(`SEED=${process.env.SEED}: ${cases} cases in ${Math.round((Date.now() - startedAt) / 1000)} s`)
  selected = testModules.flatMap((module) => {
    const holding = randomTests(module).filter((test) => test.result().state !== 'failed')
    return holding.length > 0 ? [module.toTestSpecification(holding)] : []
  })
}
clearTimeout(stop)
await vitest.close()
console.log(`${failures} failed`)
process.exit(failures === 0 ? 0 : 1)

function pathOf({ moduleId }: TestModule): string {
  return relative('.', moduleId)
}

function randomTests(module: TestModule): TestCase[] {
  const areAll = drawingThemselves.includes(pathOf(module))
  return [...module.children.allTests()].filter((test) => areAll || test.meta().property !== undefined)
}

function printFailures(module: TestModule): void {
  for (const error of module.errors()) printFailure(pathOf(module), error)
  for (const test of module.children.allTests('failed')) {
    const [error] = test.result().errors ?? []
    printFailure(`${pathOf(module)} > ${test.fullName}`, error)
    const { counterexample } = test.meta().property ?? {}
    if (counterexample) console.log(`To keep it: { examples: [${counterexample}] }`)
  }
}

function printFailure(where: string, error: unknown): void {
  failures += 1
  const message = error instanceof Object && 'message' in error ? error.message : error
  console.log(`\nFAILED with SEED=${process.env.SEED}: ${where}\n${message}\n`)
}
