/*
 * All tests: the packages on the embedded database, the built product in a real browser (alone, so that neither slows
 * the other), and, where TEST_DATABASE_URL names a PostgreSQL server, server and browser once more on that.
 * Arguments are handed to Vitest. Ends with how long each run took, everything that failed, and one closing line with
 * the sums; exits 1 when anything failed.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Outcome } from './outcome-reporter.ts'

interface Run extends Outcome {
  title: string
  seconds: number
}

const { TEST_DATABASE_URL: serverUrl, ...embedded } = process.env
const folder = mkdtempSync(join(tmpdir(), 'settlesg-test-'))
const reporters = ['--reporter=default', `--reporter=${join(import.meta.dirname, 'outcome-reporter.ts')}`]
const runs: Run[] = []

function vitest(title: string, env: NodeJS.ProcessEnv, ...projects: string[]): void {
  console.log(`\n== ${title}`)
  const file = join(folder, `${runs.length}.json`)
  const selection = projects.map((project) => `--project=${project}`)
  const startedAt = Date.now()
  const { status, signal } = spawnSync('vitest', ['run', ...selection, ...reporters, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...env, OUTCOME_FILE: file },
  })
  const outcome = outcomeIn(file)
  // A run that ends badly without a failed test (a crash, no test found) is a failure too.
  if (status !== 0 && outcome.failures.length === 0)
    outcome.failures.push({ where: 'the run itself', said: `It ended with ${signal ?? status}; see above.` })
  runs.push({ title, seconds: (Date.now() - startedAt) / 1000, ...outcome })
}

function outcomeIn(file: string): Outcome {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { passed: 0, skipped: 0, failures: [{ where: 'the run itself', said: 'It left no report; see above.' }] }
  }
}

if (spawnSync(process.execPath, ['scripts/build-site.ts'], { stdio: 'inherit', env: embedded }).status === 0) {
  vitest('packages, embedded database', embedded, 'repository', 'contract', 'model', 'server', 'web')
  vitest('browser, embedded database', embedded, 'e2e')
  if (serverUrl) {
    vitest('server, PostgreSQL', process.env, 'server')
    vitest('browser, PostgreSQL', process.env, 'e2e')
  }
} else {
  const failures = [{ where: 'scripts/build-site.ts', said: 'The site could not be built; see above.' }]
  runs.push({ title: 'site', seconds: 0, passed: 0, skipped: 0, failures })
}
rmSync(folder, { recursive: true, force: true })

console.log()
for (const { title, passed, failures, seconds } of runs)
  console.log(`${title}: ${passed} of ${passed + failures.length} passed in ${seconds.toFixed(0)} s`)
// .ci/run looks for lines that begin with FAILED, and for the closing line.
for (const { title, failures } of runs)
  for (const { where, said } of failures) console.log(`\nFAILED: ${title}: ${where}\n${said.replaceAll(/^/gm, '    ')}`)

const sum = (count: (run: Run) => number) => runs.reduce((total, run) => total + count(run), 0)
const failed = sum(({ failures }) => failures.length)
const skipped = sum((run) => run.skipped)
console.log(`\n${sum(({ passed }) => passed)} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`)
process.exit(failed === 0 ? 0 : 1)
