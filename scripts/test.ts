/** `npm test` on the embedded database; with TEST_DATABASE_URL only what a server can prove. Arguments name files. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'
import { seed } from '../testing/seed.ts'

interface Outcome {
  /** The file, and the titles within it. */
  where: string
  state: string
  ms: number
  message: string
}

interface Run {
  title: string
  seconds: number
  outcomes: Outcome[]
}

const folder = mkdtempSync(join(tmpdir(), 'settlesg-test-'))
// Many tests start processes: what one has compiled, the next one need not.
const env: NodeJS.ProcessEnv = { ...process.env, NODE_COMPILE_CACHE: join(folder, 'compiled') }
const selected = process.argv.slice(2)
const runs: Run[] = []

function vitest(title: string, ...projects: string[]): void {
  // Where files are selected, a run may have none of them.
  const mayBeEmpty = selected.length > 0 ? ['--passWithNoTests'] : []
  const selection = [...projects.map((project) => `--project=${project}`), ...mayBeEmpty, ...selected]
  run(title, outcomesOfVitest, (file) => [
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...selection],
  ])
}

function browser(title: string, ...projects: string[]): void {
  const mayBeEmpty = selected.length > 0 ? ['--pass-with-no-tests'] : []
  const selection = [...projects.map((project) => `--project=${project}`), ...mayBeEmpty, ...selected]
  run(title, outcomesOfPlaywright, () => ['playwright', ['test', '--config=e2e', '--reporter=list,json', ...selection]])
}

function run<Report>(
  title: string,
  outcomesOf: (report: Report) => Outcome[],
  command: (file: string) => [command: string, args: string[]],
): void {
  console.log(`\n== ${title}`)
  const file = join(folder, `${runs.length}.json`)
  const startedAt = Date.now()
  const { status, signal } = spawnSync(...command(file), {
    stdio: 'inherit',
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  })
  const outcomes = existsSync(file) ? outcomesOf(JSON.parse(readFileSync(file, 'utf8'))) : []
  // A run that ends badly without a failed test (a crash, no test found) is a failure too.
  if (status !== 0 && !outcomes.some(isFailed))
    outcomes.push(failed('the run itself', `It ended with ${signal ?? status}; see above.`))
  runs.push({ title, seconds: (Date.now() - startedAt) / 1000, outcomes })
}

const isFailed = ({ state }: Outcome) => state === 'failed'
const failed = (where: string, message: string): Outcome => ({ where, state: 'failed', ms: 0, message })

/** Every test, and each file that broke outside of its tests. */
const outcomesOfVitest = ({ testResults }: JsonTestResults) =>
  testResults.flatMap(({ name, message, assertionResults }): Outcome[] => {
    const file = relative(process.cwd(), name)
    return [
      ...(message ? [failed(file, message)] : []),
      ...assertionResults.map(({ ancestorTitles, title, status, duration, failureMessages }) => ({
        where: [file, ...ancestorTitles.filter(Boolean), title].join(' > '),
        state: status,
        ms: duration ?? 0,
        message: failureMessages?.join('\n') ?? '',
      })),
    ]
  })

const outcomesOfPlaywright = ({ suites, errors }: JSONReport) => [
  ...errors.map(({ message = '' }) => failed('outside of any test', message)),
  ...suites.flatMap((suite) => outcomesIn(suite, 'e2e/')),
]

function outcomesIn({ title, specs, suites = [] }: JSONReportSuite, place: string): Outcome[] {
  const here = `${place}${title}`
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ status, results }) => ({
      where: `${here} > ${spec.title}`,
      state: results.length === 0 || status === 'unexpected' ? 'failed' : status.replace('expected', 'passed'),
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      message: results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n') || 'It did not run.',
    })),
  )
  return [...own, ...suites.flatMap((suite) => outcomesIn(suite, `${here} > `))]
}

/** The ten that took longest. */
function printSlowest(what: string, nameOf: (outcome: Outcome) => string): void {
  const sums = new Map<string, number>()
  for (const { title, outcomes } of runs)
    for (const outcome of outcomes) {
      const name = `${nameOf(outcome)} (${title})`
      sums.set(name, (sums.get(name) ?? 0) + outcome.ms)
    }
  console.log(`\nThe slowest ${what}:`)
  for (const [name, ms] of [...sums].sort(([, one], [, other]) => other - one).slice(0, 10))
    console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`)
}

const { TEST_DATABASE_URL, ...withoutServer } = env
if (spawnSync(process.execPath, ['scripts/build-site.ts'], { stdio: 'inherit', env: withoutServer }).status !== 0) {
  runs.push({
    title: 'site',
    seconds: 0,
    outcomes: [failed('scripts/build-site.ts', 'It could not be built; see above.')],
  })
} else if (TEST_DATABASE_URL) {
  vitest('server, PostgreSQL', 'server', 'repository')
  browser('browser, PostgreSQL', 'on each database')
} else {
  // Without a project named, so that a package added later is not forgotten.
  vitest('packages')
  browser('browser')
}
rmSync(folder, { recursive: true, force: true })

printSlowest('tests', ({ where }) => where)
printSlowest('files', ({ where }) => where.split(' > ')[0] ?? '')
console.log()
const count = (outcomes: Outcome[], wanted: string) => outcomes.filter(({ state }) => state === wanted).length
for (const { title, outcomes, seconds } of runs) {
  const passed = count(outcomes, 'passed')
  console.log(`${title}: ${passed} of ${passed + count(outcomes, 'failed')} passed in ${seconds.toFixed(0)} s`)
}
// .ci/run looks for lines that begin with FAILED, and for the closing line.
const mostLines = 15
for (const { title, outcomes } of runs)
  for (const { where, message } of outcomes.filter(isFailed)) {
    const all = stripVTControlCharacters(message).split('\n')
    const lines = all.filter((line) => !line.includes('node_modules')).slice(0, mostLines)
    console.log(`\nFAILED: ${title}: ${where}\n${lines.map((line) => `    ${line}`).join('\n')}`)
  }

const all = runs.flatMap(({ outcomes }) => outcomes)
const [passed, failures] = [count(all, 'passed'), count(all, 'failed')]
const skipped = all.length - passed - failures
console.log(`\nRandom tests drew from SEED=${seed}`)
console.log(`${passed} passed, ${failures} failed${skipped ? `, ${skipped} skipped` : ''}`)
process.exit(failures === 0 && all.length > 0 ? 0 : 1)
