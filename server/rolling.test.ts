import { execFile } from 'node:child_process'
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenEnv } from '../testing/given-env.ts'
import { isLong } from '../testing/long.ts'
import { type Buyer, newMembers, Tally } from './testing/mixed-calls.ts'
import { hasNginx } from './testing/nginx.ts'
import { runCommand } from './testing/run-file.ts'
import { type Site, startSite } from './testing/site.ts'
import { onPostgres } from './testing/test-database.ts'
import { type Answered, newVisitor, type Visitor } from './testing/visitor.ts'

const people = 40
/** On a busy machine the calls take minutes: what is tested is that they succeed. */
const patienceMs = 1_800_000
/** During each of the three: 15,000 in all. */
const leastCalls = 5_000
/** Between two calls of a person, so that nobody meets a limit. */
const pauseMs = 200
const run = promisify(execFile)
const root = join(import.meta.dirname, '..')

/** This checkout with one more migration, in a folder of its own: what follows this release. */
function nextRelease(): string {
  const folder = mkdtempSync(join(tmpdir(), 'settlesg-next-'))
  for (const name of readdirSync(root)) if (name !== 'server') symlinkSync(join(root, name), join(folder, name))
  const isCode = (path: string) => !path.includes('node_modules')
  cpSync(join(root, 'server'), join(folder, 'server'), { recursive: true, filter: isCode })
  symlinkSync(join(root, 'server/node_modules'), join(folder, 'server/node_modules'))
  const tables = join(folder, 'server/tables.ts')
  const more = `'999_next_release': statements(
    'create table next_release (id uuid primary key)',
    'alter table app_user add column next_release text',
    'alter table assessment add column next_release text',
    'create index next_release_of_user on app_user (next_release)',
  ),
}
`
  const code = readFileSync(tables, 'utf8').replace(/\}\n$/, more)
  writeFileSync(tables, `import { statements } from './platform/database/migrate.ts'\n${code}`)
  return folder
}

// Only in `npm run test:long`, with PostgreSQL, and where nginx is installed.
describe.runIf(isLong && onPostgres && hasNginx)(
  'two processes behind nginx that are restarted under load',
  { timeout: patienceMs },
  () => {
    let site: Site
    let members: Buyer[]
    let strangers: Visitor[]
    let next: string
    let tally = new Tally()
    const acknowledged = new Set<string>()
    const count = (answered: Answered) => tally.add(answered)
    beforeAll(async () => {
      next = nextRelease()
      site = await startSite(process.env.TEST_DATABASE_URL ?? '', { processes: 2 })
      members = await newMembers(site, { count: people, onAnswer: count })
      for (const { unlocked } of members) acknowledged.add(unlocked)
      strangers = members.map((_, number) => newVisitor(site, people + number, count))
    })
    afterAll(async () => {
      for (const visitor of [...(members ?? []), ...(strangers ?? [])]) visitor.close()
      await site?.close()
      rmSync(next, { recursive: true, force: true })
    })

    const charge = async (member: Buyer) => {
      const { status, body } = await member.api('POST', '/credit/user-consume-credits', {
        profile: member.freshAnswers(),
      })
      if (status === 200) acknowledged.add(JSON.parse(body).assessment_id)
    }
    const rename = (member: Buyer, call: number) =>
      member.api('PATCH', `/assessments/${member.unlocked}`, { label: `Number ${call}` })
    const writes = [
      charge,
      rename,
      (member: Buyer, call: number) => member.api('PATCH', '/users/me', { full_name: `Ann ${call}` }),
      rename,
      (member: Buyer) => member.signIn(),
      rename,
    ]
    const reads = ['/users/me', '/assessments', '/credit/user-credit-records', '/payment/purchases']

    /** Calls one after the other, each fourth as a stranger, each fourth a write. */
    async function keepCalling(number: number, goesOn: () => boolean) {
      const [member, stranger] = [members[number], strangers[number]]
      for (let call = number; member && stranger && goesOn(); call += 1) {
        const turn = Math.floor(call / 4)
        if (call % 4 === 0) await stranger.api('GET', '/site')
        else if (call % 4 === 1) await writes[turn % writes.length]?.(member, call)
        else await member.api('GET', reads[(2 * turn + call) % reads.length] ?? '')
        await wait(pauseMs)
      }
    }

    /** Does it again and again while people call, until so many calls were made; says how many failed. */
    async function whilePeopleCall(name: string, work: () => Promise<void>) {
      tally = new Tally()
      let goesOn = true
      const calling = members.map((_, number) => keepCalling(number, () => goesOn))
      let rolls = 0
      do {
        await work()
        rolls += 1
      } while (tally.count < leastCalls)
      goesOn = false
      await Promise.all(calling)
      console.log(`${name}, ${rolls} times: ${tally}; load ${loadavg()[0]?.toFixed(1)}`)
      expect(tally.failures).toEqual({})
    }
    const checkouts = () => site.processes.map(({ pid }) => readlinkSync(`/proc/${pid}/cwd`))

    it('no call fails while one process after the other is restarted', async () => {
      await whilePeopleCall('restart', () => site.restartEach())
    })

    it('no call fails while the next release migrates the database and takes over', async () => {
      let printed = ''
      await whilePeopleCall('upgrade', async () => {
        const { stdout } = await run(process.execPath, ['server/commands/main.ts', 'migrate'], {
          cwd: next,
          env: { ...givenEnv, ...site.settings },
        })
        printed += stdout
        await site.restartEach(next)
      })
      expect(printed).toMatch(/^Done: 999_next_release\nThe database is up to date\.\n/)
      expect(checkouts()).toEqual([next, next])
    })

    it('no call fails while the release before takes over again, on the tables of the next one', async () => {
      await whilePeopleCall('back', () => site.restartEach())
      expect(checkouts()).toEqual([root, root])
    })

    it('after restarts, an upgrade and the way back every acknowledged charge is in the ledger once', async () => {
      const books = new pg.Client({ connectionString: site.settings.DATABASE_URL })
      await books.connect()
      const { rows } = await books.query(
        `select subject_id from ledger_transaction where reason in ('estimate', 'analysis')`,
      )
      await books.end()
      expect(rows.map(({ subject_id }) => String(subject_id)).toSorted()).toEqual([...acknowledged].toSorted())
      expect(await runCommand(['ledger:check'], site.settings)).toEqual({ code: 0, output: 'The books are right.\n' })
    })
  },
)
