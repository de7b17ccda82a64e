import { statements } from '../platform/migrate.ts'

/** How often something was requested of late. Not `unlogged`: a crash of the database would open every limit. */
export const createRequestLimits = statements(
  `create table request_limit (
    bucket bytea primary key,
    used integer not null check (used >= 0),
    free_at timestamptz not null,
    asks_password boolean not null,
    forget_at timestamptz not null
  )`,
  'create index request_limit_old on request_limit (forget_at)',
)
