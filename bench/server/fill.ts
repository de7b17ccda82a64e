import type { Client } from 'pg'

export const assessmentsEach = 10
/** Of three credits. One in twenty people bought one more, and was paid back. */
const packsEach = 3
const [packUnits, trialUnits] = [3, 1]

const others = `select id, created_at, email from app_user where email like 'other%'`
const trial = { reason: 'trial', contra: 'promo', unit: 'credit', units: trialUnits }
const purchase = { reason: 'purchase', contra: 'sales', unit: 'credit', units: packUnits }
const refund = { reason: 'refund', contra: 'refund', unit: 'credit', units: -packUnits }
const estimate = { reason: 'estimate', contra: 'usage', unit: 'credit', units: -1 }
const granted = { reason: 'granted', contra: 'promo', unit: 'supercredit', units: 1 }
const analysis = { reason: 'analysis', contra: 'usage', unit: 'supercredit', units: -1 }
const purchasesOf = (pack: string) => `select id, user_id from purchase where starts_with(session_id, 'cs_${pack}_')`
const refunds = `
  select r.id, p.user_id from purchase_refund r join purchase p on p.id = r.purchase_id where p.session_id like 'cs_again_%'`

/** Only for an empty database. Rules and indexes stay; this session alone skips triggers and foreign keys, row by row. */
export async function fill(client: Client, people: number): Promise<void> {
  await client.query('set session_replication_role = replica')
  await client.query(`
    create temp table subject (id uuid, user_id uuid, transaction_id uuid default gen_random_uuid());
    insert into app_user (email, password_hash, language, created_at)
    select 'other' || n || '@example.sg', 'nobody signs in', 'en', now() - n * interval '10 min'
    from generate_series(1, ${people}) n;
    analyze app_user;
    insert into ledger_account (owner_id, unit, kind, balance)
    select id, 'credit', 'wallet', ${packsEach * packUnits + trialUnits} from (${others}) person;
    insert into purchase (user_id, product, quantity, unit, units, amount_cents, currency, is_live, language, created_at,
      status, session_id, payment_id, paid_at, granted_at, receipt_number, units_taken, pack_units, pack_cents)
    select id, 'pack_1', 1, 'credit', ${packUnits}, 900, 'SGD', false, 'en', created_at,
      'paid', 'cs_' || pack || '_' || id, 'pi_' || pack || '_' || id, created_at, created_at,
      ${numbered('TEST', 'created_at')}, case when pack = 'again' then ${packUnits} else 0 end, ${packUnits}, 900
    from (
      select id, created_at, n::text as pack from (${others}) person, generate_series(1, ${packsEach}) n
      union all (select id, created_at, 'again' from (${others}) person order by email limit ${people / 20})
    ) bought;
    insert into purchase_refund (purchase_id, asked_by, amount_cents, status, requested_at, credited_at, credit_note_number)
    select id, 'buyer', 900, 'succeeded', paid_at, paid_at, ${numbered('TEST-CN', 'paid_at')}
    from purchase where session_id like 'cs_again_%';
    analyze`)
  let left = await move(client, { ...trial, left: 0, rows: `select id, id as user_id from (${others}) person` })
  for (let pack = 1; pack <= packsEach; pack += 1)
    left = await move(client, { ...purchase, left, rows: purchasesOf(`${pack}`) })
  await move(client, { ...purchase, left, rows: purchasesOf('again') })
  await move(client, { ...refund, left: left + packUnits, rows: refunds })
  await client.query('vacuum analyze')
}

/** The numbers of a series, from 1 in each year in Singapore, in the order of this time. */
function numbered(series: string, time: string): string {
  const year = `to_char(${time} at time zone interval '8 hours', 'YYYY')`
  return `'${series}-' || ${year} || '-' || lpad((row_number() over (partition by ${year} order by ${time}))::text, 6, '0')`
}

interface Movement {
  reason: string
  contra: string
  unit: string
  units: number
  /** What each wallet held before. */
  left: number
  /** The ids of what the movements are about, with whose wallet they are of. */
  rows: string
}

/** Moves units into each wallet, or out of it, once for each row; answers with what each then holds. */
async function move(client: Client, { reason, contra, unit, units, left, rows }: Movement): Promise<number> {
  await client.query(`
    truncate subject;
    insert into subject select id, user_id from (${rows}) made;
    analyze subject;
    insert into ledger_transaction (id, reason, subject_id) select transaction_id, '${reason}', id from subject;
    insert into ledger_entry (transaction_id, account_id, amount, balance_after)
    select transaction_id, a.id, ${units}, ${left + units} from subject
    join ledger_account a on a.owner_id = subject.user_id and a.unit = '${unit}' and a.kind = 'wallet'
    union all
    select transaction_id, a.id, ${-units}, null from subject
    join ledger_account a on a.owner_id is null and a.unit = '${unit}' and a.kind = '${contra}'`)
  return left + units
}

