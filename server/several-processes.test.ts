import { loadavg } from 'node:os'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isLong } from '../testing/long.ts'
import { eventually } from './testing/eventually.ts'
import { type Buyer, chargeAndLook, newMembers, Tally } from './testing/mixed-calls.ts'
import { hasNginx } from './testing/nginx.ts'
import { runCommand } from './testing/run-file.ts'
import { type Site, startSite } from './testing/site.ts'
import { onPostgres } from './testing/test-database.ts'
import { type Answered, newVisitor } from './testing/visitor.ts'

const people = 24
/** Each of two charges at once: with those that follow, as many as a person may make in a minute. */
const rounds = 8

// Only in `npm run test:long`, with PostgreSQL, and where nginx is installed.
describe.runIf(isLong && onPostgres && hasNginx).each([1, 2, 4])('a site of %i processes behind nginx', (processes) => {
  let site: Site
  let books: pg.Client
  let members: Buyer[]
  let tally = new Tally()
  const acknowledged = new Set<string>()
  beforeAll(async () => {
    site = await startSite(process.env.TEST_DATABASE_URL ?? '', { processes })
    books = new pg.Client({ connectionString: site.settings.DATABASE_URL })
    await books.connect()
    members = await newMembers(site, { count: people, onAnswer: (answered) => tally.add(answered) })
    for (const { unlocked } of members) acknowledged.add(unlocked)
  })
  afterAll(async () => {
    for (const member of members ?? []) member.close()
    await books?.end()
    await site?.close()
  })

  /**
   * Remembers what was charged. Answers with how many of these calls of the same answers say that they were; null where
   * none was let in.
   */
  const acknowledge = (answers: Answered[]): number | null => {
    const taken = answers.filter(({ status }) => status === 200).map(({ body }) => JSON.parse(body))
    for (const { assessment_id } of taken) acknowledged.add(assessment_id)
    return taken.length > 0 ? taken.filter(({ charged }) => charged).length : null
  }
  /** A machine that is too busy refuses with 503, and charges nothing: everything else is a failure. */
  const failures = () => Object.keys(tally.failures).filter((failure) => !failure.startsWith('503 '))
  const charges = async () => {
    const { rows } = await books.query(
      `select subject_id from ledger_transaction where reason in ('estimate', 'analysis')`,
    )
    return rows.map(({ subject_id }) => String(subject_id))
  }
  const checkBooks = () => runCommand(['ledger:check'], site.settings)

  it('every acknowledged charge is in the ledger once, and the same answers at once are charged once', async () => {
    expect(failures()).toEqual([])
    tally = new Tally()
    const charged = await Promise.all(
      members.map(async (member) => {
        const counts: (number | null)[] = []
        for (let round = 0; round < rounds; round += 1) counts.push(acknowledge(await chargeAndLook(member)))
        return counts
      }),
    )
    console.log(`${processes} processes: ${tally}; load ${loadavg()[0]?.toFixed(1)}`)
    expect(failures()).toEqual([])
    expect([...new Set(charged.flat())].filter((times) => times !== null)).toEqual([1])
    expect((await charges()).toSorted()).toEqual([...acknowledged].toSorted())
    expect(await checkBooks()).toEqual({ code: 0, output: 'The books are right.\n' })
  })

  it('a limit lets through as many as it says, in all processes together', async () => {
    const visitor = newVisitor(site, 1_000, () => {})
    const statuses = async (calls: (index: number) => Promise<Answered>) => {
      const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => calls(index)))
      return Object.groupBy(answers, ({ status }) => status)
    }
    const signIns = await statuses((index) =>
      visitor.api('POST', '/login/access-token', { form: { username: `no${index}@example.sg`, password: 'nobody' } }),
    )
    expect([signIns[400]?.length, signIns[429]?.length]).toEqual([20, 30])
    const signUps = await statuses((index) =>
      visitor.api('POST', '/users/signup', {
        json: { email: `friend-${index}@example.sg`, password: 'a quiet harbour' },
      }),
    )
    expect([signUps[200]?.length, signUps[429]?.length]).toEqual([20, 30])
    visitor.close()
  })

  it('no mail is sent twice, and none is left', async () => {
    await eventually(async () => {
      const { rows } = await books.query(`select id from mail where status = 'queued'`)
      expect(rows).toEqual([])
    }, 60_000)
    const { rows } = await books.query(`select id from mail where status = 'sent'`)
    // Each person confirmed and bought twice; twenty friends only signed up.
    expect(rows.length).toBe(3 * people + 20)
    const ids = site.mails.accepted.map(({ messageId }) => messageId)
    expect(ids.length).toBe(rows.length)
    expect(new Set(ids).size).toBe(rows.length)
  })

  it.runIf(processes > 1)('when one process is killed the others go on, and nothing acknowledged is lost', async () => {
    tally = new Tally()
    const before = (await charges()).length
    let killedAt = Number.POSITIVE_INFINITY
    const work = members.map(async (member) => {
      let answered = 0
      for (let round = 0; round < 4; round += 1) {
        acknowledge(await chargeAndLook(member))
        if (performance.now() > killedAt) answered += 1
      }
      return answered
    })
    await eventually(() => expect(tally.count).toBeGreaterThan(2 * people))
    await site.processes.shift()?.kill()
    killedAt = performance.now()
    const after = await Promise.all(work)
    console.log(`${processes} processes, one killed: ${tally}`)
    expect(tally.failed.filter(({ startedAt }) => startedAt > killedAt)).toEqual([])
    expect(after.every((answered) => answered > 0)).toBe(true)
    const kept = await charges()
    expect(kept.length).toBeGreaterThan(before)
    expect(kept).toEqual(expect.arrayContaining([...acknowledged]))
    const unheard = tally.failed.filter(({ call }) => call.includes('consume-credits'))
    expect(kept.length - acknowledged.size).toBeLessThanOrEqual(unheard.length)
    expect(await checkBooks()).toEqual({ code: 0, output: 'The books are right.\n' })
  })

  it.runIf(processes > 2)('work that comes round each minute is done once a minute, in whichever process', async () => {
    await books.query(`update pgboss.schedule set cron = '* * * * *' where name = 'retention'`)
    const { rows: before } = await books.query(`select id from pgboss.job where name = 'retention'`)
    const jobs = await eventually(async () => {
      const { rows } = await books.query(
        `select id, state, created_on from pgboss.job where name = 'retention' and id <> all($1) order by created_on`,
        [before.map(({ id }) => id)],
      )
      expect(rows.filter(({ state }) => state === 'completed').length).toBeGreaterThanOrEqual(3)
      return rows
    }, 280_000)
    const minutes = jobs.map(({ created_on }) => Math.floor(created_on.getTime() / 60_000))
    console.log(`${processes} processes: retention ran at minutes ${minutes.map((each) => each % 60).join(', ')}`)
    expect(new Set(minutes).size).toBe(jobs.length)
  })
})
