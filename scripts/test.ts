/*
 * All tests: the packages on the embedded database, the built product in a real browser (alone, so that neither slows
 * the other), and, where TEST_DATABASE_URL names a PostgreSQL server, server and browser once more on that.
 * Arguments are handed to Vitest. Prints one closing line with the sums; exits 1 when anything failed.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

interface Report {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  success: boolean
}

const { TEST_DATABASE_URL: serverUrl, ...embedded } = process.env
const folder = mkdtempSync(join(tmpdir(), 'settlesg-test-'))
const reports: Report[] = []

const run = (command: string, args: string[], env: NodeJS.ProcessEnv) =>
  spawnSync(command, args, { stdio: 'inherit', env }).status === 0

function vitest(title: string, env: NodeJS.ProcessEnv, ...projects: string[]): void {
  console.log(`\n== ${title}`)
  const file = join(folder, `${reports.length}.json`)
  const selection = projects.map((project) => `--project=${project}`)
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const passed = run('vitest', ['run', ...selection, ...output, ...process.argv.slice(2)], env)
  try {
    const report: Report = JSON.parse(readFileSync(file, 'utf8'))
    // A run that ends badly without a failed test (a crash, an unhandled error) is a failure too.
    const crashed = !passed && report.numFailedTests === 0 ? 1 : 0
    reports.push({ ...report, numFailedTests: report.numFailedTests + crashed })
  } catch {
    reports.push({ numPassedTests: 0, numFailedTests: 1, numPendingTests: 0, success: false })
  }
}

if (!run(process.execPath, ['scripts/build-site.ts'], embedded)) process.exit(1)
vitest('packages, embedded database', embedded, 'contract', 'model', 'server', 'web')
vitest('browser, embedded database', embedded, 'e2e')
if (serverUrl) {
  vitest('server, PostgreSQL', process.env, 'server')
  vitest('browser, PostgreSQL', process.env, 'e2e')
}
rmSync(folder, { recursive: true, force: true })

const sum = (count: (report: Report) => number) => reports.reduce((total, report) => total + count(report), 0)
const failed = sum((report) => report.numFailedTests)
const skipped = sum((report) => report.numPendingTests)
console.log(
  `${sum((report) => report.numPassedTests)} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`,
)
process.exit(failed === 0 ? 0 : 1)
