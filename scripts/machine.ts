/** Prints the machine, to tell a failure from a changed one; exits 0 if PostgreSQL answers in two seconds. For .ci/run. */
import { execFileSync } from 'node:child_process'
import pg from 'pg'
import { chromiumPath } from '../e2e/browser.ts'

console.log(`Node ${process.version} at ${process.execPath}`)
try {
  const version = execFileSync(chromiumPath, ['--version'], { encoding: 'utf8', timeout: 10_000, stdio: 'pipe' })
  console.log(`${version.trim()} at ${chromiumPath}`)
} catch (error) {
  console.log(`No version of Chromium at ${chromiumPath}: ${error instanceof Error ? error.message : error}`)
}

const client = new pg.Client({ connectionString: process.argv[2], connectionTimeoutMillis: 2_000 })
try {
  await client.connect()
  const { rows } = await client.query('SHOW server_version')
  console.log(`PostgreSQL ${rows[0].server_version}`)
  await client.end()
} catch {
  process.exitCode = 1
}
