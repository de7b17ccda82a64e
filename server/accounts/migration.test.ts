import { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { migrations } from '../migrations.ts'
import { embedded, migrate } from '../platform/database.ts'
import type { Tables } from '../tables.ts'
import { findSignUpLink } from './sign-up-queries.ts'

const at = new Date('2026-11-20T04:00:00Z')
const later = new Date('2026-11-21T04:00:00Z')
const ids = {
  confirmed: '00000000-0000-4000-8000-000000000001',
  waiting: '00000000-0000-4000-8000-000000000002',
  disabled: '00000000-0000-4000-8000-000000000003',
}
const [waitingLink, confirmedLink, recovery] = [Buffer.from('waits'), Buffer.from('done'), Buffer.from('recovers')]

it('the migration to sign-ups of their own carries unconfirmed accounts over, with their links and the mails under way, and leaves the others', async () => {
  const database = embedded<Tables>(await PGlite.create())
  const { db } = database
  await migrate(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '011')))
  await sql`
    insert into app_user (id, email, password_hash, full_name, language, confirmed_at, disabled_at, created_at) values
      (${ids.confirmed}, 'confirmed@example.sg', 'hash 1', 'Ann', 'en', ${at}, null, ${at}),
      (${ids.waiting}, 'waiting@example.sg', 'hash 2', 'Ben', 'zh', null, null, ${at}),
      (${ids.disabled}, 'disabled@example.sg', 'hash 3', null, 'en', null, ${at}, ${at})`.execute(db)
  await sql`
    insert into mailed_token (hash, user_id, purpose, created_at, expires_at) values
      (${waitingLink}, ${ids.waiting}, 'confirm_signup', ${at}, ${later}),
      (${confirmedLink}, ${ids.confirmed}, 'confirm_signup', ${at}, ${later}),
      (${recovery}, ${ids.confirmed}, 'password_recovery', ${at}, ${later})`.execute(db)
  await sql`
    insert into mail (user_id, kind, recipient_encrypted, status, created_at, finished_at) values
      (${ids.waiting}, 'confirm_signup', 'sealed', 'queued', ${at}, null),
      (null, 'confirm_signup', 'sealed', 'queued', ${at}, null),
      (${ids.confirmed}, 'confirm_signup', null, 'sent', ${at}, ${at})`.execute(db)

  await migrate(db, migrations)

  const users = await db.selectFrom('app_user').select(['id', 'email']).orderBy('id').execute()
  expect(users).toEqual([
    { id: ids.confirmed, email: 'confirmed@example.sg' },
    { id: ids.disabled, email: 'disabled@example.sg' },
  ])
  expect(await db.selectFrom('pending_sign_up').selectAll().execute()).toEqual([
    {
      id: ids.waiting,
      email: 'waiting@example.sg',
      password_hash: 'hash 2',
      full_name: 'Ben',
      language: 'zh',
      created_at: at,
      host_bucket: null,
      network_bucket: null,
    },
  ])
  expect(await findSignUpLink(db, waitingLink, at)).toEqual({ sign_up_id: ids.waiting, needs_password: false })
  expect(await findSignUpLink(db, confirmedLink, at)).toEqual({ sign_up_id: ids.confirmed, needs_password: false })
  expect(await findSignUpLink(db, waitingLink, later)).toBeUndefined()
  expect(await db.selectFrom('mailed_token').select(['user_id', 'purpose']).execute()).toEqual([
    { user_id: ids.confirmed, purpose: 'password_recovery' },
  ])
  const mails = await db
    .selectFrom('mail')
    .select(['kind', 'status', 'user_id', 'sign_up_id'])
    .orderBy('kind')
    .execute()
  expect(mails).toHaveLength(3)
  expect(mails).toEqual(
    expect.arrayContaining([
      { kind: 'confirm_signup', status: 'queued', user_id: null, sign_up_id: ids.waiting },
      { kind: 'finish_signup', status: 'queued', user_id: null, sign_up_id: null },
      { kind: 'confirm_signup', status: 'sent', user_id: ids.confirmed, sign_up_id: null },
    ]),
  )
  await database.close()
})
