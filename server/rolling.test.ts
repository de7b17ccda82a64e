import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isLong } from '../testing/long.ts'
import { type Buyer, newMembers, Tally } from './testing/mixed-calls.ts'
import { runCommand, runFile } from './testing/run-file.ts'
import { hasSitePrograms, type Site, startSite } from './testing/site.ts'
import { onPostgres } from './testing/test-database.ts'
import { newVisitor } from './testing/visitor.ts'

const people = 80
const leastCalls = 10_000
/** Between two calls of a person, so that nobody meets a limit. */
const pauseMs = 220
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
  writeFileSync(tables, `import { statements } from './platform/migrate.ts'\n${code}`)
  return folder
}

// Only in `npm run test:long`, with PostgreSQL, and where nginx and PgBouncer are installed.
describe.runIf(isLong && onPostgres && hasSitePrograms)('two processes behind nginx, under load', () => {
  let site: Site
  let members: Buyer[]
  let next: string
  const acknowledged = new Set<string>()
  beforeAll(async () => {
    next = nextRelease()
    site = await startSite(process.env.TEST_DATABASE_URL ?? '', { processes: 2 })
    const tally = new Tally()
    members = await newMembers(site, { count: people, onAnswer: (answered) => onAnswer(answered) })
    onAnswer = tally.add
  })
  let onAnswer = new Tally().add
  afterAll(async () => {
    for (const member of members ?? []) member.close()
    await site?.close()
    rmSync(next, { recursive: true, force: true })
  })

  /** One call in four is of a stranger, one in four writes. */
  const calls = [
    (member: Buyer) => member.api('GET', '/users/me'),
    (member: Buyer, number: number) => member.api('PATCH', `/assessments/${member.unlocked}`, { label: `No ${number}` }),
    (member: Buyer) => member.api('GET', '/assessments'),
    (member: Buyer, number: number) => strangers[number % strangers.length]?.api('GET', '/site') ?? member.api('GET', '/users/me'),
  ]
  const strangers: ReturnType<typeof newVisitor>[] = []

  it('nothing', () => {})
})
