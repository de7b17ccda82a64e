/** `npm run explore -- 10 [PATH]`: random tests on fresh seeds, in another order each round, for ten minutes or until one fails. */
import { execFileSync, spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'

const [, , minutes = '10', ...chosen] = process.argv
const endsAt = Date.now() + Number(minutes) * 60_000
if (!(endsAt > Date.now())) throw new Error('Say how many minutes: npm run explore -- 10')

const drawing = ['grep', '-lE', "from 'fast-check'|testing/seed", '--', '*.test.ts', '*.test.tsx', ':!e2e']
const paths = chosen.length > 0 ? chosen : execFileSync('git', drawing, { encoding: 'utf8' }).trim().split('\n')
// Some of these are left out on PostgreSQL.
const { TEST_DATABASE_URL, ...env } = process.env

while (Date.now() < endsAt) {
  const seed = String(randomInt(2 ** 31))
  console.log(`\nSEED=${seed} (the order of files: --sequence.shuffle.files --sequence.seed=${seed})`)
  const order = ['--sequence.shuffle.files', `--sequence.seed=${seed}`]
  const { status } = spawnSync('vitest', ['run', '--reporter=dot', ...order, ...paths], {
    stdio: 'inherit',
    env: { ...env, SEED: seed },
  })
  if (status !== 0) process.exit(1)
}
