import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { openTestDatabase } from '../../testing/test-database.ts'
import { startJobs } from './jobs.ts'

it('repeated work is done until it is ended, and a failure stores nothing of its reason', async () => {
  const database = await openTestDatabase()
  const errors: Error[] = []
  const done: string[] = []
  const jobs = await startJobs(database.jobs, {
    queues: [],
    // The minute that has just begun counts, so neither is waited for.
    schedules: [
      { name: 'tidy', cron: '* * * * *', work: async () => void done.push('tidy') },
      { name: 'fails', cron: '* * * * *', work: () => Promise.reject(new Error('ann@example.sg is in the way')) },
    ],
    onError: (error) => errors.push(error),
  })
  await vi.waitFor(() => expect([done.length, errors.length].every((times) => times >= 1)).toBe(true), {
    timeout: 90_000,
    interval: 50,
  })
  await jobs.stop()
  const stored = await sql<{ row: string }>`select job::text as row from pgboss.job where name = 'fails'`.execute(
    database.db,
  )
  expect(stored.rows.length).toBeGreaterThanOrEqual(1)
  for (const { row } of stored.rows) expect(row).not.toContain('ann@')

  const later = await startJobs(database.jobs, { queues: [], ended: ['tidy', 'unknown'], onError: () => {} })
  await later.stop()
  const { rows } = await sql`select name from pgboss.schedule`.execute(database.db)
  expect(rows).toEqual([{ name: 'fails' }])
  await database.close()
})
