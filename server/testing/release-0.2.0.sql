-- The database of release 0.2.0, made by: npm run release:dump
-- migration 100_accounts 19115f1cf015049b46b6c96d6d6c3d90611efcc3591a35469b991dcfaf12ea76
-- migration 101_credits 524cda4f4f1a45ce355b3c3d10b13001435c64d8b95b400723a6fafd86950b1f
-- migration 102_assessments 1530c6db0309d80772914654bccd8c540c3458c42744279234b88c9903cf41cb
-- migration 103_analyses 5cb1e5b06036e1f41c6653af75be5fbaecf00464222f7c354dd9308bb0c463db
-- migration 104_outcomes 819f78997d3e9e6b5cf2ffba505f626ba2d0b849c753d057a65d2d97704779d7
-- migration 105_reports dd0f24cc754b799b742e5a57229ff48c49da6f15c9dc0d5b3e7b81d8e1b30669
-- migration 106_mail 28596c2283cf56c876e34f966fbf084213760c9f94d0b3be7046d02b54231c76
-- migration 107_payments b623ac9a758eb349d86a41c368a10b6437e62ee760aa3b142cd192e0348258ed
-- migration 108_request_limits 9bac1537371782352741d30c1ff13db2fcc03d642f76fe79278bd13b40cf97d2
-- migration 109_secret_keys 6e4004c0800be875e8bc77a921448fba7be00f0032c38b5830987fd32bac7d6d
-- migration 110_security_events 1cf2519e5b9a872611d37b16994c3a190184d0043e951ae0ea54710fc74f1877
SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
CREATE SCHEMA pgboss;
CREATE TYPE pgboss.job_state AS ENUM (
    'created',
    'retry',
    'active',
    'completed',
    'cancelled',
    'failed'
);
CREATE FUNCTION pgboss.create_queue(queue_name text, options jsonb) RETURNS void
    LANGUAGE plpgsql
    AS $_$
    DECLARE
      tablename varchar := CASE WHEN options->>'partition' = 'true'
                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                            ELSE 'job_common'
                            END;
      queue_created_on timestamptz;
    BEGIN
      WITH q as (
        INSERT INTO pgboss.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name,
          heartbeat_seconds,
          notify,
          created_on,
          updated_on
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, 2),
          COALESCE((options->>'retryDelay')::int, 0),
          COALESCE((options->>'retryBackoff')::bool, false),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, 900),
          COALESCE((options->>'retentionSeconds')::int, 1209600),
          COALESCE((options->>'deleteAfterSeconds')::int, 604800),
          COALESCE((options->>'warningQueueSize')::int, 0),
          options->>'deadLetter',
          COALESCE((options->>'partition')::bool, false),
          tablename,
          (options->>'heartbeatSeconds')::int,
          COALESCE((options->>'notify')::bool, false),
          pgboss.job_now(),
          pgboss.job_now()
        )
        ON CONFLICT DO NOTHING
        RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;
      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
        RETURN;
      END IF;
      EXECUTE format('CREATE TABLE pgboss.%I (LIKE pgboss.job INCLUDING DEFAULTS)', tablename);
      EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i11 ON pgboss.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON pgboss.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i7 ON pgboss.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i9 ON pgboss.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i12 ON pgboss.job (source_root_id) WHERE source_root_id IS NOT NULL$cmd$, tablename);
      IF options->>'policy' = 'short' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
      ELSIF options->>'policy' = 'singleton' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
      ELSIF options->>'policy' = 'stately' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON pgboss.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
      ELSIF options->>'policy' = 'exclusive' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
      ELSIF options->>'policy' = 'key_strict_fifo' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON pgboss.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i10 ON pgboss.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
      END IF;
      EXECUTE format('ALTER TABLE pgboss.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
      EXECUTE format('ALTER TABLE pgboss.job ATTACH PARTITION pgboss.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $_$;
CREATE FUNCTION pgboss.delete_queue(queue_name text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    DECLARE
      v_table varchar;
      v_partition bool;
    BEGIN
      
      SELECT table_name, partition
      FROM pgboss.queue
      WHERE name = queue_name
      INTO v_table, v_partition;
      IF v_partition THEN
        EXECUTE format('DROP TABLE IF EXISTS pgboss.%I', v_table);
      ELSE
        EXECUTE format('DELETE FROM pgboss.%I WHERE name = %L', v_table, queue_name);
      END IF;
    
      DELETE FROM pgboss.queue WHERE name = queue_name;
    END;
    $$;
CREATE FUNCTION pgboss.job_now() RETURNS timestamp with time zone
    LANGUAGE sql STABLE
    AS $$
      SELECT pg_catalog.now();
    $$;
CREATE FUNCTION pgboss.job_table_format(command text, table_name text) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $_$
      SELECT format(
        regexp_replace(
          regexp_replace(command, '\.job\y', '.%1$I', 'g'),
          '\yjob_i(\d+)', '%1$s_i\1', 'g'
        ),
        table_name
      );
    $_$;
CREATE FUNCTION pgboss.job_table_run(command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    DECLARE
      tbl RECORD;
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM pgboss.queue WHERE name = queue_name;
      END IF;
      IF tbl_name IS NOT NULL THEN
        EXECUTE pgboss.job_table_format(command, tbl_name);
        RETURN;
      END IF;
      EXECUTE pgboss.job_table_format(command, 'job_common');
      FOR tbl IN SELECT table_name FROM pgboss.queue WHERE partition = true
      LOOP
        EXECUTE pgboss.job_table_format(command, tbl.table_name);
      END LOOP;
    END;
    $$;
CREATE FUNCTION pgboss.job_table_run_async(command_name text, version integer, command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM pgboss.queue WHERE name = queue_name;
      END IF;
      IF tbl_name IS NOT NULL THEN
        INSERT INTO pgboss.bam (name, version, status, queue, table_name, command)
        VALUES (
          command_name,
          version,
          'pending',
          queue_name,
          tbl_name,
          pgboss.job_table_format(command, tbl_name)
        );
        RETURN;
      END IF;
      INSERT INTO pgboss.bam (name, version, status, queue, table_name, command)
      SELECT
        command_name,
        version,
        'pending',
        NULL,
        'job_common',
        pgboss.job_table_format(command, 'job_common')
      UNION ALL
      SELECT
        command_name,
        version,
        'pending',
        queue.name,
        queue.table_name,
        pgboss.job_table_format(command, queue.table_name)
      FROM pgboss.queue
      WHERE partition = true;
    END;
    $$;
CREATE FUNCTION public.check_ledger_balance() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      if exists (
        select 1 from ledger_entry e join ledger_account a on a.id = e.account_id
        where e.transaction_id = new.transaction_id group by a.unit having sum(e.amount) <> 0
      ) then
        raise exception 'Ledger transaction % does not sum to zero', new.transaction_id;
      end if;
      return null;
    end $$;
CREATE FUNCTION public.delete_analysis_of_assessment() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      delete from analysis where assessment_id = new.id;
      return null;
    end $$;
CREATE FUNCTION public.delete_outcome_of_assessment() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      delete from outcome where assessment_id = new.id;
      return null;
    end $$;
CREATE FUNCTION public.delete_reports_of_assessment() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      delete from report where assessment_id = new.id;
      return null;
    end $$;
CREATE FUNCTION public.move_units(p_owner uuid, p_unit text, p_contra text, p_delta integer, p_reason text, p_subject uuid) RETURNS TABLE(moved boolean, balance_now integer)
    LANGUAGE plpgsql
    AS $$
  declare
    v_transaction uuid;
    v_wallet uuid;
    v_balance integer;
  begin
    insert into ledger_transaction (reason, subject_id) values (p_reason, p_subject)
      on conflict (reason, subject_id) do nothing returning id into v_transaction;
    if v_transaction is null then
      return query select false, a.balance from ledger_account a
        where a.owner_id = p_owner and a.unit = p_unit and a.kind = 'wallet';
      return;
    end if;
    insert into ledger_account (owner_id, unit, kind, balance) values (p_owner, p_unit, 'wallet', 0)
      on conflict do nothing;
    update ledger_account set balance = balance + p_delta
      where owner_id = p_owner and unit = p_unit and kind = 'wallet' and balance + p_delta >= 0
      returning id, balance into v_wallet, v_balance;
    if v_wallet is null then
      raise exception 'The wallet does not hold enough' using errcode = 'SG001';
    end if;
    insert into ledger_entry (transaction_id, account_id, amount, balance_after)
      select v_transaction, v_wallet, p_delta, v_balance
      union all
      select v_transaction, id, -p_delta, null from ledger_account
        where kind = p_contra and unit = p_unit and owner_id is null;
    return query select true, v_balance;
  end $$;
CREATE FUNCTION public.refuse_change_of_sale() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      raise exception 'What a receipt or credit note says is never changed';
    end $$;
CREATE FUNCTION public.refuse_ledger_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      raise exception 'The ledger is append-only: correct it with a further transaction';
    end $$;
CREATE FUNCTION public.refuse_security_event_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      if tg_op = 'DELETE' and old.at < now() - interval '90 days' then
        return old;
      end if;
      raise exception 'Security events are only added, and kept for 90 days';
    end $$;
CREATE FUNCTION public.repay_debt(p_owner uuid, p_unit text, p_subject uuid) RETURNS void
    LANGUAGE plpgsql
    AS $$
  declare
    v_transaction uuid;
    v_wallet uuid;
    v_receivable uuid;
    v_balance integer;
    v_owed integer;
    v_paid integer;
  begin
    select id, balance into v_wallet, v_balance from ledger_account
      where owner_id = p_owner and unit = p_unit and kind = 'wallet' for update;
    select id, balance into v_receivable, v_owed from ledger_account
      where owner_id = p_owner and unit = p_unit and kind = 'receivable' for update;
    v_paid := least(coalesce(v_balance, 0), coalesce(-v_owed, 0));
    if v_paid = 0 then return; end if;
    insert into ledger_transaction (reason, subject_id) values ('debt_repaid', p_subject)
      returning id into v_transaction;
    update ledger_account set balance = balance - v_paid where id = v_wallet;
    update ledger_account set balance = balance + v_paid where id = v_receivable;
    insert into ledger_entry (transaction_id, account_id, amount, balance_after)
      values (v_transaction, v_wallet, -v_paid, v_balance - v_paid),
        (v_transaction, v_receivable, v_paid, v_owed + v_paid);
  end $$;
CREATE FUNCTION public.take_units(p_owner uuid, p_unit text, p_contra text, p_units integer, p_reason text, p_subject uuid) RETURNS boolean
    LANGUAGE plpgsql
    AS $$
  declare
    v_transaction uuid;
    v_wallet uuid;
    v_receivable uuid;
    v_balance integer;
    v_taken integer;
    v_owed integer;
  begin
    insert into ledger_transaction (reason, subject_id) values (p_reason, p_subject)
      on conflict (reason, subject_id) do nothing returning id into v_transaction;
    if v_transaction is null then return false; end if;
    insert into ledger_account (owner_id, unit, kind, balance)
      values (p_owner, p_unit, 'wallet', 0), (p_owner, p_unit, 'receivable', 0) on conflict do nothing;
    select id, balance into v_wallet, v_balance from ledger_account
      where owner_id = p_owner and unit = p_unit and kind = 'wallet' for update;
    v_taken := least(v_balance, p_units);
    if v_taken > 0 then
      update ledger_account set balance = balance - v_taken where id = v_wallet;
      insert into ledger_entry (transaction_id, account_id, amount, balance_after)
        values (v_transaction, v_wallet, -v_taken, v_balance - v_taken);
    end if;
    if v_taken < p_units then
      update ledger_account set balance = balance - (p_units - v_taken)
        where owner_id = p_owner and unit = p_unit and kind = 'receivable'
        returning id, balance into v_receivable, v_owed;
      insert into ledger_entry (transaction_id, account_id, amount, balance_after)
        values (v_transaction, v_receivable, v_taken - p_units, v_owed);
    end if;
    insert into ledger_entry (transaction_id, account_id, amount)
      select v_transaction, id, p_units from ledger_account
        where kind = p_contra and unit = p_unit and owner_id is null;
    return true;
  end $$;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE pgboss.bam (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    version integer NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    queue text,
    table_name text NOT NULL,
    command text NOT NULL,
    error text,
    created_on timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone
);
CREATE TABLE pgboss.job (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state pgboss.job_state DEFAULT 'created'::pgboss.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    retry_delay_max integer,
    expire_seconds integer DEFAULT 900 NOT NULL,
    deletion_seconds integer DEFAULT 604800 NOT NULL,
    singleton_key text,
    singleton_on timestamp without time zone,
    group_id text,
    group_tier text,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '336:00:00'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    heartbeat_on timestamp with time zone,
    heartbeat_seconds integer,
    blocked boolean DEFAULT false NOT NULL,
    blocking boolean DEFAULT false NOT NULL,
    pending_dependencies integer DEFAULT 0 NOT NULL,
    source_name text,
    source_id uuid,
    source_created_on timestamp with time zone,
    source_retry_count integer,
    source_output jsonb,
    source_root_id uuid
)
PARTITION BY LIST (name);
CREATE TABLE pgboss.job_common (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state pgboss.job_state DEFAULT 'created'::pgboss.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    retry_delay_max integer,
    expire_seconds integer DEFAULT 900 NOT NULL,
    deletion_seconds integer DEFAULT 604800 NOT NULL,
    singleton_key text,
    singleton_on timestamp without time zone,
    group_id text,
    group_tier text,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '336:00:00'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    heartbeat_on timestamp with time zone,
    heartbeat_seconds integer,
    blocked boolean DEFAULT false NOT NULL,
    blocking boolean DEFAULT false NOT NULL,
    pending_dependencies integer DEFAULT 0 NOT NULL,
    source_name text,
    source_id uuid,
    source_created_on timestamp with time zone,
    source_retry_count integer,
    source_output jsonb,
    source_root_id uuid,
    CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK ((NOT ((policy = 'key_strict_fifo'::text) AND (singleton_key IS NULL))))
);
CREATE TABLE pgboss.job_dependency (
    child_name text NOT NULL,
    child_id uuid NOT NULL,
    parent_name text NOT NULL,
    parent_id uuid NOT NULL
);
CREATE TABLE pgboss.queue (
    name text NOT NULL,
    policy text NOT NULL,
    retry_limit integer NOT NULL,
    retry_delay integer NOT NULL,
    retry_backoff boolean NOT NULL,
    retry_delay_max integer,
    expire_seconds integer NOT NULL,
    retention_seconds integer NOT NULL,
    deletion_seconds integer NOT NULL,
    dead_letter text,
    partition boolean NOT NULL,
    table_name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    warning_queued integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer DEFAULT 0 NOT NULL,
    completed_delta integer DEFAULT 0 NOT NULL,
    failed_delta integer DEFAULT 0 NOT NULL,
    delta_on timestamp with time zone,
    delta_seconds integer,
    ready_history integer[] DEFAULT '{}'::integer[] NOT NULL,
    heartbeat_seconds integer,
    notify boolean DEFAULT false NOT NULL,
    singletons_active text[],
    monitor_claim_on timestamp with time zone,
    monitor_on timestamp with time zone,
    maintain_on timestamp with time zone,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT queue_check CHECK ((dead_letter IS DISTINCT FROM name))
);
CREATE TABLE pgboss.queue_stats (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
)
PARTITION BY RANGE (captured_on);
CREATE TABLE pgboss.queue_stats_20261123 (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE pgboss.queue_stats_20261124 (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE pgboss.schedule (
    name text NOT NULL,
    key text DEFAULT ''::text NOT NULL,
    kind text DEFAULT 'cron'::text NOT NULL,
    cron text NOT NULL,
    timezone text DEFAULT 'UTC'::text,
    data jsonb,
    options jsonb,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL,
    last_job_id uuid,
    CONSTRAINT schedule_kind_check CHECK ((kind = ANY (ARRAY['cron'::text, 'rrule'::text])))
);
CREATE TABLE pgboss.subscription (
    event text NOT NULL,
    name text NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE pgboss.version (
    version integer NOT NULL,
    cron_on timestamp with time zone,
    bam_on timestamp with time zone,
    flow_on timestamp with time zone,
    reindex_on timestamp with time zone,
    monitor_backoff_on timestamp with time zone
);
CREATE TABLE pgboss.warning (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    type text NOT NULL,
    message text NOT NULL,
    data jsonb,
    created_on timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.analysis (
    assessment_id uuid NOT NULL,
    model_version text NOT NULL,
    analysis_encrypted bytea NOT NULL,
    made_at timestamp with time zone NOT NULL
);
CREATE TABLE public.app_user (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    email text NOT NULL,
    new_email text,
    password_hash text NOT NULL,
    full_name text,
    language text NOT NULL,
    is_superuser boolean DEFAULT false NOT NULL,
    disabled_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT app_user_email_check CHECK ((email = lower(email))),
    CONSTRAINT app_user_language_check CHECK ((language = ANY (ARRAY['en'::text, 'zh'::text]))),
    CONSTRAINT app_user_new_email_check CHECK ((new_email = lower(new_email)))
);
CREATE TABLE public.assessment (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    answers_encrypted bytea,
    outlook_encrypted bytea,
    summary_encrypted bytea,
    label_encrypted bytea,
    has_estimate boolean NOT NULL,
    version smallint DEFAULT 1 NOT NULL,
    corrections smallint DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    assessed_at timestamp with time zone NOT NULL,
    charged_at timestamp with time zone,
    deleted_at timestamp with time zone,
    CONSTRAINT assessment_content CHECK ((num_nonnulls(answers_encrypted, outlook_encrypted, summary_encrypted) =
CASE
    WHEN (deleted_at IS NULL) THEN 3
    ELSE 0
END)),
    CONSTRAINT assessment_corrections_check CHECK (((corrections >= 0) AND (corrections <= 50))),
    CONSTRAINT assessment_label CHECK (((deleted_at IS NULL) OR (label_encrypted IS NULL))),
    CONSTRAINT assessment_version_check CHECK ((version > 0))
);
CREATE TABLE public.assessment_fingerprint (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    assessment_id uuid NOT NULL,
    fingerprint bytea NOT NULL,
    fingerprint_key_id text NOT NULL,
    answers_schema smallint NOT NULL,
    is_passing boolean DEFAULT false NOT NULL
);
CREATE TABLE public.assessment_version (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    assessment_id uuid NOT NULL,
    number smallint NOT NULL,
    answers_encrypted bytea NOT NULL,
    outlook_encrypted bytea NOT NULL,
    summary_encrypted bytea NOT NULL,
    assessed_at timestamp with time zone NOT NULL,
    CONSTRAINT assessment_version_number_check CHECK ((number > 0))
);
CREATE TABLE public.former_mailbox (
    digest bytea NOT NULL,
    key_id text NOT NULL,
    forget_at timestamp with time zone NOT NULL
);
CREATE TABLE public.issued_report (
    sha256 bytea NOT NULL,
    number text NOT NULL,
    issued_on text NOT NULL,
    is_example boolean DEFAULT false NOT NULL,
    CONSTRAINT issued_report_sha256_check CHECK ((length(sha256) = 32))
);
CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);
CREATE TABLE public.ledger_account (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    owner_id uuid,
    unit text NOT NULL,
    kind text NOT NULL,
    balance integer,
    CONSTRAINT ledger_account_balance CHECK (
CASE kind
    WHEN 'wallet'::text THEN ((balance IS NOT NULL) AND (balance >= 0))
    WHEN 'receivable'::text THEN ((balance IS NOT NULL) AND (balance <= 0))
    ELSE (balance IS NULL)
END),
    CONSTRAINT ledger_account_kind CHECK ((kind = ANY (ARRAY['wallet'::text, 'receivable'::text, 'promo'::text, 'usage'::text, 'sales'::text, 'refund'::text, 'dispute'::text, 'test_money'::text]))),
    CONSTRAINT ledger_account_owner CHECK (((kind = ANY (ARRAY['wallet'::text, 'receivable'::text])) = (owner_id IS NOT NULL))),
    CONSTRAINT ledger_account_unit_check CHECK ((unit = ANY (ARRAY['credit'::text, 'supercredit'::text])))
);
CREATE TABLE public.ledger_entry (
    "position" bigint NOT NULL,
    transaction_id uuid NOT NULL,
    account_id uuid NOT NULL,
    amount integer NOT NULL,
    balance_after integer,
    CONSTRAINT ledger_entry_amount_check CHECK (((amount <> 0) AND (abs(amount) <= 1000000)))
);
ALTER TABLE public.ledger_entry ALTER COLUMN "position" ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.ledger_entry_position_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.ledger_transaction (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    reason text NOT NULL,
    subject_id uuid NOT NULL,
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
CREATE TABLE public.login_throttle (
    lane bytea NOT NULL,
    failures integer NOT NULL,
    forget_at timestamp with time zone NOT NULL,
    free_at timestamp with time zone NOT NULL,
    CONSTRAINT login_throttle_failures_check CHECK ((failures >= 0))
);
CREATE TABLE public.mail (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid,
    sign_up_id uuid,
    report_id uuid,
    kind text NOT NULL,
    recipient_encrypted bytea,
    params_encrypted bytea,
    status text DEFAULT 'queued'::text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    finished_at timestamp with time zone,
    CONSTRAINT mail_check CHECK (((status = 'queued'::text) = (recipient_encrypted IS NOT NULL))),
    CONSTRAINT mail_check1 CHECK (((status = 'queued'::text) OR (params_encrypted IS NULL))),
    CONSTRAINT mail_check2 CHECK (((status = 'queued'::text) = (finished_at IS NULL))),
    CONSTRAINT mail_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'sent'::text, 'dead'::text, 'dropped'::text])))
);
CREATE TABLE public.mailed_token (
    hash bytea NOT NULL,
    user_id uuid NOT NULL,
    purpose text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT mailed_token_purpose_check CHECK ((purpose = ANY (ARRAY['confirm_new_address'::text, 'password_recovery'::text])))
);
CREATE TABLE public.outcome (
    assessment_id uuid NOT NULL,
    user_id uuid NOT NULL,
    report_encrypted bytea NOT NULL,
    consented_at timestamp with time zone NOT NULL
);
CREATE TABLE public.payment_event (
    id text NOT NULL,
    type text NOT NULL,
    purchase_id uuid,
    outcome text NOT NULL,
    received_at timestamp with time zone NOT NULL,
    CONSTRAINT payment_event_outcome_check CHECK ((outcome = ANY (ARRAY['settled'::text, 'ignored'::text, 'parked'::text])))
);
CREATE TABLE public.pending_sign_up (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    email text NOT NULL,
    password_hash text NOT NULL,
    full_name text,
    language text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    host_bucket bytea,
    network_bucket bytea,
    CONSTRAINT pending_sign_up_email_check CHECK ((email = lower(email))),
    CONSTRAINT pending_sign_up_language_check CHECK ((language = ANY (ARRAY['en'::text, 'zh'::text])))
);
CREATE TABLE public.purchase (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    product text NOT NULL,
    quantity integer NOT NULL,
    unit text NOT NULL,
    units integer NOT NULL,
    amount_cents integer NOT NULL,
    currency text NOT NULL,
    is_live boolean NOT NULL,
    language text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    is_current boolean DEFAULT true NOT NULL,
    status text DEFAULT 'open'::text NOT NULL,
    held_because text,
    session_id text,
    session_url text,
    payment_id text,
    method text,
    paid_at timestamp with time zone,
    granted_at timestamp with time zone,
    receipt_number text,
    units_taken integer DEFAULT 0 NOT NULL,
    test_units_removed integer DEFAULT 0 NOT NULL,
    seller_name text,
    seller_uen text,
    seller_address text,
    gst_percent integer,
    gst_number text,
    gst_cents integer,
    card_statement text,
    CONSTRAINT gst_is_whole CHECK (((num_nulls(gst_percent, gst_cents) = ANY (ARRAY[0, 2])) AND ((gst_number IS NOT NULL) = (COALESCE(gst_percent, 0) > 0)) AND ((COALESCE(gst_cents, 0) >= 0) AND (COALESCE(gst_cents, 0) <= amount_cents)))),
    CONSTRAINT purchase_amount_cents_check CHECK ((amount_cents > 0)),
    CONSTRAINT purchase_check CHECK (((units_taken >= 0) AND (units_taken <= units))),
    CONSTRAINT purchase_check1 CHECK (((status = 'held'::text) = (held_because IS NOT NULL))),
    CONSTRAINT purchase_check2 CHECK (((status = 'paid'::text) = (paid_at IS NOT NULL))),
    CONSTRAINT purchase_check3 CHECK (((status = 'paid'::text) = (receipt_number IS NOT NULL))),
    CONSTRAINT purchase_check4 CHECK (((granted_at IS NULL) OR (status = 'paid'::text))),
    CONSTRAINT purchase_check5 CHECK (((granted_at IS NOT NULL) OR (units_taken = 0))),
    CONSTRAINT purchase_check6 CHECK (((test_units_removed = 0) OR ((NOT is_live) AND ((test_units_removed >= 1) AND (test_units_removed <= (units - units_taken)))))),
    CONSTRAINT purchase_method_check CHECK ((method = ANY (ARRAY['card'::text, 'paynow'::text, 'other'::text]))),
    CONSTRAINT purchase_quantity_check CHECK ((quantity > 0)),
    CONSTRAINT purchase_status_check CHECK ((status = ANY (ARRAY['open'::text, 'pending'::text, 'paid'::text, 'declined'::text, 'expired'::text, 'cancelled'::text, 'held'::text]))),
    CONSTRAINT purchase_unit_check CHECK ((unit = ANY (ARRAY['credit'::text, 'supercredit'::text]))),
    CONSTRAINT purchase_units_check CHECK ((units > 0)),
    CONSTRAINT seller_is_whole CHECK ((num_nulls(seller_name, seller_uen, seller_address) = ANY (ARRAY[0, 3])))
);
CREATE TABLE public.purchase_billed_to (
    purchase_id uuid NOT NULL,
    number integer NOT NULL,
    user_id uuid NOT NULL,
    name text,
    set_at timestamp with time zone NOT NULL,
    CONSTRAINT purchase_billed_to_number_check CHECK ((number > 0))
);
CREATE TABLE public.purchase_dispute (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    purchase_id uuid NOT NULL,
    provider_id text NOT NULL,
    amount_cents integer NOT NULL,
    status text NOT NULL,
    opened_at timestamp with time zone NOT NULL,
    CONSTRAINT purchase_dispute_amount_cents_check CHECK ((amount_cents > 0)),
    CONSTRAINT purchase_dispute_status CHECK ((status = ANY (ARRAY['inquiry'::text, 'open'::text, 'lost'::text, 'won'::text])))
);
CREATE TABLE public.purchase_refund (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    purchase_id uuid NOT NULL,
    asked_by text NOT NULL,
    attempt integer DEFAULT 1 NOT NULL,
    provider_id text,
    amount_cents integer NOT NULL,
    status text NOT NULL,
    requested_at timestamp with time zone NOT NULL,
    credit_note_number text,
    credited_at timestamp with time zone,
    gst_cents integer,
    CONSTRAINT credit_note_is_whole CHECK (((num_nulls(credit_note_number, credited_at) = ANY (ARRAY[0, 2])) AND ((gst_cents IS NULL) OR (credited_at IS NOT NULL)))),
    CONSTRAINT purchase_refund_amount_cents_check CHECK ((amount_cents > 0)),
    CONSTRAINT purchase_refund_asked_by_check CHECK ((asked_by = ANY (ARRAY['buyer'::text, 'closed_account'::text, 'provider'::text]))),
    CONSTRAINT purchase_refund_check CHECK (((asked_by <> 'provider'::text) OR (provider_id IS NOT NULL))),
    CONSTRAINT purchase_refund_status_check CHECK ((status = ANY (ARRAY['requested'::text, 'succeeded'::text, 'failed'::text])))
);
CREATE SEQUENCE public.receipt_number
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
CREATE TABLE public.report (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    assessment_id uuid NOT NULL,
    sha256 bytea NOT NULL,
    number text NOT NULL,
    language text NOT NULL,
    label_encrypted bytea,
    model_version text NOT NULL,
    issued_on text NOT NULL,
    made_at timestamp with time zone NOT NULL
);
CREATE TABLE public.report_day (
    user_id uuid NOT NULL,
    kind text NOT NULL,
    day text NOT NULL,
    count integer NOT NULL,
    CONSTRAINT report_day_kind_check CHECK ((kind = ANY (ARRAY['made'::text, 'mailed'::text])))
);
CREATE TABLE public.report_file (
    report_id uuid NOT NULL,
    file_encrypted bytea NOT NULL,
    kept_from timestamp with time zone NOT NULL
);
CREATE TABLE public.request_limit (
    bucket bytea NOT NULL,
    used integer NOT NULL,
    free_at timestamp with time zone NOT NULL,
    asks_password boolean NOT NULL,
    forget_at timestamp with time zone NOT NULL,
    CONSTRAINT request_limit_used_check CHECK ((used >= 0))
);
CREATE TABLE public.secret_key (
    key_id text NOT NULL
);
CREATE TABLE public.security_event (
    id bigint NOT NULL,
    at timestamp with time zone NOT NULL,
    event text NOT NULL,
    account_id uuid,
    address text,
    source text,
    kind text,
    count integer NOT NULL,
    CONSTRAINT security_event_address_check CHECK ((length(address) <= 64)),
    CONSTRAINT security_event_count_check CHECK ((count > 0)),
    CONSTRAINT security_event_event_check CHECK ((length(event) <= 40)),
    CONSTRAINT security_event_kind_check CHECK ((length(kind) <= 200)),
    CONSTRAINT security_event_source_check CHECK ((length(source) <= 64))
);
ALTER TABLE public.security_event ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.security_event_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.session (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    browser text,
    system text,
    CONSTRAINT session_browser_check CHECK ((length(browser) <= 40)),
    CONSTRAINT session_system_check CHECK ((length(system) <= 40))
);
CREATE TABLE public.sign_up_link (
    hash bytea NOT NULL,
    sign_up_id uuid NOT NULL,
    needs_password boolean NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
ALTER TABLE ONLY pgboss.job ATTACH PARTITION pgboss.job_common DEFAULT;
ALTER TABLE ONLY pgboss.queue_stats ATTACH PARTITION pgboss.queue_stats_20261123 FOR VALUES FROM ('2026-11-23 00:00:00+00') TO ('2026-11-24 00:00:00+00');
ALTER TABLE ONLY pgboss.queue_stats ATTACH PARTITION pgboss.queue_stats_20261124 FOR VALUES FROM ('2026-11-24 00:00:00+00') TO ('2026-11-25 00:00:00+00');
INSERT INTO pgboss.job_common VALUES ('1b557ea3-a9ca-4723-b119-a2e5fbf5eee2', 'mail', 0, '{"id": "33262c1d-26ea-4aa9-b35e-eec1992ae2e0"}', 'created', 1000, 0, 15, true, 3600, 90, 86400, NULL, NULL, NULL, NULL, '2026-11-23 02:26:44.248042+00', '2026-11-23 02:26:44.248042+00', NULL, NULL, '2027-02-21 02:26:44.248042+00', NULL, NULL, 'standard', NULL, 20, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common VALUES ('f659d16d-daa9-426c-9c52-a5652bc5a837', 'mail', 0, '{"id": "4b63eb28-1806-4cb4-b027-1c2d72bfae86"}', 'created', 1000, 0, 15, true, 3600, 90, 86400, NULL, NULL, NULL, NULL, '2026-11-23 02:26:44.864828+00', '2026-11-23 02:26:44.864828+00', NULL, NULL, '2027-02-21 02:26:44.864828+00', NULL, NULL, 'standard', NULL, 20, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common VALUES ('b72968f0-5c08-4301-909e-aa2a0228ce34', 'mail', 0, '{"id": "cab2a1c7-7c44-4524-b9a3-57f2e1214d94"}', 'created', 1000, 0, 15, true, 3600, 90, 86400, NULL, NULL, NULL, NULL, '2026-11-23 02:26:45.08888+00', '2026-11-23 02:26:45.08888+00', NULL, NULL, '2027-02-21 02:26:45.08888+00', NULL, NULL, 'standard', NULL, 20, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common VALUES ('56bac9d0-94b4-4c40-9760-cc6d29ddbba5', 'mail', 0, '{"id": "074a9bf1-abd7-497a-850f-24ff0e15adee"}', 'created', 1000, 0, 15, true, 3600, 90, 86400, NULL, NULL, NULL, NULL, '2026-11-23 02:26:48.830696+00', '2026-11-23 02:26:48.830696+00', NULL, NULL, '2027-02-21 02:26:48.830696+00', NULL, NULL, 'standard', NULL, 20, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common VALUES ('ab5eb163-78f3-4721-97a8-7043ec9c1c2d', 'mail', 0, '{"id": "baff0a84-aaeb-412a-a2bf-79953e507b37"}', 'created', 1000, 0, 15, true, 3600, 90, 86400, NULL, NULL, NULL, NULL, '2026-11-23 02:26:49.919515+00', '2026-11-23 02:26:49.919515+00', NULL, NULL, '2027-02-21 02:26:49.919515+00', NULL, NULL, 'standard', NULL, 20, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common VALUES ('00fb83a1-1c6d-480b-bca0-3992b2a44062', 'mail', 0, '{"id": "f29a5a2b-0be9-4554-940d-ea9b4199c094"}', 'created', 1000, 0, 15, true, 3600, 90, 86400, NULL, NULL, NULL, NULL, '2026-11-23 02:26:50.586189+00', '2026-11-23 02:26:50.586189+00', NULL, NULL, '2027-02-21 02:26:50.586189+00', NULL, NULL, 'standard', NULL, 20, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common VALUES ('1f459961-2170-44c5-9e7f-6d403b11868f', 'mail', 0, '{"id": "92e77c81-6d2b-4a6f-a0a9-f9bcfd987d5a"}', 'created', 1000, 0, 15, true, 3600, 90, 86400, NULL, NULL, NULL, NULL, '2026-11-23 02:26:50.827009+00', '2026-11-23 02:26:50.827009+00', NULL, NULL, '2027-02-21 02:26:50.827009+00', NULL, NULL, 'standard', NULL, 20, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.queue VALUES ('mail', 'standard', 1000, 15, true, 3600, 90, 7776000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', 20, true, NULL, NULL, NULL, NULL, '2026-11-23 02:26:43.741993+00', '2026-11-23 02:26:43.758195+00');
INSERT INTO pgboss.version VALUES (43, NULL, '2026-11-23 02:26:43.756483+00', NULL, NULL, NULL);
INSERT INTO public.analysis VALUES ('16f81057-afa2-410f-9df4-2f0eb1df0123', 'outcomes-2.553c9e9c', '\xa116314a678c80826cb6ed092e2a1736809ed0faa2b3c169478ae66c09b63b4a6a90dbc9f175b3bad182677659145dbbface0e3c8da08697604184b0f6b9b396703329939fdf096dc4dd41095564ad6ae3411234864ccc53e2da663ec6d777e6f0f46b64f0f685cfa8a2443386526e9d4d5482ddb3b562450688782808b13bb6cb4bc2ae643578d009830c1029a321e6c0758598099d951ee2103077489b6ff48be424e5d646f2b8261144208bbe415813a7810ebeee19d1b65ba215817858485714e8f325f496537a3e2105a145d2adbaf58c3893b7c560e987af2cd2c0a52383ed1c64c76d15667a69a9915c8949f2aa8686470b7524d8cfb0cc445cf2d313d99e01d5ca2e30995b899c049432691560893faea9b97589f1bef81a110030441a3ba6d3f0f45bc5d7fd827508b6f276b607ff382112bc7d3ff2c6d2d5fb51b7e49327b0307915aadac0163cf556c9af7e1ddce9e1736d5514719ccddb61ffada3793c8797a6c1571da160e22b1ea63c97d12425e18e6c333fbe21cbd619e0c12547097d1bc63af2b5a9bf51e0bb94adc94c2546722643633191140aaf4f044638dd62f7ca55c2d970868a416bbb56c3c7f34d62e2366671f7e6cdd8530e263785494a27ae6433a720b5286d163e575ed19856ed2552603357f7b32794fe3ebe71b2f5ccecdf78fe7b3f1ac4a8523452e6c2b2b2a88d94dd16200fa3942a9de70bf27734007e27e684ed4036460d0c65fd17d5effdacdd69bf58cb568dcf72624c8fafcb9c96a0d8f2eab82d414f18cb202ff42962bf37ce2307b84788b8527127909d30231c0ac784a626eda67fab1033b7a63d7bf9582d8632f929cc3b31aad8f906181ef4a78212cf8bb159f48da5c982dc5e3a016183bfd6f6329a625a834f7eaa44a24ade7f39e25892435dbcac60edea6176b091971e52e42d15936ce117222d5f090c9ede3bbd8938b07b69438d6f66dfed08cbd03748444e1a5659a8628447643e548ac1951c434a5f8777179ca07adf5514e77221c0625c0e914fcf39536f7e6705a4e65f9c4d54bc729d9bb4c736133260a9bc2f1e49d79a98a4aa7e29cee227cfe3f1c76fa26a7523a3795e0f2d28f68899abce229d95ac803e5ad71aa698a826c8fcf5e89cb06669283b018b82d3baec1cdece9b0c66bba6e74c05b3d6406ba17509abd38456a7f91e899336466438caf28e98701dd6bf48865c866a8f350ec0bfc657ce71dc470f5fbd5fd1d7aaf9eee662db159ba4540035a0292fbb9f6ef16f9587955bffeee2cfe78c2cdd5e1658f4456bd082d27c41f10858c07fe5b473e3358ec67ab60f4e076dd8e7339d42dadfc4493ec84f8c5d10a4dd7fef07804c7c6c1e7acd94763540c04feec0be60548986f5f8da41ccc1f6486c7282c7195a0aba52c3e2c0ab4f0e12d3e300f71a21146f51e33c5c7e7aae32ffa86ebe818e77f2220008cb1376c2d98ac7f420d06388de97b454d79641c282382d81d8f3d9243afdeac2539e775d6f6f392354b2a66d2d236e802bac9ee9b7a5be281e6cea8d7b7293f6721d18e68c5c78e9b759c84641c38f636f2b85d5650d0ab246fd87f475563152ef1e009ba4b6de755fc95e3ff2d1aa04020bf147d1b7a334fce9fd7cc5fcffe9c18d0a3bb4b4b7a2650b0e89d0b3f1c380cfcd35c02f73405479197eaaf44013c07b4aa7e1d3d86bcfe9a4453f3cd4e862fdcaf771901045da69f4f5cb4aecf9494dc2e895ccd25421f624955d4359d84850f6b4b93408895f2436c1966ef03c8a5daaf9ebf88560617d1df65b910e02e5e45e1b4e2905f37e60d8eff7179e1a205b441059d2e25def42d7099e1bb453ea0d472e07f90b3fe6350d6c9115ceb261c9fc60c5eb1fee25ae8fa25b1ee23a4942de8cf209d3009676e27c2697395694b8b785156cecaeec71c19e147daa3d6bfcd059aef8e115367f179f41493da4e2cd7e796f4fa038b7f6f71cc33fab436ae47118c14e39254739173071fafa2983f39d17e643718771deedd12324bf788cbdbd0e64eb7b168b593ba4fb7820e9e487c59413021d0bd3bb5487f5737bb32dc55d3e25285121d641b78ae026cc66440f5b7a2c74e236e17c71fe98ad7dfa8415dfd6301102273075d48ffa9c50e35f0f55bcf9cb42f6273c66ecd08a877024730e58ed2251f2cbc4a37d1985c4a75bdf30f82c1ade1f2652ddc8be1d3b745a9bdcbce09e19a3ec29c1c4f19367f3a680e4279ba6fe68c558bbab6edef223d824f15d759511d17632647323da4fb9502d39ae4fe3e4614eeced8631b321e519b34df137dfc67b447ad3809596fb8b635cc26f34c0daec67d3dd72ec1c8049d3c4a768271e0d812a305b2604d3207fc156ca0b60ab5fb90868d0708c970f728f9531fec92a184cc0778269068eae003acddc4d6d6f6059cb4023e8ddd8d3e7e9333460444f9a8ba9308f74d7c79ba0e504680984725963908c5fee01efd762caeca109e2442b0156fc6c012c3e9b645cab1d35bb0ac69db465fae58e756363db7714f3511cf71e3d96f79e904c657788d39c52babb9e687f28f1a9c357a3a8a065484dbee426cd8f30e3a17d3973aca28f5fa626ecfb25823dc4d5a9a8f3f5694b7d57ec479633031ce2638346ad5eababd1890bae768a40f56a649983ddc9025ad89afb595d6f2f6fb496d5d8a03a3c7ed22fff63070fb32f9c3249d56419759a0400f742d9fa800e2b9a2a2861e1bfa3374938a00af070540420970877f33c35053408d939caa8afdaae6d450b7ba34664c4c44bf3fc22902f0c7c42bd2d8bda1ffedbe01cbf218c14b6aae57c1a6ee9c542dad7667265b20329fa41c5832051c2c6d7c5702539051625d3f3402ea7bd05f74611d936b89303824d9920400ecb0cc0211e9833ed39e7531940fdb065a42ccf8801d6454724e61fe95df64aa5d78ed50a3976a9c88f6c48a69601a59e4ccdc24f7efa31f1340049e04490a96d16bdcce1d90afa2d5fb2efbf3ee67ca42612178d04130357219cb432615a740cebd8a1fccafe1c78e40151fb47f59bf384cdc36f11f7ee3f7d6511303bb35766e34bf21892a74a0f8a4138517a3603e6dcd62bd83a98248197dbc951b2ee333695e0c1aae78072bd1c10118daa271fa23d549860c6a8491e9047783d45101077b11073225ae22e9c4b0b91bf72f2a9a3ef84903e37b32c3ccc62e14b499677ae49a14e908b75383244381aac9c0efb466081e5049ae5d8f1bc5ac47aa3f8a0685381409704162ef6a36d3357b14dd3366e5df0ed2fac977b8d2e231527d45f61c27b0da9b8906e9af6e4924ab52773de77bfb5c69d4756e33ca78db9280f5f3b97b89c738f2d2f0c813eb5515898c0ca673edf01c23cd3ac3dab6bf6e514dd6fc79b499cd28019c3443bedbc90701b4dcecc52f58f2719d70c8bef79caee601fa239c0e149df50eaa496e42d79fbdee884085516718c719683c80b10e4bb5e424c7aea8a7e214d9e930df751e043e63704afd6cc430acec793ff8020ce8cc60a72bf02f8d6ef08d19147e51e1cea8fcbe47a0a9d35fb03854a3132e9544045a6ed287ad0770bcf265d8276c54f7417f6780ddcb019bf98f7c47e2229926461aee349c2fcf178129b308ed9d94202454290a96e81d5f3b1438d8190534a3171cde4697b09c839c64d86964bed2072884d677460ce378e0f4c8889baed11e01c112063256bfc828592d5add44380aca864e11fa4091a96848adfcff6750160986720b649a4b83a3318c4c8a24f787e82b777c1b735d3a57560f4f78b561b1a4758835eb865fd6ddd9a144cb777a6a9b991bbfc18da08e1e424a4e00dfe8059bcc1be6c8ace9a97cecde596c25556cec1154fc149de627c468296c3221aa08d144f8e31e70597c03d0e59f8ef11f045cb4bfaf0dd4971e20d5b0219e221cc1d6224fc5554f42b0ab6617d86b317abc38111bbd13c28de5cb55501eef5e5d19e2a6b6050527567bc0af081c661d10f058af97438878f9915ef67f75f97219296c8da40039a80c6baeee1b9b753aeabdbcdaf3a1b845db255ec35b7e9c6cbad91fd341a393b1592569b631a4619f479cf806b6aa906f2de3eab04dbe329cf97a9fb1c8bafd41993293709053207bd2a8a229dd75d6b13678a83663bae17d31edab5e1db4c3243cbfbd458a0eaf25d1c54bfcc08a5484a53c5afb37171b9a198ef8fda9635369a95663f6738f21a15b09a630d76116f12828c048eefc82b6e8f31f2dfc2e504e7317417cad0f177db7350764ff73233ad3bb9db4b2db3663af09ffabd07d349a6e3dda759586ccec39cac71ffb024271424c05fb5b814081f6b6f82d8037034f327ac35b89db195b1e888619c7d64bf4b9644a6925cf78ef3d2486cb66a47524a961020dbbdc1df26a344956e9f38a8dc12cd25d17196da9b75fa1c91dedb7d4b48c876f6464c7ebc4c2489e8e458e8161b67420d449097bb3aca811be33516a584a4545d27f8b00788d76befe20442109113c52b5da60c42ea44a9e033dce7afcc8aff1705a581a5b51ef9a41d81ef5dc0e7b46ffa6b9ab8bf7fe7b85500af2e720b597f4778c08aea4432120258a545baa51d738287d68528f1371ac0f601bf9e4b9ea989e8766c7f0b49450167ac66219728a36f3be13578c3eb340dfccdb350e77b8d73c3bddf1b0406d871d9548ae2acde47d340e240f060d1b2d60964e8b310601d86fd3db6b810adfbe703ffdc511e8b1455f7445c771bc805b4d5549702b328d7a7ff05a59f86276136fc3d7a2e94c899570f7f928508ec548cdac134c414da2c7e589877acf9f280e317664de1a54f5cb419115a04dc51cbc39ece6b8c19be09bd8e1122b77ff0759dc35093a1e9b37e8a8027c8c432b782f4eee47f193035b5aa7ba13419b4fb41015a308e17d08177d13049a8455b59258bd518112d5a23e3d61ce55120fed7f6da62dabd4bcdb2e90b97e17a9125b7a6e5be085972000828ef17c53e11cefa49a4c802d40bf59a3dbe2fd804bbf56cddfecfbfafba818b3fcb9d91f1832c35db29bc932e08a3464511d5460d6048c3314d489a46d401d73706ad7715ce11269dfc136f76c711d0ec867c66fa2969c0ca088ca9333db7670a6aa847a0c0fca61b8cef4389edde2b9ef8e1417c411a1d728fbd7a09cc4da2ef1d6a7aa381d7983e3d3595c3371a443ec8917c1f18f2fc305027ba05fd3d9d45b09acd5e338cf6ef0a7c48083fd5690f2b5f5fe7878b01c78d7f695474ddef6a419566c9e89bf9541bf5797103338b3498b1faf7b19111709952ca4a7933fdef0ee39f6da4000fb08e139e95d2e47291ee208edb2834737ab771236584f124c85b9dd1be990600dfae58b9f73c63b7bd19e327db4c95b43e35120421f6dc894c943738aff4d1c4dbaa0268e275fed62a4d35d3a2e56b6d73645d19bdabf608aec1cabe6f0c794ac311ac14a31bab0080d5d749ccac5e487eb8c101dce0edf9e187363dd0de04b54c581f1c62122a4452903b56a9ab86b3ccc23e0833ca4b473339ac73cd863e6219013c2009f324c2b5f96adbb7b0280028f26817e14ae0b3c16eebcc58d9f4826b4bacc1eec94191b06583c25a24372638122b87ef12a3506c2ce41694324a07c3cdf3858fb3cd8c277a6f70e56b63f81fbfacee00ee7b416195324496bf52c6fd10726d589531a8157c8938e8c44a6625150d09d477d9de2058f70aacc7f07117c621c0256b5f85614bdd2c2954c016b6c8bd397ce296e7deaf08cc20f1c6e6f3f312c3ee44abe62834416c5a386082c60da563128ea76019d36caff32284c0bc31e20bf1871efe70fc6868fb05b78fc594ef0e7a3cc8882a0b8dc85e5544280bef4c044fd227ab44bb3a7be9e726b282ca32d8a24fec897b65675e2b8f8682226ef872dddf83e7eaac740dbcfb48839ad62ad0848d9142d9535fd64422dc22f8ec84d18b19facd53fe9b66bb0805d508656fa6ce43d37de9228a1261f6e41077fa414b9ad2e5b39c3116dc97d1e04d0c828c64395942a94fa31aa56f08445d8ee3a666ed9cce540d80e66a35295feeb130437d942fe5eddd3d8123901790584b2be667dd871ec5dc7dbfd78084ffa950e7ce5cc027b972fc17f66b95bfae5eda281a6c25b8dc80198705394c79c057ecec7d4f79d3a7072555c1f67bcb8d12cf52a8abb08f0352790dc74196c208210687cde357e72cb6dd8e5e6301143b02b4cb69a63703e9df9a0da8c297ece42794d4ebdbd1e11d6af64a8e8771fb559ad42f31d6890b2cee25c5b9c0f1a74da178bd4a3d154630a0dfb28ad17f0a1054c7c70af3eb1b1f3021c6ea817ac3e145cf68cce24132ef33c8a83a0c8892a446083b830041e000b3e2e6b19099fc7c8001ed90254330291aed16593a839621017b8ba3e10991f63a5e93f2b3ddaa414db30335ddf706dfd2f0d5b68049098f82bcfcab9aab2864aff23eaed300ac05b028d02104ea4f6082288a4a3d528d598da75cdf34fa02415d6fb6b28fccb003350c522c75caa548ea63f69fdee16e205ac6ee835518fe35df49e7a5628afca4ab13c16fc03fbea676fcef321170b4c22b8372fb469ce0ec5da2efe11771188c2c81daa327037d6ae2d6a6018aa77db8b0f370791f5b3e6c32610629605912a21f8b7e1dd8eb742e3b3e5f5a87cdcc50b655e61a3865b4c6c535cfe6ae3eb286bae82264619d26a29ce1d4f17f2bba19eb38b7d4f6da32c9eb828a38a715c628abb6fded83ae81f1192de6658c9fe6edcac4890b0b25ff44aef0e6edc8fdc857300cca634d7998d48ca4785cc42f7e6e3811f88b96858c4079368c462b8ea468b32fb03f32a3d5bcdc9372b9f8df7f357712892ef0630e2c5afb1b2e7d4a165212e419b5a4161b6214a4ccec619ef0c63ee01964c8dd94ff3372bc562a9e659791f860008644583e5be3034852b8e7948b34bc8816516d25f727ef705e97602b127d05a74694c69c772f0d7da5b57c25158e838a96cdf3bf2184cc43855784fab958de8229b9f82c64189a64d7828dd5ad5f3c724d76bbb47f10dae34865436852a26e3ccfb65a7fab4ea7f699944a2ffdbff7d036ae2a2938c59e07474099d7b537fd0c1f0fe7d2cf613938db3b7f3d6f78d079e92323624feec0294d979860ce4b6172de99002e9d5d3bb1c6f37b593d12b257435b456ded6c3a12bfdc447f6e7aedc09ece84c9876c409c33a2ee137b345cf4bf14bd12cd8c4f6c3cf15ba2a659cd821805174d688cd6bc1b6c5fd84b715f0539710e0ca793514b37fd16b70c566e70df0e44a1b12921e1e4e17cead9c70c39c961252c7c815f696f7425b41ef1da66f9b3fcd776b34aa80e9f76d77e04f62f321b7c2e3b99eac454fb850128441be915f20a61ff1dcdd596507eb3a844cf36430555a1671ffbc3345cdb78d2898919fc16e87758679983f1cd6ce582f2cca875f72e4ddcac48f8e8abd31e6d3025d6c658b675ae2b1ea19ebb4cf0f96b3fd1f0fb4a77861c1b86e5b9f9048cf0ea86302ea9f66d9c708d6c5344effbc1c59e40888c3cfc7bf5148bbe40ad1cc064c07d5002c1985a970db412e19fc0d7d0291bc4776502b986b9da94882250e6ca9f52f0e52760e97f12847ca32d10cc183614fc6c67f10fff100996f2853db598384ba46e5c8cef6f8c4c2cbea9598ffbfef2d2e39b007c948666e4aeed331afcea7057be5f0dc4fd078e52cec3622590244151b11d7f6c8f4fe89139de36721a8d1619a3f74ebe71f6849ba8cad3ef352ebe41fedd4c35c284e2f35495315c3d4458bea7894c23bb86d599d3cedc8217a31d96cc34ad6ce89701a87462c3b32ac5555832a11fda56b623f6fd0ce22b1e47d4229c1a262d031bd52e7586c2c753e4cff10e938d098758c3ce800cc136940ca00aa8b11f1c1aa460f8003568fdba3454cc7623d99d9190045f32518acc111d46a7975ea05dd0fd119fe42ecee60ab40860474cdaf22bfb89a330ed2ac5dd910fcce25a9960543319a1f53784481afb1d94227716d1f9b9458a87dad931d7c84c6fc7bbf64c654cb66c9125b6e2fcfaabb48cdd3b78e2dc28e0aa0ff0d55268ec5d6c2538cf1d08dc6b5dcd59d367f8192eadc7a171b6ba130b438b957b9ebd983c1dfcd05d24ee5df182e3573e133a9a22fe4ce7ff2c2f9469b54ed7bfe251d04d1dab83e416d21993d51e7c84ca00e5cd4bcdb0941086db198fd9770f8afc43d73838f8f60fe05b18c2e9d30653bf68ec0d71cddbd93b90b4c45e5049fee4d8b0dac612fd5191d3e1c46ed93d55cb6999de0ecfb888be7bb06b5ab935bfa5cfd72cdfcfc1b3a57e519e301a582a9928057d5f2b1fa33a250a96e114bfb9f7d65fa1298773fed2d78fca91af579217ef4c2d4ed799dcc1d9d576602016b0d4de7a66a7cac662f350880926bd28c81f7a0d2b55f204690cb41d02184fcf0b05b9c6953eb05378a9cfd57cd9eef8b5a9a71fe555a21dfe2fcab694b9daacfb598ee7e3194e6ed4994e9368a13aef47889aeb6d5132b1ddd5175daeacaaf5044e135f3b165bf9d9853e0cc343bd2e39e16558532d3a49ed77bad6830906c8b24eb335363f9927e9559c5a9523b9557003234605138e2599d313981ccb6ae0f5549d08644e374cd19f906ab117408375cb185463dd4bf9f5902667287fb0d4e39d03a6235af532ce22672dc191c7f0189e3324de503472138c166c2a6b48a8aac75caf7fd1bf609fca65253d0109b655392be888e52c9ab77a17448402f288ed7f422b989b1c2c4ad4ab42cc0fbb558baeac4eaf4518d2f8bc35a43684678ca6be644206d2db3b0101281192212da5bd714d463d634cd3c84a372a9fe9427ba2088b6a828fd882f8d8344b1b1f1a43761548f42a9eb85eb630815b5b1432ec40b49abc7811652d69a9ce82bcb3911feaab7eba8768430e4f7d411f58731b2062a1b334bc2df19c14d9de43b9b927809c421965cf03a606420654074286cbbc97aa07456690854c854c1383061283f3b6d13c8b90728b29521e4d4db708d1f5184cc8badbe1001fe83f5ca61036289ae118c7c0c11bd80677e128bb7e382b8cb47a1c40da0084f0cd011583891f164ca9b4b2cbdbc11df57d6a7e2c330ba8abf212b94841f718365b18643dc7d6f3a337f1c92c423f088f9a3bd56b7740e39ffa8a9088d80911bec2160da1425598cbec9e6e3dedafc52f5905df4843e2662a98b2788a1e6f975a614ae458cca7ec33e9f94f0c091a0a2ee0928496804c0364753ca9adf689a59ef84bac7b3eca3da3807f335d11e611cc7c6e4b0d47926dd7922bb031b1e3cc2b5150c0eca88b05675f70ae6db31752ed0b2480c9d3952847f551fa68ed3e0477aa52dda17b819eacdd605b4a3b3bde6f4ebaba9d5df69e74c2b10a563f5b83f5a7a2eee8662015742d7872582f6da6523cfc4f1d57fe412a2fa3479a86ca2dab38ac1073023533e3683bf9b963c8eaf597b471afb6c72378cc5f94f96bd8bdf66860a1676bf1bbcd8358ffbb88a65089c92763d639f76a745331515bd465e40d6940ac62c4b695cb788aabe8e4c2e38397905b09840646d63fe4979fa75ec37d924c5f97ebca71ebef23c71113c94d99122cd99e01d21cd9934599f1f2fdf357f4adfd843db14d352a3350dcf0c6879dbba91aa71fa7a7af694c34055e785aa4f42bbbbfca4dd7a74ba1204afef8a867f32e4fcad6920aee8e3c099e8c2f1be36aa6df96dfb9592d0e63ce1876695508b507bbcbe0a494993e50b811292cabb3e4a3d9c78f5461dc33a7f74ba658586bb81582aa2a0aba630d3596ac09d27f59d1ebb804971cd48c335811f5e85646d1d22ecda0ab92773780adc54846fffca820168dda692907f609cbd577c2b7cec86345f7830aa5ed16d9b4391b60b2032b1d356e49c902f37ccb810a26c166df5183f69d9c8aa543a29d5de860c038e1ce991467ed93fafe0dcf3e120474ea10aba5d14b1f7c75cff75dc93d48bafa8a39792b1a572ae728e3720a070fbc8868b4c6de5f90d118ed152dbc19fd99115bb48a60479ccfdd5a02d65cd5f30f0db900ce823bd9ebbf39ca5a379cae75e75def58becf75d5cd165cf339da407ee140d836711179a69a246554efdf853187288237d59c75346bcbdc45f4ffe0797f71cfbf2a5b8be8e2b89046883d733cb696f6e0d80581d2d7e7403726f8ea3d24414edbf45fa761c627ea7b456f8c794269cae7a7d257e375b3fb473b22e0869364498efb991b20bd6fceae9abed71088ed780664ba18324b97d0e4808646075b7a3de112c6d7ea36affa387d85fb0d5f5711204c91d6d582ceb69448eb4d1fa0f737e6f8a8bbc9e1574ee155efd0e3aec17ae1d4654c7de3f5752f9e0aa537473a418ec987a33946e65181c6a5e2f7a14fb1e5d83fd34fae7171f193e8a8024010cf34d57d2e0f0c675bf0dfcf8ed68cde1f8655e858b46bd97110b4995d08792ea0e19b97267e6f309faf77b40e3575c210b02a52ff27a87555b869f6fca7e19e8888183fd4d3fced78781db2b58ebd0536bf4355622c77b968fbbc5da7d68ce35c4487ff489b11fcf5cc0f61265b306baf7e8b51a2c0454be63325385b3dc4e7b89c0b554244edc2c9fe9d1547f145d23b979597aba5ca8a11b6c7138718bb326b9018e510103b022ff7d86e3474db1a14ab2c5afbbe0c886c401b4a8134eed1024ccea98d64fd013a22d10825811faaa868285602c86ffe78496b10cf7e22a8d8636876ed53988b7e30ad57c1f04d65c23f8fc93364c98044cd54c044a6fc189339cb077018aede97df647c1150f4c49a1e941f654fcd5a9c72a2106132a3417f6e24cb5fc8fe544a82355206f9513095dc13331d5593422a4306bc4724ba414bdead6efe7e5484a550fe63df09e87a669815ca8cf3fe2f2509d5e83f2d5ab05a23356ac437b542cdf1fc3d32434cf420cd0b47734ef9f7e86242ff138a9948a6690119c9452b9b446b1e954e0559edd42d55d4bcf40db56137aa866b26f8fa00d6e92d0a31cf5a9db2576bf379f73379aa75d1bada6d3d76de3769e9550682e8a0d8b1568790288cc7b56fca94957a81e06bd7c9bb44afb06782a8ccddfd8c16f5cfdb87f780c850484df3a4d3a90aa1277357a2b0e8ab0e87b89c4a46daeb96f867150e12a403c0e96fc02b6e79cf9820f7986d83c1bc2e9c3d807e3c9420a72e6f9ad6c52e261fa2b3b6841a2fb9129168d1d00cc689d66bd61cdceb2712fa12d3c610e602f44010e8fb00a73f0ec4238ea2646b13a80777f1d38bf82d07c13fcd712d347294cd8d077ed6e7e868f6de84d8e8bae3534919a7b5fab3ede00c499811af57cdf42ffe62c2622b47a29a491dd277131905092655c3dbec3af90314962939874db8dba51b285bf09f98c8e1bca28c4f31ac7813cc3830e2a2e3cabc2a6edeae28ee4eed68143d6f0e834f460a63a793eda44459b133dd199c23afb1954a1eb53c2961f0fd4109d50526fcbbbb5e0f37135070bfc957e2c3fd23ef2e3ae47dd9f1cd684e60613c69b401e32447714629534433a13f2431aba7a2f2d7cee41772abde983527921c77e71aa7bccc7f16217f51199cee52ebec02765eec3dd1b2a9e6e22d2532ef6f64cc63c13f0dae18759ec92009739f7aa2fb5adbe8374c87726743362c4d18b94f97b3c641b882fc79faea5df712fb0888971f3c99ecec9fa1a3768b6c30470b3e33a19482b87590f0ebef539570aeb583abc91f243ed6374076920bb6906dcf21348a343019fa4d20cdc74a2a4625b8a7c63f31c135af23c01d1e5680a268e642bf57fdec84abfc00a4826b0735aceb28c04982da5bf167bf1d3571570fa8894fc9d461fa3bfa53698dcf802e40aa9aec1d4a0e6c99d8b8e89ffe0053704c4f7e171f744efbfc228726bce925ce6ddde9c607e559c6f036365c5fb4b7354545e1db8c4a243d5de6d4ba26d75cd22eb544366c361fb981293c5292999419e79398a208f6f8af73107be00e52e209b6ba61d6c6cd324232b9a6770498ef3b3f38363d5027bec41d30154e82d3d611ec785c486ac15761a225aaebc3d4b9cd261874e8150b94c52397d539f9bfed5369f44f93852cc5335f5a007918558d8b7b43f0e29465da305c790475f05e89f79cfb0e63c13b749ee2eedddb50bc60c80ccef7a4789f9972046f62fa0173695b94d46894abc463dfa05459f4570e8aa96316301203669acaaa4fab37f74917c4cc700d13a9673e33d74b408d9132473fccacedc938758c5707930cd270b26b7376879fa73295fc101bb2d4816981c12c6614ce0db9a5813974ca267886f7941c3546cda9afab0f2c2c10befb17581b652e1930f36571b6f14d72d0a43765d336893a494f93bafb73501061b231b4fd6d9807e02366c9b2ea66e72fce7d336ecd86c766ef3d4f45e25c279dcabb2accb536304fd1bcd385b2f7bd6b05e3d6c07e0f477011a327578b2dd8d328c6bc9ab747428711e463f23cffb75843c35d01ad1980f93764f99bf075e382e7b4e2da8fc4d1abeceec703e9bdf3fce6377749d7e94ff1f46b5c73c6c2a4e322f643d626d7041da33bd0a67bcee8ac1804848e03ceabb58c909c4516d5e5831151d76a0b402e212594ed10bcd3117c2289d68d363b0a731ba9fe3bb4ac746fd2c477f0c9dd8bac97d028e175ce8ff40f1df07c90ac4c6f162657e9a0ae91d57744e939c03a3d46983fb2489f3fffb40b3b44c87ec1b4279bfff6b97973d8675ad9947a179ceefe41e845ffd909c1948ef520b957f35e304f21662de75a5ccd406521ea90802f85a066e9b6fc92cf7781178ceebf51f62f8e2abc7fbe544da85ccc21fea530c24d0370415238768cc3b1a1b9bee32b726c8f2989cc1872511c761d0dde4b97037d7645d5a0e0fc7125b4457339417f5831210c811b4191e1794ee1a46f5f465c2c21a7ce352f579937f940ea1368b4064595ccaa5ab3ec5f00eb3b4e9dc6d488c87445decd4a7ef60a5f9dc69c9ab362cebbc5118281cbae7b8ea69ec9ff9b2e6f0bf4304cee3b21ecc8e66b10f72daeb67ee456ebd9d1194a5b32ea59ca02947bab63bd99e189adac9574fb92eb7801a40cd36bc9fa48a085953cdfe5237280abfad80c8c7da96d20e14edcaddc147587d74ef4a34b18348422bb2aefc8f2c01ae66933b1d6620d1a03469e70b813158eea7c349e2945f416619b2014ede32abf771d4459cded84b593fab497b4812ca293eba78abecaa68df729f2ed27329fb4fbdb0b352c67f2a2b47434019b24244e941a8a2045531c9fdbfa1bfbacce2338deeda382cf323f410deae1b9fc819a80ad2afa87eb2239397c9c2401d4ce576efe50165a384f23e89b3cb8ec0e7ad3f18cbe1489ffc01030074695cdad1c69c49bbea56fd5cc3bcd90640c350abe834e39c7c1ce06be895ba60594a216c97dd3568c4eedb33c9c74d2fbf410a39739a27840eda377544ccb0f57f88fa52b91ebbf4ee18cef839fa345cd1d5a95cfc5a1f0df36f38f0cdede592a2118329103cd09710731bb48ed35bac35f928c4772e74c5b8e52412d1439db47917f40122ade8ab7bad41437a6db1b5a86e12402c60501c27a6e7f2c49a01729316547170c8bcb052b9e1fc30b1d953cea48a4d63fa2c793182205c67cfcc1ced70272d8880548e98535e0eee89178b252a1869145c91c70741926e146dc60b6012f94a51f44e81c4715ce25b8e4cf4468276f4d25165cea31d65f98fdb9913e897a5332ec9005cf8d662026dc7f5a4a7100e2a7c96c61a31f447a5e1bf1c0a1ded3ec70e639ba98bb99ff038d3d622ba8efef9dfe3d68d7c1b6f603a6cb5f7c99dbf5cca978fd78324830ecbf36f208391e34c2b6dbd9f69ead4662e32e4401ff3bad6edf33b39d98ccadfe916604d1216994ff01a4cb2878f2b41174e156c2f767e16a0c3f1f1333798456ace82932348b57ddcd8219297223517a652d767f4324312e2c53262e6f5aebc3291f7023275497cde453e17c1b1965ec5a8644e1fb24ebb1e871b0883fd2d3ad2cb424dadab0415bf44bcae81d396342794c162266390fa4bc984b447e215e6074bd07d0033c398177a7b8204fef4abea1701ee6118d52470549462af25c5ac1a035e591b0412c605555abce7bd3591a38682acc626a04ed76b9af52f80152091fff917e545b91cca79fd9d64b02c73d74c1785c0486c8a949cfe66c78b1c0cb3ba5c3cad21b4813a43ea6ae1122bd5ec66fb9c0020cd13237d79373b472855e93f8139621862ace490db3ee45f7bad1a5680f1cded52940c5e428f6ac7096d7b9b4fb15370d4e26203220e327f60e09a5e27293a259b815ced375ad64513335c15371bdc5371ea76cc52bbe3472c614da789e4b71677f28d859480f580b113c35616a7d4f4d9bb47368a1bfc4079864b98821317cc43fd670af631d12b4d6caac83d2bca93dc088235985ad7e295e26f9664ba0aa8690349e5500ef8f6813eb67b86a240478f10ac0c14b78f0886fcd67b650f08fe630d1dbe233ab336bf492199f5945af1165ea2ae3a6743004e5cdfd54999fb01ae77419eb7a86e0b0b04da8860701ca2e84da4b80051c3326a5ccd9484cb67d470afcdaaee2e26693af63286150a8227ad865cd677066c8f51744bb4e65b9b383faa15431e5160d89ede8dfc67c81fe3f6851e78e6b62a90c6b08fd60b93087b30c43a56ce6996cce94df9a752f84d2295f631e2fa8dfb8cff7d7ad8c7237c7e7042bdf7df9d76009e10299ad1f62180b96f94903e20bd3818d32c541d3a6dd0d2734b556d91d7b7f69475987268d90765c53d084de1c8a9d6d431f58b379cdaf07817d6fd2ed037929917a2337b6cc9fcf54d16e068699f253026570f7354292f3bf2ef964adeb16f316cd4d10b0be2c52493bde38e269bfa47f43b4baac8dcdd54bc391494bad2056340f1e0be7d009d5326f72303ddfa94818438e2656b258aec795d8ae135942269bd70b5b999103f1d62dc8eb458f129b83e512394d2805b4fcb41df16b328cd5519184ad06bc76da4fd1824441859e8927724045930d5cf574e4ee22070017d7562082338cef2ac55e9c0f4e2c5c11510cd1516cedeb7b77032bbfa050c86d595cb109e2d5a0e5ca86cdd0da582879b5ae22b67fcd9715ec100b25565e88f5569293b29f4c41262e7783ab5449010c0e4c4dac0fb8bcc420a845b61e3e598377cc702e2b59da26a6bfd9e90a53445ffd5a5a00dbde137fc29e05422e063b50843894287e219b6cfd946438fb633a7246d53c950653531fc1f4d67541f671a8bf60b729e21eee78a20d4d93ca6bd9d87dc83d01916658b1c6ef6e85b675eb49283bb04f304a9235055ebd30e461b87da06b2f8f03d22a851e1373621ee1674741c7b45526cc2a5bbd660f2ff30c1fc52b993c3522b120cb5eec7e485ddeec8cbc5a6fc0cdc705d2f20373db802c63e062d154c010d541e81cf68b15f7e6bc8583ea6560897d3c08bb69ba0e75c5ac3d8ee675e9ec3adcbb6af399f309741d193b95efda72f841ae2d14797608d6977d832f7478be0108c3588bbfde8053c367db960cd81bc85b56e9209a40df0a19b20f73593ed98972b32aab95c14afd71900dc09c403b493c5a9a104154ee64a662025398ef98672eef1f31a44df2242445ef86da844919267d57a71db73f09d331763fc1fb1d0baf05f2e6aca39dd7d65bb0ad4429a70a622ff96a613ba9ee1457ffc388cef890f67ca7405778c12a3887a2c7109dcafe7b43af09836dd37f84e136f4ca3bf8270b8638ffdad8d79b6e60271a76dd8048483bbe283527e0d29d57ee95e868eafe9040a66637f557088b4f797715a0bb5977d1fc7e378bebd84561ec704ccfd8993b0efae9cf5bd594b96374126f59cc0d785cdf402679d4e20de45bf1a3fff32328f6fa87e2e1119a9ad71391170947cde8935d5cbe17aba4fa94bafe11e48bd71f7a87b767dcd993bb1f03943a87a9b8f4bf9e1e53309706271123e6d3807213208c9a4aaea5906115a4de9e472883ae90098f9e3b7517e247923f8dad0a5f231e7b47d42028930990e53dd000f27611fbcaedd240ac5b862b50613c4bf814cd5e00f97c1c71b2571189e2927cd0969c7702dcd978825cc34be664011594e1f9392d49ec28edc87facb6c51014e188eb2926c85b14e68966b9ef2d609adfefac33be421ae4352d80a9b60f86a3720c4eca674ff2267716569c6054f92ac7d9235b1623083b13c291e937ce331e2eb1f4eb186c2a89a41d7888ec3eb5915f48da71047f8fbe49f10f63ec704f1aeab3013d71ea50d5de0ad801218070c142d5537726d4b7d403f75b205a05f04746c564e80f5229a02691bfcee76360334e3e2133b5328cc45abaa02df0ff0b3ae924bffe0bb92146c5558dd83293102908cb71efb221d8170d09b86a5f33c2b6f502d69f1432e9163d06afe77df6f2b58963893a13c851c8a1b0df63ecb497a381f36993f708fd9b9023986481e156478bdfd2cd156c3cea53394245d8480932a2f136423a14a954e3104dfed0cb37778ef58314244d9c06499bfa4a1afa37aca795fd37e722d8674b278f46c4c63e90b27f83f5464d6beb0954ad66e722576c19ec9960477ee1ed0cb8bfa8b1b049582718d47a3426f7ebc678ead9c84e034db53d831418b08e12f98d9a34f4279d777140885e70a78eaae945eb8bd10f4f77f7ef14acf5bf417933b3cedd8b78977bb28a100806385fdca65a522436dc14d00a58a4f964d6854f2cd979ca5f41645f58ddb4e6caaf8de7445b4e22a99b863c55913fd03da6cc30e20bde720b6f9d3620b1ea85434e8c51d9e6b63f4db369a6dcfe96f6bdf3d38dcd87098baa81f2b9c5de38f6b7069e8c254aa3de303c794abd5538e6c2b1a897ee4524a3ea4d22315c003ec1217ca9ce4481858435136923b93b678e27ff94b42c233e7797469cc9826b2ec5f45cfa0114360740a9bd5195725c1dffb1d892925e8b5b8746301cd04b3f8dab3cd68bf85c6d09e8c7cc70d6b0ccec1e51151908a6483d16a221310e0ea35511f3c128d076b3158944f654b904169a91cef99c861afdd87fd3399ffd725afb9b1d60175c8a42847ac0bad0ab656c0167a45b4249d18dcf81cacb0aaff8f0c1d3ef74c6e2077afd57f6f0730465087e79c8c549cb307c252c6eb94932f8481668304cc86645c0511dc5384a6c7de8c9dc5505b8266f1f05a11db3a191e6551896b34eb11709a44973cf7f8222bcb0d39f51bc29a6a037cf45203fbbf5bd9200b3785d38723eb6fa322ef088c001796b89c16c8db94527cae085adc8f954d2aebea5389b7e2e37fb2fb82bd3590b3bd78b57e5187352a9f75038be06938fe24b28b6b24b4d3626990e9ee929f457ac8ded405e8f93989b0c7edbfbc7ed203122d58b941f2bc8fbf6a900bc21a669a8b25e47c9be93d63affe6371e2a47f88dc825100df45f0eb02740d39eaacf0ac022de2ebc730dba6e3848422eb968c8e2ca38761b9d96ab0ad2ee3c45be00645e87c040f36c190438ee0676394684f31a4f604a5ba8a496598415ad62fa04c0f6a27dedde94111ddb196ea172f2700a00d3d3538154e258c8fd4042b02401666a9103496d0363824adb82425c4be0cae0d13ec2dbfb23e84a52d897ccf13306e37359350ab9dc6d49991cbb5d97685575e436e5fac9d562c89fc8778ae0baf604b60b681b1e20b58c4de57ac8e88656065401467b7c06d4d806bee26c84a819f46a7625b7b83f380c41be8787a786205449364da4674f21619ca02513e05e86694804adfa192a183bd2de8188cc9de3f3fd53400e057966cda5b54c3f388a83a26a901825365408fdf0717eab011e724a2ec88bdd46e309dd0a9cb57753cb6fd30ea15e4bde8137bbb1b7fe374855da2dc578e66f4ddca5037088e041e11704ff8a22689952742e343d2f42ef6572ddcfe770fbce41c70eceebd49adc0e4ef6874752de9e3a3f9e9ad13ac74ec6b0fcf717c7474e7f7b5ad4a98f1d7635cebd47493b4981bb159a4d38d5e4756d6a2e63db32d0cee91b15527034580efa3770d4721635b6eda97c71aeafd9a7cabadca4a3d5e09da01d08bebc74308721aed114c54e851d5419bcc659d2e49b18b5e7fbb5d59a3209cc68126458a29aff815700c81d288afb24acdedf4f3a6a1c0b09e67907c2a2645f1dbf1ece34617359483de18bcb92317eddf82ce36751a29b511ea783d4f3e9466cba3a49662cd41802eec06a9e18497c6ba3ba0858a3f4916628398bc53379ff600afd57b6ebd8b5d76b31c1673455befef7f40ab90fbc3663b527c857eb2c44504c9873633c12d585d06cc8fca9667d8e0f9db62580f1e4b2b591e17bd1aaeb22335e001a40a3bf0119a69ae08e9d9b824a743570e1c40f26ffc28e491f4b4026a2ef9f3694b82ef653606ab317f4802a34abb9c9de9d42fca7c8d91343a7c71f0f1443f6a7eafbef0042b60f260bfbe481d46a6ce929b099f7a80247b2524db38ecf86d30a5227df890e1e9feae9f93dd7b1b75761ce8d604f405ed680815dcd84f922379d0f824d25a2f99d88b09e3cd566d69cb3f2e9e82cdb526397c3148709fea4c2ad038d30db7de0f308171dfaf6b1d2193efa60924b4e05b2de92ddd92f25a258b9f291a05fea8ced76a200aa1c74b84400e06e6da5c23784906726729f6ee3d4ba98afc267738ef392267e59d4af4c238b39f711d133f34e36c176915a9019eb8a7e6473613a7ed085cbd2321d7967d3819a14b15f605593e8f1044456a4c30b9648c8dbf9e20d8b51bbfe757bbdf89385b81e42804afeee360293697d200bee8d98fdf4f781e04b2a81c85fd4596db9959bfbb7354322124bffdd28190383a52ee001e48e4b4817c442afc67df6063644b47b1b9fdffbabcfcb9d9842028f17385e4d5d11971b2bb5fac0d0a69b048a17abc2c723d56b2d83eefc44b82a538c5df480e9ce9ad245ea5b2665548e03da36b9d5a6a97f73d4d20fb764b7ec8609d899542dad224eea418c3b7c2283c0fff6b82d4b30ad489eb849b47b2fb7869ad3cbfbaf12879da63674dc4f6cc2d98ac4002a6f2cfd25568459286c7987be5f6357e894df8e231db2f93743758ed696d88bb592ae6711ed196d08cba41d25705ffd898c88b7bfbad1f525592c999005d5a2bb57534c15c398e019bb4c4224c406c6c18687fef77d2a0ece1c3d876922a56394008c7fd8a115c7558ca79c6df8b2d52c6ce57488a2fcb8dc475489bc3cbfbb139c2c10ea08f0530b59320a69e9f4ebfab24a781fd0f0084e3f01f7fac6130b775a0a77f8203ce3cd1a10ff02fcbfd9fd399add21a434d7e4773cd141f40de145ba8851ef03e01b791f8fcfd13d827700a95230a567287966cf75be2baafe8dfe6ab3dd4ac9cb794942c4ab003ac3c7e1e1660e79a712ee33ad5ff4e2937ca0a1d1d5a844d2b62ce92939631c04306c40f7611aa0586eb78d1da08573b32b475f2493ebbd329a3b2bf272bcd0169b36488b01ff9ccf60cca1f6c4171071d3231b20eecdb92dbdc2a3a3c37942be7a41bf717e5db5f0bde5dedb1ee19d19e39e5c16cc89e3287618e9740f7fe93be99ad8d69bb260b52853f785d3809dec84825b0ea2f3bea1aa06251a8726615eda3832333967adaf9ab8c025a6b8cf94abd9433a2e9ea5775b16f68c80dd5508d78facf070881b2eab10f48c11c0e25a533a35bf9c0c65563bb195eaa17405e93397023c3509dd51d58110d6d73a4b2eb5c265f4329efa6593e6fa09abdb767bad0b9fbbdf30a3c5493b2f010b2adedf1df1d4ab2e0d3a6b63dcad0b8685583363ea87bfe5bb1681eda4aeaf615c05fe5a938be80637a28bf765eed741aa1cbbf92f18e2d60efe6ee5a733ccf774c93cc9cd9dc0b9f16690cbbe3d447c380a0a9872c9bd3e49bd092327a6d08f3b695f9c8d882f76c661898f0747278aa41c0afbb7957425c3196e8f2bc17daea3c44788a70d1c52ffd977d9933999d516c1b2d369dc4fb13eb0de59466e9612953336f5fc1e91c8d03757b66594598d742b493a8335a52e48ce1b96a55b2ec96272d2ab8c4ef9f1adf03b4e72200c510940ee5a5a466819f584d61fbc73fe8aed96063f44c8e60861796a4190c281fe40ee8d6168e248a86a7e2cccebe5bf24ca6dff5e9ae4ef806e18e167c98757c1677cfde0de7d05ce1cf1be3746d801f93c25f29ff16a90a435e84cd02dfe505dff0b0607145ac9ed9268a01411e8379f5aae90cd490af400e1b025850da529507fbd3d266b4d8ab78322e693a6cc6d1124f6b410a01d636b67459cce1d3796887c128f62a22471019f504b11762bed8f41a988e19ec661fcabcbbed57b5b4ca49f36ed2d69b23a6e208220b6fcd9702d397c4c964e84b2ce972a39491c024731dc72c6827c2fce2137c7cbdf304dd2fe9c9bdc94297f49f55da62c3a21ee7eec7d7b9118794623b6ebda9f5ba9c3d04ccfe3656fcfbd7ad24e1360527c9e2b795274d0c59cf279f2fad55c5aaca9c3d25a7a283015340e87bfbd8835ef18316a554749c7e0f613f9d5dfe7a0d9e857e41aac41447a76a473e52d8aebaa6a452e31b6390e0df03e71ea5594b2f4b6af4694498a8fc24064aaed45b752e56fa7b98c321065e72c1f44d1cce3764a607bec4d9fbb11cb4384461905c41f97162ebd16d1705fc4ba773636eed0e80fef59cc2a560ee405fed09144928b1ed5a6e80a4c7579cca5831a031ac2433374ec7e2750ab457f2f596f756358f7144afafa2c2b9c6e568723cfd5745bf886b8489193a7a257c88fd61cbd489fd6796b616be51c3e120b95ddc366dd3d52e450e5def358b68a775dd1a6a16cff5e626b4731bd5c41532587c98fb8eb173a6749d82be2448bc52e2186b3edc75cb243e15ef6fb230c8f9fd1b13ae7108df9019b99f5e11c32c7520ffca272cf0ca2b716a4e7d38cb35e718d090ba1876c42665224ec28908bffb4097762e95468745db069425b462a984641130ad0d2ae17b6e54f0beafa634a0dd346e2bb4bf3e96653a584fb35f81f0f01f09298bd689edfe3c4695a3025469ba145022110dd0466e389d10932615599c30a324d8ed12505474e847ac74c89347eda8182ef3ebe7199ce4cc7c54f6c50ea9acff996c872e7f710b43d42498d659762b2f000b13ae503be05ef0532ea6e307f0a881a3c68468b96e7b1229df00b63afab7a79068e8a9094e521654dca99fa3760d992a9a1e0798939fc6003815ae3c46a9f077d23f2c2469a3ba20f3e9842b960f70bcf875fe938ad4cbe7020038bbf009749b1fdbca8dd526f31b732eb0bdaa92508c0226027ccc85086dfd6800e691af47034a70a184eff7a2e23debbd0b626d244bbb33a4128e3708537839e3a09c9ccc626296214e2552e1fa2cba8406cf9ed274d4b01f524175d928fb7318b5d98d8f93a53191b6de03d7ba540269dca28894ceefe9e59c0e869cc62c2aa9e79b1d792c9fef6e60bccca39a9513a2db61607d2e1cf58c9eb7c6d2e5eb92482e8ee2875ffbd578183b2c7051039a7f6b6b49b7d2b05782b739d90ae8028b76c58fc5827becf22483a5b2b5509df6d748d052f09c82a549f2d81471d656d2a12c1938b5a3df7cf34e55507ddadded2fb1e02cf703ac28eec9874e70159b36d5919cebe357a3e4809c1ca84d8c83ac6ee16092b73268ab8ca1653232606c33b7ee41455717cf041a3f8426bac661b5438c9e25397d216bdb8924740aa3268d70ff06f57e89202bac6d4b945c8d823f2d7ae3a66043b1a52c627b1050d1ff2d40e2876db9bcc74185e3d264f7fe7b1379f9b216c29b21d25335d76bee92a02a2cba38983ec194a03c17edb0adce9cea9280d6bbd505f93f4b119548aea6c6282a6cc07326b09e3e1adfae3e09cbb95e7954ad9342c5fcf4236c355c3159753467268e20c143d66ffb9662719d5c5d3cd94901342468e87817ebc49fb89a43aeb2ccf1e4c32fff6555d7048c2f89ab0d19c9bfa7b7540a8565e82c4f6de61f41c2a8f6a78192d8987e70a3576cf36b8ec9e758c9b25c6b77274f44e33020b4502c532502ba29998339eac9afbcf71f5aa44393561a29290a6e7f82228abda20121c82aabb3338f310720849aa4bf8f9b20251223ca7d301304c439055a46f0ddf8220f19aa37c991af8a0b5f79236f98117c1b7a85800406764273f01c82e5beba0519a034d2e38c9f5d4872c65e748cbc52e9e92eb272ff9b089dcca9db3d097f490fa5abad8694c611d7c31557cb011b6ce025a647cb0b8bc360634e9c528b242c61e8ea9a60d894f789bbf84bd72e296a07c2d7807d54767b15cff5ff96e27430d9fe923559197f11e8202eb7c15cbfc081b0afba728ee479cb4b346823a6322314c93419e5da6d9c4669db4140752986ac3aadd1da8535b859c22b7f0d95b8c54ba65e833a6d4bfb66bb5d6512d06e3a251354c979c417f45b7f3eee336ed85eea04dce575efe568d66a4e2f076d7a1dafa744aa592ca76ddbc1e5abc1881e3fe8dabd15227a31fa7c90ff7782735b8ab39e0a2e890e0a371bdae6b9981f62c5c4a41f969a44e1470bd47a4facada92a3c8335c91511153ea4f95bce07192125a5bd71c28d5a7538123cdca54becf846c2e9e0c17eaedd7b965ade1955528a79389ea1ffd56cc3c90281ce42c5b658fea2b8e186298fb72ca4952d39a5495a0b38f7632a3b45b8e0e6ba15e2d50aa8197353d9c7f9d28d1a3619fc83e636fe188b09a29334a029ef04c469ae598f95f02996a57afbab4be03efb42afccbc6205debc2bd81d2e24277fb1d8c7a9b5c927076b52a3a55b89a2b941caddef570b89312bd0efb2fa47f4fa979b3a2774d6763c653bb66244b6dc5a79aa5fe192eb7d0b03c631eadb0d51aeebaa2fafebf66e805c31e62a3f8b94bbaae28b409c1d5997a051dc5e58306ecc3b45aee58e233e3864423bf594e0be7936de147c9965611ff70ef023b996b274a2668053a1ff79373493e4df276bfa5da7b2993d6d0fdf212471884644a04ed1049c5407fff33ab44de7da42706c9dfdae037f700b5ca98969fa95f7e2312a93114fa27baeaad5a0d1d814a9f76528b976e88bb51609a144a566f6967b89e8c2bf542ef73aa10bebd4dad7d167fceff9f8f3a82fa2049dca0611cb6b1fec517f3e2dccbe4af8683c683c96d194c4e08774dcf2169d2cc41f7adce527fefe0b484d0c58a7615e0df418ce1a02e0ed3263c6a2457f9034465633f1a40d713d15d3df9f40c8911a456e9aece1b5aa94ad0bdaa4577e7acb48bde2ee6a728b80aa4091afa2e90976829bdd2b203a01763220d7f1cfb19e1cb9b6f703339907dd16787e0d4a29fbf6211bc1007d5aa711f3ccd374206b2cd4d584398c4e2905df144330b12f1995cd6ffe536b3ff6ead47cfa9b8a219bdac74d8f9c9325a5c8e1594bbcb4c18d0423d6c8a5e4410e79a679ebead93fda916873875666f0a68ce6e2bf8636c495b321ff6755037935fd54aaed239eced8dbddb420b0823f808af7d37095a6d83a2cf9fae8270e2149b2856fa3f1e58e6717ea22ced32a4f86947bf8a0aaa664da7c6a058c5262f1941f44aedf59b9ee844a44944af53bdb20878064a6c9c23dd170c61989eb3f9f0196424f6b2dcdf74168b41615a1033ef3bcc3f1f26dfaa64bd0b68ee29c6c322948810408c033e6365072ec72b69a9c60c3565eaeeeee8aaea1eb31c6f8f9d66b3c3ef3dd26515a0931f44d0ab14a2d704db848e123d988f2fd617aaf247921d88db6ec69b684615286fd25fed03069ba7c468fa670e4fc3bedd1061146db3949817cd8ba317cbc18ad7574e9df02f099ac0e6d8156d59a7a11b3c223b3801b9c65f61e81758851d6367344302c56fcc05fc1c121b2c155ae304f27ad8e9d06c83d0cbac0fe420ce0ab80ac4a75614e15d72b11be2566857ea152163b5996455e98b2bea3acbc90e81845c83dcbe911554a3defd7a198e7cd9b2d23bdbf1f1f15cdb1d6afa272ca30cb01a94948b71a1586089b45488d788360bbb9c32cc551587d67ef363958b5e3acd6b55dd8bc627a5317837f10ff84cb5a3f0a9c9b8d83e4364c13a3535b934f0beaa8c120a1383ec650307e4e7f783aeb014e1c7c63d1754b986a88392ed171651a0d58796947e46cb82e5e1f017da22c300930f53c0a85cf9a272ac44b8ff53f0d2599911f46051d0f2cf16c1b7f2572cb2a75cb7035cd3b4676992fbd7dc999d4937fcb916440f9f7b3fc8d5571ce1b2ce42278d22688dec2f93f79cad5d0a34293d0fdcb9b83adfa8432faadb6f1cdc89547a08eaf4fc9b5d7dc9f007befecff4fe68ed8bf7546a5d341d1cd81371b0e2bd88b0eabd9257655c67d83f63e20c1a50ed227992e7c2fc1815327631bc86169fc5d723ce9fcfb3c456f6fca6c5c336626486727ee2ff39d4347f314a34c4dbf7ab6868fc5b196c5a0da7e411613e04108c8131a48035b7f0ab0fa7bf8290f6d84430b41e1eb22c7de19432c8745a0ceddb090cb92e7717495521ba8de786bde63015d88cd2e1dda7560e32223f4c6492ae01cfca4d94e89a8d1a8d54b176e234fc812a3fbfeb6ca7272c17ffb640fbcee2967a45191caee4992b177dab006ec1e6693361eceac9ba8866cd137eeda301abc3a268ce7601a534d74978fc7c311f3930282e97109d83655a34a73db3b74e0c78dd01ff8d8e71118f8d8ff751740190d6ed4a408a1e19f1dbcbc7745bc40e0a23a91713a9ed46be506fa6f412b2b28e8aa20df1f179d836af274ae57c8948455c554b8a6d896e1194bc08e9f824a48ab26d740040db4b8057b02ad77cf77af42e572fbd360ac481d7920fbc9def9d43d6dcc2279531e2f26806dc49ed9ce95b7cfb7c3a4f6c56293edbad28cbee61029834de0b45868e8d0364fd59147750a314abdace5cb28216ef9f02e162e65db89c5591994fe3978d71e54fa20c52652266886ad2f995c0767046bd4dcefc452459b9f7e22f815c0136ea80e091ef43fa2d4535376486b63b1c9ebca287de32825d16400d86ccd16ed9abea974099023af062d96b187ddd65727010c1beade3b7142d51bb4aa7b3a529b0b70c0600e623beadefbb01f1a92f6142cc3e15fe3665f44865e67d754d4d4947b4c414cd51c7734d3f36eed150b1b8cacb2859917903e17ac437f8a0e1a7e00e3dd39cdb964c25640f8cfcadf2ff5ca2c81a1cd04dde238751c24b77d860688625c609bef547c45a66a04baeb76f7ac008a4b909fbc0d796a801b9d427c172a9729bebf6a55949c72b62344e66a63e2bdb5fe675be961321ecd32f9a8653f994039ece821b392bc9103ec5c0f2d0f3d0e775ecafcddacc47d610f02b4b167fd0a826257a9e82db2f2322d4d7156314990fa5d81c4a0216365a4a9c8fdb7a1150fa16574ded3a668d70c55f690fabcfba2fb5197aa114efd8b78220a68174e59efd8a4e493efcd37679ab0b20b3c2b5cad641b1814430eb212a278a5c4bd2e0c53c48f9e9b7fc0539de50368acdf3ddac085ab48f16ff191077ef75643f1bf4b8ba7cc218cfce86843c34d92914dbb0ee49a8adbd66ca745644823224fe6845c966cda8f23d8c43d34f42ee3c2bbd9f7c017b5571baf92ba3d811ff070f67a57a0e861ebb9e818f25c7892ba2a63756ed8bbbf87332f0ffc9103c19d9f7d3b242cf0c50b26a124697e9b4e73fe4d3627a2da0df2ea1ad2b74b0ae931ff5c3f47915802eae456929cd5ab07185516ecffc344011be05a9431b78e0b199a439ed4f3e5a2bbeba8954ae2c1f291c592d632b40fb14c01699d0951a84f049396d8bcf985a463ce91c8b32010c0c0819ba434259d5c6920e32c0f318b03637ec43925f623f35a8ff4b172223bedea37352a8ff2e935023e9010f5725e72dcf0073c3eef3e07186a5aeae36d3ccd7f51736bc6b5e9539a743f26f2b401769711a03d6ee6646272c9398563add4065cfba07fd40f919345248085aeb4c58b31a3648f374dc07d0ee22747db07b3cc1ee237d57d017fbaa875721283c1724bd05032929a8916c72f6b77e74273f18ab1a27e2bf3a10514b5755f2d39ee269f1d1e1ade12972a314ddb3a373fe0d3432bd78494ab3980a8a4e92bc0a60e73aee9aa8b617efe5c17eb5b5bc020bfffeffdf9b386200f075ca75b1ae1384250208ceccd5d507b2d3941ada34428f6ead55f5f8fba4ef3bfeabbea66a52fd3b720d483c31b212e2e9d0ca3e0dae03001544390e2394891ce8587ee47aeb7b1524df1d4f1a285f80d18e663d537c4cf15edd02e9783f14331822384fa95e3d7cccea3464fe9f31eb37dd84400e2c58a552277171343cf2c1faf95e9fddc84e5172127ca07aa23ba40adba936aad2f63a2f177aa20c2968d897f94ae8019267b04d722f1d44044e196b603f31dcfdb7a48b409621d0385d1b95da42a41ec6757f97a43002ecea2aad4e39084e96d34febc931e8d8a7dc4d28bb4a36cfbe129f76c57a6a4fa44e1082506beb8b3a8dcd3549a7f324dc23489dad92717f8ce226e57d596c9ad639e543eeb129b1034c1cbc464c2677d76b2669df52cfc5937f817be52fed53d5d710d40bd7532dce288edeb127a5a9329a9c4ba2d38270b94e0c965627c25931e64c14722a65d252574b336b0372bcfc3099ff78b232636b46efd50f0ad58a37e27f653d1b0496b68ebdbe5b759d57d3b8a0b3f2994f54da27386e7c12d9bfedf578cf5c57576b33ff4dd2e44b2eb8ba63f40238232722db1c3386eeded9968b200bfd6dac03a72775d3f939469b84a1e7c577a268b2629f6240a731f5f18f49185cedd173de7d131f18f241eb2492cd644ec73dd1f5bdfc30f5450caf852baa7da9d9ad3d86bb3e9ff607012520e69f6c6ee4bbd477e5f8ced5040332b392eab72ebf9f590b7e1cb5904f9d7f874205ae23aa264f800cf31e0baff076bee3ec113a201957dcd3d7d129904b5af4abd23e1bc5549dc8cfa9a4cbd49e3ff1ecc7c605ebfa5d815fc49a64a90e2cf42d78b495880803018279a8f22b601d5b59b45f7607e12738ba3f585e20871afce9c1d7d4d5609fe134a088dba9956145b90a27284ce37677adfa5ffa051f141ee9ecf5b94b1f6f960265d5225b3fdc9f4ab40740ea86a84afa7625eb0dd94d80b05dc2ef906bc8975ea22d894da2efa46b0e4fb731598ab12790b0546b22553e8b10aa585700ce48444e3abbc570f74193e6a34a252de6246df27d19d2eba4787ff69c9f2f9b1e160f8a7f01a95858b1bef1cfdf020ca001272d0ec013dec96c33928479995adb9b41c64438d645ac90932fcb7bf764cec78ab2b66187ed639f998db41bf9a3fe1163ef2e72373d0402977f767a97b58c1a191fb4b062e9362f857425f97378e01eec82c8322a983d4746ce73082a6b926b278e47338b1cc94e7816735fed3a484f78789931be60896186c098e014dd6aa6d9fb5b0181ca8d065462f1fc131e6607eae5a0fc39074ecc821d6e432e149a9e518706189456a55a0ccea0dd4ed71e98be98ad295b3ba0d44007df6313d8d2ce587df0733e38d1c8654f14ae8b486313526bcb7097025a4c223ed9b575eea729ae9b428d1ee6f0426fe5e619b73814d46ee17b01b3bcb33c3cf9a1423157c8baa8bd35e45f7f4729c46803772c18dbe1624d4e7ccfb18ec8477eb7c7e80e3b1c6ab23312016b7c644a995505e025b4d8a084318a539425642ab97fb8fbb5c2aaaa5e2ca085153a963d2e9f04c223f9bff8cc3e4410a4a55ea37f18eddc1f02a68d3df32e87f90e6c833f5d99a208c7a483f03b24839af9d83bb7ce22a35b55e6c06135d54dcabb149f6c4cd1b809bf0497db3626bc5f741e09838901bbab6bbfd2775e81e8f049e4a107043b27886217a5e96c82f3e3f9f590afbbd750c12b1eba7c07d7c5e9bc1472e61d076bd38850b842bf66a2823912bf1f5d6a8934c0f9b4d71c7f1fda77299234596a93267e89e328400284fdb82c363ab0bd8b724f1e7d5c169c03d4c8dfed66ad435a33a874746ccf24521007695e4ec906f321a50675c92cc4d0a9371f1f8a983667defad5f9ba500c8c6dcacb7b0a34c6b8a806df7092c23bcf0679ffcf9ecf02b9747082a1d5e9c699735a1eccd90e82f3aa0f8fc85f5863e5b627608f8711d453f0690730ce7d09a7b45339e1de909b5420b9279c2c13ce75c205ebdedfd2908d7f0f3846fdfc22fe334ea9f3a431fad710c60b295cd9795cc99f1b5a9655d8466a19fb54ebf3b37d6e04615091fd4ae12af1595646b9d99dba34248efb8b5dc2fbac91c8911913b707887126c81375d03596fb8dcb3486d02cc0044c4c30f9e45f81fd247767ecc09d5585a7219f3294f1093041576999f22240224b0b7579359d0f1f55acd8069fc11660be5874c8b1daa85c6808d775cae8e5e3d764223b9d315030713b745163270120e8b3222e89ee4d16263234eac6a0a98e5353e41d7ba670b6806d9a43c7e35ba87597e9e1f90e3cb460e008c143752571c432e11fedc02bfe9da78ffe93743ae64b587539e54d06246fb0b9abdef38a6b17e787b4d07a254c4e647274ce17632704cad95dd1c8789e648405d57a79329cb22d9c57a47a8c8b5e72cba345e727e1ec0166268b526eb9bbccb8a52b90c1533885c15b4d754585ac49b80c40e76e2383e809dadb1c02294e32679e3879aa73fff0c5ada21a3d26d926055f2618173ffa1ca176178bbdde17a80d1f78f1894eac1efdd8a4a0f42bf59a687115202d12accbb7afe20cd3c4de54353b26fb9edc6e309c96ed39c77c9cd23756334d86a573b7f6eba37de586b97a9c93e7690a5b215b493aead224a02a986d77afa5bd7a7c8ac0d08329e61c27f7984811f17bfae6ff4f6671cea9a0eb60151695827da935d6e2589b4f55d92bcae81f89d1ecbb58f26a155fff359af24f01a4d620272a3aa7a7c8f30acf6238ef987de1ea0254993e01e2496c8973cd90c84d8f34ef83876c47026e0c0b7a6687805a3673b8755b208a05c59c2796c1c04c6ea9f37b187da268c71127cc88ba8a38c5537d31751e3be4bee81cbd6a3c5663233adc94a7ef9fdf13a62566c82127897f0e14eeaa15aadd50f60be3ccc56bd3663379a84267ecad9c178ade777da55ee6d542cdd3f240c7be918ece5e0b1a756ee974441992767d29310afad568f56fea8ec12d3e9492fe92e0cb851343cb5c3abfd2aca206f96e594f4f6cb54a6993ae69ffc6aed8f6b8a26c372b86836e7426fbc2bfeb0c36e69f62a58f5f0fd6bf551b3bb07f7532dda3d39102e0a2f1cce438c947577a52243c13f3703dcbf12a07036b1ac1bb8e1d5d812583d02b8fd9f2d7bd04ded7c21c008e3663c041e1c1bace88bf22351799ae384a6b7c7fe396029748d1c90bae7b0544dbbd61a66605cfd4bc6009cc5468488650c16627f4d7477e901b858b2ce67e3c7890ba748c5911b69505b7ce72dd0911811a05eb1040cbf77a4b937366390da4d60d0713d0f3d9c6fd3af7d89319ba984c94cb66d9d96ee98b29ce64202fa140bd404e0e77fd53ee7c33d8e2f582c5ea29f0804a4f310d3f1290b826cdcaeab13c45b9d24abe1a21ccdb40fcf165d35963848704f2b473d43e5a6fb1508743d3d42959ae19dda61e4f549c4f2b745d446cb48fd6e3ad547ddea8825f3405378ccd798e28fb49d2cbcfba5cb4e873bacbf440fd4d6109b364c3aa915f97717f814e694f702ab6326df4ef83d3233cb663f76c2e16c7b089f5a4d4bd6d0ac4e24926ca08ccc4053b83340fee15e0d2fe25c34cd7e5bef7886aad251788e168f1aff9abec61d28b4735d79be788e78d4e7dcf7af215d782d557f0b153898392a9cee756942499ad93958d4091ba28f833d0282daa6e4d35bce2de42d18e94dbe9eba8c41670e7afafc1645d286001f3b0afed8b2cdd3b542884b02dde250d501b1a92fc5ee34f5fe78a1d1f1e436d6c47d6fdcd15156117c8646603cf9edbe2073c52997611c40699c9487eaa66eb4771085f9d1837ea75f486040b2831ece3d46769b829d3e68f7148d5de57a79f556991c0c967bba7bcdd101e2a184c164bb2a39a76b31a5f2d193abc7b77bef24c3c0ff5a827956dd30970cc26cbed4c02edcb1c15616585863ca64a7d63df448f4535ce6463c892ba1386321826561a0e7850707cf7fbc942a889814b366507726528e4cbbab6a91534d0525a8c4f197c5d4af863ee5e2f3ffeb2697e6e587f6b3095c5572a2830a5d5eda41cb36021aa36fc46657245466f0bf05e54734fbbeb6ae0e6b5ad088ea1f6e3f046be322662774168ab19cb1287dfbb68335859cf1729f8fc5fa23bc95ac64e5b86e9811f208248d34c9809e6ddc045113b5bf96c56d2771abc45aa0c4620ca32c789978572dd6d2d81cac3f11deb52102d72d4be4865376164ae75c1d1a659081a903e2fa7ad75bea65a0278a32f292668552082da307db2551b16e26548e34da9443f14bd87a8809fee6000e1825c940984eaf16a9d0fc2c5af5e2542bf112e26c994aeff064820dc2a31ebb4b160bf20b524db3ac2af251edcd8614a436c63c686c50a1483116976f42c0209259e6a78b0fbc8f03c045c36ea3877c6f18523e41756beb4d1e6151c70a2070cb528fe93a9730c18a04c91293d88f9ec9c9782d028bfc05bc150ac7bdd24eb8b48dadebe2a00089db71a8d00f7b002a74ac850e17890cf8585e31faca2963c8e394a0278036ac86465a347202606eb1ce37d738f7cb50ba57fa1149d0553df8442f834d1fad88d25a85e1428927d66e5020dbbcd2c898318742430a2dfd23c0f1b80d10f97dea3796de8e2bc2c94b56d1d799f8640d3cb2b997c7565249aa38e561c44782afe2627f46238505841dfc7c9adca1992084ac6bf7aea5d52f6d368983c037fc888a55cc47de5099903b1f5e3ce7c998bcf2e40569a55a535ed6484fb3a08b3a05111ce8951dce080441405aaa17422d16d33403474d5c32b7cbf048d026482d3db45470f8f0fd2672ea789b56595dc056e9cf6bf8968a58b41099a7cf7149d2d55c746ce953712cec47b18a4593eedcfc9f1f9162bbaa3658908cc56f5bc5d78597fd3cfb343025d2af78c10012062de4704debf04c7b36f82a19c3cd83023fe838f18424db2a2ca5adf94425274c7e4d7e90f77d9f78c3b7b548272b2ad8d2204f981b421447676addb7e2f2d9b8f69c66489572677def759476a841d8c3e3330e6817a98e113148573f0b0bf1892355f5af64e31a239d809a07784388a279bdb38bf6210751a67abb87133b67387fbff8c1f597f38f5884a59b37fed16d3e4e5de95106028f46fe114621a048ab86630729529fc5900419c4ecceac3324d591e1bd089a251bfcbb6903d892443460fc710aed6e7fb56d63cfe0b01a032d8bd6395ff5c877c05bb7ea6e8d528a240e4022701b53fda1ba1f2e90895345c566ce62570a15d5afb8dbf78ab38e2246969e5c84be2bc13577ed0a01b37166dbfc4a7dcc59aeaecfee3828810c4ec5e42c9ab566c92b099eccaf844df7f9c4aafef97d876add90f9b22a3151d5a813be17ee80b98c616271e8c02fa6d3720ac1d04047a8f781798ee5e0b7a0ee9214fd001a7dafff2c545866ff6ff2bd8defd1e20a934fa4898d00b7c3b185bf183f93585e85cdc2b25d926dee78fc1d80ff796985b2be1199756abd2e321a09b164c5c88386e30a4247a1c97a2a07e9d3e4c012018aba8b51474099b205a669ac1e3bb92fae48aaefdb017fb229787ec0df484c41c14cd0e6a05aebb8dedbbb0b932c06beb6156d258e5479ac4f0f5d06da509c83457171749f467ea90a853f8e5e955d00c0e1679a95e0d560b655fc665fbdec1d23985e6afec32fefe99d6bec8917669ffd9f089b86902f717802b8af4af11cfdae3f22f2d0b7e677fe5b7738ca07ef404389578cbaace1933378fdfad2c7b2790c7c4f114011077851f1a5cf475976943ba53e836133be2930dc8a4e5cf73017c2f719bc3a50c0f39c7b4b5bcd94e285c57f3d9a42c613460633a9e58ea3e48f846809192af7d1924744a7a0b53fb6431333570f421caf42e980b97f2bc7ceb60c319ebde9b1ff4737f1769cc6324f4a91272d06313f6d2948012b923b54ecbd3a997848d35666618af965f03a4d059120b103d24f1c79b0db36cd9c7ed7368c87b1825d11e23adbaa762b70760f8cc7fcc991f15a25438b046d431531d8ca0461b03a7de785c98cafa02e02155fa9b7d660eb8b72ab81853d49ba18ed179c1758d7c9546f202e798233ea20b5738936461e3764ca63e8c43e038e12848a2b18cf083333f17fd822f604d67bdf35cece0a45410186ca13e880049d7d5f1b7589799b0ab975448eda88fbd4ab065c21a37cc6e02752f28ecd71a6c373a4a86ab98cfc7f3162b4cb809ffee76de45267415e15f4ddcc03613fa8b533315d2ec00f07f5b4645b09cd6dfe20b6c623b6ee08ad69fa9ea89d794ab2a42efc2d599cedccb58317067f56b9c8ea2ba3f22a11d416e8d0ab0b413b97ca3020146fe08ccb47722abe5d6883b8e2a44ae962135016d62ee2046c03dd9409e0c2e5e482116684b058446e03851ed077537c7b6e0df2257722a466ec0c97fadce564049ce12ee656cf7d121cf10cb8808732d97e62cc4371912fc45ca786cd485dda098687941b9630c7928acc2b8aea94494fb9408bab6da1f565425c6a5f3b430336d4ce1c4a52b7e7cf250693b1ac0725d90f6cff3d8802e9067443d4f73e4e528957d2471abd1f2895ba18ff9e68946bb1d22f8867cd2390c125dc235b8d39a3c5a9377a66720a386c5111b940eec169a8f46366bd71dded6f0ff9818b7b0d9bffd785c36d679b65057db32e253276532a828b1fe68ea8df3667f313f970f78e0bdb6532dc5f4d148d7ee1db6af3615d51025b05c80690d8e8158ef90ffe291ee68b85fcbb257d9200bed17bc2cacd96fde44f99767630187e897683e357a9320eb0b864b0f3677b61c364fa5fe5f9458c5adbf525322659a1562e8b17002be54968b8cd6729f8e0cee7cbe4d28823bac51ccbfef9ef9a0b95db0037850a4c3e25078cb79abe82e1109b3d408d807be96a32c7db707c9ab5fd3dfb511193f5b32cae28e804ee210f0e3ae42ea8b57b52d18da90ef098545e6740dac7bc5726aaaf673171a78d6892195d52d0e6a993662e345c91b1a2e1eae36380ee68920aec650247a9d9811a7ee8cd989da8f86cb1b632446f5e861bb078dd384577e21f9216ce6862fb406c84ff93e39a7cdcb0e5a12015d2e97d76d3b7c6412054475836b6bb74269c9fa7ef41165ac57e301651681c2644d6741cccbc2b8fda7fc1a9a825b79042839fcd4c3ac495b783e89b16b264b7c9a62ed9d1677c03c40474cab16b55d6b4d3c705517a501c7d1feb74aa9bcbe7d9a1cf7d9edb850e69491ef16885f14d8b0558269e73eb9bc3baf8aa68d2ba214b1b6c1467b1a4748355541bd4821d8519e756f9825a6cadf4de4964654167035e86e2803ce44e65161336849d1af12b3973b6d600ea6161f516cd243d899fe97602814cd14516090347539ee5af9946794479803b517cb4ec57fddc93a9d181ac9cc27a72122f30930a25375b8e03d567db323fd1397141583f6d9d00a97ec3579dd1bc509db5f0573aa8c6851ba586842c2fc1bc84838eeed77dce661257d4344d8da6e3243b91345b9cce5f96c5be396317052a846afd6688160261b1085be709539ae59904a30fa90428c656467bee83e1fa530006f7eac92e92129ce2a6c74774ca9bf41d918746ad098a287d7f07373577b53366e8dd0793175b2a5e559812645863cfd98d64a056efdcfdd08ce3bf3205a089efd31aae229822f6a929798e0df0875319b1a98a159fa41a9313966ded78c3b4bff95430002ee85baa8f87d0e5709fd793f68a245467ef49c7edc485d667fb6162998c1bf060e64ce5a1c404d2d50e61bcc1036fb2c44691f9376e1bf43c9ef7f2d2d90ee6fcc7d8c9958b4cd06f25bb165e78370035ee26bfd334de702fd02d20cde7bb326085f42c34c1b227c159e9ac2a6398af5d22c3fef3d1184141e3c7d9c91aed93387318b69ec9b130a142a2b68dc5827bbc84a84aeda573416744df33191ebd24685c2585fc6b280c13710a65359a502d84c7f1c3284e5533418315a90cc03f5f88cb0c3eb9d502f8fd308ec4dbc61c7e7870a7f0459b4a6187787bc6d9d66d0a50dcc7ac8a728a87918aeb89b3463fc482deb21d87cc5ada247b5bcebc6e6bea8d538ea4e521bfa646c6a13efd0a902939b06311c30291f2743ccf2cc8cd73c90b0db803cae7eb77aced0f18ddbac21cdfe1adb70c20973d0bf70b86f66fab064baff8b2d38f7ccfd79087401cdf1a191e254e7f4f7e65a6f21eb186d35e95a3de98e580c931591a2a53340dd8125353d1967370da8a87f24ac1fdda0b4a9f7114621c054cad2cfad7231ac8eb664cf59d39da5052c3afffbf16995036e2597925069907a19c74112c8aad1beb1e1ad4001d91dcdeb84f8ed509e687552ad6146e3206cf00e9624b3ae46d1f4ab92f28ba552c03f6e2238e0e2b48b99270e583a2f6012f630bb3953bfbd6e6653b7cb7f4710f3e92510022e39d86862d83e15d799d7767fc7421986908e7fdea1ea10a6f11ec34d4186d19628cc857d10ba1f72c2b308ece549aa2939a9296fcf3d5d155ed274b72828e54942e70f95ef661bf323d2af6f593cff08b599018dbf4c79e5a1d719e1a38bbb7c6fe9073af78cee12e5d35f5f79d6bd27ef2d11ce386a1908b7d821b86d0585cba78af47071e5748cd243a1d600da0104acec939df3d1f5649f4c43ad39a1c44afbdd801053e3c88591a3bf22ae76cdd9ff1efff8375c743a208b4a55c17f3ab31489e016e0b1eda309a28d4c6134637d343c7e5ec89f6932334ea4b208647587b72da885f2985de905d50d697d93b8b50b3d81ac635f1baf5114d102b6109808f321267941ee4e979ecf0f5b722d40936aff15c19ccd4c9195f5015256131e238af044964d2c5ccee62e95fe9deb065c9fec8c9fa77072297a29a27cb8e5ca2fdb9d09e895b09467b0debf607ee53473a1b929fb460648ea0dbfba61a481655e607f22a523c2b543335d1aa7607aae4634fa510f7b45f2740b5692f1886358578a01c9b1ab6a57ee8426d085fe7ef961a043ab016843309b5822269da53251fd069980538a63e59cb9dd87de28778d9cbec3416e290970ab57cc02fc34aeb5a7a1c935707b2728e268e2cdc4488da076404e35c48d2e67618a2e10de89fcfd99e7f403d9ad86e65ed73f4bf9cda99d5f75d595540bddfb6fc986cd82f9ff642d2de82cbe88de8a60ce0315ba6e72454e06bdd603af8589b3d34b5930ccff142f347c12a9be7351ce15a3b429004bc7c6a0402c8fa40773ea95c5f2aa60ad5120812a02061c12a510267365f26317b34bae30adb9204beeef0d993c7b6e8457334f587f294044675265a51839700844c2f4648ae5cf5588d03806517b24a6d397ebe8b6c72e61e880a6ca4b20d3894f27fb5ee017765023af2278d886514b5e060925f890f7dd74cdf87a7c2ff837932346bfb5b13f03119fa6d63ca53a58d150c0f49606d6897ac91fb4cb4930233ead608f7efe32e532e1918a7d98098cab3d5130b02926506a316ce85cb7cc251d0d9b323a99bc025536cbf844f5715afb8f80ce2387ef8c0e88699bd32d2b58a0fb292ee6a8f87e6fbf007440a0d705cf51ed103fbb6bd1d2dc9d5c11f82eb2176cc4fb9726589f9d0a5d0cdf0f2d3070a0b1c4d38622a3c0764a27974ddfb9bb41e528158d2d194cca460b947b1eae60edc380a3d44bcabbc067d08c95ac3c329bef9cbc60cf834805b665544d40fe0b0edbdc29b71d2d4dbedb3f45cf3fad93b46c0b11cc6bb3b7e3a90b89926cad46566e2fc46607c4f68058dd5adba28be90f8e640b221019ad723f87a3cb7e5fa802a0fd84db61c20f55cf57df372a11554bce3b9ad084eff66a37bef0174ee2613829a919a2f648971654c08e37259f0099e99708fdcbc070e2252e071ebb301cbe2c30f7077bf6f51cde6b7cd08f0f55e819c05cecafbe55f2e6515945101f2224a1c2206de93dd9ec3a8a08085c7d3abe1bc07197be2f0adfa3e6b067591647cfb73bb5886d5af7970de40084ab17edfc5146029097bc0e6e16352c41450bfb82ef15375defdc7606b700d6c84dbd0990e32a22ffe6614a19f505d86bb91e9f520ce7dfe491a7ed703ed272b52f49bc66834054afcffa72bd123681519f7206b4b35ba6c258fd149d6c743bba652a38cbf6c2194825faf952e7d69ad68b24106f7f2f6b8c3e30880669bf5093412b0aee389f0f9f65d6a6008b2485f025d83b557d8e9b077ee41d0c69120743b5fd6f090d9cd28bb222748ce3f8b7400506b93c0c9282e3c6efe016b9885e9755c3e4cb9c665a0a86402255edb26064499dce618f8f0c9a612b471c35ef75b31b1dff7cef3e66690e27e0f2b301a1ab6333493f9c0a6e84a63d7ac7915a09563ad2017beef4298eafdb212e9b4145ee3bad75ade369fe4e3ba0b62ae3d17bc72c171d976fee1dda031d1094704be2c5937facff5ad0ebd905574ccdb137faba6cd4fbf41e5f0c4396cd28db9f1c7df769395f55c3b06e8e60fbc2471f030577be1056ab76ea8ec4ba2ed30068ad76c1c4275c4a7b6077af804ff81539c3de9bef4a3305aa2e96afb47451fc178f3eadc44b4aa79657db1b9a2b3e99110fc1608a6e7a7a195c773efae84dcd2547edf72f0d01ee65b9d7db68cbc1db029fbacbc25815fc684a0184386eecea66b6a018bfc7c5d8e51eb3fefc20f8ce7694562f539d95378c65df9764146f131b9d69ded6e1a2d3a7457bce503887f54376487fbc170f50a7005209d496070d0008148449a889d18e0187836075cd88c63dbf4bb59e5a53db1a5b61769e43c4dba7138d2c17b9b5ce2d1924a5a6d17f580f7db937fb66df1ad20c9682713af9ee19df53d78d294efd678daac8b9e87bcc85a258f930ddf3bcb5fa303ab36104f9464a897df45b2f1a5aeb07471f7d4a85d833850b5a9e3e3fe7401e8b602c565f2554c906daf2c7a7640b8d9116e23826bc3866f53a30c217315ae80b0b8fcf586affed0c7006662eeec634e1c31d6019aeb449a745f9855f0bad95f21fbae3c2b565bee94e95b1e0a0d8f0de75383027e50a6e50f234f51d911221d5973b9c6bf9fcadbd4d24125cbd19e073e3f74fbcdff65b715a59de8c56d796e76014e17deb731595866d1c8c8bc5dc2474fcdf5a0e401a1514a526becdce3a8fa0fff749bfb8b53afb718499e6d8e67bebcf1bf1980984eb583c1dcede0a2bb1a97a3135e299c37450e8d266cea7a3916f46adbac738f9707edc190164eea03b457aa4a6ec2b3afae4cfb2a86a32f031c29488f267bdfd8c54201430f25f9f6e47395f7ece98b0b0913d56c00f954e9877faa79d3420c0d7dc96b5eb9b816f79def4ab154b9c80a33785a714d863144766b89caff73cc62c8fc4b083e882bea5233af8886f16f190ee6eb7844efe7db4f1f25102fed1d86efbec4d7ed124da16aada885764d0dfe314c9f69da33df5d50343f268e4b1707a3b8a616e1c4590aa33a9eea8d88d758dba1979459c729273b07b059e83ae646da45456c298ade7108435b61875fdf7d25dd0d76425982e6c699297bba6a37b3101febd78afd791b4cb348049b32f246c712e62d405a8b52193cb77a5ff23c0d577d99fb7c0f3249a569fefa6569128f2d9d0c448cbfc554ca35f8c0ecf4a2b549c44bfc4c60e0eac738541f8d69a590f3efe7c071fd647a391fec4e6885ff971c89be7dc0e52452be8ce10225dc461612bba9e5ae10e85863c54084f85a7cdacb5af5e88891813a9bd3b6d5089255164be2b1927a01666d8f361168eb1e1c5ef7c6b80639231487c3bc7317591c11a1bca594fe3875ec07a82fec377f32c3c01df7d85a1f372f28dfc0cd2079fbb021bb823b6b79d82fb835a46355ff78f40e24d982e812d1449b135baf0f742f15f4a188d765d9b12fab663e828b0ea7a298e5fbef0436d315a5aae8862e970ef5a5b8fdaa69cdd187264d8a341faf02040cdb8a3fddbb01e1c95391401df8fe90ac3b1b474d86cb2b3f745adde57e4c9aa3e8a5751589cb73c8a68dc280b0f5c29840e7e6af70db9e0c81d91ee0ffd24548da687203ca23c30f794ca4c544e66ce1b7ae709057c386e513ee86e8ff430af7eea37ce801d22a0142b55446e3d33824c6a5d45990495939b954399b0f221cdc959e009489d28b7f597d0f7be1fc6927a2b115a6b0f630399ddd6a2da64d1917a6e34cd3bf3fb5f2b6b985462448a02a28de2c15353ad5a6b4a989733af6e5c565bd1901c0ef4d18cf866b33270c4897b6b34dca8e7b759a52144be60f2fbf5e92505fd9ded58734dff7dc9e756e33440ef837164f90e41a52d6de00c7e1582649dc7c7b140c36e6338b4776bd138ab395ccf533ccdc56becd13a7da928bb5be2b087547ada097e445ce96c4c9318779d781cca6ef7b1e24a0c27111a7ae519036420eb6c65db23ce063c56eb063bfd6c022c5ea31e70ef34d01316b8521b1337b9542c6a6ebe840a5772607fd1fab06bafdd514982e7ee68c7aa9056d4ed4598bfc96582b388ba6ac668f91637739cf1a1761d4b305641c9d3764f04f58f148dd0e9606b2a2728c65cdcce934b6e9935499fd734a7648ab6432365ffa0448ae5a4476dc475fa4fcdc10685a58c6dc8b4ff9a325d3f41da09ba98f24197978f46544680c3f3bc0544b7e923a136e754485d827b63e1ecd865c060a5950af197fcc3d16c4667bef4aae96f50af76a3a881fcf90c8343254fd4b4e72b57cb104982ac95b8761ca40ebf8aabe5fdbf7b8f3d1fd023f07eabccfb3ac8cce1b1931c1e2882ef5f96483f8113d3941318dd845f706e587be62e9f4a4c38d75e9d75fb02726ef7971678a737d80ee19fefad0e1d19f8f57591403f70f4452a00aa07225b96122a057b05f82bdf62d5a260937d5dc7a56139e779601bc865b401462b91353ff4e6f99ab571368bad2f5a0c8bef26dd43f0fda0528a60741deccd114677612b11c7a6fc8d199cc2d42a5fb8a64098df3b5ac2703cf9584b3effd59cb2d1d0e80f0774aeee12615d3da68259ab7ed25ef4e805a433b3b8fc6dc790b933fbf6a920185fcda151470fd5a542e70eaa7ba1c8dddf2c4c575d8216a3e04ead3e2aa00ebbcf433ffbc8be035593064cd4a63c12e7e8fe0bab70ff7a76bbc91b0dd7163c467707e34bbea5c6ffa7e123358ebbe27483081ea1d545e2f34886070adbf26f422141dca9726878c3c92d4b96354492154e5dde4210967afa7f2662cc95a3774b3ea8d33e9de1015e414d05c2c01abeafe7fc8725b237f75c99c9d80366531a068f514b6eaf47703ecc28816285ea6504f380fc969d03883aa3bebfa91bc9e31e910a39b12d96f4b5927fd68c55ef06ca2729c42ba0b74ccaf1a9357edb224dcd04a4961bc7517d09574d8b3343c891f164fda1c91e3324aee303094422b1b4f22173c4922d1696e6d23c79014fca46b2888ff3d5067b87255f9112cdb8a52d71dbd569865ba24dbd3549238e6dc4f893786cceed4b89d892561e59080ba30344ba91c905cedcbc63b499fafc607bc4b87e1f56fe5d53f4f867b849b8c92bd1dd4446b32e329c870fd624c31cccfa4924bf8fc8bddf08353ac909d46328a4eb520fce56021dd4e8593a6e1c499e9ef76fb6a793ea64baf1f8ef4901dab609147f6ac35eabf568e818e9915498c4bb7b79c82e9096444234b0697c6c995687b82b6fabc0961712d5f0be483ca2013afbf8191ee9b5e96068dc0edfbd05672e58a04b2b1ea92873326b745a4ca85f5b685c1a169c70116d2e75104cd85711bbc87ae10be9fc740af64695bb1cc253137cb16dccfed75ae10285bbfddecab09672d57cfb9ad9a3c2e52e3b456e2dc501d167f31701618aed48f7c7aa2fd979e48dc64d721971496aa89b1f31f159619fc5ca8a5bb75c9a7a9c60553b9d16d4a9c3fb65741e11ea45047a1eb15957113de8463041e47cfdb4c40fe4880e1c983b4bc9b6dd0580195128d6982a0b977f8c3d9b99eca765642c9802da4da98ecb7761d213923881ceef3c6f1c77989b72beaf9de61ef44979a7986367798592d73d88bc5270e6ed7ac2686152e87c59ce4f62e0a5388be23af5d9ae1eb800db7f482b43b6e51773854568a89ad122e72448b9ecea2bc51d18c2246108481378af3cdf1681c5f7b9382f59cb4935c609e1605e39b02e374d695cff806b42bcf81e3b7ad5baf71355cba168fd58eb977434497a76b34ae88f2114a3a47225b493a1cb1f08ed7d4eca949cc9054203d60421e92eb7f56fad07a0624d7c59ff65216b3d6e553f9e7ef086c1e56d9c7098785199117c77aa3e432b0bb445f703d1ac8412ca0f942f87bfe120f4c6d2f5119538f604bf381bf541146015e4a87d0ddd38b5d137670c25b6b99167200e2de83cc35e3f3a9bc665d80f1b6515c2d8f710b69dc9fdc396efd48d739a5f745f0b9a2833efa79a22680f47eb91c1fcefcae070338d1ea75b3cbff64a2a10066b9e5e4980111e8af8324ceab55b689466e108dae3d0f9967351f296ea6be40f27833b0d8afdbad0fdf4dde86912cc7f496a89cb8af4f2265a1413ceaf15e1111f079bb8b7a4c847896893d8dc52a2789901c13e20a59fa9322d653229c7b47f514abff41705f554c6f01ce25ffb1694562f1178406a1d0b5bcabd8a2ced98078befd63c2f8dce498795f70b5bdaa3d4feffeec8171aa5722df7df8fe8724b6cbd695708ab33939433d48090fa40e037495e031a2eb1a139821cbbf6df9bb9c1bf79beaa0629937eb7bace8b4f49e7ccbac993a04f0399da0982ce6f117efa5b30289e08e52b5986e0f68e3e32cbf696e2d04a746fec4f47f24aa9bb0bfe1881476d5797cb9478cc604c5014bab48fd3b4088e0982fd0818eb14312668e5a00fb6ee1abc14ba10182ee18c74c153ddb638e069f3974808e9eb9c622c2c6fbe2d7f0c7bee879e580e73e845557a5ecdf2d21ca49732a3f3dc13930fd1691dcc9c1783842993c711a55adb89c1a10d6b5d14c55a43d4282fc10698955935c29f5bd34b8ef1d5e13684c8b38bf13efc29ac159c36d50546349f60796f2cd284ec831730472595836df594b7a1483ef74a158a30447a6c911eeac0b8191222f48f02b5783b97c941d214f8bc0ac1e88ad8e938f0c0302a096708a86b6d097a0d6b61ab0af068fb275f99bdf6756ebbdef7eee8b2dcc3ed3ea65b25a5d0154f793ee659934d9f1fa576fb1fa2cd441c9675d9fcae6c1a724e0298f6a5ee4d2e8dba1a5b7914e97a5c82af928424e35c148ebb7367fa1ec049e93d351e2982ac085a0de30f54730393562624638c14c4900270ef4137537762d5da7d8082426d014c3a6863150da5dd2c9fa585a109217392801a3fba8c6b2f96201a0da26faf180260b5de755cc6f3c4683818dd125fc23650257337d17b5c68b188a59c985c3bf140aff1d99770b79c3ad10ec51ec64858facbcf388fc997659c197b93503a20e9c6df0feaeae337214f5d571f50cdb7f655ec353e96626aaa508b27735ea8f6ad142e5007c67850830ec2f73a0984bc0ed8901cc2006eac3f0efefefd19e2e3bf2827b97c5b3adf6dbe4f22392ccfd56af772ead93e18215b44dcfc4d31233bc2e9cdb8af1e9d436d2b9ab001e3086233c531ead8c4f3d29cdab741d3142f5eee0d165685eb1780ee6a95889251a6094858fec14250612e8cd2d90a04358e222e26564273c56ef248875dbd1b498c91393686e3eff8ef87ff2ccf70bb4069bc6f85fe570ca945941f0501465c5f766e56356934ea8fdd2cd47ae150657ee66ae09aabcbcdcac546b698b75fd2a6cf446c974f83302dbddf50ff87282c4eaf0be7838e4d402b1a0774e86413e57888291f2c76b286cd95e77184c79bcf57b14b97f942c3fc71d967038f7a2ef1802b5fa7ff636461829a07f63b8a6695b62f62819dc3f857002df51d7dadc6a4503a49a520fc0b0530c709b9471e9123682371db4c6cb2069de1dce31e10c0ee7cacb5b3b1734f945fe741c49b385256abf8dc64f50b76738127bd8111315ea36445f49ec24f33ba736582e59888c874fabaf40797075dd49b1931fc7872ec02fed468c467165dfabb2c15587aa33344ab8873bce7b49eb1b99a76de37f2837fcbec99af20d606a23c705be386b0e76a6f124e91e25d8480e43969f65a3ba6db080deeb1a2659f1d27bd702ae61d3552fb87c2120913', '2026-11-21 04:00:00+00');
INSERT INTO public.app_user VALUES ('9e9f315f-3ffc-46d1-a576-25eebc4d8836', 'ann@example.sg', NULL, '$argon2id$v=19$m=19456,t=2,p=1$lPxohgaLFif01QgBJpm0Kg$VGAmUMauPQipfRk1H9Z/PPHM1PuJXCpOSZPaYqQRzYI', NULL, 'en', false, NULL, '2026-11-21 04:00:00+00');
INSERT INTO public.app_user VALUES ('964a96fe-2872-44c7-a746-ff66e28db5f1', 'ben@example.sg', NULL, '$argon2id$v=19$m=19456,t=2,p=1$z/jx/hqDTCAzqZoGojvKdQ$JjTEsLxT8kvxKYk7tEvxv6a5D1soy1RP6NdNq61GytQ', NULL, 'zh', false, NULL, '2026-11-21 04:00:00+00');
INSERT INTO public.assessment VALUES ('16f81057-afa2-410f-9df4-2f0eb1df0123', '9e9f315f-3ffc-46d1-a576-25eebc4d8836', '\xa116314a1a37becece0819810736cde0a996c70b39f262f6253d7baa9048bce8bbd661631a0da23427a0907291ce57eea3e472f30dabc39caf0ddecf4b947d18b104a82de1a0d11ace30ef700fe322d80609b2dcd7ef302b5a484df0f6d8f0a093c979e8d6e2327db8b03cb96fc004b71e70c6efcbddb0a017d4af2370b2a6ae2a7a2dc6979b809391d9fa613978c98375d590fc662415d4c6d692659c6bc497104ad2a76ec8b7adb0a6a7de1bbf6940ef5766cc7fb250f48796d75e2c300c2c7e28560424e1d070fb7a3797b4a268981ce177a4e87d24f283410ce2efd7dbdb63c39cbfab79c0a15d07d1c2b80a3f9abdc548ec9998b6fe28edef8d2310b91bdf8f6090ea5a8b21575ca544441b2618851b02c412a73fe4c8bd92f7578d52d68d97ab0f49a0b8fa4598871f5cb38e651b13e39c9ca3a1c6ab523997ae476d3e6291ce031a97be36f034a700efec2518dc3dfd93df7bfb99243fd608a4742c5691cec377ce21de0cea7f656fb9f7eb5b0b6c9bf3625aa7b3942a5df5a8c76da9445e764e72852e78b8d69ab519b68eeb2761ae46d7bf25f2c137d38d7ecac836401f7ec08a37a9772a611c12cfedb0a2c3d5fc6ab1d50b43df8312c1fec70ca29e0235a4a0e9850bc261d262c13754b65777bd781c312178ad874ce9e3de4c2c01a5266e27352a3ed26e55b1a116ebae743b60f6c3907868f7afe4f4a4b71bf94b3249bbb59b85c59cdb9b0b4eca8d0e2cde8d27cd5734b2041e9964f3372003c581530eb1b7338e29ff58f74d948d02bf4fbae4d7c7e3b81b8945eb759c8ca67bf2ca5e5be09e1c99175fdd8b7be834409f9c7e5cd9ba4bab935d548ace9706b58ed708e41ae6c1e8a1608410d150f193c16544ab08b85170d9837090e76474e3a4554a635c99f145e085f6e0a36358779b84602957c1d1327a', '\xa116314adee99236ecd98e793aeed642e3df88a9703e5c12a2497682c114f26683a82865bb5a7314e216c39c5d80552109bd83480d25ea9d69649f0de7cff6e73f3eeb77a55505e1c483669574e692f034f5ba84aaaba404eb4087a285e73ee9c3db4ab416e2ee3c7af76a3f652c61bc88c9ac1e587e8383211fc9c5de0421889a55c96530586b80dd41c4d88d94f7fccb9e76a03b4c234dd533bc1f09458804b5b96450b30003b464da845c10dedf02e0354fff0fa9a11eac33bb60cbb16b792c38b3edd172135bd38414967089c2c1e79ac6ff7284f837306ae6d6d56c28638399956417a6ae2c66134457d24483dfbf65ac869c5a146cd1a0b30c47ee444f37bf4b350b2b629778fed4372196d843417f110c7d1f99ff6d657e4a03bfad2619234fabb7b9afa22a35ab83ddcf82a58867cfa6e846050958cdf8e4e44976fc9569572e2b9bc032248ca07b6f5d916b2346c1c3d4eafe3979e01fbd3508327ebcc703a03f2b243ab0d00cb1427e8b8e049c148d7423b75677494e75b3966bcd9f1ef1ba85df9469c1d97c405d268ab848abbdf7928a9a9e952f9af5d678dc453b2987288a395733e1469b1111989993b8bd5156714da0eafdd7fed4419e86e76d315131e7e3fe57fb96f22bf3a4098819ef311696d55fcf29966fdc6eac468beca49a1fc3a78fb61ae9494a48ab2a80ec18f11cf8e2828d501f1e8c75523bc10fe33b536ab52f78c532218dbe4fcbd7830ca4d74352979030ac0aa4a70f4379dde69b16cb0cac9ea181e957c0b41c4232d22fe4807060bd20e894df8d3a6ae7ebb108b5715b28d74051acfc5228f9d95e726f520e86ce5143a6b050df1c00790591280dd8a8d9e57ddcbcc7da54e88480be8c1f8e59d19fb28faf93b087365c890a4e7a9541832fc050cc272362f54f823d27ec547dd28c59900120e357bdeb1f90bebf9def0e173b3831770f7457200a4f225edb74ffd2da754e57f24dd2ab854fe475b37e387795af16d784084d17122a55884ada338c5086697f05bde843ac9b64c6f8e861a9c3a9f911f0ba7160627bb6fe1c9e756c92dc576d6d7d4a14eb4d7884aaf3492bca93aaf85aed750f5d3a4630e33fc9aea6dfb1e530d2336ccb30f5decfb75bd03598be4eda2726adbbf2c7d492b5497d734494fc3cb68031b03c2084f9d8a1c7aadea6d449f060d98dea2270cc4a23fab3b631957308570078cb93a7e5d0eee97b7f01e6a72c8bda549f893db6cfd8e4c11bbd8df1abce24d06d120da33cd6258564d624264fa862325682e08a66900abe2d37efd3dd1ab834274fc6bea797db9f263d6a2506260625df94685c8fde7ce4d29c1365cf4e143a8a3ccbd8db4cfc61d9fc0c03e98eef131b57bc4f0db093087fd4cd5bc535ec9e367adc0a12c8daecfbfc315c8737672d1f9d1055539670f991a7d5fda82d4bf7a32b25f441e38c9861af530c73b75b001a24f6ebd8a1c91a13448431a1a081024716ceb5b79a8c30ce6b27060183971e7e7e3bd99c214061da672c0d32b234ce5e38d09641100dda5c3ccc552a3602c44f40bd63b1939518078759f5f6b448e6e25a14f18b94199232815726bc9586a798a3140984db20ead6ed5b4d24a6a1503dc9ce6eb01f927115ea95beba978a9d81efde8bf5f29ffaebe7e7fcb61c3d99befd369fe702d73cbbf0ff653306d666929528f5cf6fbb2b21c7b3beacd85fe046f16beaa3f03c4f1aeb146c621eaecc2fb6cd7fb82ca7ac81bc0af27c4d46d5cb57d8b29b8a8d2f0ab1888e1ed4a45985604852ec3ec8876dbcf1e8e3e5a4b7c3a9699df287bf77d15f7e353d0e2d47385771cf6ee94e61ab765809db1d3cac660cae0acf75452e205649994735a6b22f237a5d93e943ddb5359a0077c1cf5eff8a8556e07cf45e781ebcaa68a8e9cff97b6dc09c82bd1b27cb2ea6d8b6dbda9f42fd75263807f5c02394f0a7391b7059d3612175b553b912829dfe0ce7674f5d93df85f5e0d45875875649ff9592951baed388ac354c6358a3e71fcc25a1c1771e129d4030954613d0571d5616fd037e08d85c448d7e377e0049d5bc1bf4db7103a0c08ddd5903c3dc220062735fff5d1442a39576a57f1e4ac2e857b91b89821c0b509b614b72114ccfbb2fb7ecbb45a430faea73501f49c49f23256badbd77b9795a7d886ca64fad37b45c5759de6efe4c3690ab60d57ae27c4a374d86de49044b0686a8ead538a5a24129062ed3d3b2447d64d2bd32a2a451665f7dfd9abb214eff67918b881847cf81edcceea860f5dd80fb82456c732ffd98c7a5c8769deda79174704ca077e0e2df3964add65ee06850438b1ad34076fff3bd14487cbd1e90a13223b17eaf36c0522692b94fe59a941bac9927450677fa63aab0ebabbce359a6669c1e98975dcbefaa86c0f8bcf2f40003a8a3f0686e4680d750e5eb25972108c5ca493a787cd6de0a278d6a7ff044b7a8a0a223884cfba6dd199dba21d494d6ad2afc97c0cf90979a086e1de8598ea0732a5fc7c70e9d8d8d30abcc12fa614bb8ea1e5aad0e7e842df52cb5c75533deffe35f2f947732ffede7fd8996c5f6392e39452dab93a4a5a3261e941a64d343e668113ad6b24ba7384015d59726b92fd02e58f856c58e66467e7cfb1a65d8fd771cd92204eccb64586e32d282123874ffe24d043b2dba7bc572e6536914b617e8f4fd2d70b84db50dc653c041af872772cfae6f2107bafdc83b587c267c4b63c8dd8cdd7d84bdaec298209e8d828184f4deb4caf8f3a19dc8d59a90e8296cc776e2c538c3007ad4973dffcec4bf8fa7c326c93a8e64083cddd8732f03392cb9cfa2b011de06f8043834fc469e380d25414aad4bb7aeb2c1c639e14cc3dba75d3abe8ee3caab425671c9139b0ecc43e22bed8039e6c7d2e6cc7bc5392d9a2ff3f4be4abec0941f273efcdd6e77bdc94e57c5641f3c01f9d4e929b1c55270fac184f3a2fa3aac8841bfe711192dcdc6c782ac9c3568f8b8bfcd0a9445014f4258e16bf818a1fec9312ec6bbe3e08615c2dbe6b04261d67f159fcd50d3dd6f62bc0a86557e774ac026161b9ef7f42603c9ac4ffc28a48b94939643c1ce0cb3a2eec2be3d4fcdf6a57eb91c6b43d7867675913eea3186af647da14fbf7d21e8f27f294d4ddcfb3dbcbe2de571b871dd470d5b85362439c6096ec5ebd14f353bd1329b1e58c8047844b59f6c80472c03aacb9b69678c190a156e1eea4518f6787e96d2e9628453f3bcc749aafc830b447b9822c2bdee2f94efce5a4ad462716ef29ec90b58c3e7d8e48f8a9059f30df037ca8243fadd50612e7f4073244504d4435cf584ec8d814723710824ff26a5956a5d264c839e15b669a89eca6bbcabc60386a12c5c466bb1ca835ae50a6800cb8eca8ad9ad351f250228f23114ffe7b34d5537c6777102631a6e398b724a727bcc636ed56b6923c1768963dfbc4da8a98740dafbe6a0656cf9180c78c0d9ad982b353fa29fef05022b16ea79b4004d51f2f258b3253f27415c94fc95feff66c4e3b34bbd47e66cab757e62a1956cfb2da7c8b63b9068a44f60c45f677bed2348badf3fbf1f58bc261c61d6e480d9ef072c19ad206161da5a959b1389ded109a138c538cb73a2597906e0a04dad0b6560413f606728ffffb224fd490714a567b8e9de3262623420522dc495c784048ed323518b3b791fdcd953c387969741f92d29a763be112be8c80d63d7353910a024046bde6a5e7d930cb0f0ae61db981190eea018e784a51286feab877234abc5b890a02bb58ba1011705f30b2cc6f573f00ad81d8fe13bace3449a8780df8fde055ac7f6648cfdc13837457b9d69fb314e06d3c35c36f0b382546ff39a6992b5be079c7bb2592a4ea7d5d5998f873234268adc49c843265143f4e10b604f43c2eefb0c617669d6a553b888c769c06b868c5f714c904c3653a1f4bc5d3bb0aae847b7c5bcef4cfc58c4fba91ea4cf9c9e216896252e81cb9b90fc6d976f35baf113f0b0641ee0dcfd20c0112c3fc9ce374d340748aefecd8fd4bfc3b333284046bf9d72d83d50caa26bcc7626878344bc415b033fcdf0c524d1c01622486505029b8a4295a251c952e18748231f33754bf0cd9f34c7ff4162b5bc7369d8b92f812603c72b846de550b22a7deebedf7c9b3934bcbbde3c471840da5e334201b4af035b081fb1df4924dfdadc8ff4a2e67ed92d4974d6d4cdc5b4346b4bb2d3fc2466a2e126dfadb299a768b650aa70b6e611d782a6ef6e682b7b495175cbb57aad8b20c17954eb27933f8b116c4c5ac6a64ca944e936d7417d9f4849b82e0019235d1fe3780a3e439bbe79de2269a73d47b774a6ae041d0f1e45a4a0bf1b6e506603e72cb440e97f5512db6fd96d21284657f2cd384fc31f3b67934af8130e7aeb6a738a779587a5c542dd1493316867b746f7e6a5b2e727b9cb82b717c91ef02a5d38aafcf5cc8bc46b8fafb3c1dafbd94b29985d605d29456275111316cbc15be127ecbffef857bd3046fd5b26d9003e38367c6ff70bdea31b1f13d7ba4f453d8dcb0be52a26d1288dc7a915e9422521b5c87eaa012ed7ae5fd849536bf105502cad504a175308d0b1d9733bc3ed5724f4b8981030ef144bc1f74d00e1b254dcd9ee04a8c3852f0ddd52d1effbdfe506c6eac1c7540229e5058019d05822f7fa93d3e5ac80512a071f228f5e5edaaed596271bc88892edcbe609ed56cd80fbcf8eba81612c08eea3a416bb714f4c6b595fe177c9fd8dc713ae458c6a6ffc91dd411a35470758f7f1bf66d3849c03ac0bacb820b1d3a9557844d3e8736c88458e423e2e5df81e1dc80e99b2702228f42ba69b5cae86c6be12cf7c397c23b5550654dc0e1d574036ea99b8c643a838023f682f5ff09338b43b64dd201ac2a597af91fb8a2d1599ec8281aedc448e15ce0b1a1aaa6c30b722363d6ac6f63bfef1fc86243843b74c600c6b12789d472b4e48e38d5873002bbf541fade69ebd3b99efd5424a63359fdf7110ff027ef7a43ea06f0a5d512c1d70ff0a0203e8f58b77ccd61ec455a832c727ce8fdded9f097d04f6c26bd215083398d7cccd661fc99e5c0ff50fd0947bd17e7775aeb5bd45b622a581707de59394c473aebd1f3ac50edbb698b73bc8ee031c08ea109f7b2a32dbe7feadffc170e1996b9f2bb7c88901337a8fb13754708c6aaa04905ebc3507045d505f9faa891997565e8188190fefa9ddbd94f70d8a0fc30b7fca4d3a732775e422dee76f87e9c7c9b3cc411108e2bc005e6e1aea37b3f4202144368e42bc1a8c4a6a82c6b51e78e7537d6594555c9d94c7b45c0f1bd2dd09c3fac2c3b5103aa61b3fe755261e78264a0cf8dc2e3df23619cdb7809adb43dd3003d3115d3696193660c5410d87ba08adecb507f036de546724d2aeda9f594e65cb3c213ea498bbfd7e1b9d115f8ac2a4f2047da7942974b1a90a7e6d744111148924299d2899a1098ea42fdc91caeec6bc88839fa01b0e8ddc9f193f3f2e86e849698d18e3c967ec4a82f6cbe20cb7678b6cfd38127def70640c1adc121b89864f98d7134a69b17cfa0cab97e1ec23d8afdf9339423a88b3a6c09eef0e9c4450fd2ea92e4449f95d63d81af4b7913b12a7259ce2a76ce59270c451e42d55d17ddefb940e305d60a329620d445bfe6ade811ad2419d23f500d5c4985d1e3a9aa64baa6b64b5aa0cb89aea05f4b68eca041f13f6226322bcc9c57cb6475e9470af5af4b7548b3630762568eb2f2434db853435ef2df847e8d52e79104f0bc621c23fa982aa913464a4960ca51ee86d0c43fbd0ab40ef0af33866953f63e016ba03fc3c521e54114ea4abc0d25e42b57945e799ab7091fe962eefdb78e52d0e15b7c5bd2a1d386b8c28280952c170208fbddcb6f5d1b24ae9a3b394c3c60dc21b89c8d8747beb54633da9ab1107acc80e8e3f834b83df40183f636b4a83dacc22d6fa2d0a6072489b387a691f5b4d4a83f0bec3dc8416106d2b402583ee31b89dd23c37f154b21c6d1f425167520e55a7b13f5d78f63e8d1c7959573b1c7686ef30c1d7a5ff1ad418d994af8e46af2bd61d4b6dfaf90a30f8de9b55326b68a8bd0dc34ba8d04d85b6a456105c64ceb138733fe31c04ae38156fdd23544142049ea454494c627449197a92deb8b436a950db37dac6c0a9749da86282dd7844dfce472b5816464311fbc9e0fa9350bfc3a4c5fbd2b74041b987fcee255c80c4e6bdb6d97fd17d8fe608eceebe5278228da754d6fda7681fb7cab8c3e2fc8ab040b229f6ff5b17e90453ca2e5bf0cdeb2167be4bb52b711fbd1ca86135d75028dd47844244162221170ad7480bdf50df5220b5eb26f13b5f4796d7ffdf9951aae5f3cb03104e24324544a9606ae87c68a03478e3f143e1f36f4be55fedd470b41360e7da32a3b21fe231e4878ae94d18101933cc1446bc30e0eb2ce1d40d13aa3c5940212d39269c1ae5dd8a738f356b1d3175612de564e88bd2cbf53bd104e7d8f79b7272d389f09307d829a67b24f154f14674df0055ef62621aa0a50a332f4ee658b4e3df56fab81702afb174cf23b5b94c10660a14e8cf66d8decf667407e3ea75bc1c881da299572471c19d183956b0318bc62046244896981b4d9d8e61c5499eff929541fc13b7ae415cb3114b51abbc4e8224608268ac06d101bcd9d07f9d9b1774915f6143d6afa09e6d30fd2a4590ff574e1c959d4379c9addbccd826a1223a9266fafffe000065d64982205cfaadd6ff8b84065528c891af0758ab357bfc987ab868eca17644f514c89f3814e34f6e5e0d59515108535cc5f590c3d4b25693ee39b02e12e22380ff4affab866537e1547eb61f218e26c619322badc5a32f4d7ef2f1087f5616f27a693cd41085c26a2d695074f69d7d8e6eb2c58c94e3db1de0367ad380cb31a2657f224006f43ebdf8f99cc51c7380349135c4c070d1a3f25023f25839e510d573a9c8dd2db5ad45556bed86fd4abde7ef5d6fdcd209e0b65ad5b75d371af305a80a7f979429d1220e42a7f3e56ac97ddd0f5c393f7a8680464a4fe6ef9ac79ec9c578cbd19857ee1baa1da1d24fc062a064bc1b1c11249c541fb443b4b8aac5f8ad1d25911942e60c7d08496075d8699b2e12cff194b5288ba98eec0e0267ec758040e0a0f79f142219d5930a1bf3358bd2a483eb3ae79c0cccad920a01067215bed241040e4e86c73683696bd3da11f65359510a497703abc8950313cd3ef1bbb50901b09839e525e98561cba795c75c46eb09e8971819ab2e0dcc8e450ddd3c00ad2153dc49fd4af252c5737a7aec0eec2ce218cf0c52d76b01a54232357e479f1a4810cd5b365b672e8d9f176d8597ea58a96c366015e94b6d6468cc3e967aeb400f57b4c8d2be63ab8296f8113e83e68c1bc285136139a7920342793bbf7e427a1b05209478b8ec498151ba24adb5e3692474aa8b3324de16ea5eb27d2b2a6ec0d6e44b706526298de2cb6a5a5b2552ef79df65ad31a85a248eb1aed6540b851d00aeec6bf696fec35d59401deb51ce38e3495f2a1d51f281f91798d3760ea1aa53ef4e88a5a54666323abd96dcb8c30199aa77b4e51ef112889238f7020465015e6ca150829c1fd60b82c1eada9e80dd74b732c0d4adbc6f5b8a2cdd7ebe3c87302328819858608fbaa81102b203125c51fe82d7f18e988ebaeec09c738217c62ec65590eca27576c01725679a93ce580a5b1a84cd57dc88d54a4ffbd1c3a99c150a32163ab1c0f1466f71bce8045ab296e36b8e53e6e159d4aa77e8b960295a1788d0fe4edbbac498732291d9e16d04e132edeee541d3b743a09c9ce73d077015333c47554b3ca977aca056c3e67231fdaff3b7e3c9032ec9f18a7b9531c3a032d2fe9ff7ae671cbd55c312fcf48b3bbdadf7e9d2429b855f1c6aedfea1c20f9a9707b633867090d1362329d2e68a3ce398461469ed1f494db538b33b4d38cfaca9fcff26689903d74c94dfc3d9f0990ebacf6a20323a14e39e1b18ca11f0826959bdd73ef140bef8d2d01c8b29233d079f81844471f068c66628dc65d942dee3cb4433ee46f8c52bcc4a9e87b02fd8c99104a06de6670d4346335539e10759bb5c03e56f67d15fc7baf7ab9a0a47717740d495466c02cf2da03f537c215fde5b54cd7d1849bd9ce4664549156d90ed93eee4c44b6bdf0e51db415ccd8edc5686366eeb215b2cf677027fd5f30fd659a486ad2f71a2834c9a1ee23d7baf72c6911d4d0ca315575a403a8ae74029fc52e17072e8f678c2bcdfe1c2a9bb1edf1a34f9598984f303d66481610174919fddcc1e2b12e45eaa3a601d699a7979a9c62cb8fcb0f49a860d30c4ff696b770b5a994026531528a314a24d7a019186bfc8ae06e19799def8339fc9d58ae6fa35a07b9a5fab61a70f9412abb38a5f6030194b987ecc6f5953d2ea3d2630d4227c80b362d753db088785972cc0d39f0f681d1b393118e2879bb49020dda291b90bb27130cde6f0a4ade42567c0cd1b4efbff6de3ad4cfcaf18c615111c48b1b209c38d599fb7b6dcfd1f54b0b5294f46a01889b8ea9f023240b1a6777fa3e589275e71d8afc31ca1213523289492d11b1e3ec850e2bbbe33e4cb1e5c18ac1b46bdb4fafe98ca94dda1adeae0a9a2c1955cee168d6135dc814f9d23caee75e226b263cf00cb020ec7485b210809e14ee1c2a4f48af1d2e2f54f5fe8cac639f75dbe7e29f9ccde0ba4d71d68c524b7ae362b5897afbc5e0229e1c493b9e389a22f22cec2b5167453dad2d4ac33a0defd1894b6006ad9c3a9013389a9ed1a7baad49b8787ca5af937492f64057b559964bb5aa8ff6dd9c63f67daffc76b0219d1599ec3129c9583438cf9a743392ccb46ed8af0a3d8a2dc80b367c4c0cc60976bc238179f876e1c723ac427dd44561338c5e188b9ee13c4d3bbc5426c437d17c1d1580b8f47ee424727ad7131d426c678c8b9050d7bd9ab043285220b14584c5000e90aafefef38793bda98b235b54138aef4e7749afa183b9278369384b6b16376146da43a6a7bc1124cc53228c0253a3ec730657b56e7074c47d400723e25433d0bdab6efdd2182182456b8be9655853b1522ee1c56b480a396a794874a3770ecd4bc76e01d2fc734220fa7ce70c53cf674f7429af16bf2587bb6354718f9871a18e2ce7a15c85e2b42432b3f900e8109a20859c8d1e84df732e8245fbea403463bd46834935f4ac624cf7144f733217bdaf4d3b5425fd91a93d5e32588f1851c2562f867a9ff6ad12af78e6cdb457c13e13cb32a16b4427115391043c7617d20255a3e9e5edb9eecbd52f0f98c33e07cfb65b9e279167d7393631df2a866459f66200ec6236794d02a7512346e134aedfc1afb9aac56b779b528d667c78c70b86514f50d85a8e2c691929dfe8c41fce8629db333661ae64af989b4f5f66733a0c4af88d77224528ed2cb966776817e735a5229777dab83569e5938f2d1b567c25120b0eb5600b732924c0104d93b9cac8431067268f5d67efd7a1c14c353b5cbf2a818a568cd0b6a82c188a99a2e898a4d859c709c16a09a5ca77efb09ecc431ce9e659fbf97aef3069e47da9337d63015ec91d90c614489096d9cffd7d12e5b7befb3646cceea2e6edc661fd3ccba227840c8e07cb0ce77b12f70abeb9dca274c1bba981df0ad685eb6dcc2eabf62c9aee68cb650b464f8fbaeb3a78fe90d0278714034ecd5f01e44cdf145e3ecd5465d830aa06d23b62dfa73be6e0860a68451d362ddaab4be9bdc937998ed47532346afda8eda4d6be99ff60bf70e47456ea4fca3f3e7a37a874e682cc54ced23cca1a24891418a61025f467522b4959c629037b4992e78c14c6c74d5f3816844030d92deb2868d2b598c67e41628e0049111a818fa1d1df32342db1544b52906e17eede7200dbe6fb2571652f581fefe8e4928d38420a076dba294547e19e3419c08a1ed4a5c684ad5301c428da504362ec2f4302815e0c0d286d7c6bd0262842a5c43142214ea1a674ef3b0c8d9d99e9b6bf4727e2506a51cd7c6117abcabd7b43ba9d8d49ac5245dc4c29b1db10b4e94d4397cb9d57026be8592a163b910a0af1494d9f13d92fe0e312d9bfb482f52f1646260e7f4737adfbde794cea5ebb16cc8c1b9ac0aca72a8a5254ee5bf58466267008d6acc4670143212091768ca805769b9216e65d2371a160093eb466271870ae2e82b0ee0fcb31f8678ea977b37dbafc2ee1ebe1793ca65cedac194bf1971d0e97925f191bc069d48931f05e1794dc1911d483a7c6e8726f5130773bdc6885145d4f26676ca9d30f47bc4004c4a6930ac03fa46047d893ca506ed52713154b2cf30c5363459d07c651de677585c1aa10a12bacf563e01d714b7ac1117964d2cf07059950790a3c4f541644ac27908078d271e306233f8c1884b6cf1bcf4b3ace8db84b2d9cd9d9fe1977cfaa1d5be35daa501ae8b9adb2d765388e4d187bd37730556edb152b7d127b7e7f60244b21bf59ee6bc4648b7a0c120bda175a30cf3aecc3894c8ef9fd3090d7afd18dc75d93669ec5f6ab62b8d2072a87f700bc6510fc5a3c5917964d5c9c1454a4ef1eb630c475742f55693e33328a064df36d968759028fbc4fdc3102212c3b683ea2e90ee98fcf59be37e0415771d782a8428dc48a43a97579e0a939049b9551b541082f0132af7421c26e9e7ae39212da7196dde308a9ee45737527968560c851800641b6594ad0f30d3c9a51975c3dd2bdf21d288a5b40b4a5f66dc6592a84f05f45082ad12763cdcf02bd9dedc82b544e69e9522375a4b8b2315bad901db5d1ca74f0fdec0e4b98041c2569ad388ea17ac9cf218ed0e94aef65d8ea66b5b40b8443d278f54552e2304d55d2ad45a46adceec691784a830ebe3e81fcb2059ad6fdc879c22341f60f3bb4ca1846cb79700b0da50545a1438b81f420a5d0a770aa9641907e43af9e72d8ba7e8f8b4a71fbd030f6c6095769181b6090e91f083850ca42ad7137365ffccf65ea8076d5ca2ac3a3815300364b94b87e0b339eb7916497df1f7b8393a0eaf018e6668d050724d6571fa7ab03aa0707c51c3f59b641683a2847fb13e7b560f06d90df94f3d23991a6bd71318ee3194dc0e750298e9c1772e31ca241688c62b76aaa4bdff0a61c067afeb6ebf0daeb21a4aa14873469634d6f143da75108095a6e2d047925227770d821efbe2f6d861da7819e5c03dc1f4df9b9b221fbad075611d1b4eaadfd1723b0a9e605e067c018f34b995374f996dd17a0f8bd65512404fdc5e722b71cdbc2411970963fddd0d841c7c205f36c016dbb2fb7315f0862ba93ab145699e4890e83c775c55dabbcb5228f4c3dc3f395c683532a156ca6063f2cd9c28caa623a87db892fed6c38a901d721c2fddb7f204dbf9571574361add6865ea8bda9d5b9d241611b2dc8dc7e45b1fd8cc716257c337d85249e7cce01de82f81fb0cc55940443bcdf804421cd8a6b19bb615623723e61ef09000df81b9fb785b67164d8355eb56f1690ad184f0a171650214c6170347473d7f007c579ee3e0a8e4a8afe70ec28fa0f3ab7dd80ba6079921573d0768da43d70cc8c6571801830b1dd42f2c026d3e6faeb525f1396c714b4c31efc32b1762ce86304de9bc01f5d6b1b51bc3e61cffb2aeece3e5c6695c0820984a05dc9e97eda9b5a37822ba8e3a3964ac2d60d22c926084ad2c57ca055bc812d8ccfcc8e64e4694cd689263f1fe5989a5670dbac021d83ffe0e0f13021209c376c0a508186438d21d4f56a42fce985e4ee78da4c78752bb53f1848115505b16fa5724404b424048db05f6f600d53248ea0052aac835f305c14ad4c167b528e0875f35c8c6da27148767405d21aaa96a5f7e32ea27962662ffac79403dc044fcae652cba9c2e8c1d1eb668cc0e9b90e976d962600c678cfc6772c2e6202d35d4bacb4a45df362bf1ccf4fee6645493040cdaeba93eff3318a8c9a8b223836baa491d7d6b02f497d9e5befa1754884fe83f747f2dd0eddb59935c5f53d04dff2886f26962679d77e0372e848c2f632f45c1cd25b05dbfd1a80832786e6617523213988e9e474779fcda8113b67d0cc2ac770a6ccb361d9f9f51af2af13572ace4325394485eff36795d308620fb9e9190462a9d69628997125dc49b3f8f44746979533cb9143e1e06832b9d2f756aad3b3beb80f7dae51f49f4ebb313ce190f80899f183e9418540e9815a3e5cfc46d947d9e85b2862c7d100be0d7b9336be1cb1cdbca48b2228a7e9caccbf91c5cff818a8b94f351abae7fb70dbcb1a0d008bc5839c05331f02690f3d68449f1769a7f9d82ca7ff8342972a1a865fdfb16a713fae2b3eabace4024bff49bec5afe2df204445a59691b8949114aefae3ae59214f687b065091d38eb138ffa005924a4dcd9b116f26fb9f42bac9e00f2dcfc8d8c4146550766f98911360665ab78a6f228d334fab8964c8af1b8ea36ac1d71c21438c0f4647260deb51ba8b0de945518bda6ab1b982153c28d90dd95665925c436c5fffaedf322c4e46f47032037d73767f0a4eeea9e78559f5b88520429d1e5134e52a7090a9e5772767c771b089358c6b0d8601424bd2d07f000067c7cf0c811b52c10a619855696ffa38d21f3636a4c293343cd61323c5d4411b044e150261ca6a5f5174644bd33d277d84db7ffc0410f775735fc75b6c59ab64c511ad1c61abc8805e01046841a875acdafce1f11e5201c85a8ea64ff4cb816437f809ad282ccf3b2bb76b0f849a7207fb6f3dc56118d0aaba7bf26bbe0ece3bf5f5f834e4105c6ea66387d33d2bc482d769cc5807c5d3c06ba05a576dd314667564704ca638b741abdea02f0388e7bc36ff1f6661f662d0df57914c32be0809dd2c9377e337d3e3e18c7e16bd4956cda47180f370fd71b94d7a981cac919baf632e2af7208ea5eb0af0c79698189e2b69e08675fd6723a3a9a6afe13ce518480480bc6bf9b64235b95331405ad63b4acade4fa7edff0233357183031a7b1e9a2f90f5c1d2587301316bf4e79810edb33b159973e1d94465893a108964a970f21e9ac4a5f21bba1918fc45c190eb3c3f5a7b7facfb5bd316bb6f77ece4babd1473da192e611eb4624fb0912e7462613dff8eb89f3c88dc4927b2ba96a11350ddce68746b60bb2d8bf55c73b5bba6017560ddeee10343b71bb2c19961bbc0ec47ef8d4269716cb512d1b2ce3ed4e42597e9863095e79ad18966a9978d17d79768916521c3bb7b26b02f229b0ff441147198c6c0ff16f378c24c9435f1681f3655cdda6f09e09a34901b4afe1613f9db6949eef147f36eb98df2e1271fec5eea59ddd2f0fbe3a1c129359c2a09c65fd8016c2bb81a2e45c578a96cb9ac176aebe3762da5ca96d00d5513a1aed2e18f3ca4c2bd4d811b08c9efbbc6a62268caf0100d0895272b4e91c44a7356a6e226d85e86b3ec9a58b7df656e89a5236fec8695f39bcb61b269db1f26333d06b1bbda6a2c69ef1e707b574bfa849c41466514d22b1ecf9bf4c159b9798d50dcf4325ca26b3a7be3595cb464287908c8ed9c58b5906c0bbfe500d08dce63afb08af8c6951978a22f75891c511fd66fcdbb8f7d59dbc52b39be08841cd3ad32d9e5ca09974cb5bdad3b2eafa722cbd8c03b3b7047026e0ac233dceebe292642f89a725d11aaa3de8ca237f8caa5834349d3bc89e2c6275c8ccad54bcda171b975860d1ebe68081ccb61f59032a1ca87d638caa86e6357c5aa8913515af2c511c0499c7c82c99f0f927283be415defe3325454a8a40c9d629eb93969bc34f97de938ade63c4858899edec49f23e409d44bf81bf4d98a0a9db8255a89a4779eba5a575667f9b60b22b562342232cee3b4edb20399115d9a4bd68815da50440d0a3d36be1f6e7f2ebc3461cc5003386e7f6bc3bc6c8f41c0a572ca1a1a0c91eacf87daa2d8f7b81a72a6080b7037f18f0473f3652f691e2864be08e3e210800247acc06614c9ff7b6f37493a4c4ee93e1167d918a174df85ef28c731571c88ff0db9135c2d9be32d9df10b0f555b7a766a5691455b4e6190712efa1033c9efb5fa77c4d26d4e98e002f75a8b17964a5dcf59115caca9dc8a7e175b1767fdee8559c5c2d73618f80950e005963d2dc4a78ba06d0a57a33a893dfc2eaff9544168dfb5c0864307a5ef86795d84f5a63bc36325338cd3dfcc3ff4376b2cb84398505ec1128610d2f713b98959369f2a39d16f929d08c9ebda608576bddc0cb8c97e0e9433919472d640f27ee6806436ca6e2deb1e32405048f0f21c386648a6f5f37eec4ca780cd7dc8ce5b6dd26798dc526c30609ec72141c058eeb56599175064fdb9aa5c09cbe3134fa7ee7f609b89ec9b4261b1fb3b20098a10f1be094259d860a39c5fde3686ab00c2543a9a262780b7e67c8b716c8648bdf2dfe2a1753ba716f5312b511a9eea7c9f8faf0bdf2d88fa75f6bbb43552ab2f115a411d864a9beda43c8eca177972940ff66b7220370edaeaa9b8e6ec5c302c31c3c5ac5675c779a03d5715e5d8ee1b7ca289f9b8791b00989e1632aa92228655974ea77db82a9f83889b595891fab7a62e70707214f9e76ca168dc49ab71fb0c36c7f4e2cc23c1d8a5c2e189d3a331efb263f891eb978627e0236ea2fe7a5d5b1331658faaa9488bcfe0dc77999b0997f52a8a27ee181d66fe54182f323d94039a890a2eac6c4d5ade686df81fa36f6d5fe8b19635ee64062ccd9e265ce2354384e1d17654885092d29d6ee39e5cbb8618b67c05e1df50e4792a7a06a37aa94a32a13dd9de0b134ba6be179af87aac3e8beb4230bbcdebb9b503cde6ee995a077f55f8a34af2214c1e2f455e114e7bb45424d88961e1c390cd4f3f1ea3c669931f5015e1459a89b83075d8ce1fee7befeeb2eca1e11c43abcead7ce2ba10cb8caf0c9efb3a4b632e5fe0ce1f616be6029d5f30f8780bd599d6d376ce7b601a5983200401e2b5b88f6f69773ec2e7d294ef5c7180a88ad1b8f8b8decbb59cdd0c9546af08cd8129f133d1186c515faa73c3472b1475a9d11ef6b3ee96c86dbe6eda6add98d760f375ae713923cfa1a470523b6b6b55d1ddcb9916c598f9ab920fdd170c44d9a0b57731c23f5e4882587bc99709a51d844e4f4e01a7dfd9bbbedd595a313dac2b4659b91869e74c47c5edfa3617b2c3a7f13e4207c6aff7723b7f4f095325371d73ea50fe3b25b9eb544d285f161aa8e3794b55ebfe1e08e2c611bfc2d3d022e107f8a27f7368efdbccd549178ef162a6fdf9a232f0f4b4207253833456f6dc46e161855b08c346c9afaada440361778d7898d198666b1018847afdbd0fe766ccbcbb5016c6ac3311a2a3acbe35e174402c6415752e306fe2d722ce6d74822e1f98a5c127db6c6ff3e6a34a86e863b13b7e97a77d6d65af47628108765b9c3a701bfd4682df5011b9222740c4df1db8b6aabea40dc52e55c82da865c8fa471799e047d550ec5da839f1c2c6306974be74bd6ff1f3ade96027728be627beefc071ff403f512734fad3af87aa97f31d5a69235952702c9037c33a71c187a942bbb4f589c3dfa32f42e5e409bd0dfbbb51ec412ddd34e48c3a3cb6c6766d9bc080d9a3c9dbf409ca16c0287cd8fda3aabf365a921f84c72e962dc9a78656edac18b7aa841ea0167a1e9e6e8eaa99f359fab75c5d7b73dc2db67f1a77bf6918f400cb37194e8c9c3e04a492b25acf819668510f1ab614cf8825e84cca61cf5fa758e2d012080dd64654f8cb20aa93889b6d5132b9ab2c89444ccbf2948371c7ab77bcc959c0ec3b579f33b7a8ffe73968a94621a13bf19696555644b6d51256b695e8b53fcde733d6609bd31340e492b7665d8a40de3939d7a8eca0be365f3bebb60a36e352f3991a805cbd98ce63c5df373e37de996d43b7d8bacef257fc28309584882ea77049bc14d8a59d7f7d9fe9e3b5cbcb4ba6128b4ebf7f246ff56b3479fd975ea609c18b7021e25c9606a20424a06090780b371fd74a85720c576e38b587b2155846d2f3601406b69a11058eb8734ee4cd82de21c3fed67639bcd4dd14b00c816699e9073d1b656f6fa4f76c6c389e4f45300601d36e15d36a2dd0c2336e2e0882ca0698b17c34cdbd3d9fcda137bbe05e836d0547019333d77962bd01a669c7bf058725b99e9af6163f02d95ef137c58d17b0c8d54f19f584e51bf1a747118b769d4be7f0a3c06f6e2bc6f62286d944dc05ba71a8a58c19988b81eb5c1c6e92eef63704ee2b7d11505cd3754fc170fb03037d3d3ade213c39321eb4b999417f8595dab4c57769e49f1432a4f124ece1d2456b69dbed9aacf587b7aeeafba9cc9394be8d7b07c27873204f7529582eff1096932a1bb80d3c31c289f4e9326ff6931ed0dc21533629eada44b74a99c32de066e35c5f465122516bbf41c1b6fe0d10cfec55fd63c49c5cd0018d72272c9b3214696a43b0461af1b05011311d72ef9b9d89d707dfda85673f70b9ec24ddf94e851de8ebfe828963ded3f33af7e2fe847e176a4f69a389ad219c9efdba1b14c6218b01ac89becfccd70fa21e79a515261ed13f3291766324320ea5dab404ac2f30ccebc0c1646ddaca0757c926a5751373c474379c95343ea011cd48ba8d57acdde8905807fdcf0b80857fa7766162755d6b97c47f05cffe609ada640d868184453b8907a6275b52f1bb4e6a5db15e5886ac041e5a1fbf88e3df062e0d1d7993a75a4d0cbe5dee7c6d5cc414aada082cd640bf6bfb726336bfdc249b678db3f209d66772652ce5c416d9c426fc69929c7cca836926f23e433b88175e7f7abe535581c19c7b74ea6393ca6f7c494765ca42967c95cc088c024c288ee7f10c3f8dde5fdfa5a6ce5b79491e0b33006ead8db0e53b0dfb5ee5191576d36282fc55bc54492c9f15bd8b2fdf64fd440dabf31d9266bdcab74a081ead885fb6bb792cc3fb442735a0109fedd599f1eb741c4032b37a6948bd05ff25a80f5526a2b427f0b6b299d392cf3a6d7fa25a697f9b25a038aa230a006ec43d1e07d490db3f5d7892406d0f1edfe71dcd0376c848b4c4cdd183800197d79ea36b62ab99c691fda94066606ce1011ca550b3ac8c998c8bf2beccaf9b17ef668673e255a3d3e13c27276c2f3f1c5363e5b7a43dbe31935a0f2b39da67867fb2fac36a8c3ecd840334631d654d63afee1f14a29676538b6d0a926a22b251f79068b4ad8f911d57111b055db873b7adeca4644ba303863998d2b2c5f59f1c105e83df78f2410d135805e66e92f2d68837b0513f101b46a384adab7342c822f1e311f2396fd5a660c959d9842ef3a6d4ef3a08042fd780f24dad67a2c7ef9fefdbe7e7f4ea66dfd41bc77219d0495606e816970ca5b72b4ab323c6e075a1b1553cf9e261bc5f342926662d1da9b2baf72a96412c2beaf0ccafbd488140873cca932577d7f2f20ad95962db72bffc4172912cd002e03de4b01216ff690e7b5962f482f26e8582ab4db0416122867896db1ddd3951d8260a6517417c4a927168a8e537750551452e107b1c7ea56f22ae91ab092c4546393bfe50383acafe223ff2087f737bd048e16918a23448e9de7e41f91d8157ceebe054b678d0b0257991807930014d333a64f291f16a0194abe92dade1af7b9ca4114cfb6ed2d7e0cecf8f348a4f2b2e278fbd10fdce6ed98830da44d85f342e4ed32d14ad587e35159734a2e7f09043fbd67b9b41d40d9152ee95762dac873c560cc51150f7d8465ab7128e0fa732b5d552564ab125c9444f07d8b8df3895662558f5d121b881f2f71e34359fb24aea6b9cca4fbd6e89e96289a6f71c44e4a3d874994fe73851d76c67ac5689fec7dc19af4004a89a6c903aafca86b4200c39daea282fd89668889d2ee7d03cc90def632eb6afcc8a7020963f9f0b5f494f1c7709366a0ad19399f4f7524490ade0ca923552a317661a78ca579028e89cb81dfcf2094379d378f7b34711f9e9828a0008b805d06576bfad9c2447cc4f431b5752dd9220148635a78ac5bfbd39228d20643133de74e0b83cb1fa8821c850068bf8385d59d64b0ebd43e895eaa7b432e9caa28101a0d6e6e4df94a62b3aa0b938065aceb6d941a9589148b11ac88edcdd168878cc44168be97e6ad5801ad58f22ca4838f1e9d2204f7f80e23183a51b707e4036507e9405276568adace78a4191896ee19874b313a7183587f2932c393ab9ea87f34dc37baffe2d4851680abb914b2f10dd0fe24aa062096036eac33f53d204ea4c3e8f9380badfbfbe9ca83e4fd2d659bd43cf030f37fbc4cd1976b9d2cd6f05d5ce02dd59a25c65ad60f746e2826afca42618e2401f16168a74276d6ca90f634c36b9e4bc3f181907128f59f2842b1d1fa289550f185178366259a1d4955faf37aed2218635251a14c25c776d76c4bb39cb979223d28b6cb41fd80a43a4c2d077ad7d6738314cc620eea00ac445bc6ffeddebe41959cbbb49528f3e7dc6823ff39635214454a44ee695337d38181b2d363d710063996ac8c4c4163f4a7ee4a05a3e235ed5d0470217bb95219bcf7836a7594ef96f3dbf3124e6de87b4a77ff0b872e8e11d82cd92f0f78311569139e0ebd43f7ac09c7ab341fe3c4651eddd47366a24ab7b0776e610fcf4218661a949a48bc0cb01fa45d62bb0314ab5d3d1b06feb8c956919ee701983d22232cb25cca3b963f560908167151d39888b632364099998e8fe98da3aaeb3c5159c2144bc8565bee68f0c73f1679552301ab244f1612ab1c29f92dc0f3febf4b6b97751e5e21d728c55555d3b8c882f2e4858d199fc07ddec7a96ec562a9425c067dc839a4071857f229930d3d0ce49c63065eec3e321b078bcd3cd91b6ca1309b735baf6ccfd95673aad2963fc32c49d008111adcc58efddbf5141b9a1df84f5b0281f9700dcd099c1dded00b24d59d4fbb7ba9ecdc7153da0d81f653f26335447c4955b4ebd56b45e75ddb7f360516708c42702869d1b5188298af3776bc0013696a864f769a0b9d3db22246e86ce205aa1c4f3972fd453db9af8b90f815d2cda9a2c10a19456b672f0178cd70613e587d579d45335e37ef7d1444937c860747edb556feb91cf87982645f39906a74742119bb680b3d9efa4b5376e56e0ef72c38633e6607f27d256ba30b9e335f286bb0852cf3f34842056147276367cc163f0c5be16fe75d646231353b7df8e3a7fd49a16a29cb481386ead33194538782bd98c2a3c930b1ce74b195ee236e2a1d3f2cca8b9ba2e752d01ca715166d4b7bf96abf1e2c792f21747b939cb1c1dd5ab6f1256df8abde9523fe56e226664dc4393acd63f2341ebd1632a74b536be7782019493c09e75638ad41acd9b912b2aef33b7ce0c7b97a308c10c547374927c8cad896879c3da02321244b931719fd400b9211998a1e0da25e37779a55f6e23338ce57bb8f078561a1f5257b05f234e4b4a9e880331bd986696f0f67347d984187d8a6b76b450556e33cd1c8c1fdd6586e3d83883541dc2e6715c6ac5faa39475b8598ea295063b35e980abdc9a5e2ec488d9b37811a9e24db4edf71e54ecefc90b92aeedadaddaf90211274d6e9a44a34ad0eacd28518c41bca1d43505c9d8314a1b3f68248c3700a87f31141001a0a9c70659507baa206781140b13a10484776413b8b71116d0e5a5ae2d2f14a0082f61e43b363bca8b4cdfb9af1c74bf27346cc17003899b7502f2716e51239616641cbd9951f1bc0a7702e98f6f289aac1483a93e16c7050dff78f98eaaee8e541c4d95ddcd07b65753587ba18dd6f3b99173478735bca4716403d5d7c47b86f5b63d40a25fdec95b9cdf7bd23a0efedf6cfef1a182ba09c2aecb883c1a844cbd22fc0875c63f35140f064a6f1674d134c7808d95a5518c26f0d8611aa4e82693418919d7c43c2dfd64c7c3d425fac2905397545c6a768079d59c71595eaee8b42bce1f9d613c96948a104620922e4bd7a2c1ad0cfae6b8cd2516d2f8566eb56641e6e8d92e2361dac6e32152f3e985983ef81c6c1a8cf2b32a6d1b4a1694b8c52947dadc1fb52d6bcdcc3fb59a7de93e4741abfd0e887d52e709fec16ead770d7973d0c952e6b38baf2bd0ce64a42186a30d25e9e', '\xa116314af394631530ec704a3bb1e08d77228fe04bfbb29eaf9ed3d4896172b343dd9aa0a6b1e6c96c0dfcca5870c590eb43140d1226a78a186cba42104d470a6b41d41882ab4f523358d2e7dfda062745574b1abcab90867d0e6f4445e3be7999abc13bc3b4f9608a5cfeda0d7664d217e7e1741a37129484e458c03dea499d2c130ee386545bf475efc6935f59c21b718757dc51c2ce4fa7c3bc0823ceba95313bfbd47c9e2541f1a92ae593172c08b4544f475290549772e7a0722de14ef2197508b1b9b42c316eb2a6bd9fb1978d2cc2760bad26aeb92ad8', '\xa116314a9acbbaf2fcef9e851d1176f3b8017494be2e3b21ed0987a9f9e61d037847907e6811b912c2aaf912431c0841ca', true, 2, 1, '2026-11-21 04:00:00+00', '2026-11-21 04:00:00+00', '2026-11-21 04:00:00+00', NULL);
INSERT INTO public.assessment VALUES ('2650eaf2-3bed-4f55-9c59-120f6e89b868', '964a96fe-2872-44c7-a746-ff66e28db5f1', NULL, NULL, NULL, NULL, true, 1, 0, '2026-11-21 04:00:00+00', '2026-11-21 04:00:00+00', '2026-11-21 04:00:00+00', '2026-11-21 04:00:00+00');
INSERT INTO public.assessment_fingerprint VALUES ('b9d72098-d8b1-4ca1-8093-e308c627aed4', '9e9f315f-3ffc-46d1-a576-25eebc4d8836', '16f81057-afa2-410f-9df4-2f0eb1df0123', '\x8ffb62269bbafd27aca1e235bf9fcab90e8b581e111187136ecca1794423985a', 'a116314a', 2, false);
INSERT INTO public.assessment_fingerprint VALUES ('51574507-64bf-4b26-bf64-7f2c7a71279c', '9e9f315f-3ffc-46d1-a576-25eebc4d8836', '16f81057-afa2-410f-9df4-2f0eb1df0123', '\x6aee01d7f15b95ee06b0901f14d8794b65fcdde4fdcc214f643940c0c0a21656', 'a116314a', 2, false);
INSERT INTO public.assessment_fingerprint VALUES ('3961f1ff-198b-4528-9e34-8a0637f796ca', '964a96fe-2872-44c7-a746-ff66e28db5f1', '2650eaf2-3bed-4f55-9c59-120f6e89b868', '\x8ffb62269bbafd27aca1e235bf9fcab90e8b581e111187136ecca1794423985a', 'a116314a', 2, false);
INSERT INTO public.assessment_version VALUES ('b4d6bf17-8b05-4a89-9676-23d03ba24245', '16f81057-afa2-410f-9df4-2f0eb1df0123', 1, '\xa116314aca02dac27d49b7ac98b0b9a16df525047a99dc95ecaa770dd79f1361d17334906d595a322e6d80c1218f9e4ec50b36c18d9b3940b50c58022c670add2292547defbd04cb8fdab1a52d00ddd709afdeab10a2cecd93ab50c60c6fe590060224d30b2ce2c8b90f5b3c42a41810d5366f68013bcfe0a65f70cadbb275c0ac1d0cf7337a4dc80c08762dfd9100bef42dc13575d8d8cd24b8a8e3a50e8930908e71b4797bfc2c00d001b1da39d082c7f1f3e49a56dc04fc1190646586719fc5ee2c59f17e436e3eba9fc43498e447be70fe228b71344780440c5bc42348a2b8d7c67be00c25e1537cbb038bea0ca8b4afecfaa559af7590efe57ba796cf24fca11daf3f98164508abbe70d22e09d73f2d3d6651963dcd699986b2df38a5b18278f3ef05ed9deaa29ac074ac5ae86fcdccea0d6725be66d7c94576b8f7630ef47b5347cb0627d5be222f75d2296e0d5240547b8775dcafca573c013c79983791ee24a8a5f8c22ccf661198456f31603f26a02865d7140fd073b30f5f8a9bdf5dcd8175bf1d5e876c536764d4ffe5519585484f7992bdd83dac8c4c021476a9957c9f338f64322776d244d483a876b6d8b5fc39e0444641487b619f3cf505a6c7bdadd72803a03936615f2dde4296c1a844776b92e7e8d67f64362771f4645f301e24bf778b7929282dae6a60e91996ed48129f26db651068a55254877ee1e57d6dac227af7ebe2b62000e25ea1054abc644d89da0715412ba4ff935dc1cdea702f561f5cbc0c91b3845f3bbd00e56b34391769f9ac8d5ef24521b0117ce1fdf144e0501a5b5729d2e1a4e35a885997b3d8b29b7280784e7ff59b60d8dc912d3f2ed253d9f2fa4e30ef1c67126171ed0f7d309c6c272727ae90dade78c00b22a6f21cb9abdf675d603dde70c1e7c6394217891a3dcd12523b26', '\xa116314a5dff6ded7ecc1ce71f6c19e08e90a65c9f93f926109f4c0e3b5911830fe625f1bd249361953a81bd53eace9d6be493c80086927065767d4432cf79001db86fa83d6975bf1c5b60fca72031899976020078c03f95f29942e05cdf44883b0efd7337f601a8c18c07cc4745c191e52490f33f2a479f86989e54a9da381d20d01cb9f8bf0edd9b3db35f1ffe182919d0312ff8ad89a4e1641a9eeed404ddba03ec2271a2e2b5d4073ff313044a0de67717fb061d6c4a6f24716250569aa12776ef7491b2eebb9e97d315fab7f3a4aed1300f5c70ecf925c9d0b79d5dd68212bc2ed13370ff9ea293fbff207dab5e256365d632fe1581474f6a03919a16318e1892de5ebb1d29305f17e76a53966ab296f177b1ad50e2edfbd7d66e54e885f872cf832a22b703e9835eb54686589115f654bfb13df18ee8d70d73a966f2a04508a225d90dc39d8424f431142e80810af741c79e9d3d6546c01f1455cad50f97751e21efcd21695e4d984fe88f21397eeac94f935997cb19afaf4ea3ed45cebc25652da320fa77fa7317a89559dc7ecd66b2cd18e14dcb1a1c9144d7099918c690dcec7ea05822936bbf64e548f8a0021fca200dc460964003283a92ec2bb9e26954b27b9fa20df23cb748e655de3fff2edcae571cc9d3584fcffea9bb0793bcc5574a59a4aea88b58949350efa026a3b536c454c24bf30859ccd03217435949ace42c59c7aaec4041cb6245b4d9143726bb45937ab7f5e98859762a17a6145360e7dbf52d6691a164c8d12e7ce3bb661c78ed6b2a0b490c955248044e52039638a2af204cafcad2d7d2e59bd2d7168eee8258ff56f6379611923150918b4b0cfae9a52da439727d58b8403a0c84551d71327850da28135f677a1675bac8fa949b9d38fcfc1adaf8f6171cf2d679cf5976a2e9c3be9ec58be50ede352cd57809a59d5ca928f9b74a79de1f2bfbcdd5c0e4a69153d153be26159a37601b8f9837b205fe1752d622ce21d235751f78df45da23c8af93f4d3ee5615cac1f284f3e5d8636902010dd5426404a0a02171d18bb3760e2a2393201d5fdb04dc7cfe8a9cc42ea7070dc66d3adf14c54f7655d61fabc831bbb2403dc581082a041e82e7b374e1187a5f2b4aaff281a8eb9c64a225bd5951cdfc88ed6058f92a43664a9923025323f54c866b51ae2223f977f0dd333683d03171ca6ebb274ff1f7d522e6eab42a26af42ef3a53192f179fe8129b7d64b1a5dbab0e89013cf72c511fa624379d2b7161a3ac76eab9a314add23c1f6e978133491aa3f5132f5e217a638ceab4f5ad41229e15e61373ba614eb910c47f086ba45a01cd4343dafd3f55ac91a17394ec8b52bb894f1e489995d882433b81ac93264570d24e269c108ca3b010e41b1b9f5dcbf03542887deae646f61e4cf4e83e319304c1e4daabfe6a9016b5c4f7dea9c854b0e7530bf842e31962623a4cd2cc7256c134ab8d27b27d066bd12b76500b9b0801abb9dba476948f49be5568862165be04f38a7c57916cffe68ee65898847c5f7d32b60c0f95273ef5a852c8e8014ebe5e2de4047747e30be2c4d6e8ab08cae583f09a2e378e6083c0329a77491c049948f5c8877b3dbba1d5a8e97d5fe66c528baae24b8bf4054c79a5bee394036c049456ead1b97e598e40638daa90b7f461ad4f04a6a88f074c4a6780fe454542ed81867ce4fe9df06c861b573793512f4b0f4951728e240bfb179e62349c17e7496861a9a939bd58c60829976e21ece7876b18f485e892e8cc08bdde1683922a3f7b841ab9212665bd4a8a21ea519412fb9aa194a3f3afc17332b4f7372b42eaee74aee1bfe90d695d33698407a1d9ac48149456ffa9ed1fd6dfe0948683c4210370097084c45961ed194170495ebb24268739634467fde12868cfeb4e2ed1e81b7935e4e5dd43a6abcb70385f86b81bd62812b2d35faf16d3c973489903156d920f09608555bf347fbf5bbff62ee7bb12d4a5432dda4d96a279f77cbab39b4517f7092d73eab94fe82cbb54f0d2d313fcb8b6ca4aec37774a4ee2d79fe0d2dc9f50973a326b51ce4587fb2283d5a3613762d7f67e7173c869dbea3472c68a265aceb3a89dde2a884dcd03c60d02bc720a09d1696bd64914ab0a306bd83ea4ad64355224255c85e552f3b4e83888d761f28113a4dc6694e5001cb15ff1527d889c48d22df4ba6c6ae3759290c3b5f11466847094db389405f2ceb59845a3798a26f36c54ff71d59a446bda456e6b1fd743618b225d19453141cf6192c76395e6dcd69c254aa7dc7718eee9d41e150783442712473f1719e9996695ef5b17790129155850117ce01eb4436695d587d0858e8378ef65b17473fed7825a6b8fbb1ef95b5a9b8370d0869a5674d6157eed6be664ea99b029413801c19fdd88b337be5001f56e82f91d3dcecc0a77e8c54ed53da90f48564a6125258bc49df7ddc106b7f7dd585b45dad7b1c85a71627e4ce25bdfbbe54405e15bc081ab8bdd5a16c55b887593513c721065a712a94b1f87932f5980a8d4f8b8b0a545b9df7fba430c65ac2f070b53f593b8aac4cbeb28c9d939e9b5353fa267c0442e1c256a64ac1aa62e816c331241ce39b050f3d14fd0af4743329ffc709de15cb4d9942c01c31a49ad0a9df4c40055202690b3f538b1eef2f8eee203a38f3d6a6fe5e02a6c0bb6fcf6edac05e8a7bda031b2e2cc2e4dae2baf828250fc07040313c585cec3dd6d40282720c82f6d2d8977c175f34350b364725f66bc60bf10af5074d7c388b8fe5554650f022bdf020cbf5077c2fe7f9c0e5be0b579dfaedc88e17fe82b5cd31ef6676a823895715b08d80706c710edb10f2f6f8f6cf92773a318fb2cf038d8a0d3c212a632fe8435204e30444b73ea3b06a1c59776f2987e343bbd4f94e740932efb1e62c2e5f979d4994937db3f0b9f903f277a6a4eb6a58aa7cb1d584952437a0ea880ba041ca07765a6d971d17c456842adf624c4ccd80453b19ebff37673fa0ed9551170ed944eaadacd1b606871c2e933e6c07edf47cde2468a6da5df323cb8405dca16385b3568aada7f73893b3b9fcfe61dc8b573e2dc738ed14cb0133245c5b184d7a296a7984599c4c015faaea6ade9f1a19fe951f7caade735d3dff03221eadec1ee3f1710f4e102b088e467ebebdc4f0198e161068641a0600cd3513f329eaf2fa52f9f0f94739c87f71f0cf2315f2f8ed372442e1a48b8d4bc6fc19bee6288dc0e4b72a93ddcc0adb33f7999d05d62eef2af08521f3a4148ed507d274926ac4ab49fc4d6aee1bd344ffd15d206aab0e67eb027ef7337d19426d02e120085121aef7f31b9b6bc47a701c09cd4cf42b0fbc62faf8e911544749fbb255612a071ad50ce523922b9c2b58705df790af5bd49cbd35fe154c1d7a3d37e3ca34ba84e6b2cccfed8438848307c418dbbd3ac4db6c80ce96f91e06804d335d4f0aa1bae9e75841f5dad9af44a89f029ef60b5231e3b4382324f271bdbd26456273f46e01377aa221b99f2f8532dec2b18588a900b6f87ccb778f413799e3e1235a055b7d13b5e220a6bcb3a8f0e5c5488f268c1c7a66aa73c3f0c47889cf61fb4bc5b4d6c8a0a4b49ff832ff764fdc6ade080fdadeb566747654221665d0ce6a85ace96791bffd633b26593a0243e1a10465812884af53c71cca52a2686d1020951be094ca550bd15e492d6f47867291fe0cd35db9f30d7e7c08c27aa9da7bc6333111212c40109aab86c5f1cb15537f0c2ee2936280b6f4a072d474be9fd4b5b426940a8c274c5cce2775f733cd1e14769508b4544746d0aace41d675dfa6e63df07559fe6fd8aaab6618a120ebf68c00807c8d320ad852dc5123a4316df5365af7f1c61b1000d007d43b970c0d2189339cd5b188d72f358af647813754036aad9835717a5646284753efa96a4bf9629d020688d867c88e4c570afd9320cbd4863168a2cde802ddceca09772a97d0daa68aa5e000a358547fa613fe52aa69211a9d7abe83d62974afc5f807291ea9a3803b117d17540844d6c896470c4eb2f8a6af1ce2710ae8894ac4787cabacde7676afa0bf605ca50f7a99c5f1779c103ac5d48a209cc96b0d8f6927e4bd73b6db23cd687ad076239b12cc9d4f0b93a6ce13329ada1a6d4a84e2a717b4c7ccd928e4eccb6aefa7aba37e14fde2e09c8487ff8920004743bf09c021829b61414e48d287dfde249f45191e24ff49faa25ca160a9b2d6876b8ff57a6be5e768f8ecdaac9c64c3ab59837619e126bcc9eca14db24f88f82512ab78ce0c352d9605079b7dc63cab8f62d3520989ec934ed624a04a9fc842cbaf91ce99363ab47d6535a1a34dfc28584388fd8c17a687e15d9849b71ffebbc4e5befbdae9af5c224bd6a3bd10d3d91d1bd41902491382583f186bca74139ebc6ef1ee57f8bc94cbfa345207a6f440c6f38231ffc046454709bc760e8f7bba987ed9453c1e7df65fdb345f79a8952bb783c43eade7cfb3859398107909cd58c29bd97fa6bb3b768b848a74e1fd2315355b78abd04c53cd1598e241b7fcd3e023c78b81a7e2601cbc51d17574be598a9bb27412711c328b61a846da81bcd29bfa2ab6eb2f8de940e7bbc6bb38b0bac819859cf821fa19a9f14052ea6224bbe0278f8aafd069ebf2c933d68dc49c23660e4ce7b4e9580540da608d0d66f2ea473e63a3d665bc6081cbd739546b3d0d9ad11bf3a9a66f03919c77f83cd5130a6df2fbaefa5125c80050fed9717820d7cfcf5feeae7ad0e643f6c88f3558bd75ec08b9c0b8a3869813a3869c39ef760c3d0cc1f5cd77871e6b552ae6217e1ccd727ee5d9ca94ba8b85e2b2442d4e2587a8061a0467784542362ac894bc0da22d56237f89724bd133f085f21cca7bac0d5efc2574131cf1ce9f06d74c3dd486ba4a1194bcb6fdeadac8deb73cdc6040fade5c075077c75eec711f0f52fa068c38a679f29ed66079e07ec7e748e100e50b2bff7044fdd9ee0cdc08a3f098ea24bc294ff8e571d1fde92197c2a388b614774d27949519e092247a9ff39fed2df3e5654958c3a2ca32fd6783f2d8b0ec84d68e1f8a58d78c5396a5ec034554068f2c4235f04d341bff4a2a533554e7bca16bb953c86f8e5e71c543429275fd089f0a7e79cc13ffe52dec490106d969eaddfba9d2141460d9b08429db85acc30fe82f567b1e37688b22eff2372c2e3f52ae25f24890d6295104c4c515f146a04f06ccca8c3263f1e8428088fcd7bd7f370e79571cd60ca8677ce8e0e6dc2631370f4830198c8006ac3c2b65e8fd275468c1514ff6fe32dc4bcb8c4501c80584069b070cff55172325a256ad134d3c5235540741a539d61614e2bcc0bf7a0a2fa63e7cf55cdac60e96742f636016d6eb60e876939efc11389a045442b00e58e7a59d3bf826c8c07389b4e06eaa012e1349bc931ab652a2da08e5639482a4365bc4c05549d63befc505b1007a2b9caa65d485db4e8f65db9590231af31e69e52a600144c9b9e4ca0c13f3d7fe74572ed0167e1df5aa77eb57a2c312999e7ae1c01686c0f2d1794a658bc7c221dce4850e781fdf9f16324661c9cf15c635f740d4059002bc289d74ba34a6ed336a69cec0356fc5e88a3dd3686942fa42f011d4c9f0b5a3ffae848325faeefc0ea8e3876c48a7fe93f689fb62ad4f14148eabc24d3ca3b3c4fc442390acf4f27bcc3a22e4038dc10b977f0ad2b19d75ae1771e48b6f21385a9b559e4d3cd5f27fc5621603bc0a69610c73218399058ef5b72ab83832112886cf8321b90a1595fd587dbe9efef5dbcaa0bae50f5283e705410800b286b01f35c416f589363136b844900c38ec9fff8444a275752f849d4a808afd8e0c6576b9f3e6452d1c7934062045c7ec7be4c0dbef1fd8adf9aee46c080e92c6cae9c7ab7081aabc4d2deeb20e5766317e810980e2fdde94cd1a0f0c28ef9d43db655e2ec76dc2db690afc8c0fae511f9b3556a2d087c77dc9a3c9b535b407eb2171b917cfa7f1af0ef79cb583b2710420cb7f96b922936d26629a75f57dedc7c07c1b7dc18fc1dd5f7fc4d6ce2368cf0e940bce7e0c5c29bc98b7b1ffd4e8fe4185218da20cf15475a21f2aa98649f37d7965139622ef9285119966fdafab8c07151ee8d8ba93963f135716b0f2418ef68d3c735985927c324c5e797eda7e6aad6d84982fbbfef3d87cfa3c566ff026384cbda73f40a977bede79619c0779b869c42d353820bf43c6539a41c7a3290245e428e78d91c212cfaa0ddadb42c01c4224c4d7890a6c98d681cdcf1233e2fd115ca611fb7cb4c7bcf1eb3dc5d53e982d5368f1017805e9b900f9ec249b557a922aabc704345605328c68d4a9f7282b1966c25b5940bcaa6d787ce97d9c9f6833f10dfc2f90acecb7d7c61ddc3b368a675f27aa856c0ce53c90839bcf984b069e77c39bc93eeb8db049af3546cc4a97f78b8e44323e13f9cc44f271d3ecc084f5c947a43bb77f65b6de1596287ccab33f1d9ed29d42395e1d58cfdda3d28b33d53094f8deefe438476972b887f19ec6438347f379bcf8e21b8a0976c38160ebdb7a4f815e5c788eb5ffcb6efb68df6099506fc244181027b5cbe18d8082000a28c871b516bb778ef98d0102640a1cd4f8a79a63957fb9a3b16d093cbd5da2bbe18b5391eca8541705e317800e6380071032226d11fd9c593a1b53325cae415fb775dbc45324c32595e03e9a7d9194a93539f732dab3f789bd915d03000ed312526f2058ac4cf082db1610ae4f420b985dddc469b4958d39372d4e61ef35063eee590510bc4054054bb586f2d2a4fb593d5fd24b254e844ffddef48b0fb0d77de80d252e4c5a84a1ddc1d05e34bd2857143db705eab69539744796ad6797f6e2fe763fe2becfe2a277994a4af1fdb7b42a9dd71ed0888083072663336ab0d389e3801ae097333b0f6f0a55b29e8f41ddf6d56494edf7bd4f474c3689261d3c8a8e1903b1323dda6c781d25abd646eb15559f7c3c0ae51b3436b67f94471926311ee06657af6bc2528cd5564a1a6cbfc6705600c26a7bc3c01c04e6fcb24fc60e173338357d3f95b035b0d1984c787c4fc516b2023b96ac2e049832b981ad2186e5e174998374e51a52c20445bb2ee46daddfa5230096912e713f60aff5bf8ebaefea99dded0b562b79bfcb30b8fabe5a5b4143c60690efb5f0cfa8790c0ef40780125985d268b39534db77aaf19de74b2c6504e62221cdb179ab1e604724528f89d5694349f92631295c0821648a04e658e6e72dc4d439b10006657974053c226c1dfac5ef578bfda65fcb3e8f55242e725cc6e6dd29420dc5ec7f24c323b2813c88bfbc2741003a7752243ed0b2d374758ce355337d620d59e3793669fd5e1d25db3520315dfb444ac4125d39add0f511b96b4010fa64c74f025ef45027d6d85f48d52e0764850963cd8372d6325a8e9da3074332bdb8a5cab0eb60a2e7d5bc79a00d5d612234dc06ffae83a1de1b37bc7e79b928077fc668f265f217de174497026d0acb31d1553adb914544d6b4fb09e373fb51f6ee9dc1f30ece6686f802c754a8c1f4740819ed98d973b7ede0d9f0192923eff3af0adfc77d4a4f9f79fabfb60f76151c2e03d0cc69f163a0adf14871ec9cccd241ef58bb9d295aec394422d090adec6c0a36df737e8760fd655295ebd3054028bb8979909f1f26307c1ad359b1d2ffa2af25beefb8c9a3b2e97a46cb088efc37e914e5d8fffafef9bcaf40930ffe82fb97210791a1549aaed7e2ca627f39f365aa5520a187b1b75e350b70b84392ae337bfd764799bb73d545ab678f487555160a0ed1bfe360ad38a5a0e76e8135381e7d3f77329e5cb3775092af511b2543caa34fa5aa0bd4bebcb5f4486201c5c24f141047b525351804fa7f65a4f08b6224c675d2559bac60f18e2b1ab3b75172c8a7a374271fdfe09a5787f19264708eb770c3662e17cd022c1a4154db9eb3d3536c10928b076a32b05928767ff5ab12aea1ee851d34aad5be59fec78a8bd39daa0036ad948fa8e3f426da4b454234fd4bdab2ebd900dcf641ee043c8d43b23b366921917364667b2ab30feda0c666a9184d5aca7dc9d615f40d9aba8f7d5f6d4b01a79ed8d6b73b9e209b02306bc6a01bd37b5d1da8ce0d3694a56255a1c6c79ca3a3fb0260d0a88fe3901e4f2937f75cb284026ad5b4e25ba582ff293c5b8ff22833725e8a436fc8ff83680d5539982322b2e1fa1a0faa5f584106070c56e7a9db03de63f518796b3d1dbb14ee25162ab160f6d52c093b1adaec7481dde3578baa697d452f6d99d99bc924e42631fbfa3fc5b58fe8b9a2e7538dc847e771e0b14797a132f1ef1528f99caab7e5080bc28cdb76c0a7de9c8415157be9685fe621fa155ee71c35e18bd96877ee07708045f52ea969342ebe3f7411c79424df34a7acb96f4411bf975466ed70a796ae84c3266f8153b93ddffed987b8cc0053b255ea236ab777f4afc19e58f23a3bb3a321f16f6ee24c1fef22676e9653099697df87eb23117e5463fe3cceed577e09bc61c77705b52564d3180be1969815df0c8526df71b3d9dd19a9f54ce6e7fbc52ebb2176a8bf20ee1b3f0f0e4d679e7e6ffdef8d85aacd6c0e8bc5943151f06ee9cdecf5efc9d37e65cf8592b4dafdd7008c442f2fc68e10ea925a0e0ba543c35176054cd1effd9405f28318c18e966e738cd7e20c3a925110098883630beeb01020bf1e7657194f98fa7148b9748f938bdc0ce0aac8fa0ab28d2161875307300281b5b5e88fd045d2609aca3067785eb088e07f59d5a10d67dd2f1e4271267f8c6edf94560c54b70639407db0ec597ad006a5bfff810a8fe8679a05cc4f18eb88425d12f07304a4c11d1874c4e510a5028ba2c2ec5e8b4a85de1fd3b7e6bb88c1c0bb05b1fafcb496e022603456ec6f4db81955a09d43203070dbac1450e5857b5f53786f6fe760969e5b4cf254aeec0280ddf38d174cc2220c1205a0b38450160a0303eb805135c099a50a3cbb3a3347efc9b0b044852af4ad39fa2f785a7ff5c08ae011bba3d78e7f797f6e41aba86f63b1f565eacf8cc60e5333660834dfcfa1fd88b493628ce1b0d608444ac9610f939612782bb6d9a522e207e18f23d425dd2f08b0441807ebd2952d6975655722455f2fdc9d83c1b182b451341b4ce3d1e5bdee101a1d021b42b4e50e8228fe5660bdb72f2a7aac44f0e388aceacc7cae1d937271a6a550de2a5561d4dbfa0fdc6de9846c647c34a3b74a79530e241fe1931c60a4eb3e7dcc24a3c29f2bdc2e2414deac86789e78dbe7a26a7122931d3cde1c1cd0c750e1feb46deaf32c10fd8367920498d95bbfb965ed08931a8f431e61235ecd5fd045ad9fca700479405aefa99e6d696ce52ba821815b176da71e6b18845c601acfa06686f7682238ae805f8dec78befce1db923536411a5f24fc116aa17b58786f305fdba1f0c12f5dfe556ac87c6410e26884fc430ebddf021073e564622590d92debcfac93a5b709e176890e0b2a617ffa7b94115e44b2502712619e7307248e2787943e629e19875adfc1db28a597cd67d9df161849fa2c3804fa577df09bd8472d961b3e83b83d26524b4c3bca846e6d0fa98d66100b5e3e0ea615fa21efc813b637b139c52cf98cddd9310dded9d3045f9cac772e750e096b6fef46d12db344b2bd842387febc765df15ddf4a4eee7acbff42fa87fa7b0270e1f04af1eb4f4f9c42dbf89b9a8b6f201b4c4fa6db892446eef2f7474ab92dd0b9e8a7efa6b7d21a82b8c7cc61d25c511c750c727a76332e837c0020ff5963772430bdd060d2187755d409ce8a8664899e15b4ee8935400af0130cdbdfce80a90eccba43a4c02d67248dce0df00ff55f66a99bca35a9aa0a49df7680a2702261018aa1dcf19ed40b3600da85c1163337e74e09ccac9c09af0f3187143f39b26095289fe910db7f05b202d4c3cf75ab9542a2f760079dac0b26850b9825eede95b69e837ab53de84b3838d6c351a3d0c98b4a2c889685fc9e759c296990315c50845381e2f7e0be2bfce9a4c48465c46edd4ae824c74c7383a6f15833cda0afa2673d8bfabfcf1a569bb5d4557d7893bc1c9c02375fbab639136e6a11d45cfcc99bfaac8729691b04ce2da4c3443f1cd5a9ad0670deb4ce4bebe1245b9dde811fa83ba130c0140180805485e09b555039bbef1a882138daa96e262875c9d4b3d473fe5e33d983d179849ce41418580732ec90c1af82d9decb0f9181964d158d7b3e4440bf27ef3e304453ddbda3545d6aa71b6aaef16b58ecda2e3b5ea8f4c4f409607bc94c4441e086859b59b3c915f440718e4772783a3cd132449f13f68d45139d9cb39a418ad32e31c0c12b73addd7ddd9b0055863cc55d3c14776e4f3898676998f083a042856c6510c8dd5ac2146b8c5d8413b27424cd25f42258868a90479e6ee86b58177562ba7ee6434b8b9e9b101b2afa569bc7fd177c5e5090e65a480ebf08c2491020644a64da99aba3eeffa7853cb2db1a76821d68c110cbbee59f1df6f20f6b76296c91a25c760c8ef96ccbda9a2e5911c5533805336b97b8d3a39fc5b28a1fea357d3780a40fc960011f0317454344d5977cb041e0829513e283f3efe3741c770a80d146f433605295cdcef6ffda3e29f9ebc53a85a59f7100380aad9c1bdfc52d12b24d59425325ea54b45f54705915b8fda0908e5f281e77b95d075802693d424b4382c31d8a888798810d85e3c329714e324209fa21585ca74c796ef8c17d8a9c997103282d2299b2ac939effc1fe76665854cf054c80cb488c3277901ee774e8a5f8593dd514de1829ca9349d7a2a01dff8b2d67dc1d38dd8d9081dbecb5495b14a9b30a04fbc9e14a68959cb0172e69ec31832674226c83f443d8d1fa2392f57249d0810fa87a3c60be80cc55f9f17bbabaaca7de226fb30bc4d1a2de9116e81850e7f7eafa82eb70cea4f2abcf6d815361d4ed2e2078bfe6ac29d5d9124b3597c40c1ab513dd2de0e2d4603257b7bb7cdf457b76bcd40d5255159d5f9774d5b791f363a6d737fc632f56c5791ce9378599f57fde3c2d69030a67fb7b460b96a96a0da284768139201af371cc2b2f5ac6806b3e3178d7777efa1fbabd47e742d10b220df5b05e8a4209814a1990554275432aa3d6fe56b8d2f43c03fe7bd1ff3645a7b113e7d8f7863b540b8ea721df07adc6a82dba8b7d868ec49c24e02d311315db5fd88042cd5be1338b43c7d25edf03365ac54f3b85ffb58cc315c97bd6a10a8f8cdbbcb7e0ccf5e3c288ebb31aa5ede35bd48eea96e5e3204872b0484d3860526cd896a4729d9f7d023b9df994eaa45e95fe796d7771108a0747cde06a14a33be0aa4aa55a86bddab040f60665bd591ece83ad4af618405f2ea3b7f1cb1a284b533671b4b9d9d72f0f2d0b8f45a149d231872284ab770499a709e0354d2744369b60cc550035fe3beb630eeed67d4e48b555b01729b9cc49e3a13105e0f352a4ff3b54565313f2a41da1d695b2c61d0322f978c7bb62c55e3b4f8aaf874cc2f6762c0ff27cddaeb2338aed982e6e460e416a5738021b1cdad0e8473f100d3b0b1081d9a121f7e0c37a19cff01b5626bbb97bdedb7d73d9b042833fead2b4965e0ca7118436a19beab5c59553a44a15c6a6d9887bff467070f4d4c9579d1a129af0cf415cddaac458e39fa023f9cee1967b614b64942f5348c71abf06c67998714ff8f663ea35267d6f7b5849fb99ae5de44df612e03078618e252a57d9b219bccaeaa322a8eafa3c219ee820a09acdf45b8c33c99e01840131f7abb47ce39e0fabb43240560c0856cca6ef78fa0bc1a1bdf8811cec627df7cb9fede704b29fef5af43330e06487b1fa18b8656dd23eff48c3d321be2660ad31c3f3090c68b3645909d15c8ad73266a16f93feda7382ca8f62f2c730ee656ded6bb8e440b3127dd2d5d14aed29777d2936b58692dc80bbf83f5b581dfbbf8e8442b21f01c2348090dd0d3814b1f49b6c20b58ff9b1847a28c37f3961c63fc10b83ae14178a25c9d630830da3e7001a1213fbb87d4bffe90db5683f8ba5310bf94cbabd14fd007262382e0698ec7549e610f63e9bb016f17bc2fb10472a603ac10451a223269100b30191de2ea2ea9c81e7409b85cc07c0ff719c25929fdea538f24b6ca96b848d74043fccddc4cada4a9816f29f5838fa855e74e0f2065c31fca78ee8a0b067dbf0cb2fbb895a1bb09baa7a794a367d00559637278ddc4b0945c0902fa44dd999955225738b5e0cfec6f3bcdcb85afb7342378dd7c3a9bb07ffaed37a8e83eb65abe92de4e81a124f6601ae4d20a99ddbdbd83a309f8ca51b17aecb83030143437cbbccd31f26df25d316793387ae987e9460bb59c21ea61517d485a16ff3b08c0edd484b3dcb8d5b63ba054bf2e4c64ec03e4935228d1f55cd7c1825507aa7e38b0f2ee71f50b089c09eb2da9197a91b003df004790e28290dfa5b30583e152a092210ac362c93f9d878b49c69f6a43e3948a16ad0c58d45ed803f8bf981de788abd3472c02194c5e759d27bebd572e8688df7e7802f011ea328ff213415d68a4cbaa9bfdc4d96515435f59f7aebf8a3774286417774c9a4ad8c5111d943ffd832aea27b3fb821ca9ff8fdd41fceac60a1bf96c4b245de3bad619cc01582935b985660304991994cf1237d5b58e5305be996d8ee8830775c1ac3f35dfabc794df839cd1a5022d4c02652ed7c592395fc44d8bf138f2dcd50e50c25fd77307eff4d6faab7f78c4de8c26034452cf6fdb2e452036c539835846853306287963548a06ca80eea90f0e6ec0d18340c488f97434612d3ae30acf7c4f94c25609e3561f3dd1cfe6ee81336b96af072bcb3b0edbbdf039683432c1e1def339d95d5eebcdc386dcde35a00ead38a9a17ff9122703bff9771d6236ed2562c691b7a21d0e7f5eb489475653d614931da4bba13bf12dcb0bcd17ebf21055d2f21253e62a64ba1953701878ec753abd1bfd97132f02c7af4e51305ddd811c880aa945b95baf09ac128797ddcb4fd7fd60a84d906b25dbe3f9d1442af484ddba34be12d0c53af9ece43310ddf726f2e362ca686d48a97b76c039255a8154de9c7d744389bb956bb243d561748e6d838809e927feadc901d868584b476ff00ca5d31fb23a1d16844342927a2fa91bfc5020cd43c109fa94b528bc945f9d522ab530a331c96f4f6afe6533d26221d9018cf6131c0ae60695851b77e15c757b242e3c6e905522c4990908d11eca3c8cf429fa2a9c06776e6a68bf3ffbeef09579f49dd9da2b09d592b4a54c5d925bf41d1f8c3e000d31ea2e896f52366e41c70d6c40bf23b4343bc2190b43c964f0e4f8ae025ffae40f31680d87f3113f3b4171b112ebd72e0f234763a7c5386269223b5a0a6a7af0377f40d72d549ed62ee76eafedafcb81bde4dc231896f51068317ad9f6d2b96418efba8e1373c11c2b4a9d5adfb96b338e4a2bc4dd0c0f7dc1c646fe96b10ba1e3a5857c9f38c56fce7646a0bc444fbaf5079e2c4efc98e8fd6b509ef44380606ec85dfafc3ff83a791c753a03d925360f663bd9894c47feca48ec5c8bc736dd225e1e14571315ffabad46ccd1d5cbf659b1a4a39c320df4dad772b5f787f8d7fb54da204a1bb6451b053080cb2b7d81df7e21c478f8cf044e3df6591d28c7bba377c0e62891603802d8b29c0214ed2d9ded4b3e2a026dcfbe685d3930e3897a86857aeb2d3dd1491a91de6a40bcd99809fc362f77d01c4fa3de17b5e20fea2fca0896fc8a34fc741836821a39b00cd7fa88b8ee940016b8f9b1fe71bb5104b5cf4ef2338f8c83574c0e4772ee406f5f90aa50a9ff72b98a58135eee8dba3c04abded15f930399311c29336c53139bfa3279cf5c115fccd970b4ab429b06c6113c416798fe0f16faa9ec0c5b9acbe85b97e61c4d776d1f9b0b674d352ec623e72da657da7c23de2acb521c9b07e4c0b1ecb30420ebfd5ad6e2a8c061a9031feb49be6eccbd0b59db6e5890942e64d9091c10328f8ec1159590f9898bd74254e1624f4a51c2d4ec0e21bc0ea08b483a60fd2a0431cb501ba0be6d7cb453782dad0556e3fb5380da46868d95ff75a03adfe8df29cc200cb5e653c7dedbd8efca3878407dcd4c7dc42e15f9012608e2c4a66a4c19d48599c70eb8c50acbf95db787dff3334ad06e0d23dea1a4db81febd12ebfc8e6cf76f9c484287c9f974aa7f7a30159d3396ad76f81563ced01486095edac08735cb41dfeee44c2b888fd79b7d732c19d20b7bbdedd3be12465dcf5b7314ec2fd3c7427c5acef41ebc195f423202b3c2bc9fa571b3c8d67e9d81ce7352e774a55d0b45ab295bfe172f264df9e07becb1cb68b7205545d3182694eb54ab41767c9c58cf84f14cfc5e0148070df7896572cacddc7cbd8c738e3acd476a539a913ada8309c8c023060fa36f9d063dd38bee894bda3a878d6728411007bc65c4333c5d5d8a74735ea403f402fe70d44fb32d8b18f40d980431bdc724d560ff0deff6ff47a78eaca6b5893bd6aa140902adcaaaad94dcf2e9554bee38c9b526c3f2817565f404566b88ee22b13d14ed49a8b49f7f10cf11156367ee00f0aac88bf44065f141d5405081399073c127245655be805559fb3307c7267aa392446661bd8e44d588b5f8b1fd6b76c521417271cb61e153774e6eb8de7623cfcc91b2b84dfeeac9514c111ce59bcb3297a020246a37a0434042c2d6af4164464a747b0c42a8b5f703c2d80e30381f7a1ced04d83c00114f37bbd49caa6e586a081ccde59a04a2031c8bec6bc9415f184f6a58f996baedf89512cbcd2ce95230986c6536c631933a7adcd13c90eb699d5f65909c1c7dc1b19aed4f3088099c9805e4f9b1e8b1f9631378222205ca3adce90292f9f5e46afea9ad4e5cea40f2e34ea92c8e9ea5589095eecc6f75efd5349d5292a01b58370c852c6e5c711c5f79afd78e86b20dba5eb5ef217c69539f465a366bcc9d8aff4a28032e354f73aade549275af0d23af9a6abdf42dd01972e7f7278f106375c62dda65244d9416fab251af5d7068afed6aa3a26182452d7ef49c54a5c446d03a483f9026cceb2e1cf2f658083b06728ee086f75dca0ae358b8182ab3dcdbda57cb74c3b256dea9a75ac790c0e09792f4375b337bbad030410eea716ee6ffbad87b11ea5c30bc13a795b046cc29342f46de41e1750585401cf44ad122a29c89679c8474b6cba48c50ce6025e35e48d6666cac3e32c1d57bb2fe8e961cb6b0976d38c37c961cf791cdadb22cc41d20357d4405e318a52aec83523f54c8c8de9194f96d59cd415cf6ff0c743832553de9a7bf5b41acab01f6f0d781f59fa3189c6c7cd334beeea4847cfd72dea321a1ff53b7a9a05e6bc56c628a6ec2665381500c121f3306d18aa4c874f5f4b24faa456aee62879daef476c1378f67994af7fe502d84ba6ae080f4a678095fd6cbc2a2f5f31abe1adc1d4ba296d584ff1db973d16620b60b838ce467d0d604738b67e64fc00d1b0699fc5d354de0cdf4095bdeafd0dd5af4fd8368609cab1be44c8938283e8753c1a6b7a44d6c969cd041660aa60bdb56fbe4c426e10483e936adcf5afa0b245bce5035ca482cb7fa7b889118f9ba71d62bc60c102b2c402abfd0969c3a0764b9908fcbe466a6e3300d4e1b27d84062ddbb255cf4751793ccb6b9c37ecca9b817bd34ded76f4655241e4412e4582007e88b70efa7447ec459263a05252b0d9b122bb4f3ba5b6eff502903221f583a49d75a26899b26529bb5c959de037397f5101e2c97ab0d3b56ddf7f1b39db1b40d99b942bf5966a245dac1f5f63e31c3b76202f7b5fd5f770b462bf3bb98bc70e7a9ddb9dfeda473bdcc8fd19e9b95419a696d335c13f68b1bfed79c034b779947a1ea82a696138d47514d82786f3884b70f1403a9cab10f4d3ed66aa5b86144796ad777dac22c12df3ac66b1fcb7f43da8de6d9ebb646658b9ff4dae6f5efc4a39c1d2a6b36cd2a0f5162e3501790ad7d720768cd74b09967384c93b31004035f073752b92998f34b811bc8f36754e3ebb1a18df553539a70b126e98a8ef26a209802e9645d037ffa067406c8fda5571f9891d692421de7b4d4d8c5fcd7e457c0b4b7f98b6f1bc547f7f389d9de78b9f1b6706a78f5eff32411f58e494405ba3411386b68291978fac9e6f0c03f70f5ea892f6b07edd4b9075fb951fd0f18c909d77e0218eb8fff70af185d1767535341f3456080b6d39e82c7d2dba8f38f39708b68c28f194ebc7947c3c628d7c099e51a6e858de1858c8b8b304497d20622f8612b7be1b2f65728a2f3d41be488298b597782008d11fb085932658766e526523b69f982b1b88f337e4b3aa31cc2bcd3035aa7ff49378faef24521960947d79bbeab6a72028f1bb1c958407b7f8505e96e3f917a181b175d873ecc740769d2a5e0c96923827388162e3954657a2979662356e0721b381cc67048199961b24c6fd9df0ab1ec6e1809058a7f35c82dad0dd4da82b5215811b72f65db9a47104a1b1944a7535bd582b893b28587cb6a4ae281cb0f957334bcdca7538021b403aaae35c7ead9d09a4831f718001ca66d217b0390da93987f9b9b49964b2f055948a1f324f6e6fdb2004895fe404eca7426d7502d58ae22390030bab113e38528a837629c30e9aca8178cd3520db8227c505c4eb0ca70eb242223acf25859d1ac5dc08401b9667cd43107da75bc632c063e90ef1b40c0702af0edac937e376fc7390dd7980423d2b3dad99b7c759aa8eaaf7152dcee19b7f50e50986bbe70502b85a5f85918e747fcfc6842a43fda06ca97a59390aec322080a32ba70f52fff6da8f4ccf540967de7e24997841747147c2866157153fa9e604073a4acea13ef4f201a45c83903c032708a567804924ad48b4a8bb9075687adced3c0691221a7c1b06c0c642a5077e0520bd60d8baf54d4e12c4349efc7399e36bc29f0f1840ad6f47dcb548fdb8e158f1dc3db12fb7fca4ccdf3a6494e5264cebb382f3ede74fe3ff1da51957688ca4cd96abc17673d1c68ab4ce2efd796662eb8e87f20a2856d48459e8d6bf97f0013e07e41e3bce8b909dd74f597571cb6c13294c742e932ee40048b34730fca5d37b945e8aaa23efee4247d354e095d7cb54d82d5d8506b2d3a3d0bd3a74a88d1dc231b5f92b1455b985e6a7da1504087b2366f718a61b0840855377f609256c9cfd2a848cf21860b7edcb3152d02df96b9954f5c9e7a2575e7306dd7955b2906a345b447c6c7ec6d0da536b13bb3562b6bde2f8ce36d564df93aba5d1cc675061c4832471ba8469a9e16d434206619ad46c7155965203ea59cc2dff0be1b87fa481a8544600a8c6837752ebe05ac82e677da3bc93e8603a8d7409115b401bc228f5607fa3322485793715bdf9d5855e3f6cc69b9faeb824bbd108513191be299fea50b0d30a4275a278cb03b1cee08541cf5e99aa3b531cf8edff7602b54cca895b8b39ea2eff2b2de86d887f021655d8b9912b7039efcf051f8a191ae01e75178147b9ed000fd084fc7183a58344bf305221c21c930f7926738e4f7b6d96951efae6b3d64405821a4114dadd799bbaf96a025711495ce09b89f860f7e6593d1efc13ed23f8d3a8494d9891a8e882ea480938f4a9cc8e414ff69cbc75862d29b30de94b2b4d0ad51251a291cd7ca3930521fa39f918dd1d8e31e2c3562df1d39f094b0f99e6a8b7cc5c647c6b2c1ec5ecaaa178b4cca0259a7bf5b8ef351ffa7045d3555f6bbd0ac544549daa5eb77a0b2553dc1b57f65a98502d1a7258a401dfe5059dde15c4f5ac1a76c56daeae0bb84968b8c033a31ee932dc6c51c47bd498e796db648a4bad0353aa73f00980be535abd3fd2fb14fb7648a693420e02dee5334b0ec159eefb9ba8697c0b7affafcb7311845d5784285710a1460221f1c37d7d97490207e8a0c2236bf7122e83267ccfbd3d97dd329b90e62f103cad3cdf3a13bce48043025256fe4a45023349ab3f282ba61905dae8b42ea7d29569b79a943e0316d707ebfd71f1aa95d66c26bb37710a919eb230eebc174245579215388f7ddbb9bc95aabd76b301d23afd80f4ddd9874e02e50d2b6cb226974c31745f9d8b2ced90f0750e3b42fc706814ad84910bbe719992594411d2382a3fc8237e55a03906c7d25d6279371e49c8a7158d17dd528930057841db59bb02143fa81dd3d46a3bd0b779d739b192772656459b34f547d0788b70b052bda33c6263acd486820fa84adc956202601a243e9778ac92aa702503bba6090cd98bf5772a7e35f2b7163cf6ce68c458c1b9f774a7fcb4f81f223882b143eeac0e51a632eff4ab0c0300f9f7fcb8389e6e77b0e35b95465a973264c071b06dd5ce963aa6e1df88248a95babe387e28c3a552e8013b485e571cccf73c5bf127d7e5a21290e0661517a23b007df37531abc5567719b37efbad80993ab7c6a922ed90c3ba10341197d064294ec261a01a8afe8c422f856baa08ba1503ce7d7eb4ed189a217c6d93dc67de4d726978a412faedecb5587f69ae903318d09da4b6075fc9b44240b93b0d06ad92b72e2076657e4a0c8f39e925849b80c30ef9f12b6f17a299b1dacc1ae77a35aad9bcd9b4b2275931680038939a8092db22f5acfb648b4a6204db6523395cf3ef7f6dfd5702dc0d411285a884088645c41147bc61b8d80e7be1c36164a7774e2823662753d08456435656710c6dba9d0085b30ae35fddabe1f4ffc0ce7a4ad743e908f607b454db89104ef74c1ea9e7f5ab8ee15de7e3607cee4ac952025f3d474c96c0221023de8bbe0633df86e10900aa281007d3702bae9f7ef93fd2ca8d6dde362e5220bcf95829dc52cf1a0b64578c570b156792160d4d4cf97a17aa1ad4faec71b1305566d1fc36d995a20fbe2f2e38cc2a367a5dff5f0f517a020125c576402a1549f22350dcdf1befa8b925f7d78aab2d30c8f1bd4c18bb1678a12bc60e405c3c1c27b8de1fc23fde391dc351b71d2c191f82793f63f4e8cef309173ef11ab13f47c7035b012d71abe41d96abf6adfe5cd91ff1d0381147b2ff4b17edebb52ae2fb460670d49d437cc0706e6ec787dce6f24026e9061ebb26f80aa0cd9cbdfb1509e3c887b83f3a556e47744d92f4c437bec6d1590ce1bf935f8b02079149834f92c8047a72f9005e2c0a9d6811b2286c0835ef3483c160b871294fbe7693545f07b2bd1ffa621670f12761f2458fcd1e025dd4c68d9b7a8f9fd84db63eb1559cf43f86ec9af8f119704b15cf284834eba18f55d167d994a59e92d54135e572d8ad8c94225b0657d2a72254101450e3a442a6815da81229aa35038b9ff03749c95f68a2c84d7aaff785374b02987a6dd3241ace17e9c4ede09aa35c5facf899027c114790f375ad891e52f6d4ce4871d1e7347c35ca64abd939f6c4c041cdbeac332f48207209c5b5967e8d4f510055a3cb8531d957612cf05ffee2ec2611cb903f15770fe342355dcef2e0d65ab730bfe5ecf8fffe1bed28dd1fba5bfa973fca413fbf27d708a2b2675c48ab34f3448c778209c2f598dba2f8f24a93d25f01d8d780c55b15b87efde6ee07bbb81ed477c8545a32fed542c1808f5020de647d1ff23f9f4aee4ab956d2982d7f93a580e6db85bc737fc41880d012db0df183b137d4fd197d0f9c04d2f66f5ba3be7456292f746a87e2a0513e9309c31d34ed340c68fbc170ca4dd8e41f0153cd3a6456dd012d9d96d2cd2d2b4ac384e4cb1b9e946d5e092b5da223293121e54e35b4b1a34ef8b7333e868118976fe11fa7d26079f5409e24d791714def98840cdd0e8e21e75b2cc9ec21479cc6d706159017d7bef437cc998cfb3a0bd822171efc97fe85d65057f930bab3ea16f830690fa4ed675131f2ca6c5928b9ade2a6f787a5e55233f52c420e80f39d78c3ae8fd7e2c5859ad223d33733a8e7c0d5b379e6fb15715c14f93dd02de6dd4bc664f10d2b536f2fd47d40ed7467fa159493972a701ccad00805e393ce5d7417fb531ac4827ec61a16bf5496038476616cf078198146b5853b7c0d3ee5ebffcb52c5bc23d4ae148384ecc5cc5ebb14bcca4e57fe505af7d', '\xa116314a7cb5419f66b76296fca5daef9b72bae6ef6260d74bdeac0670db1d02fd1b94d5d3d7aa5ea8315d6031e500a44a2f20e3d17d6c0eb4aecf84cb955563eeb82ea82637a228146f5be063c09bd74f7982aa60cefaae5512f5b24af67cb93d72a810ecdd0e14f699e0a2bccb04285bbe36e1c88c7b6facd40831b32e123e1992d482ecb8c53c01276b9b7b136aae23a701f0818e3a158ecb1ebff72d8b92be8197a08424bb2802e1aabb1ad773c7bf99b7313feb196ea4219774f20dda184785093b535e', '2026-11-21 04:00:00+00');
INSERT INTO public.issued_report VALUES ('\x8f7f46f5b9083f23c479ca88d1a9dc921ee54856b63e821dc3551ddd9e5bf2be', '9ENR-KNMC-355G', '2026-11-21', false);
INSERT INTO public.kysely_migration VALUES ('100_accounts', '2026-11-23T02:26:38.262Z');
INSERT INTO public.kysely_migration VALUES ('101_credits', '2026-11-23T02:26:38.346Z');
INSERT INTO public.kysely_migration VALUES ('102_assessments', '2026-11-23T02:26:38.478Z');
INSERT INTO public.kysely_migration VALUES ('103_analyses', '2026-11-23T02:26:38.497Z');
INSERT INTO public.kysely_migration VALUES ('104_outcomes', '2026-11-23T02:26:38.527Z');
INSERT INTO public.kysely_migration VALUES ('105_reports', '2026-11-23T02:26:38.629Z');
INSERT INTO public.kysely_migration VALUES ('106_mail', '2026-11-23T02:26:38.681Z');
INSERT INTO public.kysely_migration VALUES ('107_payments', '2026-11-23T02:26:38.885Z');
INSERT INTO public.kysely_migration VALUES ('108_request_limits', '2026-11-23T02:26:38.917Z');
INSERT INTO public.kysely_migration VALUES ('109_secret_keys', '2026-11-23T02:26:38.934Z');
INSERT INTO public.kysely_migration VALUES ('110_security_events', '2026-11-23T02:26:38.975Z');
INSERT INTO public.ledger_account VALUES ('218aa246-cfc2-4bd8-b394-9293ceec81da', NULL, 'credit', 'promo', NULL);
INSERT INTO public.ledger_account VALUES ('0b6b58f4-fbc5-4f4b-972a-764306c1d8ca', NULL, 'credit', 'usage', NULL);
INSERT INTO public.ledger_account VALUES ('eec8021a-2080-4986-8926-ea52eece0315', NULL, 'credit', 'sales', NULL);
INSERT INTO public.ledger_account VALUES ('2e9b720d-282e-4718-9a58-20b73d34e67e', NULL, 'credit', 'refund', NULL);
INSERT INTO public.ledger_account VALUES ('3fc1bb1b-af05-47f9-86c2-e1b82c33b68c', NULL, 'credit', 'dispute', NULL);
INSERT INTO public.ledger_account VALUES ('e697fe87-9e96-4f26-9b52-61287f5dc8b7', NULL, 'credit', 'test_money', NULL);
INSERT INTO public.ledger_account VALUES ('def24e3e-6eb3-466b-8229-32cad587e438', NULL, 'supercredit', 'promo', NULL);
INSERT INTO public.ledger_account VALUES ('aa340a2b-9ee1-417b-8ece-814acbabaf47', NULL, 'supercredit', 'usage', NULL);
INSERT INTO public.ledger_account VALUES ('8d062def-22ab-4655-a674-106597b1e49f', NULL, 'supercredit', 'sales', NULL);
INSERT INTO public.ledger_account VALUES ('20786d06-dbbc-4eca-8edf-01be27c13034', NULL, 'supercredit', 'refund', NULL);
INSERT INTO public.ledger_account VALUES ('ba0bb227-0950-4b80-b601-e809662846f7', NULL, 'supercredit', 'dispute', NULL);
INSERT INTO public.ledger_account VALUES ('c8c039c8-7820-4bfb-acc9-fced036b1c63', NULL, 'supercredit', 'test_money', NULL);
INSERT INTO public.ledger_account VALUES ('99eeee71-f778-4b0a-8255-97f3a9025054', '9e9f315f-3ffc-46d1-a576-25eebc4d8836', 'credit', 'wallet', 4);
INSERT INTO public.ledger_account VALUES ('a101acfc-846a-4581-8833-1065d155ccfa', '9e9f315f-3ffc-46d1-a576-25eebc4d8836', 'supercredit', 'wallet', 0);
INSERT INTO public.ledger_account VALUES ('57917eca-ae86-41fa-a54a-9d375f14d4f7', '964a96fe-2872-44c7-a746-ff66e28db5f1', 'credit', 'wallet', 0);
INSERT INTO public.ledger_entry OVERRIDING SYSTEM VALUE VALUES (1, '9df2d1dc-f119-42cd-b7d1-9c187aecf234', '99eeee71-f778-4b0a-8255-97f3a9025054', 1, 1);
INSERT INTO public.ledger_entry OVERRIDING SYSTEM VALUE VALUES (2, '9df2d1dc-f119-42cd-b7d1-9c187aecf234', '218aa246-cfc2-4bd8-b394-9293ceec81da', -1, NULL);
INSERT INTO public.ledger_entry OVERRIDING SYSTEM VALUE VALUES (3, '4a046d41-63da-41c2-b328-92b83b58afda', '99eeee71-f778-4b0a-8255-97f3a9025054', 3, 4);
INSERT INTO public.ledger_entry OVERRIDING SYSTEM VALUE VALUES (4, '4a046d41-63da-41c2-b328-92b83b58afda', 'eec8021a-2080-4986-8926-ea52eece0315', -3, NULL);
INSERT INTO public.ledger_entry OVERRIDING SYSTEM VALUE VALUES (5, 'a48cecf2-496c-4191-9c48-0cb798739b30', 'a101acfc-846a-4581-8833-1065d155ccfa', 1, 1);
INSERT INTO public.ledger_entry OVERRIDING SYSTEM VALUE VALUES (6, 'a48cecf2-496c-4191-9c48-0cb798739b30', '8d062def-22ab-4655-a674-106597b1e49f', -1, NULL);
INSERT INTO public.ledger_entry OVERRIDING SYSTEM VALUE VALUES (7, 'a03f4e60-126f-4419-81db-4142a55aae63', 'a101acfc-846a-4581-8833-1065d155ccfa', -1, 0);
INSERT INTO public.ledger_entry OVERRIDING SYSTEM VALUE VALUES (8, 'a03f4e60-126f-4419-81db-4142a55aae63', 'aa340a2b-9ee1-417b-8ece-814acbabaf47', 1, NULL);
INSERT INTO public.ledger_entry OVERRIDING SYSTEM VALUE VALUES (9, '673a1f86-f112-4fd8-8347-336fce4787ec', '57917eca-ae86-41fa-a54a-9d375f14d4f7', 1, 1);
INSERT INTO public.ledger_entry OVERRIDING SYSTEM VALUE VALUES (10, '673a1f86-f112-4fd8-8347-336fce4787ec', '218aa246-cfc2-4bd8-b394-9293ceec81da', -1, NULL);
INSERT INTO public.ledger_entry OVERRIDING SYSTEM VALUE VALUES (11, '49caa3db-e906-4c5d-b962-c9b06d22df45', '57917eca-ae86-41fa-a54a-9d375f14d4f7', 3, 4);
INSERT INTO public.ledger_entry OVERRIDING SYSTEM VALUE VALUES (12, '49caa3db-e906-4c5d-b962-c9b06d22df45', 'eec8021a-2080-4986-8926-ea52eece0315', -3, NULL);
INSERT INTO public.ledger_entry OVERRIDING SYSTEM VALUE VALUES (13, '5f5dfb15-e76a-49fa-b1ae-0a9d1a055672', '57917eca-ae86-41fa-a54a-9d375f14d4f7', -1, 3);
INSERT INTO public.ledger_entry OVERRIDING SYSTEM VALUE VALUES (14, '5f5dfb15-e76a-49fa-b1ae-0a9d1a055672', '0b6b58f4-fbc5-4f4b-972a-764306c1d8ca', 1, NULL);
INSERT INTO public.ledger_entry OVERRIDING SYSTEM VALUE VALUES (15, '536e4eb6-2562-42e7-b559-7e5034ec0431', '57917eca-ae86-41fa-a54a-9d375f14d4f7', -3, 0);
INSERT INTO public.ledger_entry OVERRIDING SYSTEM VALUE VALUES (16, '536e4eb6-2562-42e7-b559-7e5034ec0431', '2e9b720d-282e-4718-9a58-20b73d34e67e', 3, NULL);
INSERT INTO public.ledger_transaction VALUES ('9df2d1dc-f119-42cd-b7d1-9c187aecf234', 'trial', '9e9f315f-3ffc-46d1-a576-25eebc4d8836', '2026-11-23 02:26:44.423444+00');
INSERT INTO public.ledger_transaction VALUES ('4a046d41-63da-41c2-b328-92b83b58afda', 'purchase', '62c929d4-7696-4aef-9862-f5efd35fb701', '2026-11-23 02:26:44.883274+00');
INSERT INTO public.ledger_transaction VALUES ('a48cecf2-496c-4191-9c48-0cb798739b30', 'purchase', 'cd230f2a-8214-464d-a7b9-535c70115623', '2026-11-23 02:26:45.11213+00');
INSERT INTO public.ledger_transaction VALUES ('a03f4e60-126f-4419-81db-4142a55aae63', 'analysis', '16f81057-afa2-410f-9df4-2f0eb1df0123', '2026-11-23 02:26:47.054359+00');
INSERT INTO public.ledger_transaction VALUES ('673a1f86-f112-4fd8-8347-336fce4787ec', 'trial', '964a96fe-2872-44c7-a746-ff66e28db5f1', '2026-11-23 02:26:49.355111+00');
INSERT INTO public.ledger_transaction VALUES ('49caa3db-e906-4c5d-b962-c9b06d22df45', 'purchase', '57c56345-3b1c-430f-a835-c9e5173bbf04', '2026-11-23 02:26:49.933389+00');
INSERT INTO public.ledger_transaction VALUES ('5f5dfb15-e76a-49fa-b1ae-0a9d1a055672', 'estimate', '2650eaf2-3bed-4f55-9c59-120f6e89b868', '2026-11-23 02:26:50.415319+00');
INSERT INTO public.ledger_transaction VALUES ('536e4eb6-2562-42e7-b559-7e5034ec0431', 'refund', '94b1ef5d-6a64-4799-8c43-dce37ceec1da', '2026-11-23 02:26:50.539966+00');
INSERT INTO public.mail VALUES ('33262c1d-26ea-4aa9-b35e-eec1992ae2e0', NULL, '9e9f315f-3ffc-46d1-a576-25eebc4d8836', NULL, 'confirm_signup', NULL, NULL, 'sent', 1, '2026-11-21 04:00:00+00', '2026-11-21 04:00:00+00');
INSERT INTO public.mail VALUES ('4b63eb28-1806-4cb4-b027-1c2d72bfae86', '9e9f315f-3ffc-46d1-a576-25eebc4d8836', NULL, NULL, 'receipt', NULL, NULL, 'sent', 1, '2026-11-21 04:00:00+00', '2026-11-21 04:00:00+00');
INSERT INTO public.mail VALUES ('cab2a1c7-7c44-4524-b9a3-57f2e1214d94', '9e9f315f-3ffc-46d1-a576-25eebc4d8836', NULL, NULL, 'receipt', NULL, NULL, 'sent', 1, '2026-11-21 04:00:00+00', '2026-11-21 04:00:00+00');
INSERT INTO public.mail VALUES ('074a9bf1-abd7-497a-850f-24ff0e15adee', NULL, '964a96fe-2872-44c7-a746-ff66e28db5f1', NULL, 'confirm_signup', NULL, NULL, 'sent', 1, '2026-11-21 04:00:00+00', '2026-11-21 04:00:00+00');
INSERT INTO public.mail VALUES ('baff0a84-aaeb-412a-a2bf-79953e507b37', '964a96fe-2872-44c7-a746-ff66e28db5f1', NULL, NULL, 'receipt', '\xa116314a328f780885a410b938f0b40bb38d8f3e244d7b833a7e2c31fe8742c7024aca50ceb3d1ca148ea932ec13', '\xa116314a717681e2420c1b66b8a40bd4826e88c8c5c024faa6fddef14944946cf4eee94b40f3d1aed676484f530ce31e75283e85b09bf47b251bcef332fcf2ef3a48917bdc3513055793522cd303d6c9031586fec604bcbec4d66279d77b69bd9ceb5ff5adea256e5852223c11184013f14d9e1c70621f75d4ba28ae35fcd0db47da3f839c282f2648d97aa20341fc9c943e982b299a432a58322cb4a85efdff3fa2c4219b95ae0cc2d225f8ec66f439062098301872d66e504d73cc8d2926c94ab6f4a52a017c47c20205152503c7e222de8c65b42136acfe5b25916797d249f69f1f8c31a61f1479cd7b6fb5207c2d86df8fdbc5045a35ce9858c31db20776d11524cfbd2d00e764e8094563a5c2a6731056e6e6de3e3634df722137888343a560d38d87da6d81410b35b6bcc96f2330c54640d5401b5c59dc153b4fb9509199c8af71ec4906385f2eebd4779203d295dca21b0c740fccb3267ce731c3b5fdd12c2bfd2efcad5f2744f0f9f8ad79a11ebf50ef9990821ccbf083383b79918112d5c8107e', 'queued', 0, '2026-11-21 04:00:00+00', NULL);
INSERT INTO public.mail VALUES ('f29a5a2b-0be9-4554-940d-ea9b4199c094', '964a96fe-2872-44c7-a746-ff66e28db5f1', NULL, NULL, 'refunded', '\xa116314aa8eb2fe9f2f7d14b23b5b18820fe428e3b604bcb6355b6a9d733d45c66d34e32bb9ed0d22d350f5c7904', '\xa116314aa969a4ea9957fee5ca90abdc98b63729c19b1a52a6958c5c75fc5bd797ebba1aa636e354778fb0ad6fa4d972e062154a94b0d9512597f102956ae44972862dbab7a7e5b3a41ae1572a3d649051aeb318165d65cb3cb1533395afdddb1c8ac77fdbf3b5719f5a2c098de37a74ce8bcaf05c28e2fffb76c7643e0b12a40ba2f1bb517b89703b0be3c4040aa69990ef543ab0aec953dc54d17329851a6b596cda43f63c8d402acc300a549e462f96339761b74567e6b6a608f2d5b6098a9541ed522b358cf7adaa885edb825fcf672233b70f8681c06bca7db2ba758d5620acfa04d92b4c25054b8968adc5b5b55724dcf742a3c18919e230e2cb8f32206442b5595507c88302ce48f88f960e4923207c0503cbbacd576d61a65fdde247a19e868255e19373ffb923523c3a1bbc77d96f4eb7d13d1b07f1d423a0c8bc81b69db95008fc4f04fccd65675dd2f300389d0ba16fdad779c5d169bd77b809ca29d9aa504d0d', 'queued', 0, '2026-11-21 04:00:00+00', NULL);
INSERT INTO public.mail VALUES ('92e77c81-6d2b-4a6f-a0a9-f9bcfd987d5a', NULL, '984d172f-1968-4550-af71-148999153798', NULL, 'confirm_signup', '\xa116314a1df56bac64dd4882d6c2cdfc58507daab4c7dabfc9fc9ed20f4943b0821bd05d26583ef0d511b2d046', '\xa116314a3de3653e619326070db1b65d248a0b6803f7956fddbdd0e5ee3e968cf16eada1ca8c5aefd260ebedb92921eb865e6611632e', 'queued', 0, '2026-11-21 04:00:00+00', NULL);
INSERT INTO public.outcome VALUES ('16f81057-afa2-410f-9df4-2f0eb1df0123', '9e9f315f-3ffc-46d1-a576-25eebc4d8836', '\xa116314a0232b3d4086e2284ab6cac387ca59a7f864b98514b0dffc2f60bd58c7f887d2d668b819050b41e65a50c2685629d6f7cf8200900e45152cfe8545540b6b68774b47b6d7cc3d9b94f1681a39b72db62adda243901b8e103bb5cf89dc0a4d34b06f677bf6127316a2e9db8d83c5beea435c0e31b53cc60ab8bd67bbc7f0ebd3cde195c8d', '2026-11-21 04:00:00+00');
INSERT INTO public.payment_event VALUES ('evt_e1238966a59a40789204eaa8d77be13e', 'checkout.session.completed', '62c929d4-7696-4aef-9862-f5efd35fb701', 'settled', '2026-11-21 04:00:00+00');
INSERT INTO public.payment_event VALUES ('evt_f22b278a73954ce2a668d23668768f79', 'checkout.session.completed', 'cd230f2a-8214-464d-a7b9-535c70115623', 'settled', '2026-11-21 04:00:00+00');
INSERT INTO public.payment_event VALUES ('evt_b49f498bc2454c53adbe9ff1a907cde8', 'checkout.session.completed', '57c56345-3b1c-430f-a835-c9e5173bbf04', 'settled', '2026-11-21 04:00:00+00');
INSERT INTO public.pending_sign_up VALUES ('984d172f-1968-4550-af71-148999153798', 'cy@example.sg', '$argon2id$v=19$m=19456,t=2,p=1$/XB0SHP3dffrn3LNgckr6w$7ST4w4o84TzPcrb78S9nPeMpu8uyDGAsjXpcRNL19/o', NULL, 'en', '2026-11-21 04:00:00+00', NULL, NULL);
INSERT INTO public.purchase VALUES ('62c929d4-7696-4aef-9862-f5efd35fb701', '9e9f315f-3ffc-46d1-a576-25eebc4d8836', 'pack_1', 1, 'credit', 3, 900, 'SGD', false, 'en', '2026-11-21 04:00:00+00', true, 'paid', NULL, 'cs_test_9OJXW9lLeoQm1oTSp7sv70EW9IfudLo3KmTgSMmqq3e4FIOJsBDJqTbRz3', 'http://localhost:3000/sandbox/checkout/cs_test_9OJXW9lLeoQm1oTSp7sv70EW9IfudLo3KmTgSMmqq3e4FIOJsBDJqTbRz3', 'pi_iwn5P9RCpJOJM4NhMw9neQqg', 'card', '2026-11-21 04:00:00+00', '2026-11-21 04:00:00+00', 'TEST-2026-000001', 0, 0, NULL, NULL, NULL, 0, NULL, 0, 'SANDBOX* CREDITS');
INSERT INTO public.purchase VALUES ('cd230f2a-8214-464d-a7b9-535c70115623', '9e9f315f-3ffc-46d1-a576-25eebc4d8836', 'pack_2', 1, 'supercredit', 1, 2900, 'SGD', false, 'en', '2026-11-21 04:00:00+00', true, 'paid', NULL, 'cs_test_Hxk36DhFGMyJC3JjXZph541n4N9qON0WTEnPae5ZSk2zr13EgBmJ0ap7ui', 'http://localhost:3000/sandbox/checkout/cs_test_Hxk36DhFGMyJC3JjXZph541n4N9qON0WTEnPae5ZSk2zr13EgBmJ0ap7ui', 'pi_GULpA4NrF13m5Innz1YI7KOv', 'card', '2026-11-21 04:00:00+00', '2026-11-21 04:00:00+00', 'TEST-2026-000002', 0, 0, NULL, NULL, NULL, 0, NULL, 0, 'SANDBOX* ANALYSIS');
INSERT INTO public.purchase VALUES ('57c56345-3b1c-430f-a835-c9e5173bbf04', '964a96fe-2872-44c7-a746-ff66e28db5f1', 'pack_1', 1, 'credit', 3, 900, 'SGD', false, 'zh', '2026-11-21 04:00:00+00', true, 'paid', NULL, 'cs_test_qb18PhvbJAEHsWF019YNwuO3KBcfdBDbEH2D0MruhdXqvCydDgQkpWjWt7', 'http://localhost:3000/sandbox/checkout/cs_test_qb18PhvbJAEHsWF019YNwuO3KBcfdBDbEH2D0MruhdXqvCydDgQkpWjWt7', 'pi_pt7jXLw0muXzH2oTzYpy5tOb', 'card', '2026-11-21 04:00:00+00', '2026-11-21 04:00:00+00', 'TEST-2026-000003', 3, 0, NULL, NULL, NULL, 0, NULL, 0, 'SANDBOX* CREDITS');
INSERT INTO public.purchase_refund VALUES ('94b1ef5d-6a64-4799-8c43-dce37ceec1da', '57c56345-3b1c-430f-a835-c9e5173bbf04', 'buyer', 1, 're_qfK2svTlfEeMCY2fbY2u7ode', 900, 'succeeded', '2026-11-21 04:00:00+00', 'TEST-CN-2026-000001', '2026-11-21 04:00:00+00', 0);
INSERT INTO public.report VALUES ('80573c50-6401-4fc0-a849-c4951e44a805', '9e9f315f-3ffc-46d1-a576-25eebc4d8836', '16f81057-afa2-410f-9df4-2f0eb1df0123', '\x8f7f46f5b9083f23c479ca88d1a9dc921ee54856b63e821dc3551ddd9e5bf2be', '9ENR-KNMC-355G', 'en', NULL, 'outcomes-2.553c9e9c', '2026-11-21', '2026-11-21 04:00:00+00');
INSERT INTO public.report_day VALUES ('9e9f315f-3ffc-46d1-a576-25eebc4d8836', 'made', '2026-11-21', 1);
INSERT INTO public.report_file VALUES ('80573c50-6401-4fc0-a849-c4951e44a805', '\xa116314a330e7e838671972cade6a7181b9778cd12f31c943f96d2d71437519a283c2fe1e25003b686f6019ae85a33f67c33a3a9de', '2026-11-21 04:00:00+00');
INSERT INTO public.security_event OVERRIDING SYSTEM VALUE VALUES (1, '2026-11-21 04:00:00+00', 'signed_up', NULL, 'xZcwZp_SPNTOIP2eUAkU88p5PJOLWQqtzZD-4v2aR7c', '127.0.0.0/24', NULL, 1);
INSERT INTO public.security_event OVERRIDING SYSTEM VALUE VALUES (2, '2026-11-21 04:00:00+00', 'address_confirmed', '9e9f315f-3ffc-46d1-a576-25eebc4d8836', NULL, '127.0.0.0/24', NULL, 1);
INSERT INTO public.security_event OVERRIDING SYSTEM VALUE VALUES (3, '2026-11-21 04:00:00+00', 'signed_in', '9e9f315f-3ffc-46d1-a576-25eebc4d8836', NULL, '127.0.0.0/24', NULL, 1);
INSERT INTO public.security_event OVERRIDING SYSTEM VALUE VALUES (4, '2026-11-21 04:00:00+00', 'signed_up', NULL, 'p9bOu9z9R7s8H-puIOy9QMISRc78v1ZPQk3uMYY-kyA', '127.0.0.0/24', NULL, 1);
INSERT INTO public.security_event OVERRIDING SYSTEM VALUE VALUES (5, '2026-11-21 04:00:00+00', 'address_confirmed', '964a96fe-2872-44c7-a746-ff66e28db5f1', NULL, '127.0.0.0/24', NULL, 1);
INSERT INTO public.security_event OVERRIDING SYSTEM VALUE VALUES (6, '2026-11-21 04:00:00+00', 'signed_in', '964a96fe-2872-44c7-a746-ff66e28db5f1', NULL, '127.0.0.0/24', NULL, 1);
INSERT INTO public.security_event OVERRIDING SYSTEM VALUE VALUES (7, '2026-11-21 04:00:00+00', 'refund_requested', '964a96fe-2872-44c7-a746-ff66e28db5f1', NULL, '127.0.0.0/24', NULL, 1);
INSERT INTO public.security_event OVERRIDING SYSTEM VALUE VALUES (8, '2026-11-21 04:00:00+00', 'signed_up', NULL, 'jhrBXUy3AjbmgAcNjI_L6d7VQcYimrcM9wtrP2M4MUQ', '127.0.0.0/24', NULL, 1);
INSERT INTO public.session VALUES ('ddb5c61a-645f-46b3-b29c-5dabb1050a16', '9e9f315f-3ffc-46d1-a576-25eebc4d8836', '2026-11-21 04:00:00+00', '2026-11-22 04:00:00+00', NULL, NULL);
INSERT INTO public.session VALUES ('72b847c2-9992-4e23-b362-bd48ad419a16', '964a96fe-2872-44c7-a746-ff66e28db5f1', '2026-11-21 04:00:00+00', '2026-11-22 04:00:00+00', NULL, NULL);
INSERT INTO public.sign_up_link VALUES ('\x250573a12cd7a3c477dc3519872fc79ce4fc7f71e504a3f38c6fb492cb941ea4', '9e9f315f-3ffc-46d1-a576-25eebc4d8836', false, '2026-11-21 04:00:00+00', '2026-11-22 04:00:00+00');
INSERT INTO public.sign_up_link VALUES ('\x0cb0c19ead16a3e3369c1cc9966f62400fd776da4cc649f16cbc19b5eeb6e056', '964a96fe-2872-44c7-a746-ff66e28db5f1', false, '2026-11-21 04:00:00+00', '2026-11-22 04:00:00+00');
SELECT pg_catalog.setval('public.ledger_entry_position_seq', 16, true);
SELECT pg_catalog.setval('public.receipt_number', 1, false);
SELECT pg_catalog.setval('public.security_event_id_seq', 8, true);
ALTER TABLE ONLY pgboss.bam
    ADD CONSTRAINT bam_pkey PRIMARY KEY (id);
ALTER TABLE ONLY pgboss.job
    ADD CONSTRAINT job_pkey PRIMARY KEY (name, id);
ALTER TABLE ONLY pgboss.job_common
    ADD CONSTRAINT job_common_pkey PRIMARY KEY (name, id);
ALTER TABLE ONLY pgboss.job_dependency
    ADD CONSTRAINT job_dependency_pkey PRIMARY KEY (child_name, child_id, parent_name, parent_id);
ALTER TABLE ONLY pgboss.queue
    ADD CONSTRAINT queue_pkey PRIMARY KEY (name);
ALTER TABLE ONLY pgboss.queue_stats
    ADD CONSTRAINT queue_stats_pkey PRIMARY KEY (id, captured_on);
ALTER TABLE ONLY pgboss.queue_stats_20261123
    ADD CONSTRAINT queue_stats_20261123_pkey PRIMARY KEY (id, captured_on);
ALTER TABLE ONLY pgboss.queue_stats_20261124
    ADD CONSTRAINT queue_stats_20261124_pkey PRIMARY KEY (id, captured_on);
ALTER TABLE ONLY pgboss.schedule
    ADD CONSTRAINT schedule_pkey PRIMARY KEY (name, key);
ALTER TABLE ONLY pgboss.subscription
    ADD CONSTRAINT subscription_pkey PRIMARY KEY (event, name);
ALTER TABLE ONLY pgboss.version
    ADD CONSTRAINT version_pkey PRIMARY KEY (version);
ALTER TABLE ONLY pgboss.warning
    ADD CONSTRAINT warning_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.analysis
    ADD CONSTRAINT analysis_pkey PRIMARY KEY (assessment_id);
ALTER TABLE ONLY public.app_user
    ADD CONSTRAINT app_user_email_key UNIQUE (email);
ALTER TABLE ONLY public.app_user
    ADD CONSTRAINT app_user_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.assessment_fingerprint
    ADD CONSTRAINT assessment_fingerprint_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.assessment_fingerprint
    ADD CONSTRAINT assessment_fingerprint_user_id_fingerprint_key UNIQUE (user_id, fingerprint);
ALTER TABLE ONLY public.assessment
    ADD CONSTRAINT assessment_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.assessment_version
    ADD CONSTRAINT assessment_version_assessment_id_number_key UNIQUE (assessment_id, number);
ALTER TABLE ONLY public.assessment_version
    ADD CONSTRAINT assessment_version_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.former_mailbox
    ADD CONSTRAINT former_mailbox_pkey PRIMARY KEY (digest);
ALTER TABLE ONLY public.issued_report
    ADD CONSTRAINT issued_report_pkey PRIMARY KEY (sha256);
ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.ledger_account
    ADD CONSTRAINT ledger_account_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.ledger_entry
    ADD CONSTRAINT ledger_entry_pkey PRIMARY KEY ("position");
ALTER TABLE ONLY public.ledger_transaction
    ADD CONSTRAINT ledger_transaction_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.ledger_transaction
    ADD CONSTRAINT ledger_transaction_reason_subject_id_key UNIQUE (reason, subject_id);
ALTER TABLE ONLY public.login_throttle
    ADD CONSTRAINT login_throttle_pkey PRIMARY KEY (lane);
ALTER TABLE ONLY public.mail
    ADD CONSTRAINT mail_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.mailed_token
    ADD CONSTRAINT mailed_token_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.outcome
    ADD CONSTRAINT outcome_pkey PRIMARY KEY (assessment_id);
ALTER TABLE ONLY public.payment_event
    ADD CONSTRAINT payment_event_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.pending_sign_up
    ADD CONSTRAINT pending_sign_up_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.purchase_billed_to
    ADD CONSTRAINT purchase_billed_to_pkey PRIMARY KEY (purchase_id, number);
ALTER TABLE ONLY public.purchase_dispute
    ADD CONSTRAINT purchase_dispute_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.purchase_dispute
    ADD CONSTRAINT purchase_dispute_provider_id_key UNIQUE (provider_id);
ALTER TABLE ONLY public.purchase
    ADD CONSTRAINT purchase_payment_id_key UNIQUE (payment_id);
ALTER TABLE ONLY public.purchase
    ADD CONSTRAINT purchase_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.purchase
    ADD CONSTRAINT purchase_receipt_number_key UNIQUE (receipt_number);
ALTER TABLE ONLY public.purchase_refund
    ADD CONSTRAINT purchase_refund_credit_note_number_key UNIQUE (credit_note_number);
ALTER TABLE ONLY public.purchase_refund
    ADD CONSTRAINT purchase_refund_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.purchase_refund
    ADD CONSTRAINT purchase_refund_provider_id_key UNIQUE (provider_id);
ALTER TABLE ONLY public.purchase
    ADD CONSTRAINT purchase_session_id_key UNIQUE (session_id);
ALTER TABLE ONLY public.report_day
    ADD CONSTRAINT report_day_pkey PRIMARY KEY (user_id, kind);
ALTER TABLE ONLY public.report_file
    ADD CONSTRAINT report_file_pkey PRIMARY KEY (report_id);
ALTER TABLE ONLY public.report
    ADD CONSTRAINT report_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.report
    ADD CONSTRAINT report_user_id_sha256_key UNIQUE (user_id, sha256);
ALTER TABLE ONLY public.request_limit
    ADD CONSTRAINT request_limit_pkey PRIMARY KEY (bucket);
ALTER TABLE ONLY public.secret_key
    ADD CONSTRAINT secret_key_pkey PRIMARY KEY (key_id);
ALTER TABLE ONLY public.security_event
    ADD CONSTRAINT security_event_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sign_up_link
    ADD CONSTRAINT sign_up_link_pkey PRIMARY KEY (hash);
CREATE UNIQUE INDEX job_common_i1 ON pgboss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'created'::pgboss.job_state) AND (policy = 'short'::text));
CREATE INDEX job_common_i10 ON pgboss.job_common USING btree (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE ((state < 'active'::pgboss.job_state) AND (NOT blocked) AND (policy = 'key_strict_fifo'::text));
CREATE INDEX job_common_i11 ON pgboss.job_common USING btree (name, priority DESC, created_on, start_after) WHERE ((state < 'active'::pgboss.job_state) AND (NOT blocked));
CREATE INDEX job_common_i12 ON pgboss.job_common USING btree (source_root_id) WHERE (source_root_id IS NOT NULL);
CREATE UNIQUE INDEX job_common_i2 ON pgboss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'active'::pgboss.job_state) AND (policy = 'singleton'::text));
CREATE UNIQUE INDEX job_common_i3 ON pgboss.job_common USING btree (name, state, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::pgboss.job_state) AND (policy = 'stately'::text));
CREATE UNIQUE INDEX job_common_i4 ON pgboss.job_common USING btree (name, singleton_on, COALESCE(singleton_key, ''::text)) WHERE ((state <> 'cancelled'::pgboss.job_state) AND (singleton_on IS NOT NULL));
CREATE UNIQUE INDEX job_common_i6 ON pgboss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::pgboss.job_state) AND (policy = 'exclusive'::text));
CREATE INDEX job_common_i7 ON pgboss.job_common USING btree (name, group_id) WHERE ((state = 'active'::pgboss.job_state) AND (group_id IS NOT NULL));
CREATE UNIQUE INDEX job_common_i8 ON pgboss.job_common USING btree (name, singleton_key) WHERE ((state = ANY (ARRAY['active'::pgboss.job_state, 'retry'::pgboss.job_state, 'failed'::pgboss.job_state])) AND (policy = 'key_strict_fifo'::text));
CREATE INDEX job_common_i9 ON pgboss.job_common USING btree (name, id) WHERE (blocking AND (state = 'completed'::pgboss.job_state));
CREATE INDEX job_dep_parent_idx ON pgboss.job_dependency USING btree (parent_name, parent_id);
CREATE INDEX queue_stats_i1 ON ONLY pgboss.queue_stats USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);
CREATE INDEX queue_stats_20261123_name_captured_on_deferred_count_queued_idx ON pgboss.queue_stats_20261123 USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);
CREATE INDEX queue_stats_20261124_name_captured_on_deferred_count_queued_idx ON pgboss.queue_stats_20261124 USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);
CREATE INDEX warning_i1 ON pgboss.warning USING btree (created_on DESC);
CREATE INDEX app_user_mailbox ON public.app_user USING btree (regexp_replace(email, '^([^+@]+)\+[^@]*@'::text, '\1@'::text));
CREATE INDEX app_user_newest ON public.app_user USING btree (created_at DESC, id);
CREATE INDEX assessment_fingerprint_by_key ON public.assessment_fingerprint USING btree (fingerprint_key_id);
CREATE INDEX assessment_fingerprint_of ON public.assessment_fingerprint USING btree (assessment_id);
CREATE INDEX assessment_free ON public.assessment USING btree (user_id, created_at DESC, id) WHERE (NOT has_estimate);
CREATE INDEX assessment_newest ON public.assessment USING btree (user_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX assessment_of_user ON public.assessment USING btree (user_id);
CREATE INDEX assessment_oldest ON public.assessment USING btree (created_at) WHERE (deleted_at IS NULL);
CREATE INDEX billed_to_of_user ON public.purchase_billed_to USING btree (user_id);
CREATE INDEX credit_note_in_order ON public.purchase_refund USING btree (credit_note_number COLLATE "C");
CREATE INDEX dispute_of_purchase ON public.purchase_dispute USING btree (purchase_id);
CREATE INDEX former_mailbox_old ON public.former_mailbox USING btree (forget_at);
CREATE UNIQUE INDEX ledger_account_contra ON public.ledger_account USING btree (kind, unit) WHERE (owner_id IS NULL);
CREATE UNIQUE INDEX ledger_account_of_owner ON public.ledger_account USING btree (owner_id, unit, kind) WHERE (owner_id IS NOT NULL);
CREATE INDEX ledger_entry_of_account ON public.ledger_entry USING btree (account_id, "position" DESC);
CREATE INDEX ledger_entry_of_transaction ON public.ledger_entry USING btree (transaction_id);
CREATE INDEX login_throttle_old ON public.login_throttle USING btree (forget_at);
CREATE INDEX mail_finished ON public.mail USING btree (finished_at) WHERE (finished_at IS NOT NULL);
CREATE INDEX mail_of_report ON public.mail USING btree (report_id) WHERE (report_id IS NOT NULL);
CREATE INDEX mail_of_sign_up ON public.mail USING btree (sign_up_id) WHERE (sign_up_id IS NOT NULL);
CREATE INDEX mail_of_user ON public.mail USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX mail_waiting ON public.mail USING btree (created_at) WHERE (status = 'queued'::text);
CREATE INDEX mailed_token_expiry ON public.mailed_token USING btree (expires_at);
CREATE INDEX mailed_token_of_user ON public.mailed_token USING btree (user_id, purpose);
CREATE INDEX outcome_of_user ON public.outcome USING btree (user_id);
CREATE INDEX pending_sign_up_of_email ON public.pending_sign_up USING btree (email, created_at);
CREATE INDEX pending_sign_up_oldest ON public.pending_sign_up USING btree (created_at);
CREATE UNIQUE INDEX purchase_being_made ON public.purchase USING btree (user_id, product, quantity) WHERE ((status = 'open'::text) AND is_current);
CREATE INDEX purchase_granted ON public.purchase USING btree (user_id, product) WHERE (granted_at IS NOT NULL);
CREATE INDEX purchase_of_user ON public.purchase USING btree (user_id, created_at DESC, id);
CREATE INDEX purchase_undecided ON public.purchase USING btree (created_at) WHERE (status = ANY (ARRAY['open'::text, 'pending'::text]));
CREATE INDEX receipt_in_order ON public.purchase USING btree (receipt_number COLLATE "C");
CREATE UNIQUE INDEX refund_by_us ON public.purchase_refund USING btree (purchase_id) WHERE ((asked_by <> 'provider'::text) AND (status <> 'failed'::text));
CREATE INDEX refund_of_purchase ON public.purchase_refund USING btree (purchase_id);
CREATE INDEX refund_undecided ON public.purchase_refund USING btree (requested_at) WHERE (status = 'requested'::text);
CREATE INDEX report_file_age ON public.report_file USING btree (kept_from);
CREATE INDEX report_number ON public.report USING btree (user_id, number);
CREATE INDEX report_of_assessment ON public.report USING btree (assessment_id);
CREATE INDEX request_limit_old ON public.request_limit USING btree (forget_at);
CREATE INDEX security_event_at ON public.security_event USING btree (at);
CREATE INDEX security_event_of_account ON public.security_event USING btree (account_id, at) WHERE (account_id IS NOT NULL);
CREATE INDEX security_event_oldest_session ON public.security_event USING btree (account_id, at) WHERE (event = 'oldest_session_ended'::text);
CREATE INDEX session_expiry ON public.session USING btree (expires_at);
CREATE INDEX session_of_user ON public.session USING btree (user_id);
CREATE INDEX sign_up_link_expiry ON public.sign_up_link USING btree (expires_at);
ALTER INDEX pgboss.job_pkey ATTACH PARTITION pgboss.job_common_pkey;
ALTER INDEX pgboss.queue_stats_i1 ATTACH PARTITION pgboss.queue_stats_20261123_name_captured_on_deferred_count_queued_idx;
ALTER INDEX pgboss.queue_stats_pkey ATTACH PARTITION pgboss.queue_stats_20261123_pkey;
ALTER INDEX pgboss.queue_stats_i1 ATTACH PARTITION pgboss.queue_stats_20261124_name_captured_on_deferred_count_queued_idx;
ALTER INDEX pgboss.queue_stats_pkey ATTACH PARTITION pgboss.queue_stats_20261124_pkey;
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_entry FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_ledger_change();
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_transaction FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_ledger_change();
CREATE TRIGGER append_only BEFORE UPDATE OR TRUNCATE ON public.security_event FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_security_event_change();
CREATE TRIGGER credit_note_stays BEFORE UPDATE ON public.purchase_refund FOR EACH ROW WHEN (((old.credit_note_number IS NOT NULL) AND ((((old.credit_note_number IS DISTINCT FROM new.credit_note_number) OR (old.credited_at IS DISTINCT FROM new.credited_at)) OR (old.gst_cents IS DISTINCT FROM new.gst_cents)) OR (old.amount_cents IS DISTINCT FROM new.amount_cents)))) EXECUTE FUNCTION public.refuse_change_of_sale();
CREATE TRIGGER kept_for_90_days BEFORE DELETE ON public.security_event FOR EACH ROW EXECUTE FUNCTION public.refuse_security_event_change();
CREATE TRIGGER sale_stays BEFORE UPDATE ON public.purchase FOR EACH ROW WHEN (((old.paid_at IS NOT NULL) AND (((((((((old.receipt_number IS DISTINCT FROM new.receipt_number) OR (old.paid_at IS DISTINCT FROM new.paid_at)) OR (old.seller_name IS DISTINCT FROM new.seller_name)) OR (old.seller_uen IS DISTINCT FROM new.seller_uen)) OR (old.seller_address IS DISTINCT FROM new.seller_address)) OR (old.gst_percent IS DISTINCT FROM new.gst_percent)) OR (old.gst_number IS DISTINCT FROM new.gst_number)) OR (old.gst_cents IS DISTINCT FROM new.gst_cents)) OR (old.card_statement IS DISTINCT FROM new.card_statement)))) EXECUTE FUNCTION public.refuse_change_of_sale();
CREATE CONSTRAINT TRIGGER sums_to_zero AFTER INSERT ON public.ledger_entry DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.check_ledger_balance();
CREATE TRIGGER takes_analysis_along AFTER UPDATE OF deleted_at ON public.assessment FOR EACH ROW WHEN ((new.deleted_at IS NOT NULL)) EXECUTE FUNCTION public.delete_analysis_of_assessment();
CREATE TRIGGER takes_outcome_along AFTER UPDATE OF deleted_at ON public.assessment FOR EACH ROW WHEN ((new.deleted_at IS NOT NULL)) EXECUTE FUNCTION public.delete_outcome_of_assessment();
CREATE TRIGGER takes_reports_along AFTER UPDATE OF deleted_at ON public.assessment FOR EACH ROW WHEN ((new.deleted_at IS NOT NULL)) EXECUTE FUNCTION public.delete_reports_of_assessment();
ALTER TABLE ONLY pgboss.job_common
    ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY pgboss.job_common
    ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY pgboss.queue
    ADD CONSTRAINT queue_dead_letter_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue(name);
ALTER TABLE ONLY pgboss.schedule
    ADD CONSTRAINT schedule_name_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE CASCADE;
ALTER TABLE ONLY pgboss.subscription
    ADD CONSTRAINT subscription_name_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE CASCADE;
ALTER TABLE ONLY public.analysis
    ADD CONSTRAINT analysis_assessment_id_fkey FOREIGN KEY (assessment_id) REFERENCES public.assessment(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.assessment_fingerprint
    ADD CONSTRAINT assessment_fingerprint_assessment_id_fkey FOREIGN KEY (assessment_id) REFERENCES public.assessment(id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY public.assessment
    ADD CONSTRAINT assessment_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.assessment_version
    ADD CONSTRAINT assessment_version_assessment_id_fkey FOREIGN KEY (assessment_id) REFERENCES public.assessment(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.ledger_entry
    ADD CONSTRAINT ledger_entry_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.ledger_account(id);
ALTER TABLE ONLY public.ledger_entry
    ADD CONSTRAINT ledger_entry_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES public.ledger_transaction(id);
ALTER TABLE ONLY public.mail
    ADD CONSTRAINT mail_report_id_fkey FOREIGN KEY (report_id) REFERENCES public.report(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.mail
    ADD CONSTRAINT mail_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.mailed_token
    ADD CONSTRAINT mailed_token_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.outcome
    ADD CONSTRAINT outcome_assessment_id_fkey FOREIGN KEY (assessment_id) REFERENCES public.assessment(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.outcome
    ADD CONSTRAINT outcome_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.payment_event
    ADD CONSTRAINT payment_event_purchase_id_fkey FOREIGN KEY (purchase_id) REFERENCES public.purchase(id);
ALTER TABLE ONLY public.purchase_billed_to
    ADD CONSTRAINT purchase_billed_to_purchase_id_fkey FOREIGN KEY (purchase_id) REFERENCES public.purchase(id);
ALTER TABLE ONLY public.purchase_billed_to
    ADD CONSTRAINT purchase_billed_to_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.purchase_dispute
    ADD CONSTRAINT purchase_dispute_purchase_id_fkey FOREIGN KEY (purchase_id) REFERENCES public.purchase(id);
ALTER TABLE ONLY public.purchase_refund
    ADD CONSTRAINT purchase_refund_purchase_id_fkey FOREIGN KEY (purchase_id) REFERENCES public.purchase(id);
ALTER TABLE ONLY public.report
    ADD CONSTRAINT report_assessment_id_fkey FOREIGN KEY (assessment_id) REFERENCES public.assessment(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.report_day
    ADD CONSTRAINT report_day_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.report_file
    ADD CONSTRAINT report_file_report_id_fkey FOREIGN KEY (report_id) REFERENCES public.report(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.report
    ADD CONSTRAINT report_sha256_fkey FOREIGN KEY (sha256) REFERENCES public.issued_report(sha256);
ALTER TABLE ONLY public.report
    ADD CONSTRAINT report_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id) ON DELETE CASCADE;
