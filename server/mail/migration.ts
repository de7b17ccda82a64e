import { statements } from '../platform/migrate.ts'

/** The outbox. A row that is finished keeps what happened and when, and forgets to whom and with what. */
export const createMail = statements(
  `create table mail (
    id uuid primary key default gen_random_uuid(),
    user_id uuid references app_user on delete set null,
    sign_up_id uuid,
    report_id uuid references report on delete cascade,
    kind text not null,
    recipient_encrypted bytea,
    params_encrypted bytea,
    status text not null default 'queued' check (status in ('queued', 'sent', 'dead', 'dropped')),
    attempts integer not null default 0,
    created_at timestamptz not null,
    finished_at timestamptz,
    check ((status = 'queued') = (recipient_encrypted is not null)),
    check (status = 'queued' or params_encrypted is null),
    check ((status = 'queued') = (finished_at is null))
  )`,
  'create index mail_of_user on mail (user_id) where user_id is not null',
  'create index mail_of_sign_up on mail (sign_up_id) where sign_up_id is not null',
  'create index mail_of_report on mail (report_id) where report_id is not null',
  'create index mail_finished on mail (finished_at) where finished_at is not null',
  `create index mail_waiting on mail (created_at) where status = 'queued'`,
)
