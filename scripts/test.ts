/** `npm test` on the embedded database; with TEST_DATABASE_URL only what a server can prove. Arguments name files. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isLong } from '../testing/long.ts'
import { seed } from '../testing/seed.ts'
import type { Duration, TestOutcome } from './outcome.ts'

interface Run extends TestOutcome {
  title: string
  seconds: number
}

const folder = mkdtempSync(join(tmpdir(), 'settlesg-test-'))
// Many tests start processes: what one has compiled, the next one need not.
const env: NodeJS.ProcessEnv = { ...process.env, NODE_COMPILE_CACHE: join(folder, 'compiled') }
const selected = process.argv.slice(2)
const runs: Run[] = []

function vitest(title: string, ...projects: string[]): void {
  const reporters = ['--reporter=default', `--reporter=${join(import.meta.dirname, 'vitest-outcome.ts')}`]
  // Where files are selected, a run may have none of them.
  const mayBeEmpty = selected.length > 0 ? ['--passWithNoTests'] : []
  const selection = [...projects.map((project) => `--project=${project}`), ...mayBeEmpty, ...selected]
  run(title, 'vitest', ['run', ...reporters, ...selection])
}

function browser(title: string, ...projects: string[]): void {
  const mayBeEmpty = selected.length > 0 ? ['--pass-with-no-tests'] : []
  const selection = [...projects.map((project) => `--project=${project}`), ...mayBeEmpty, ...selected]
  run(title, 'playwright', ['test', '--config=e2e', ...selection])
}

function run(title: string, command: string, args: string[]): void {
  console.log(`\n== ${title}`)
  const file = join(folder, `${runs.length}.json`)
  const startedAt = Date.now()
  const { status, signal } = spawnSync(command, args, { stdio: 'inherit', env: { ...env, OUTCOME_FILE: file } })
  const outcome = outcomeIn(file)
  // A run that ends badly without a failed test (a crash, no test found) is a failure too.
  if (status !== 0 && outcome.failures.length === 0)
    outcome.failures.push({ where: 'the run itself', message: `It ended with ${signal ?? status}; see above.` })
  runs.push({ title, seconds: (Date.now() - startedAt) / 1000, ...outcome })
}

function outcomeIn(file: string): TestOutcome {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return failed('the run itself', 'It left no report; see above.')
  }
}

const failed = (where: string, message: string): TestOutcome => ({
  passed: 0,
  skipped: 0,
  failures: [{ where, message }],
  tests: [],
  files: [],
})

function printSlowest(what: string, durations: (run: Run) => Duration[]): void {
  const all = runs.flatMap((one) => durations(one).map(({ where, ms }) => ({ where, ms, title: one.title })))
  const slowest = all
    .filter(({ ms }) => ms > 0)
    .sort((one, other) => other.ms - one.ms)
    .slice(0, 10)
  console.log(`\nThe slowest ${what}:`)
  for (const { where, ms, title } of slowest)
    console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${where} (${title})`)
}

const { TEST_DATABASE_URL, ...withoutServer } = env
if (spawnSync(process.execPath, ['scripts/build-site.ts'], { stdio: 'inherit', env: withoutServer }).status === 0) {
  if (TEST_DATABASE_URL) {
    vitest('server, PostgreSQL', 'server', 'repository')
    browser('browser, PostgreSQL', 'on each database')
  } else {
    // Without a project named, so that a package added later is not forgotten.
    vitest('packages')
    browser('browser')
    if (isLong && selected.length === 0) run('new random cases', process.execPath, ['scripts/explore.ts'])
  }
} else {
  const title = 'site'
  runs.push({ title, seconds: 0, ...failed('scripts/build-site.ts', 'The site could not be built; see above.') })
}
rmSync(folder, { recursive: true, force: true })

printSlowest('tests', ({ tests }) => tests)
printSlowest('files', ({ files }) => files)
console.log()
for (const { title, passed, failures, seconds } of runs)
  console.log(`${title}: ${passed} of ${passed + failures.length} passed in ${seconds.toFixed(0)} s`)
// .ci/run looks for lines that begin with FAILED, and for the closing line.
for (const { title, failures } of runs)
  for (const { where, message } of failures)
    console.log(`\nFAILED: ${title}: ${where}\n${message.replaceAll(/^/gm, '    ')}`)

const sum = (count: (run: Run) => number) => runs.reduce((total, one) => total + count(one), 0)
const [passed, failures] = [sum((one) => one.passed), sum((one) => one.failures.length)]
const skipped = sum((one) => one.skipped)
console.log(`\nRandom tests drew from SEED=${seed}`)
console.log(`${passed} passed, ${failures} failed${skipped ? `, ${skipped} skipped` : ''}`)
process.exit(failures === 0 && passed + skipped > 0 ? 0 : 1)