/** Nine in ten outlooks are cut from 14,500 to 2,500 bytes, to fill in minutes: no call reads those. */
export async function addUse(client: Client): Promise<void> {
  await client.query(`
    create temp table one as
      select a.*, n.model_version, n.analysis_encrypted, f.fingerprint_key_id, f.answers_schema, r.file_encrypted, o.report_encrypted
      from assessment a join analysis n on n.assessment_id = a.id join assessment_fingerprint f on f.assessment_id = a.id
      join report on report.assessment_id = a.id join report_file r on r.report_id = report.id
      join outcome o on o.assessment_id = a.id limit 1;
    create temp table made (id uuid default gen_random_uuid(), user_id uuid, at timestamptz, n int);
    insert into made (user_id, at, n) select id, now() - random() * interval '700 days', n
    from (${others}) person, generate_series(1, ${assessmentsEach}) n;
    analyze made;
    insert into assessment (id, user_id, answers_encrypted, outlook_encrypted, summary_encrypted, has_estimate, created_at, assessed_at, charged_at)
    select made.id, made.user_id, answers_encrypted,
      case n when 1 then outlook_encrypted else substring(outlook_encrypted, 1, 2500) end, summary_encrypted, true, at, at, at
    from made, one;
    insert into assessment_fingerprint (user_id, assessment_id, fingerprint, fingerprint_key_id, answers_schema)
    select made.user_id, made.id, sha256(made.id::text::bytea), fingerprint_key_id, answers_schema from made, one;
    insert into assessment_version (assessment_id, number, answers_encrypted, outlook_encrypted, summary_encrypted, assessed_at)
    select made.id, 1, answers_encrypted, outlook_encrypted, summary_encrypted, at from made, one where n = 1;
    insert into ledger_account (owner_id, unit, kind, balance) select user_id, 'supercredit', 'wallet', 0 from made where n = 1;
    update ledger_account set balance = balance - ${assessmentsEach}
    where unit = 'credit' and owner_id in (select user_id from made);
    analyze ledger_account`)
  let left = assessmentsEach
  for (let n = 1; n <= assessmentsEach; n += 1)
    left = await move(client, { ...estimate, left, rows: `select id, user_id from made where n = ${n}` })
  const analysed = 'select id, user_id, at from made where n = 2 and get_byte(uuid_send(id), 0) % 2 = 0'
  await move(client, { ...granted, left: 0, rows: analysed })
  await move(client, { ...analysis, left: 1, rows: analysed })
  await client.query(`
    insert into analysis select made.id, model_version, analysis_encrypted, at from (${analysed}) made, one;
    insert into issued_report (sha256, number, issued_on)
    select sha256(id::text::bytea), 'filled-' || id, '2026-01-01' from (${analysed}) made where get_byte(uuid_send(id), 1) % 5 = 0;
    insert into report (id, user_id, assessment_id, sha256, number, language, model_version, issued_on, made_at)
    select made.id, made.user_id, made.id, sha256, number, 'en', model_version, issued_on, at
    from (${analysed}) made join issued_report on issued_report.sha256 = sha256(made.id::text::bytea), one;
    insert into report_file (report_id, file_encrypted, kept_from)
    select report.id, file_encrypted, now() from report, one where starts_with(number, 'filled-') and get_byte(uuid_send(report.id), 2) % 5 = 0;
    insert into outcome (assessment_id, user_id, report_encrypted, consented_at)
    select made.id, made.user_id, report_encrypted, at from made, one where n = 3 and get_byte(uuid_send(made.id), 0) % 10 = 0;
    insert into session (user_id, created_at, expires_at, browser, system)
    select user_id, now() - interval '1 h', now() + interval '1 day', 'Firefox', 'Windows' from made where n <= 2;
    insert into mail (user_id, kind, status, created_at, finished_at)
    select user_id, 'purchase_receipt', 'sent', at, at from (select user_id, now() - random() * interval '80 days' as at from made where n <= 3) sent;
    insert into security_event (at, event, account_id, address, source, count)
    select now() - random() * interval '80 days', 'sign_in', user_id, left(md5(user_id::text), 43), '203.0.113.0/24', 1 from made where n <= 5`)
  await client.query('vacuum analyze')
}
