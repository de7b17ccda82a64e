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
INSERT INTO pgboss.job_common VALUES ('d3314eaf-7290-43bb-a252-301edb0bcdec', 'mail', 0, '{"id": "fc724b0f-78e3-4617-8ba6-219ec86a856a"}', 'created', 1000, 0, 15, true, 3600, 90, 86400, NULL, NULL, NULL, NULL, '2026-11-23 06:07:17.424546+00', '2026-11-23 06:07:17.424546+00', NULL, NULL, '2027-02-21 06:07:17.424546+00', NULL, NULL, 'standard', NULL, 20, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common VALUES ('4f5acbaa-bc86-4626-b34a-dbdc3d9404a7', 'mail', 0, '{"id": "2bba8b54-99de-42b2-84cd-56a4de7d9b46"}', 'created', 1000, 0, 15, true, 3600, 90, 86400, NULL, NULL, NULL, NULL, '2026-11-23 06:07:17.558018+00', '2026-11-23 06:07:17.558018+00', NULL, NULL, '2027-02-21 06:07:17.558018+00', NULL, NULL, 'standard', NULL, 20, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common VALUES ('584e8661-cf7e-49fc-a82b-8a689b26de03', 'mail', 0, '{"id": "99c88e84-e90c-4289-8bd5-d6d07549307f"}', 'created', 1000, 0, 15, true, 3600, 90, 86400, NULL, NULL, NULL, NULL, '2026-11-23 06:07:17.595034+00', '2026-11-23 06:07:17.595034+00', NULL, NULL, '2027-02-21 06:07:17.595034+00', NULL, NULL, 'standard', NULL, 20, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common VALUES ('a8b37d9f-ebee-4ae0-8c93-afcd83198251', 'mail', 0, '{"id": "4e1640b6-caf8-4501-bd91-0845731a84fc"}', 'created', 1000, 0, 15, true, 3600, 90, 86400, NULL, NULL, NULL, NULL, '2026-11-23 06:07:18.22071+00', '2026-11-23 06:07:18.22071+00', NULL, NULL, '2027-02-21 06:07:18.22071+00', NULL, NULL, 'standard', NULL, 20, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common VALUES ('a1e77e21-961e-4c60-8c9d-857191777b91', 'mail', 0, '{"id": "68540862-0193-4caa-bdba-3be8ec479329"}', 'created', 1000, 0, 15, true, 3600, 90, 86400, NULL, NULL, NULL, NULL, '2026-11-23 06:07:18.289325+00', '2026-11-23 06:07:18.289325+00', NULL, NULL, '2027-02-21 06:07:18.289325+00', NULL, NULL, 'standard', NULL, 20, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common VALUES ('2175ea79-4535-4018-a183-c7e407b49a45', 'mail', 0, '{"id": "fb6db1a4-ccef-4195-a1a6-ce86a05b979d"}', 'created', 1000, 0, 15, true, 3600, 90, 86400, NULL, NULL, NULL, NULL, '2026-11-23 06:07:18.400911+00', '2026-11-23 06:07:18.400911+00', NULL, NULL, '2027-02-21 06:07:18.400911+00', NULL, NULL, 'standard', NULL, 20, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common VALUES ('1d61416e-d9dd-4491-89e6-2605e187c081', 'mail', 0, '{"id": "3d10cef2-2e64-4833-b7a4-347bdba72cf0"}', 'created', 1000, 0, 15, true, 3600, 90, 86400, NULL, NULL, NULL, NULL, '2026-11-23 06:07:18.425226+00', '2026-11-23 06:07:18.425226+00', NULL, NULL, '2027-02-21 06:07:18.425226+00', NULL, NULL, 'standard', NULL, 20, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.queue VALUES ('mail', 'standard', 1000, 15, true, 3600, 90, 7776000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', 20, true, NULL, NULL, NULL, NULL, '2026-11-23 06:07:17.30471+00', '2026-11-23 06:07:17.311474+00');
INSERT INTO pgboss.version VALUES (43, NULL, '2026-11-23 06:07:17.308637+00', NULL, NULL, NULL);
INSERT INTO public.analysis VALUES ('272c58bd-352f-41a0-9d20-ee5d18a13854', 'outcomes-2.553c9e9c', '\xa116314af1509965fdf52c92814fcd9af13acd11c06e984338d0438677b0d7db414db44e055a3226d928fbeec5fac6f46ff7abd18737a27818ad56c117ad111c1b639ae251ff5efe6aeb503030ecf9cf6af68ebfbf3f4a1b3b58f2bb3a74fba1f32e4fd8d515e53f7ecc73a7db3ac6b2e65d7df6c053708d39c0890ae8f91e9b332302767d0ae4cbe39052da309ca269e9e689f97a19eee06a8a99149feb38d72c82ecaed6aab568c285069fca2770144df42848b948eba0511c23d3af0244cfb975cb13322dfaa4b6c765bfa3df4e25834f3e53d26b00e6582a306490b629085bf1fa7986a33cf139d6d06e54d0ce8a7253342931281f86e62dfcd5b5c0b905b8031bf110e98e37feab49bdde850216a40a283516d81265bf661a9ed2a2bc3d82acb5eb64fc58d7ce4763fbbe3b2c7675d675cecbe5787478b7e465f7a81ed86ea3ae7ef16f5e75f3892a1fe18c85ce6f49c6a427d559d17aca563c57d83f26aa8ce825262402afd4675cb874c732c17737cda57600fca7ca2b164dcaa32d0b3ef5b393a095c547c7abd83ef265d2389600da8f53c06f2a0224edda10ce936bf52272aed5b1a950944f9f9d2f269ae892d15fa12e47d2319c53be16b81a6abff11a295322b4332d57b2dafdf8b2eab39f64f08ef4172fe9fbdba3c985d6433811e19dc90a4b357ea0200daeec8283c42a01e491c9d337825a179363993d0ad66dd46d6f3a23aaf814b6ec71010480dd8103316045dd5b33c6c04c3c4154c31f2ed44c91a3d3735af46bef5013f1277a3cc29a289307c16d043fa1e3abe5a2b24454c1d904eea7f8ad029ee005437e44a07c68662187501b3b9611011f43c11b262990fe0d1b7690f63739fd16015519ae443e1bc91f9bd6f3a0a3b3e99c2386392393637fedbf96388330663ea0be1be73eae53313cfffc6cc2f8ccdf1f6a6874584a6d17a3c9e079bf47af11829a460c8f91439a176fc587028989f222ac7dd8253eb82708f2b13c23ddd76acfacb4a42953bbc1639803de5b8c0aa549518aff1ba7dc27254a5192c3af38a37d7332c54cb8c57d1a0b6f43e2bc0515ca73f54a7b68d76e5fcb54941351cd645db64f2f0d30d33fa08a7db02cc9a6f0fd301c73e585ffbebcd6e3eacf09339e2be04e589c1a6da6c95acceb6e1cef876919dcc2bd851b8876c433eba8125639d16325467f05bfb99a20633ce78c4b99988620cbac5b411b9811e2daadf0fba2e392dacf0ca6a27a616a90d234c62b6ff6bd96e85566b0b3222aeb8037e941a0454003fcd85bea759f6f75843c629d127631aad37f23dc1ef3f6ba95e7078018a4f43b78d780f7f0363107ecafd8add75088406575938862049e018095d28e2a74e9349c2939218c19a6b289a86e1e17e95e9d80429c42e56b77078ec51256308a8331d512d6a0a6d6b286f37977f8efcedcce8aa3b1090910378703241494cb3bf4584afb7a89cd3394535038c7f9b145c438e5eb724fbe106e69bf644ecb9a74cde3672985fe2d717c32c35800975527d2a3533dbd35a0a763ec7eeb595b1c05926897b849ec4616daada6357d8107b30a3b6989de324c51d86e6db224cc848767785f601e18c92f9a4c6eaa2904173ec5e5f8d4e4511a0f94b0c3c0742eee8767f5761cdc1d53bc4901b166ebdc4baf360ac7bb3aef269c7bdacc9efd5d8999b33ac62d1f7a77aef80cada8141d86ebc89df02d872f345d2605c2338f41b96fe4f4cb01bdaf60be6c4da2aa79cd950fdc139ac59d1173bd0e7b723c740930a340c6d5afd224ea5c525951c8c42ed40b869cfb7d68b4ea9f83c68bddbc79808843d158dbe34ca6c3a54e5a03da318eff50e2a0de316be5d9b34d527ca8b7972b12ba28efd60651eb0dae5e47deb2a6995a2eb8ba931360cb913b51d27147f4a2cbe6a1827a81e856bd9dcbe6795aee9ac3e83f6a5ca6b8cce745fb1b1b1853250061979c4d169b463c5df49c99bbc2c03bbde679462c8690182bf3ee70960ce828a8482c8dfde5deb16a0389ceae6ea73361efcf0614f8fb5eae258f0bdebe28603a8394de4910ae062ddce36e62aa61e4a78c715ac817e5defc994e5fa5cd5116863b051f223f4c03ad469798d9c7068240b63fa9fe36ceb45fb7393ccbc197ce221779af0a9c24730c6d99e4944ed5dcfb8a4ff1704950bcbebd63e5ba0128e2b996575ad54fefc3c01a866e01361cf7c58a9f9909cb3919c9d45d8364ab264f321de1faab0405afa0e3135e6cc337e717f6d63482d3031df6774342c78abbb3fb4fc7c1fdf7caa315727ca8cf47dbd80d929a3032d026a4d9fbce71435f17630fd2239c7fbe3b3b2ca4102ad40d1b97a0ae207fd4bb5c1fde3e4c1b1f9713edfd50797152192a166b605c94cd462ef8a6035058b5567d1077fe5bd001b5a92ed2c5e83c5a0c08f9a0f640ba8688ef5c7de0eb06c7a3f190136f915a942767495e57d4fd1f2b38114e79622edcd6763c89a9b39b546e235126c929d259736849a660f92a3a720105aa4476c9c92817258b43fe87ad5cf87bb1a12f33a46b56208c45174a70e7f53f9cd0982266c12137c3995e890fb4ebf0f3ff2c632908326d39d1075e86accf581cd6d4a13fa193594bb8ba04da0b30e07867693e2a08370f0384e2e96bb2783538f16438db650dad6e7439fddd3a8883262c8b39d91d86d5753ad9babb3ed7a91644671ee8b9c81c382a615b39bf1f123adbd2b58eb09d63b94d8938145ee11bb204ec0f13ee5b803856c8f40808e1b11cf3c5a89c1895d22ebb3f3088a194d57bb09164b01f007b2c09a530325e8312619d412ee823eb603522bce85ca126aefe5977889245a4e13bd9587104650da44bbc3ca30374370b15030e01ed954ff4e293603e50b552ed4ba3268357a06502ee32401c9623e8d47f4734ce3de0da0d87975745269f6904dd5386ab12d1d08dca2bfbecf60c934b3350d418b262a4e52fe8ad9a5ea29b1b76f079cc2f3866712350f90e540f44b2ced249c29b00e4278645367e8195e05ebc4109440f99d47dc573778f107d9bae4c9a3836c82031ed832992f462c8b47a4f38387fdf5510505473387cae666b9322c4d6228bb94d2ea3f444b414fa36d290c6fda3155412676eb3c929ff0e302567ad15d3553a02d1ecf0c5882c8d6071fcc4943bc4a7cf764c5b83ba46cedc7c91f204b2fb9a9624b5abda4a6cff4b0b591b11e7b06274e4a52dbca0ec425d8461d75d18cbe5b5560bacf8d7c55913d3e1e3fb0bde7f8e8aa83a31b64cb308a8cc715602f9180f26029467d89f737488ff4c68034a695922492a1e21dc4f596862892d009f88efa33d92f8727044ace37bebd4ac341da232f4f0c1adc03fdec5916fbf5e78ddc936affeb200f70107d240060ff497a14232d2454110483655b9b57e576aef94697f745f6fa80b3ace521f1be0312d7cb6cb78f532e80017bfd94e2b0334f5081f0fa1a219d5a6b725842d51fed61309f073234e34824ac17b6467d4d5dac86d662ec6d205622090e00029b4c80666ce1e54eddee2045fddd591ee98e6c21f47e393b126c7352cf0c379c15f79e271d1db060fb36947e675a847055861faff929b5930f266351c5f0cc979a6113cf0db17a22cab178d9d6522c7d3b1f280940e99dd0f8bc4d906a07453c43b62953576df3dbdf1fb0648028203636ea47dd161609819a6fab46d9df619dbc0079be611bb07de314775c0e9b35d28b333ff6677b3bda02cf071bd8f4f203a98e490717308564d9b226f87bd18e44b4c2c1a940e8458ecad62e50bbc6d354f3cbc05175582c899067764ef339c910cb94ed0cf759d9cadcdc52b2562374a3c1e8298e0d7c9da4226384c0a64b692f0fd8a7f5c21f7d240d9bdcdf965ca5f2d7b9f86886c09f8b640b9304885470fa24f497e43ac840729df40d8f3db1481619ca6457f522b4bac451fc5365916cc2b5f0c018a5893b93c52163acd137a67469a53ae2ab93c760f893d9a135d78b2cc83eb822883b95c16dd16e2ca0a4eff3d700ba1ba0a3c1ee0063d195174b9daa6cf317e7fea59d505a5053b3f2e27616dd2761a6cf58752586818abf2201884c68aeafa3b7b53d7798e30bf5f4d025ac658fc48846c773f66cd5cd2331c1578d48b1d6fa36c0926f9d85c777ef404fd4a505afd5fe468b0f6f59adf665c28347b68d2f26e3274b718b475a89554845950a9e52075991e3993631a3f94d66bc72c7d9bb3282be9bccf8b34efd66798c0d397eb6033fbf4ae489ddca0c6fd0eab1d28a712e8536d6db20227714d7141f37172335dc087491796c0424cb33b3c5e933f9e3fe83cef91eb2bebb8074bfd47d65097ba21c4344b6a7e9a92521d8248787ea60d29869b7e52c0d1f913f17b207f7fb41b21a48a05fb206e0db04497b8fafdd2a33c5344525dcb462a64084ba193cd363eff846cf5cadbcb89b95ae3dc94e53525b45a71ec270b290127a914cfe30c19676ac5175ec099cd98b9030ee06fec38a9d2686d74af59eb3602ab4c0561eced6c17939609c71932c5b13b0e5cbc43404b79cde331f0e822f623a142f0aaceca1c5d5187a5cdcd829afc06002cd02f4a75b3f249cd55dd889a4b0caa0ca71ae3590289800d9aa5dcbfbd4208c3cd433f4985fcd4468e0505abaadf6c7bfab7a357348c207c602919c606add7ed2aceb60c366bc4e1dc27ad562830216548fefd2005adbc7cdd6bd0966d17d7c7ef4d1082f608f082ddfd3d688e90602ea18e966c2ac037315260d69cb123bb3898e643256247a7c6842e9b0b8955a127a5e39a7ca4583df0a7229d987fa5404e0c9bdf5a5f992d05963cfc5e018c2af3b27dc469fb6b6bf1ab648f368313914b4989e6f35d42c753b910ef42a7657c912ac7bc234a29d5a82a3856d44c44e27e7ff5243c5170dff2a221c1bea447e515e98ac3a38dc44960baf2f81c2e572b36585ef729e11c66f6202656cca06c10b8afed282f5eab55074b935aa9ecb4a092065266177a2281da6ff5baf44fa2aa8074bacd335607447262fab7f452e96558edced8b375f2b99763dcd9f833b6f4cb943ed7fd155dae06b82f30602491a68533c9ff91dbf99a4fdb9e7e347ebf872536f9f415a9181d2da8ea7131e9103ac6c27622fd702d69e268c30da1fad3ead062792142a365a0fe7789f8a84cfe949720c9fc51d2966c968fdb517c400cd63cd9db695229a06a95c7d8b209672c21d7693e5a42f2ddbc0c648d8c9922969243d3c764c9254450d8583f69b5d8c729bb471dbaa55ea451b29c15b41cda3f9f2a3ec5d24357ac29f11e48222b40644b4951c5c63d1ac13a05fe662f38718d379c98f76292037f1d45ce405f5d476df9b8654b4cc006ca7df68bf7984da48c32228b04b65a41142cff643a73bd6aacf8a2893be63d2068d6692c6dab81e9a9227b787b829700e9102bf1b3d4665bffe49ef1e437213dc6045425210814ab25f5126effe5bf8fbba865346bc06235bc1131006400d933c07cbdb4e27ca7bcf97605a4a4decffa601d42555807fc03ed9bb1ef87b4d25ae14dbb22595132a8880f93a3d62f3a6b4ff230da29a1a4eba6cde5bf9c023cfcfd8fd9f43b3556be53e812ed273451955c3c928a777222259368c87851cba92c996efc846f387761693ffe87a397f52cef7ef0b554dd244f53575e9f874941b6b4eb49f14e47684555174314690c96a82056a331b93fa5bb081eb65c57fced5ba3191d36cda43193e6223643e4697e0b19487ea0e226e9464c13db4403ced7e02243528aa4cbeb18d84394ce02060dcabea65b9be65bedeead0d8e462ed517b61c9fe150f31d5604b20f9cf92ad8c403e6a1b6d20a82d0738cf983cf7112c02bad6e39403dd1ec6271054a9507e516ee0e7e125ce3d9328ebb1f3cc47902fb7d0add58e15f0a3253e1cd6b820e77fdb7f15ce04804bdabebe9afdd1200f44fe674d5f741d32b5ef07d549d85954311a41e8441d7a75a2cb59650d9ab789e47090b2a6678abed9049c674db4ad5dec6bbad2fb6370755a69e0d6e03ebd7b7d3631c9314480033d33d69851eabdbeb5f9ca8bce704690e499a5b28ef0941823eb91db523f2a9432fa22aaccd5d5fb9f201e5949b743b2ca5689df3b8657b525ce5db64af2956db5732a341aa8c75c87910dc397b879fa265b11e812ab14c13f2a4f855971c0e6ed739ad7ad05ab7472c89db24802e3413b945ac1e514c298fa7f419fd3cb6656947bc2027526aeab762ecc1ac54347ea13600cd99b2843781997d19582a28156c2486a25de305e08a78c316a08ba94799b2cb8cec89a4675b0ff11092eba8beff5e7e0f5344026ffda2b13de96e781f482997f263dca296cb91f39016f2f0b404d95deb0f38d7aed6163254e88a7970d4d98ff07d717edfebcb80c258b2bffc7b744bdcc35343d2619f22ec66606d83e6b5b5857db0d19cc309dc61785c6c3c67924b918216f30b400a256ae5483e75e6a6c4d02ec37216ec6c35ad25a45e3422f1dfa7a24a091fb175ad1c444968d27d62483abbeaac79f0091c3dcddc401c54a0f7bbcb73c03d5c8dc283a81f6f5551c525c626dc2630b1f48625f219a3c56d57632f07485c777c76c442dbcd6a2810a2aa5e2019e75e16a39b1a273d38d46a6529b54155dba7a6c0acf8767ab6b764574e7030628660bdac61d222b39af54eaee9c8246d53299472abcd62eecf04250fbb9a228fdfc755ad531a320f915c7f2011d7a571ef36e29433c0728a4a5954688afb86379b5dc656dbd953511c42a37227007df5cb999346701f156f946daf55d692e6c7cf09e4667e15f991540a4ded5ca8b5e212c600a832b68cbec2e18d0c0ba013c5bdba274b8286101413ab41f68b0d21187336ac9550ae2b1840687cd718d52625d240f5e3fef3053fb7a08c52ebbf6096970115d691e0c945f0337ddf0e65c9398d114d187cfa924736e1e5533ce1e575a11cd02b062b8a9bfeccfd111843cccf7d55106f54393e00d6f50ff6669d6a67921fc35a462dd0ab66cc79bcb0a8a7987451acf6af06ea98db5e47840652d3cdd216145065bc17de4ff6d2d5fee13926d3660c9434b22de791b2e59a6a8a67c72b5b22ddc8b0dab87c4e5c51c99895ac2199163b802e62594f1151aa84e2f99d535006bb144d4fb6723efdfb67b99af59e734b1b8c0e60866028c5b83c044cb98eaed339b5ff913fbe258e4aae653fe2425a9ba3ac5c76b92d1ad07094ce71e58879e7d79765d5bf1cc9a919ea57b30596fcf4b6b69609076e296910aad4aed440640dd51b9bac4bd8181fb08051cd96fe6b1703a07ee8b8bd838d67a694a615054f594745c81770f0a6d22faa450e627366653838b1a7d5b8bd3d6372ecc266ea90499ed3e1fa7399d34b6e8c0c33b6755637eac6e8e393be3e4edd1d5d46b2fdceab2b943c243e0dc64307140ba2d6db72555e0c7872b5319dbdf0599a445b631ed0e2191fc700ad93f471bed2b5168a949d080ed619bd6d7e9a5e7183c6e3d305e38e525745c4148aafb1d3ae321a2d03e86aed272369243792a6e1ea7ff0a606b18ac4fd56fdebb61e9254a1c7d50a51a3812179ec026e1d8147c58071fde7098e6bece86962fad4165bb12bf43bc296e7d57be4c27d04874da5d2ca066a708ad38606b378c515e75acfa505ceae0cf87d0d5e0fb6e7b808507a29ad1a82b9367e63a86d5985877529740902626769c234be7f8d58e9ea3afec67748af2accf527a9ce5b33bd6b588d41d329449b7a7a7ea80ef9aba6332d7dd9e4598c67073a34289ca0923cf0856430c81ea0dde53aca2871a9a1a49726c671ad8991a55817ee710994ad6461804c92e455a5f7dd98703f2371adc2ba37e15af1088300fbb62c2cd457282fc43f03cb3226e4303d5d3924c4d5875c1800ad6038d1a3fac773f3ac4d538f79deaf8f6c5c5330b5d8c3e9c4a06a737997de8a09bf4f973b58295db4065a5074575f3a8a467019e0e86de2ef28d75c12e219cac42100ec6900be7ada65f4e6d6c2652fe0cfe59f44577564e51a7a3939f7dddca6af66e50ac241d914ff86366384625a851a264861af0dd511534a5e95f2ba91a263630b033b3cffccae25b7d73c63898d3135b5c4269535b002aacfc87a71d1633d4d72fdd52a261c5d9213d94aded82f3d6eefc982876c4fc05e3fb55bf615e1066818b6af77b590b51f90a9ae747e23f823ff12c6529362d7c9c5c1fb065ea0b82ade6ddacfa9bcd47c9884c03ccdc2567a9e1ee3af1a43ecc8f10db26e352609f0a87b2a6b48ceb1336f7d8cd0d74ade1f64ece039e9c42731764349a406bfe4510b9d479386dc05fd05867c622667ddb313e958946ef722bca9118f92d6794a2c06a4881e4c955c1bfad2a2fb6c1940d8ed3bfc0b15bc59348e5fc35a199eeb9443a2b760a14d5ed42f4ff74e5d74b2d8e36337406a36bbc79717805d74ea0b5ddef1f4fc33b11231bce5e3bfa23a3b3fa833a4cac6c1cba2d62119fc6274947694880971affd5ee1d2c506ffefe2c6b2ad7f37241edd916d1aaa8bae892f0f4bb8c4738a1b03adee17b645c5ea5176e4a13860e8960bd35953b46e394b080284005e673c077419f1afe5405b3bae7aaaaf589cbaae72644598c408a6236ea77f9c72463c271724abf5a4da58c2d9bbd7ab012fa4d590f8170ba9e2998b70b01eec9395ed7e81feeb6d73cb7c751d0574c663c46578b9f40cd24f9ae5c339b54ac276eccd8ffa7e57420a919188904f81f78aef48b83c41b3bb855a828ffee65c8d17fda497376adba70e604f9fef15e06ba86c7c10c32905904d8e6aee788774cc3656a6e748d3c15f70ec0ea57bbeb46640950c52a036c37f2ef94af28cc0cf9c2931344452bb9546a697938506e53d20e6656cbe0650f8872d3b23124122139a46037140455767b7ba7cf8370b2a0de90e34e6d5b9873975029d05490e9de97273bd02a3c4ba97997ede50f192e54bcc065d6e79309887884c0cea3b9890d2ed9b50abd2c79421f39e4d3bf15196a836248b08d5a82d8da9b7c6f52de50e068400ec0018980aa52ee468ec611c9a875c3076f8fef57a75c6ea935b64c19cfff066a0ae7d528cf47eea77cc94445d37b3ff716a2e946159ee9f8d26acba9190735f6da065f52af6d1f658774b98daeec5bd39ce410dead7ed5e70fe7b86e258183997ca184d8dd10818ce8182ca8a2ff4b91d3f17b4d61209d3cea4864f63fb04b4a558dceeb086941337be72002cf523ba5f3cc1144c3d70614d883498c5da830dd6a007b0955ec40e2e3a1a9721c285ca58106a26c8507337f49fb81effda76aedb9c8e77277fd33a73075b9898fb7edf0a5d919a7a850b0b4e8b96902fa56ff6ea55b73c0e9765c5223a71b77acbd5b1b55a0c6762d918c132407dc13b937d539684b98cdc5799ba061481bbf0287f5ccaa151d9763862c085da8efe697692d8204a59d6ae3eb1ec3bb32cfb0ff77e1ec0010da294330082a9f6d4d75879a7070259d968ad8e83b16820687207bc29a5ba0c909cd414611b9707da57c9d8b5e6b362f3f06cbe5980eaaad881d185f8408067e2a3f339f95eab3bc5677919e803dc0a7446f07cee20d2593d162835e8ef5464ff3b2f28e24cf1e36a746a0e66419cf0924845cf7305f91b57100b871cd9a2a2cc04acb857e89a004272af77c92453202d3b28484257b8760d49e6a028290a9a54e8f10a3a274b1ba96ecd557859c6374cbd2689adeaed0912b85526781df5de7ad1d2eaed16f56372745111a39058e589cf50a4a99f41fe52e41f33c0eeb3807fb556e5bfb1b932b122bd18056a7c7c2789792724911ebee5cf7aac97c783e1e2c8adafafbfe413718384080c6b73560f5d0d808390178b60d917f6f1233137e9d9ca4a8e66db7b8c3c854fc8fe166cffe18fe7dc4d0ea2b3fd945e295c3dc25916043bc44df47bdcc61e09cefce5aed4febadb66968874d3ca85fae996bafe9a1ae893367fb2086ed098e21b588e9a3927152280d5fae58a84476d2f878f32ecf5204f46c8dafe7300ce492e6d8f87d0cb8f1972f2786924677ce8ad42beed33a99f2b75e0f57557e73bd3770945e3dd2400e83fc8992d3e4c0d72140363d2366d860b1cb94b62bde10e2f2ddcf7a2d0c6894e7bf3350bcc80eafce3a141d9c0aa7cb804ddaf55646847eb54548bf73f8e0d4f7b1f7d64d824dd64b7012de02433ec798e627b2480600e69005ed57f85080d10329137fd232f948cd71f4addc561b4af14193e45cb92e8a3350b8207b559ee03eb0e295377036837b5d4d066dbeaa69fcf33756be76e302bb54c193df90afe80fdca82b56927950975ad38eb3e6c6bfee58ade103fff229dc2ff6d330604c35d2b4c8df2f8919ce992854da814ffe97d16fbe807846ae43d01438ac8620143ccb1c604b32feaca9cc72923cb0eb2a3ef6248f3020bd5757f8df805898e34460b8a556e7745ac668f7620be61af46663482e51a656e950299b90cffab42966efc0114afc7e4a4cbca1e85fbcb668ba4bb9e5ce981b7bded32dc6c373ca48e8601c7337caaa3328c869162d3ce027a04a0a0433548a63222d0cb64b8b8832d30c5996fa2a476c3d8b16546a827b3318606160c9614c5184e404df3ab8f29b7e99469db04cda81fc4e3e29de91b335d0e4705c9b81cfa52e19acb9b856b39fd454c586ab0e71217bc4e80379d619397f6cb439d0f4423a0f7afe48e351c0a54ccbff48c274bcec95495d0af4a94e65f546b6f6f7d7cba0aa39c2821ebf0bc2d6fcfa2331f48bfa0b3e46c78b4087df67d682b4762a59d680cf7c11cbfc8ff14fe66982265f78c19b467b3923683fb6cbef92e6f4768b71d62092ad065566a9cd14e88b48f44d31f7c64ec5d9a04f3e9c4d33552632deb17880e5524d8140f573d4b5bce731f67b8e9bd2fe16f1925ccf4ebff2b8df3ffe9d3391d6aa8aba266dfe3d0d16dc2f532be63510542f589d6b5d25146b54a1c1ea439eec1fe661e33bc28cdd23c1fa1f2bca981b31365eadd824e12f5386bd8aa79f5886822b6c3e10fa571eeb9380b4406d67db21790deb8e7437bbc532f90dcbc713ce0435f5a840052bb0dd932ff61673ce5033e2cfecac48cd88a5287211955df7352a01c886192c55f4e54e54e732af8f0a9ab6dc0dd5df8da5dc2bcc0ea16c40d0c405739fe77f4f3fab68470b31d57901b45f2190af30a4f70955ca41406dd95cc449508d3ff7c661ed21e5941c852237b7df3938f9dc6ce5444e7180529c9ab301270018fa93f9a41aaa62caede1d63f03b9e95dec95f12f004619bf50964f77d23d5dda31d054e08b4bbff1053a876181190fcc22793a5f6db3aad9566538fa0dd01306ed6be73bfeae18ab7c0bc23eb2923ac3ba6ccbd9758ea47fe5854be6982e4524f54345dbfb5dde5d0cc3ca5fca4501a2ab3885b44fd6f72c1e451156520a0c10cd3433d8d524267fb217221f5905a516da214331807b4d5072c83fe5be215422eb0f37c92cc922e2a1e43c84279f4246036ab4db3e25ea4bbf89652ce33d411ed7319c0f4a90da7b0abae57dacd06aeb348ff28b0c25bbcc2366748c3b71a6270f923b9c4159bb7d3fc17db5ec3c1dfefeeb162b56620dba7e37b27f100cccd467ffb556befcf69104a05bb72aa7220dba16e7975c59e4486a1fdba23f3b498dfd731b8c01043ce8359a70f023dbee9edacda012c53b2ce84fc2b0b8f610254da4c56ddda5f5614d082c650c9b35fe2781f8c2709909afc6ee010506e9efa9a5bb48f93d439627bdf3cfaf4ccc39073fc21ff4f41250d95835ee1896129bb4e99866ae709f1a87de795c2e561587a59339280a8fc2e5d1bccdf0a91381a4c7aa150f76691c86c0990ca98bfa8246c06b1d17fab917e9fecf6aa928e56083a3366f83e47dd873bf82b1637d2c3c5f098f50f1346b5bcf098caac252c4e65a0fb0771941da3196196a7fa89054bb82ace8fa07f958a2450418d1a50bcb3360c8edaf918b0aef0a17595d9d6af4805db1a9c33043f7d0b05e3e8c9667cef95f011c10b7a59f2b26621d183690f8bd1b7cf1592b9edd77ed380a045a4a45709407982bbd426b9dd387edf1069998d587dcfed2aabed7f526939215816bae423402d8f4c258ff0ae0cdc4442086370d8e6eac8b6e0fa4dc2d174e48275892d71f605aa44ff4a73d8d3258d308412d0cdaf60314076b593796ab42bb78a788f07cd52015868bfdc13cc53a462028939c168d2fbdda3fb10c5553a88039cc68f4e63a3c7f95d2543222f54af3d7bd5442eb67c4cb39caeb4ecb3f45243dd87a41130c28224a5b87a931efe22055377fd25f6daadd3489b8e3e7be5bd2a35032914ed690e4f345650b1257592df95586ce559c0ce5f2e716a84dfe065255f62dc8b918da261daba22663cdbe31752131d9f8e70f271e8376ed1674a5200e58a3aff37277020bf9d57cc852185bc05a65de81585e9aaaaf03858138717d8293346ae89a1bd66a9c82ba36ae8fe4cc5ded518c52bbbe6ad3a82f076eff36e92a99dd566f4b02dc31afc6142c2ba9a672be56039724a6cbdf3bd4cc98432e489c201984d25f16897c6671ae3a9c1c7c8e7c79916195b13730cbbaeef152b388bb2c4d2295faadf2f37cd9036516c5a6538f43f53db322d6bcac2ada00b389ce26e7bc227138900665e621af1f660eb54bcdd2c3c3fb034223b0a9f48c922c15142dffba59e907a4788e10b046c5bba63b0a562e8a89da78a270d42aaf5669b72fe8edc2f71572682db1ffa76d0e8eb972a9d1b7d5c6981824ce4ae59182de819cad77a83d25960bd2cf863be3a64c7f8550928b5683fd306b4be23ea86891439e89ec17a51638ef1e4d61aca6552877df6bf944656a5ef1264969896abdd1b55f9651b442ec91839f69ff30236077fdd4f654ba0015213531e89dcbd06884497e2605b9141d8131dbb5e77129a6d27eb332cada4a1c3a94f2f9341e4a53f3c81e4b4cb2e2e6a100ed87c51971a0e749b0504d6e84427fe2482aead54c5388c377d71908cb1b87571331c46dacfe89964e592c651a9587e0e54082138530c3fc63029d9de1b37f4fb60c834d3b1645f60f789b76d9cd8728d0dd54596ff884842c7c15930074330384d791436e3f60c2fda83018761f4e1bf77a413c946462f588348d98608eddc32e3656ba024a57ad33c3eecd62aa97557ba4fa7787f3ed70a096d07e7bcaca825c3f3d305f49db7199623e9ac16023e4b976a6476a72d45481434090777868033b2c5f122f1a9dbb0ddf7619ce8748b76672aa7101b5e076560019ecb68c43ab0974f004ba8ef3050be723b75597b5730c498dc0e2ab7ff3d0679fba5ee5cd2fcec5193c4747a7a89cfd594231ce7cd55454bc460d28b7420eb55817a23f213e70e81f4db1740b710d893106c0077b95ce8003ff02c3a56e5d295851f4369c0c5747b381b8b9de9ed517fa4ed10d9ed1833a693b4d41db0c07a1b93d7853393f5125dc505265e5c08e7c269f61ca1b2e278a427b4aa2bbfa0e883d0b3efc9b31860330a6de997be8da29cfde3ced8e003096b3d298e9f5de5dacf0d6da2eb24aff548655f24d652e572753e504f05e01c1eb728a87b46339c3ba6f5f631d093f321079e64bdbd54cc6cbb07a4eeef8ef0e4d3c904f104a2e3524040889e03bfdb974efd5f506d4848765785118891887f8016d088bc44bf2af2b681533eebf174172ad1f3cf704768e6ae25475858408ba3efb9033dca2397d7979160cf922719432fa0a5bb5e6ad64a4af61bb5921f92f7f3bd57b5f94e0aada1bf1a7a8f37f4c9a1b7ac8f7d096447e50b0c67c69a6ccc162a7d00f4dbedcb3856a66d346de5eb2915a2d49d2acc86553830d4f89d90843eec3597be7b31caf80a160cff077fdc16feb0d0f49caf31dfe477e7a7e6ee3a4f12c59d8bf9a3633031f544c584b9a892ac359c7c967bc8ca13976300a0c6af851c262f51f3c0ce17864845acc92a2f2cae528d019e09d074f9880da6c78e63d37d89e6f39bb8afc10a2cb69137a8cdbfa7fa53e246b6efb2e9d38f33819c76c16fe9a9facc7a6ee296ff75a1f61bd8e10927cf26a473797a7cf231773602dfe65b28792e3c691f6e9295795649a0070dd361a26589612e483325c9bc84dd244cb1b24664925deef43e9c0302bf43e78b3d9f476b15cd005aa858ec6bccea6f5feaafbc39498ae26386347d777ee87b65bd8bb527a7e4cedea4f4bcd8f72f18578d57ec4bf79e52fa17add711cfe04e9d8ac2c0a268e527e5b0dfeb26e158a019006a27e5ec631e11fb3df5044e5b989773301fb66bc68d5765fe1cb388706ce2b762ebc330af02a02d4a65cba55aa0ebe78c9c37e23cc275eb739089c9dcf624ec2e16a48cf9dce51d4271d4eb61d889e83e8ef3564de578c678bb7e556da6ab258ffe02f1f187e4bc60e03fdda027863eddad24f4db9033fea150a4c9d77624a51a256066307e8fe3f3892033d7ee8d9e6be0cfe47bb1baf602028df20d3312cde50755a87c57083ca8a11c4ee19d009dd50d09b06ddce97b4c8a7b7c72cea30d893d7e113b2e105750e0374ad4c63a1446fed878d65182d283e6f1c195294a04c49368bc20942216a2fdadb9985936ea34e98b9277542ced3454df2a8d1fba02fc5aa3cc0c5bbaa0965691a66f9419b797449db49c3252e274d6ea29ee940982fed4c84f4bb3caea843371c661cdddb3d847c7c6308d4dd48e031bdaf728a38d41d25751335fdeb4e12899c8870ad104de9f9aac38155dfe16a6b3424c5a31599d4da2f26bd661ff9090c2fb7cfd4eb75ff54e1431a7cd5f5a34a1f646a417fe5ab5112eba9944e452556ebc560a29e0adf3a0a53314040e17209ee35fa04fef00fa2878ea135bfce66789f070b4cbe23fd50b258459a67958d087aaba31d0b54b41e60172e80c6dba3195b8e17a3c2091c6a8cc8dc8c25a86218b337c9c3f61e67141a44721b887cd4798bc272096ad01c993fcda849a9aed5d6db486799c4b16d02f0a958d5ba54934e6542b5ac2e58bd6b5b95561f996211f0cb32bebd8a1984d92e3615b7ce07eb5d57cb4106db978499c74ef6d56922d4895127005e5b25661da726b3fc48f950c5382fe8d30b3ebd587c28c0db6fe7345259ceda24b12373c2cc4e5f09c6461271ccbdfe18654c8bd64f0e81352931b96343f3bb82b1e0ff7a6bc5d5572e992a6a8a0003cc1a669049a2c866fd66ec1b30266479df6204065640e07ca51150aeea3776a302396360a411b30cbe857493d1a30fb0671695a745e298e39bf017e4c8c58432c2434d3ccf154d588b67f94ceacab5263f237a2848f05a91ca1ec7d8b005018dbd6c1ae0ab3082e9b30793c118c9510ce51d49aafa25b7c1607945606c72e91d4018586e8783a2b9308110ebcf3126a8236120c9e9d1d8d459288c5243b7e42622ee72e48c61b657688f405e2b72ec80a04a69016e6b8642cf8ebcddc02a713136eeb5ea8e015dda59ba0485f8b24ed67699129e57cf4bd584deb12dd2e640c04347a7ca447b3304fe012d2621ae151c989b4ba2a56d85ab0988ec41ce77837d630182e9e80e6950f67e0201548c51866e82c5a342b1e55347007bc1578c720e1a6a1536f314669ff4c9bee7e49ee88fe33d1ce1fe5843a5ab3d99e0ec2f3e926a22aa0d379643e712dd4c04cd8e07f0cdb91da2c47359e2ccc52101b03823707582001c8ccd8ec45883aa682146c6ff59f05b91a412459062e5b6f3df7efdd11cf3427c245c8757a58a27a6d05e5d5a030937992415214fa4f0a398cf9aa2e52b9ad17d61a303434e38eed7cc60b0a0d4505082b13639fa09424b398d384d9eb07fe33b88d8c7dad740829285844c04f46268051fa47c8afeeab61ef4fb957c1ae66d601b65d8fd6c073827c215f110b70b59916f327cbcb1676b04ea228e8bd50f9748c4c7a740b7f2936c242656c72c7b5ab0030e62c57eea0120e06e91524ae47a6429296a3c390f3221cd27c170aa5cb93deef4e26b1ade4b9bfe79631d6cb7915a433715333f4be8c8144a77cd77484e4d98141489ff532498a47d38ce5c59a1cead7f1c5451ff010a5dc5b8934b1e33de221f5a214cf1d3ec48d70efbeffb343946775ccd527bbd7b4aa8dc0bc87af99e265b07c2eac60ca8ae953eba4175196100f7bad9e15300f89834715671e15dfe99d445b6a7e43744e325077da8a12ddf7dd2974714f425435ac92ae82c1bda3ebc92ad0e85a4e7fa55fe8121aa7c9d63376b629c99a5ad72d00efcffe5e0f05fa6c5e7c0ba1c8954ea389cc06b3c7086af4a865db20aa92e7d538cabd998f8d3c8ea83dd454d241611c6228ad63258fb14cea0daff9ec51f71ba8cf2f09a44b781396b221c2e86482ff0d5e32e4c43643a3f59c293a27241f58f670501e34f59596d3a48186269b08e67b89634df5882d63999367860cb8b3f89bc69864d2efa0bfdf1cf096b2e96f3af5a5be9359c591489934d3ac1baa29633238ddc6430c2a824282df71999e4bc40958d38ed173d64504254456653837e3c4042da459fd288f276a787df6373f6f56d44c110c061d9caeb749c42cfcfbd103b2dcecaaca9ceff7ce9b53987cff874a493c92f06d724a38689f2c2167cd2d5d4d195563fc2b7889387891378e0abbc245ee3a288aad7f8597af58219b1d89a5c7487cdcf3209a14970148a9c0f908c0d6eeba6c8d2e9823222c35077357b304f4c4a30e467ee85471a8aebab56aea0befd4ca876116479f6103a2ef941ab8510c7f299df26dae7abf577f8812717adab22d30d4694d688c50d5572c9ff7a4d81fc78b28bf64490180563e91fccda47f51c6ce37b067ee0b92f3278907d7e3e9131918ef9fdcf9376a8567ae97af846014e7d529b10a7d0bf7a1ef39a09052886f776b9dc40d31cdf6f4e97e1c4591438afff7a5f414f69a7f5a7256a23685ee001b07fb051e80c6ebf8ccb55db8db9ee0665bffe1ecf9217aa3c75e3fe4653283946b208fda025bcded00cc780750a73df2718717af1f125610dd34c2a879ed76974a6bcfd31240fe8dbb7be8557ea8aa91e51345e354dbbc52bc09f6bd75584045ba65cfbf864cc3dce0c852aebdd70ca8d37679b3bce937f71b21bcacb9186811f889508af37e8cb6c2d022badb02a493c4148d0265d4ae5bb689e6fb85bb1b4868b00d4dc1386a0ff6dcd86f638112f72327d276038f05023032516254a9c16ad8abe452676ae775c85a00cdf1a8b5f4ee8c63e42ced36901a2355a6b72f92e92e20c30f1ed1c937e36d001e1ddc69bbee185365de4bcb472b6afd71f924e211e88b7cb25dd9c0f043eaed90bc13399dca2e0ec40b6f3a93c3e906aa93c1b9fac8fc0b00e6919fedab64612881116a701ee930c807633de0e678d70ddb51cdd0c11e359198b202fab4791d3640e0eaf6a45e142a4d9b54592bb70d50594d0dc83b5c8d52999ff5ed29f0e9feec150d87bfdbdc16a582fd4dd8dd8e08c101efa38ac1c626eedbe9c2af4cc9e719af2dcd28477d7468291abaeaa99bdd5f2aa61eec23c4af0269b4a5704249ca2b5092b90d38a85f4de85097984fe78987e8292c56fb22453cc617bdf47350ad5a053fa0af73b2c91fa89832a9afb01ad111a3dcb74729bbe024be59b61bfa6cfd09125515189c0340dc30a0a6b5cc76ada9dfab458b5e6be8852d7fb5213368678000ca31db437d9b9b53f4e66ccbf463147f073a1c9424382874939e5566ed709f1e34de9b1ae79746bc5a9712461cdc2572974dcdd1750ebd07cd6535660a7f5f23829138f234f1ee8380b2a00c2c47d17eaac8fe403da6eced831a333dae51208f0dae0278c2e56dbb72b8818d18912d00f58fc4bbf6141b6c6fd6ff3a9a3069545045907eacc591d411bdc7dce9a82a29617f82b1325275ed029238abb046283bd32c9f72b305848672c7b71dc7654e84d1b2d3c07d0f1e90904ba05bee543d4397ad913f1f8bcfefb787d5c406208fe38835b60aedc211dd8b982af025dd538088d96961d26cf950becc8d9c5feb0ec5c35b6ae864ba0db79e2903e23a5edda1b92933a610f801bae28c2d66e91d1155fe74385a0769766bbfd5a2aaaa5be0af7ff9fa523c323ef90ac5b4cb92b2f69bf791e80c7614a4d6b4d1a4cd85ff0ee797dc891cfcdce2a7db8446fcb2fcc2f901a86aea198181e817f3dfe143ea4765b0ad7e898c0e7683918803531549799f49c175d2c3e0ef1a8a44f0ee096c359f3f949c3dbb11d3e82d9217077774155ce163d9440099c73c9b6c8b881af18663b022717fc601b5b1e6bd57ffbf7c41c571485b218c6044654a4c3235a0d825caa7d075d9d5628ee4b6177352cfb8ac5e26b5212e718818f2e406a9b01e652220d5e5109e5fc441cf2d61682a3d2dd63deee9f17d225c4fd3cdbd81704b5c8a721ad3d066ef99c0f6bec856badc64d9b120df11dbd156b3774c095115d83069fd3277d71dfec66065258f5848ca7993da478f704d0579eacb5574067daaf2f7365ba264fd16e7c08aee3916fff519de0c21a544b63ca271092f4b3a5c2336e779beb781c16e34a337865570905e9df87feec566379960dee2dbd911494ca5bf84a52b6829933822667a02c3d5740d52575b838bf03a90f4c912b1a0b29d376d733dade9cffe3de42fb93cd1ca30fbd99910543b0dc0148a013ff77fa38c5d4f8e1acf0a677d6444aef1e1f6df02074721ec116ae5d599e5f74f477b12a11ead09db66c1ab71a5b58fb660b5805268f1f09c330df00004204c265d74530140c618e9f447deb77ce625d1c5929c6d05337e230a9085d597ceaf3bf9564a3d1626943a56c2fe14fefbc0a22be0ee7933fea37948281f0009c10533c4cd5d6c45a44a88e3e34d190df07ee54afc8540f78bc5f9e0c7f2eb4feb93d4602138d5269e70774ba5e0cc1c9aa1eaa02183e0808d5aeb2328a66b261c7b5af688190e478abb0b33d83a6abe228aceb47773c4f82f479271c8d19d0d0b1e4bd0e3a83fb6d54035fca40505c4a3bc74143b33ce3e421575f468a8406743f5cea6fca0760b4e3ea57c46a66f9ed5a668ed621e42f16f28d9ba368a49d38bc2e02bda838560e1658c3a2333ab300bdf34b77e8750914d0666a93f07cfdca3033b1e5cc4dca5b249f9d044039775a6591298a10d7193779ab61b9c2e3efb499ca32c3fc109bd3099abed2255c6d64f4541164d21eed7ef2062c0c2e0dbd14c3dd344ee2b7adbc35856f5f01d5796d01521db7f480a13f1178cc02ed68e50f234bafa05e9fb722199b38d751f247374aa8dc754f214184d62a6b25eecf64dd23db812e43f97d9570c8b85d2c088b05f8766c0bd38a6bedb44bd058674626fb05cb499f1d97b4c70dcb01e63fc36420024a207c6a4113520fff04d5ff4e0549216e7fac729dccea739a1bc1d025fdc22dcd57fe3ed90ee35c2c77b43dea949c5f1782f85c4b2926e1321acc70cb2fe17e5a31303e5562908916447b7643f193ec2c86820d42e3023d0b770df6e7cfb27b9d1c321c8c5ba389480e6b1360cf25c888f2932f41530c4fa912711e33b95b295458c8673768204c01ab7c42a785b50a93d7213416abd5af6fc74c19c6a98bfe8a5e83a3c1563024796625e2d15fead1be1a71d156fc5cc6d9412555fe940c03d6902015c160b403262cb456b5e279c10a3ada3c1551426693c03d73d2c6adebd8fe2110042854eb21fcc2ce47cf2e43e7a5411e7082eec1f8996ccdba1f6185e6c0c4f0c3b4eb4fbbfbf0076331fa17a416186ae0a8af0f467b0fc132b5f3ad4b43e0b7de6dd99b75a9874bda5087d73eade0ad28dd150484ea07f57bd45003fdcc501bee89e5fe171049153e871ac135a870b0b76d4a91593344723855d270769d531c4377cb0d848744bc7b42b02d681a16199426e2f745411f8f366cba6ae345a8c6289c9b84a07458a2cad53bda0aa2aa4f622c03f8526497330269b56f756e9f98aaca868c95727dae0b6f304ac4b4be0027d6c3e60cdb4ea77b3354063d278fab6ee053e0ae5cbc69eae14145878aa12ad6d014476c1c9a189f3a433603cbc6ccec3cdd230270da2836f39afaba1ebca28c09dbdacab329e129144dedd00db6f159059eddbaa8311d2809107d1e954135d6b6b3cd51671cbcb64492393c26a975b3a3d2733422b8b1d32a11bb7c4438fbe7b10861dd44c16130322652e8aa23fd14b352c838e42153032ecd70228af22c654f62891a0fbcece28f7804a26242afbfd53b1c98e75f12729095e43289ea81aaa39d0558ca6c3e1d07f3dbc6a23404f33115e4cfef8a0e2cf07ea980583dc9f0b5c1c25d3f364bb4d43e35ea4f80f0fe71df7a2ecdbdcc098040b234c55cdaac68eaeebcdc1a9bad790468a223ffea3f6be931dddd81ed896c56d26ab417eeb317ecaca507f4ac8cb3e003bdf1bc090888c11df62c0c10131ee5425d14da92d21d78dde29e13425ab98d56246ef9b76df88f1133a42eda6b49e31e4514c51912d85ee466ff20b472ec60b6d646a61e7ec24cc533ab517580446b2ca202e3012ba2b96e0b3eb409edf7be8dc7a888fe18165d92b6784ba8170f01a48288a9236152c6d7bdfe5941f5abda8c982c80bab8fa5260c907736174bed3ec3953b1a2ed68eb317c1a4ad9c6eaeb048be3930c09223d6e621a6fe6adeade71ecad56d7959d7dc7bc09c65ccd11b8068ad52176bd730a9ad4032ec92b4f970d8eb6410c1915d4fc550803d4aade17c980414fca5298f026721e84756215a2f8aa60375aae39ad38f11d553fc0c1f1f2380a7a343f20338e057e4d157a35f46b53270b476b9bf1825435c0c23ce4b60364f692f41ddcdc3937f5308d0d5b3731ccac50b2003032769a9e6aa1dbf4337f8453392c942997c3c2cc365ef5ba529ee66edc90e2967291a5aba45d3919cec708877818aee8aa9b1bfc16a80764d818f78b1aea9b9bf5659b9859fc6b8de3f8365cef1b5874478db37d83e6c9756cae8b80b99ebd203438e2de54068c1015fa1e8a09efdda00e89cd357d08ccf5026dc6ce49515e4b029b91e9f17aee9557b9cc1f021dc02836168d7ceae1beb8f302e96cd82eec0f8c19b95271f6787484c85ece41d1aad9b87d44cfde648b9aad4b9a76a054e8b2bbbeb87c3ed95e3eba556a95526d7ff5cae6ab4d313ca390466edf2f093140f1f889bd4133e4e03a4da5cf7f945cbe4e2498f2676b6b4dc31d005a9da829285041f78d99733a33296fd20bad5cdd7d6edb8a8b4a78e0b8583b8cdfbad2f113445811a7ca7cefbdbbedfcea31f6b7c4a78b0ecfd2a7fcbab0cb8332c3713a6141bf6be147359809fdda1f7e87a264e3ee3145dfea7f76ba0fcea6059f027f668227861545e6201da01c0ea19ae900e892a3d53e95f39bfe3b60ec6af9095a68e4725ccd35137595009eb9f57620e4e5b4085f75accbb9b6aed8a4b809957a2b448166c703aff6c6266717bdbfda7e2fec038d4af4baa60ff7c052dd545de4ce3a71af6485adc04589f580b809622bd7d6db0929b1e4c462d22e359ab3249a39643701190a4b9339068d3e86b33c599b851ddbb147ab8319a9c6e123f68dcd067fa515a05572c8cb0585fc596ed92e0d1081ac1ff041e4a69fecd4f829f9d74c59706a0341612097d5b1e37871a6d82bcf70faaf2932bab5adf44dd4404909c9832a50ab038e396e275684efd8c8c7a7e883084e30b8fb0732849276bd55c7104ac7c8938fd0a090df19a0d61c93670fb41f82e303d44e23224cf9a3f134760940de41c215c69a5f82045f79a4e96e6c19af9344d666e6aea21c458a301a4bef9236cbe79d4a53817b6d937e1fdd63c7861522caf348c6342f2ff98be7d18aa39bad1436013655d5182cb5fbdd21896c413d616813dd4ce3e508c3577e905d46d4db24289e42fa16d89d4130c42ad05ba2b4837cd5ea038c34f9cd7a8ab96004bb94e06377ff1cdcb0342726fbad646b1c8a7c9cbbe686c5c0f6036138088ed1181a5fdee7ed6549a822ceb034024b21d2eff977e3b6a43b8cad68b30fd743044d0e7942126ca355abf36ef41d2484d30978b4d5f45b5dd62bc8ae14dbdd4d3ac5fb495be76cc3f88ed1d724e78e7900754fa30a038d1228e0326f2f4d03568c9d05fd7c020cec61dd4db46d4da87187015ac8da48aaa566c92127cd8732eeca48929b0c4f9d45457313c0e53daf97c37bc518198dc0751359895d782f1aa871f2162b71e11f47d0cc96439191fe4d1b24783f334c5db88239070311810d36256764d956fe522ac950f2a14802f70b272080518dc62db0dd476f368ba8779957eda38ae016363e5fa5705fa69100d2a64323ce4ee0d59f55e349eb2854b5be5b0938f9c92fba4818139a8dfbbb8ad99e416778d5f14a5d8f37e4bb49914a1679f22401fd6baafb857754b4242f2a3498ee9f1403b3a96afeb110d5827a55de593ec384271a2eaba69e31377b7fd4a0ec2fcc8566289633535a1d682da567571121885b1bc64f1d6eeb57f6439eb573f3a6d79d717163ba412b10a643498a8a24bc2a3c75e548cf1b5c00a873c05a94f9243ad432d9bb4465bc11a8dc76728c9dc3659ebedd449e4cec4b4ff3e152d8f885fd7678305ac396c6672a779b83c3e250cc7ff17a98944838dd39ce930111d77625389f705368a0214f22cafa50acaa93c9bc1ae800fafb541b3db1136c19328b751e64acbf0b1537afe40a3da35b399ffcdb0a534253800216d95c5d7aad89281d082a7f25ad3bd680e74ad945184e61ad3e38d8713e6ae36ba12051e393819314a98f5b4a05d81cf8b3551f7eba57e38d9195c2a2e5991d34313ada1b2277adc7b064ba3549cf167c84742ee407b5474987fbd3f356ade939abbbf4c12c28021be852a498d73c3aa4dd24108214b62f77f09cd020a5479764c0f8b841c63e54aabfe0152bbb69aca5ccabfb511c7d697ab236e9c785ab78f9db556b3953872e76197131cf7205502afbdc3e0da847cf11666678d3fea9e516782dbb5d548f33b782d90a50aa587890c60ba7cb23045f73c54f03e08afc3414727a508d9648b00755e41d47de0c942c720f369b46cbf74f034a3c3e929505d04917d09f438768b37b55368176f09eca44f650438d35baedc0d0f07b63464dd837e6b0b764bd9eb5ea5be140b556bcb45a980dc8ff561d02b83b61038b75713b13532481d1c3e88e7ca8be177c30b542522d5bc7aa562ff57b4b0028ab6d90f5ebf3829be85b0cb16ec57dd595c79c12caf6a97bac7fb3634dad2f5c9d903a38ef4a4ae9b03185f985ef3ea73b46913f03b8c9306e6d47992e1f37b98bb640fe60aa3a644d59584a6f4649aec670791642cc7676ea2667d7ca02310fbc83e2d55f50c41873181998088996463ccbf27598a84ad8ec5d15ab44c3f440d97e48def557e46fefcb729be3f62757f96777ac81985b05d4012878a8224f8f93fe2da24c4064b6f7e8ce900e346886f76a9b7c41064f970e62a7449217c90a33ff92f8b2cc0c12c24f6dad425300a39ff3c6cbb498ac5ee45ed2c978f27a5c6df988a3c7aeffdc93382e90064cc445049bcdc85a060d570febd04fd8078895ae1e3954ddc1853688289730449546f3f41d5ce413e447700a0292f37ed08c36d138e21954fe266bb8599abb523ea3af681c429e6fba296803a6450f4613d868c49c984e28cf81fcba2bc9e8df97ab850aadb8ca80db37b5f28247e4632c78462ca2a7ba6737e9906f06e050391c4dc9f2f7a8b8740f4dd09e8df0fbb4a1ca2c1c21609d20377977af40f85364c25e3507b35eae7f5988b5edf65597692d666f1ade32b0408b9433b5f100f0aa6ae8f5d756893aedcfff4602921b9d5b6277c37f621cd94adba014c5a576ce37afa312cac393841602ce1a064bda60313c7ca4db25f2db2afca22410efd08edb678ba566103f36dd7bd655265513444198c424948058d694f148719d69c9edb07e5d5a84ed83025fad317a57b0d994e96a8fb1a0832d297147ecf7214071598e935266ef73c2133386d19d5193dfbd1e97ccddf9a040af9e03a6a3949ce057dad316afaad223def4c0c795dbbc48a5945911811e0e5b793de46059a715aa72186ab24befa3a2866fa03b102bad4fdfb9f8781b855c766ffe0f097546d2ba09f9ecbfc0d6adf2382f7669a1edaaf8f8596d821fb36c0f2c8054fa9c35eadaa8f60058838d2c97ea35b2aae446c86ee69c459688bf5ac06104f154fc10fab8b238e59465bbda1c7e5e8efd261bfc5d99df07a91acf9c6f1615a29e67619c6937af5463fe3c60ca60e1a318fe233577c0cc9bd3dbe4e9c9d54bf31cb98fec22cfa55ee2457153f0f11c642a10d94f6cec7328f2b264b72aa17b5a42a44ecb0fda0f9ffe4ebfbff7c42c44b7ec5d32500857b5249647e0214c4db8b096c3f9309b424c706ff81ecc0d007dbc28a2fe2e9337a5cff7be9bb6d1153cf42698c5700d4cbcaf5067cb10ec828679d458d3beb522f5a82e0a398cee8b513f12ad31443a78a5551c71c3b0c1e9da40a300740e153b085eaa21da8710dba4e8ca1686e40f5417e57341813d9dab08cbe7de9c9eb93058e930728b4e6d753a98beeda852992f17691075ce5cc9a0a83bbd4da4e2cafa6948562bcae541db0527fa18efd93301cf6c5405a74cf26e2af1018162184f8a4396de503b58732211afeedde02b5398ec91d0e592a5fe5a284008d9553e98a8f2434e4b2b9808209d8dd7e354ee56f9e39b8197de011edb9792471980eec237041864c9150480697c5146ae667a06f30892c5dfa9fd89ada3811c23af7bcbc04de4d56785d05d4c8b0ac7c27f86cb532a42c3e10cb8554979dbf00a15f5f23c598c4cc4b86aef3694c8d3f4c6330d30680080a8dd17110093f70278f9dacc3854bd35e43d4dc21b9b44d0e0f0eb9e8793ee12a0d10a85ed7e7975d2bd1e9dd3b93cbbb6948e415053a26d8113191fac5dd6f9e28a04d98619fd9902c4956dc40639ffd538a24960b9781394ce812ac5ed64dbf1b49319a3a1524480d39bfbd1d13db13c74d3a02632c2a37962501f750a744e5554ed31a982db5f5a2d1725bf5e438587f5b2b4054e9d9d3f2e6535c43918eaa620e6cf3347e0dc6d72b2a83b2f16f815d839ea532f9fb719a9c680915ddf3006508c76ef066f8bb8db7d571638868677dce14a14ec4cbfccf187ffb5c17889f0db0a5473b04da7c57fd805dd87e8cf239ae56121b15b6f0bdfbf94b4d9dd35f86d42c4b48ff13bb81ed6c82885ec843ce573b3611c37efc313f007aad26d2bb3959907b2378b2c42a4c34466646a3fcc5231dc755dfa19827647c39f41f07c22c21d56564977c71e6d915ee762b3c78f8e8eb27da578705ddd963c92728efc0abad350d9518489c990ae0d4058b99fa4de678282963c5d6eddfcdd71e2713ac384c056edb91bb684189038720ae2c385fc4f92ca89926ba0285f07a9b145dc66a96bd76191219dd73e0b4c221096e8de3bf0d4175ed768875bdf18d1e30c7e9d63b2bb84660c5a877dfc83405956fcf5c71fbb9befb66ea52cb2459f99dbaa5d9987a8186feb6872406a95f9aa2aa88441445c4a6b4b0b93350f16cddd742913f9e4810ec804076a2368dbbd4bfaef0a2712640d56e4cdb18f226b631f3cc8c4861573847358c8bdc6b1b65a3c0c5cf983e30efe0b000c73c70c2e0a573ee30434cf1d2dd4f83060b478978147618ccbb3ae8166bbac415e4099945f62f62aec9537e44cb1633870005a585b3e57323700793de11a4a0b8627ba230f8f1bdbd66bbafb0d94edaf6d9f9d8679124cc64916538de1e16a2715e45c5d33c08a0766d66a3b1622ed7bdeb6941562bf91e93f21ff8099afec5938e8b61755662ab2c0ba71e093da262bd995bd31541f9d149d88876a782716de60aaa3eddecfb628a0e6d47322c8bc1c6ab353288ffd3a324231f02976910cfa9dddfbed1e629027dbb312f8c6fd1ad5784a346ed2b58a5c0a06a58316ec836ef255ce624903a0614da087e649b80b4dcd8c576ea3445bd35e9b670f423cfd97689fe37d210fcd0a409bc49e563187967685f9eeb2549a2982c2ee33e27c2639a385cf845d6675fb43c0dbcfc8641604d8160f6f19e3a64c2b5ec57eda68dd2cbf89b35eeef219c1039bd165e09306bea4fffc207f75b5be6bcd3f43c48a5d82c0913e1ca536e59a46ac7aacdb13ebcdaf35b6a4313963a84c73859176fe0882965950ecfcf774d15efb9a90834d3c5d28bb73150433465489699a8f7fdcc91ed119964c988099102a4313fe62dac39adfe8da6235fe2a862b637a11ba7265fa242f9282bdea7d7d200dee089c9d1a0e5be6044a6a95e1027170c6b3c7bcef1ba0f10324826c3309605673f53ff60df852545f7dcdade9c68fc05e3cfb4ad8c608f8caa8215b31f0db675bdd368aa80932279c3136398508251899d8822207dd6086ef1901c8a7844dec145e30316e717153e20151daf25d9a829cc87d5d349bf4dc20fa5eadfb6bcf92939a4c5ae857455c1c72b986f9408956d5728a897c1f59321d2d8fab9504e563e986256011ada31845562209af354a308c9a2c61ba1a8c54777aaa06ab3cd48aae1d1127961f1c59766ffaa80e2082c244177621d3733c798dce9ef8a8002c3026d5da58eb647d2b779d6ff6eb43a859a5c1ba5bb5a379bad179734e176f213759504b37749d02826f67b0b171abfa6987d97c971513510ea261d88787c85bcda890308e41c2394c518c162190c6c1007a67b1f079d7beb7652f26d696fedf2d0105e34c9db996e7cdc756d0f8f234d1758d81fe8ba9073b91780877f99ad8ee5f52a0a6797c8e3193abe5070b5c9e04b2f6e3fb58823734378e9ce38c5694fb2a6537f127e50bc8a8ed96c3bd090477e3a318a003e46b535189481f98063c41f61500f50a023ff9c4a2841092e7840da3bcee0532caf7611bcefe754ef9f014c9490520e4fcf5301b48883d9ba293c47578c36206c948c3c46291b67b0cb4605590ae78e59c3ba99e8ce8671bf8b3aa82620402a3f42dff9a6692c6b515c1e8c2baeb9644ee03cbd8a3c17861165394bfa892ef12bee1db98766e9b2adbaf1f5657d1da4c1b1d866eb7c494e0518c8a703b5d85b89b4944372d455344c5da47f77717bcb7ad91e2e8e036b54790c9e6029e05403dfbdff2f4c65770ce0b965116baa9ef6370e8c31cf6b2b6c72b9a922370466530ac7024bebffcb82d29667e6f4cd662af806c18e77c06d21aa6739be5d95e19e7803a837a47ed2bd9ebbe0dceff579e157b8ffa85ea37d752fcd22d2a751168b52f29156cd72cb6da4c514207e3be8ed04991aa0ee70a7133134dd6a3556aae09bcdc9eaa1e3e57ea7bfd033e1ab612c718f36c96f252192d61c03e372ae63d5a856589605acec1988658045498ff65222bc537b4154ed2475dfb7883499bf768c90254e5d8c02b59081fdffc2b549e48228fa0c9929d8f06dc54857e6c8016a5c39c5a4b1975e3fb135943113d9cc30d9bf730e564dc97f8636497866ca10d8893a4428166d2b3d0e896773c9441a8baae03e35b5b1358f004e597acfef123b1c0ecb5838752376b4439451ef713fb52787f432eed7a84c27f0aae8d7dc7c539f65145cc5a06de8560f7ef346fb6ca94c887f233f70486a1a7051d0c375140a7c7b60665f4207f144b3be2562eac5f0631382b672dadaa7b604f2eca95f1903aa782eae1a4c8c5b59beb77ca11cffb951678da78929476db7096473602242cb2e3c50146481239ea2ca2f6e5bdb6d512c4f9290fd9ea9cd289f3def61e54f3750b74f2f416508c1df0762475f284be33be33bbfd887d2404744b1db30667dfe652f9a6ff2709e1917408e239db02b9b9057f1a92f97c97958f8fab493affc7b7b90351472987ecb1d51ad169a82ac62366220be97006a2ea6b7b3f8f5bdff7f6dc002a79560e776a26377a635b440f19cd9fe139e339dee899b877ac1b4465190f77fccb9f56b2a0bcf7c999b4c1afb01fcb9a300da0f3ba88ce6a67e805ee6f8e4b6f5ca68227d8e0cc3947b0204a71b68e4b0ad22c683a5340a2a2f33c30056327a01b03ee730e7c295eaad9e48019ca4282cf48a8d1da3ec215c28671b9ec510bb147e02bc1452a7bd73eb89a70aba89a634a3954fef895b15cbfa284a35fd2a7dc1f48d741f4f43ecb8eedd5c8949865d65c47059b9f7c9e1b5e917e7d5c8c0088e438c1208a2f226f83ac97f3f24717ac8b933a5f9e70d5c95637211cd4f8b0dbab9cf94fc4d4f37f0839a877471e8ef33adabde136be5da1725f97f3bbb34dcbebbe2b18f034ec6a951e653707c1a00cb60b3e6e2326eea212cdd99e3d1855584520ba5ef935b185df5331bae0873af72001b3f279365ea31e94e7f51c4dd6b0b14c05fa582e0845656e482b2ada6c32139ac2cb6ced5e4a05d0739d0f49aa79d31e228f86bd747190d3b81168869a30b28bbb562108be9eb894195f42e4e2bd32ee60f803e603e737aeacfa04b4d57bff1c8629772c257e5743789442a1009df5857e1ad5307bf0362ebe418fb133b7fc961b9f02079b2b7e5ef28a70f2be144c2975e495aef031f8d9a5d0c444f50ae390ad30cedb71a4e88463badb87bdd73a6729865a866debcd0199768698299c21dd3dbdc2efa06126a4387fd7859e770863117e70b580fa2ceaba0536d657b3341c2562b483e4947cda8d4c7bff1d2189cea1b62ff2f1f24c63634c23bc983215ac777ef9f824ee5ebc1407d8bd0798f2793fdf81dacf3f15611827f5ec3db5b23cdf1e25f8e604acfbba86394436414c535557671dc08c9b1ba1c112a367311536e62ac32c36e487690800b46454e953aabe7995c3649ddef3af8e5b8099d52b15d4651c24d12cb11e2506d3cade03d4aeaae85fbd6405abe83707712264875a27dbf1b4201cabcb19a7b0e5b4e1bd2e3d31c3ffe725940978d4d0b3d4daefb3cae007933adeff81abced29706297f9d9b869db094aee7b32e08034947c1f342e9bd41c21da62d6f5364b6096d54495f3c643d6503e74577dd21dafbb8df9a0defa5e6451cbf5c3745ecf6b1386e1a7b18683529e5b90c2083397e82cd00c6d9959d35084b630990fe801d9709cf6c6435623fde8a1c1b7a4ce88b2399b312daaade2f0bcc0b501efcaeaa54a9d4a5d466bff626ec19abd9e359616cf4ab388e5011d792ce93694feed1e37ef3aa1636c3067e6283c22576f0362e623bdb86e604c1c6340bdf2052ec638b8219551cafc86299f98d3234a63adf9443c829719bbf32bb7223aa4ff842cd0368f37e8f80bc215ec4bdc651c7c20785fac92e20c35d19da8488bcabf856e9f691847f248df2abb1b9ed0572224fe5f2f20c848fce8e81f7986391674ea8f1d2c1730daea5f5b9f32cc71bbc158896dc4170ab1b4283fd07881f915fb8bb64e7233984938fac0b2e34e5126996e5d2cda96931c3fbba40e7e3f6a17b985bb31038b5ab21d8c5856a2a897574aa9aa85db218321454eb48b39ec0aed3e0728a5180a226d6f9405a968a8837baee334bd9ed898ea6579149215bb56e3c8a746d8aafd58601b5b4cd54ec5aefcd9810e6ffe72970be7dd9e91d5bb025931a73db2ab5467b8de7993fbbbf76658597a70d02933a7b4cc69f5d8f0820bc77d1451d777ea9ca79366f868bbb1aec5b0e5bc8025b0cd416ffb069783e559308222a0fe73abbfd4a3165a974bb82a8140e47739775f6d3abe253b7521476b5f0cabf86afcd684ab8668cc13f381b7425ac007bd17645e6975723d38f2e3a212af558b0785b0c3fa0e7591423f1ef7ea3d79cb599d3e4270f44dcb2f1b90fd85f8c8db2a67111ce1869f29ade9c879955422b2120fd4568f35af48ac38bb056341fd265b602e837fbcbaaa98f034351da709a21aa26661607f50b409bb938cd4c3bcf0742018bae407de3893d663e839dffa1b97e5650a2314863c31abe35f66541fee17ef55731431b3394c01437a50c335ac643d777bf7bbbc64cf0a7212a70be3f18f3a6eeff74d63c5b5fef6ff856c49410fbde04b9e444bbcbb7f30ee5afc3167260314ede7f32d08817c6678caf99ad5b262b3906e8993c4db6c589672bbace435ac44ac72b34a65544c203afd8e65b5411a05c214a431152e88e8df1f5a53435d4d2307407d359f939cc078c309a50318cb6dd9ae054e6269def7c1ef938005c939cb4c05638928a85d47254bc9163a4a7e93e06ffcd24d0f36cf5c58bd1d0187c62b4a0f903a718a37feeab5a0d7f53e0fec89c434780fa4d4f1a333863d225928080697e83de6559d5b835a54132b496c5c96c6ff74568a0a09ec365af16681d3273717fd266fc7f676e48fa2c3f78e7958b904cda06c0b512fdc81fb75aabd6dd5603e0b833738c2c43ba676997bc28014622de7ad499ee2d26ee484b0ef4ec14744c193c1f0b420af009ec6865e6b0f021a0c07efa446daafc49414e937e9704586a40db518cb9e7dfd6823568d5162886f761a7a86c14b14b6abfda4a94d2f2f5a7ce236612148b670536950cf1c77a39b308eaacd627e9d86c6d510b9307f66fbddd709c43f4daa00132ec3e15a3281ac202e95724de4dd681fdfbb7b1a6ee4813195425b7cfef60bab73c52ae8db17dfea8ef911ee5f4a69602be8b43a1ef21a714172093d09b8601180f5fdfbea726ff571278997518f8be50d2b38923cdf70c762c046f90adbbb03a02a690a534e894e783eb22e5b4f1ca82b8f235aeabd41183c99015a8fdf22c62bd15a096b2bd44b0a6ca9b3781f710cb562caf81c43da13056f7f4c7d239db0508a3578c8790a65f5b4acbaa5db8d18237288e298583b2971e5e799a2b6b06122936e9fffac82ba5192dee61b928385cbd716ff1288d60f1d36ebdea825df242568304d0284ed9b0a87f2de74f75dd9dfc923fb6c0e17cc9fbdd724772c6cf23b07aeae60df0bafcea3adfc2e64a62e02aa47cd75c4ec49b5f02861f1e492086051f1f19d6498b1b6e1f88a8cfe46bfd4254dbbb22946bf1e7230343d95fdfa72178546c52e12ff5b8ae7e1c74f2e078c1865ffa6454666da925682c041e13bb35f741801dce9915a6af31eec7a980f35073d4b643fb67b9875b75fccbb55cf57181956fb9adfa1b028b28687c04575dfbc52aaa28f38d09653a883123211903452731180d7dbfdf99c1caca809c8a1ed4bd3b64e35571371e05dbcfd6435b02082f371d872fa04a26ce35e1efea74cfda8d300723fb1cf1c608d6907140db5ad2ec9e91dc51517ecf7234784b6da1b9b1258d15461f07864e440dd8d5b9e275e781c34f11497139edc937d7866a64f5416b7f163138fc5ce94e70dbad1ce2c04dd46335546109675dabb1b15b8d7648df435902070ee5fbc5feb1ed1fffa445137592d5d0aff52542664fa5d835dbbc104cf9384bc3980d5743f4499621da89ff421f6dda18fcd276e8d917aefbded17242b865176b6cd1743688688f5fd6643127b1dd00bedf9c5d1aa230a1b6a3f1fa4aec9818b16252c3aaefef2a876da2d96005d6fa965f1e34398d3a167132089d48436b8337432a6f4824b8c655836fd6adbde7355b0915024eda86cbf37a7a34244eacf08a1f3fd0c4de3325c2d53250835d080b0884b0d2c31d4d3836975434ab50418856d27492c621b8381b8bb09c6ca909b90b1754e951de699bfad4f6b3ac145afb2c48169f2afded050800b2cfd4cd46438831eee286fe67e6cfe0eede999e302bd2abb62bc850d9cce91ddd536d4382c5cb47962e1a1c613a1c29cc468b11b906335fe2c628ff943f158edd67e8c5e7830b4b05cad21564a1b4ca0f46a97f86157fc29a1a138395322ea6760c2cd635d4e423fc4b028a5d2b1f1cb8bb6ab92e89c982427482acb7b5ec0693a61b93c06d5862ca8a02bb0934007fb0cba6649cf33a13bf104a031f5571445b9585a97bc79a4e5276acd477299f36953b750089b4183d84bbcb395ceaf3d85189673e37fb76ab4d41737079bce72c5fdc9e75fb42fef102e252e0cbff97a4ff90cfe879dde63527899638562e3ad4074bb478017820b32f42db6f944887e9b436780c5a2d252202ba47e626aad64d4dda6c2035ad29ac82eb21d16e37a0142793ee2a56aef49ace87911245ba69a362fb2210586074e1f1be3c15831c078c2e2f7c188c61200b8f0a12ea85a277dff43e8a71ec8923e7d29c1b8289a418e52f08d629a07c4265e8af554f267a64080f0f2a17d07d54d844967d2ddabce531334b84915194f3f06e1a2c668446526d749e7c9d9c2c38fdbf9d1f65c1d982a16495c0096d186a33095410521c39e39931f07b7e2d1ea4e7d0387bf9dff98a26f45e5851644ecc99bbad5d46361b94dbf4683211146e659e8a53c7fc0d70ec8c8d429778e844d4f8d2e7e8f79ba3356245b40e0546db6f67649af2fa55531420c053759345202662c8de17b009d164d66fc3fa0dddc87c367ec0b0df4c3dad981e1472cc9b831625ad2707623afcdce0e663054885434835308864c7d5d428cb448b51291eb868920786c4a7354a9dc2a56d6940c80774c304d8a5c07a5f6d8dcfcaf5d372d4718fc65addb4e8d3315624aed44b21c09619b791d306afe7984a917c3a79528ac006b8856dafc4a010e9c124cddd38956519f1d93382e48252f64afdc04c47871b086c51a4f5185c2c0e5cddc371f4260bbb156bf77d22d7564fbb866326ad80afd4b64853eb61397074853149fb31e8c830ffa81e790e09f37770c015eecfdbfcfc15d20449f01998e920e96592f5e743c6c6e867ba4127d733b2003c2d42f516c52e5b017b35f0b931702e38f9b0f454517c99c124237b49ca3bf33c207c8ec96723cce4f5feb8c56763ad1d1d1036fcd723cf00e3bbcc022093a6200b47f5c24e5be6eaf7d98f9e7a9c2d10b7f11076fcc84dafeb8504861af630cad2709b6e72f5a8692bf86b7e8ea12d17c1b2109747678aa286325fe34d0961dab378442f9222721c7c4336368298db162d4644227a6f0d41a3edd7236abf699a63610c0cd1215a8db1f94e793e3db1bcc6c4ca4d2430b2b31178ef954219a4e0d2a8a41f2ec5ecc8953cfcefdbc5c1e1dec6fb9818202bdc75dc41d7da4f97c3f9258968c616d4a8c3dfeab540cc2235378feaa1a4ec8ab827ada9251eb76732261e0e6c6a1851bc8064211b65f42ce2512de7938c8fda5911a814773ca8a6a48d797eef8bd7dfcb4e8d79a7f4d89051290902732313c4a95f459a804808338856762f6d9031b8a789a33c5df2c563b1f66d53084704c7d9214102bfe4b5fed67861d47163af5f02b55e45c47c2df34879770cb015b25de09f5439489afcbe3d5634103f0b89eb566b9411869c6e3aca0b131428bd26d506aaa02e85fab111b4fb87fd96ce6ac59d85698e6c6dea34d3b66e65715711172cce25b156eb047153d262a200708f401e528a7b9ca30e04be65e421346e4545b81d6a2f0cad900e505cbbf1729a5786ba81164376416c40e6628464594ef1354a449e29beb90ae1fbd31d594df0d0ea737735c9d8453f8e2e98c11bf82ad3de1947b976eadd390c849b2a2fae5be10e20d1bd2d2d93640761f2fcd879e4ed6787d51e2e01bd43f794833242fb22eec315c25a43ef2de92c3925077df876416f5befccffb195cd0eae8f84f828c27e068d99099715c168c223a108dea0cfe0d5811b70d6d6d1d35097501b5aee1c16f9f4e23547494bfcc4633c7582d9c949779934ff8c28fc2a1bf82f004bcff4c87e57746c7af7e26b0d286d91172c8ae43a9b60676612b0069d0b7c3a103c32d70a3698e2f676047e2d754dcfc666da6f7fc2f57e453c8b2d56355139b21929aba041e51b568bb64bdc29b9efc013b4cebdfae6dfb85f63463ff5dab59bd62c692376809f6760e1a8ccfb086d8e9d24594c09cbb5fd58ad43b4e969e418cb2c72655ab4bdcb3e22a69b79956a5afdbaef95b0be7ff5ee6705838368c3d9ecaee5f69e9241a55d576f8ef09851e3d37b97ce8329503c40d9b0614505d0d0f351d6b7c5cc80e55113a413aa1617fc56725e05639030645e6240c0862c3ab19cad9ba3b5adf585f7622f8cc308ec71736636f3bd0aa81ca3c0207b18b987f8fb9303160119abef714ecb14eb99daf7348979ed1836ed5c55ff68684874d7a0c07983e9d0904404c787d72a40d551798f320b09d894224f21ab439c89496739ba1972c60443257cf51083bdf539de5c6df61df329f492aec35012e9f05ae393519dd61c43eb1059a3bf438f70552ba935e243667dbda373f30a241604d4889e6461b41a83d73544fdd7e4dfc7cde7f98b3c0d2eba048fa7f7dd8d8c9dbb6aa4709d8b77b25f783cd5a614ada3d8164dfcc7297878f3f2651aa0a296ecb7e0e9979b64c01ef5d71d1c743ca7f3f74a51ee9a15af63b18cd42aca2cb127f54fc8c0975c7bd4c6756a7cce0b2d19382b60e8f8ea05875eb0003aed197ef25d171cb1c092197439c638f174a2d2626ceb76927961db608feadf82a6885201b2a72c95ccd9ed7669d0899a733880e0eff9f0ded48f1b6b7585097c2baa7a8f106479537955ca25d8ce24a0aab1a067e1e4040d61cb33f45dd6fe0f3edc77c4112cae5e0b23eca883752ebc5f93064563fefb081be1ad1f4a87521f2f3dd60b22d7673c8141953e93ffc5b0336da838db8045381dc61ce8cd5ee9ea0cd714b0ea0fa170ddcc657493fcc462e5c575b0e02852ebe6e45648128f36bf2a91b24be987acfe298e133c7ba187c065e373252c4bdb1cdc0cf02ffe387ce915b91c2add5907920a16defb5a3215ee9509b08ab7d51b14fc1fd1903241216956ffa10b9623cce8ecfbf462f4bbf4e62da6e8966da1d8519300deda39ca9ef311351760f52d1298758d27066ae507310a0a7222c9f0595411d7471efb65120e96d87177695392453cb2084962fea7e7d6ff576604e88cc23d955b7594dbe439e5259187fd4d5ab82170424180dc5193fd3bbe39db0b099e8ab501b5039e02e5a94fe813cd45f8f3f47d0fa367e959136b3d7866ac8e6b1c547c2c20d3cff168110fe0414a55e4b10c88580d585ef6cf116311d80e5e4b38e6786cb7a9dfa409d3e65c6856c52978d28e19247112fc31034b30e83e14bbf2f10726efbc7631740fba0134bf1c61ae61b324084f183956f5f4646ab3433844a6be8a10be5bc279c7eb566c5a4accff1ac3587ab79bbe74e6a1d78d275d7d608ee51505f1c27dbc4c66f405c9d1c29a2b3d77c8ac24959d9d68100466ed3a16e90081b1a3b2c279bc6eaa4899f074409d692744e6b5dc994b72495f8c2565eefeb35322c90052d6219f774a3cd8a3e1c7a168abb530e360206d4feca1023065ff5f9dad3dfd50140026a200168ec68c8d5ea78091b70c48b274c07005f00364d7976903b65e6e378891b42e2081539ad6c74bff431d0fba6bc87d1150878f5dfa68fe4e75bf2c3a66d1f350881ac074987f75ad443a7a496a83302cf6f6185279eeaa7282e3fa3625f63fded0bae620990313929d3fe274b4d3a453420982662ea8c2e673fa8d61178420c765aca0835225ddf2d49d6045d9ced74ecff910836dd91dd3dedb7f5ff5bf1f977ef6a7028824c014cac550aff7b9a599ea75db1de6caf65f9b11fb5de9a8e31ab93c907b05d2ff72a2b711f4274df86f5577ee4d233ef8d621ba36f2f92496125fbea5026447878b37f44afa4979b8d5ef95c88461a94564c3460f793c52fa6d04a155d43d9f5db0cf7603ad22cf7b0bf29850c403677609a639223bfefd91ad6e70cb96495e583c7f6bb8021561ceea122eb49bc96427c8cf2be75bf13068c9c1edf5473398d32426cdd2babb91d618533f5b9277baf8fed700d59e166ec11717887491cc70ce034b87a91bc1994fd235bb0fd7180b7219193284d10852bf457b95584f461a1c310d8d08aca7d28cae48421d505270a82c14e06b3a39c667d6a978698c4ecddc1266d1f5a8df1c50508a20605be0aa810bcaf1ba2a2c3d25c60bce7f562d0c19cf680372c7e67d58be05ec971b70560c46e4d82ed0851e632bf8b82a2ce38092edac9c28fd276e14030683b4a367abcb4bfc790a110c103902450467d8df0326c10f05906c0c795159923eed0a9ef63c1be3b6039ee0c141e6b7096f71f311f3752f667276b013b9a961cb8e105ddf5f8ce5e3fcc9ccb8aaa01729b70e98b44be5cc62896598c6fc0ef4390e3449a12b56667ed0791730314223f36443ab193fa96a0454a5b28e6bc2f6402196afc69e155e7b30ab08eeb230b880e4dbce98355b51ad6f78f8f56e69ef69b73da636498fe3695373bc26b3e049ca0260ff10c9459fd99a052d013e352eb7f8273adbb2bc3adaf5d9a278a82a4f9ed957b3e568ebc3521b96ef3d71ee4053b8e1da836133be143578c569208a82444c173c3627a12eaa8fdf1a50a80fd0d0340c85baed5df2d4a11efc98f1c318b6f06d226c373a24612f04bb9ab1171d5c5897f715cc49630c1157e959033b82e97e741e750953e1c8832eb0fc0c9011563b404a31d068f7d11e4eb5d331f16a703832fe916877186301e603d2a305c003060335e0c86d7ecdde1aafdc3d95ce9748ff535f3cbfd587ed751c444d389886afa5f807220d5c1e38b019045e21ab690011dd94bdc13f1dc4e37d350e3ca94c96bab32a3cbd01dee858b82d11babae191d02078ec3b1536e4b5b77bf0e59b0021f074e75ba0264d465958d01ceaeaca0ec57ff271e3c4d8002697ee8f67970d5d9ce9d4ca01f0e397cbdb81539ab3654789b0586c1673304eef3b3fcf2ec4088ed94f924bc5f8b8cef21adce20c0c02537678aaefca6b768dd225feedcc44d100e1f15527310d427dfaaf583032154e17fe9598374cc21db3f6df707e6078714bf8152dac6bce4d63c20260c7f2f0e7008486becc71eaaa5a458818c3ff546560105dc0a3b41dbf53e42acd0a8cc6b3832d89fc38d402c1f2f6edccdb4bf4e7319e3d1a9923b21d5dbc3af770d621bcfb473f9f4bcd34e40577a86774c5708c25ca5ff1529dc883d5244ed0a73e09f81a7f3da1974bb8bf149c60909243373bb7a83b8c027ce778424d8f4b1ecde231bf3b4db50dea108bc315aed5f5edb86ba8059f7a07434a8cd00fb7524caf1dd11d949375de940e28a9f6e9a2f062861aca79eed014edcf75550f201fd152a30c1ed2216c5631f3d2b44db2dc9acecfc3c40202b186e6a98f8ddcb00843511ec787de8e0b803d8b03fc4eeb28a05cb91963795a7cbbef43f119a7df806edd4e947a6bf18be715d19137d6a00b3aff1b3595bd894a988ff10295698afd9815d592a1053b42b56beed5a6f1ef750df9b16dd0f689da8b0b1bdc97a93feacc102f2b2fc5a107f917ec8526ec91a6fec204e02cbbd3fcb5c8f4c5227770e38eda6fa00ddecaee630970afd2ce4edf1529ba79526c8b15f245bbd801e1de518430624f6910cb19ee8fa9ee4a0c95955334a955bd289aad863d587f5cc991bb859116b155f0f2199aadaee45942a5d082f1ab9f14bb8dcfee9ca9eff0a69cffe41de4db042b0ab7365c9fe01c57f34abcc656f4eca1287863e81a24d7b547f1f02d119e9897dabc5e1ba025d0fd7925254936d4cea1b9e0ac41288027976d0a41b3ee712ff54a0dc759141cebc374b4f28aa5a8449bbc8771a68fc444b62e88a32171417264893ecb1847052fe403de48df2d5691292e92c4562d64cb15198cb73d9d2a80a2c98ae05892e0a474ad940c872de372383260fbe831c9c5b2eb49194f0a12293c203567dee9315372a1417593ec615d57da2c5e53e9b9eff4a45540d4658cfe92f14b453bdba9cd476e186eaed7a2facd7bd2773cc9dde82f745fcf03a41c4bed3351481f471c2043221bad863eb50a383be67fde7560fc8e6e85cd88cabcae8b7ba52af8117906517e7d506a1cf6913f8729bea60957a05f33a6ab716baec62a2a2852240bf2385c386d52c6a642fec35ca0b376da576b42e5250d13118cbb8fbb8e388998ab3906bf1132701127e557e5d89dfb842eec725fd83cba1e6f1d0fec85a4212ae868de116253fd23a1b6bba507fb2fe9697aefaf845473ef5530aa819f97510663523234660dbfef13313123ae55c2dd3c2626670b181ae26d7f1e79e3df2ba6979553328da232c0e6deb33a395186232b3b97c2a18f895ab2cddd1ad33ce05e06150f17016d444250c9f1601f2fd0c019e6e2fe8f284a2c86d2bc0f7239a47cb59e32b35fe59851fba5f582d2e9960e5c938f15fbecf9f203f96fd0cf996aedaa75bd49ea7a36050e55275c383bb012c7f8e3a342846c7970d210844dca9a5852475ce48e360db64debbecd718741d8534aee958d7644f9cb35c2bc9e2ae77d38f842be19846db8a22c935180308e2b744ccf4098aa8798179716cc1e6c574254f7893790bdbd98eef67d6484e0fe9272a1e041db03535a4c6f4479b5c615901da942db2aaa1491c6df645f56d15d488c301f817e24b350d8186b01c7e73438ba278bce652c1b215c2bd96d78d775045c8cdda5e15aaf37686c93d5731904cab52619acbf27da18d99209e7285868d9eb9a17bc93ff795efb160227585e482febc7c00a4ab2d8d99dde24d52fbeb5e365522399809194360f508ee89331ea215af8f0cf80c9a965900fa3108ec96777f8aea5cff9538678090888c83af93b47e306f5d1b9d8bcb8e559cb564eeb699cb310123c57ad4bb25fb79c99e867e75b869f51165cab2f03e9cd7cc0a29a4a39730ffcfb0b5eab38e20d17fa56f8d7aeb6f3ab80deb8977ab0893e48da24e5cf88a6ed2a75531843b0ec4d025301acb81d2270ce63cc87da6d05d84b7281dc0f72af963efc659937403e63cdc50f9fd876f71dd99bb933454a89059bb51c7e67a6475ca8b0821acceff5cdd054fa1bd44512560b1f9078ea7f2e009d703adba9ee1cddaa47d94f4d33c81a6f4c571e1b298407828a32274a908f7d333b9663b2ea3b9110d32b9c2376405487fbd44b6ab7d0a6a671887bc40104661ecc799926f7c8dc261bd568c63c1f582a4480422ba65aafb3118ffaf197d2d68258ee1fbdd3218bcdf25f1bf27849820d6e2699766834a0eee5d9135615d0e7315b9aed34de1efe04686552c6705f161a3847684d45126b78264e178f2ad3c4126d61e6767642d075a66129ab61ad5d1368fb282627e6881e37a6fb4e0d459b1c5c9e2a0ee814ec7ddfc6a93659a85d7fd41c15c5608f10d874727deccb251980cfe244d227193c98c4df375035b357f4ce1e3096627ac50462bb56c17d0ed001d4a4a87e5d9c2ca46957d0447161f4c62062d2a34f58d6f8c59cbdd3cf906c4b4b4dbf099ff5b6c16e65c349ace25348e206b91cbeac9a817aa4e5e10333cc2fcce04012ddfe804bbd04e2ab44617612219d04ce35612dd298ac7029434825329856bb0b0650503d9f7f8e1e1798189cc5ca57874272a257c6349e2db85d501d51f21d6e959f6e92ca28efe4eb77edfeeaee45a3902e6c122539295b0032a90db8ca14124c40672872b71bd7b36a8ba21a9caa608d2f9d4214e0bb6d7424cbd16b18a42fb699182de852202d0e3033f3ac3a1d1030578b31b71177755c23a630c9aa7dc31b10770c28c99e6c734deb47cab84862252edc8ff45945ab7dfbc660ab3afc1706d007af35eca44543989a9919c70d216fa13949c620a07a01daad3ea176f9eca999d3d8fd915b2b3c5b82c95d3c97765a6b1d3820c9e5bbe7f741a63c40d5082fddae2f2613d06755e3479e4b6de51eebff13598da215f30f14d90ca2e5a21044b3214bbd95cb047a975f7dfcc7dfb65468c5a308f9fa0faf349c7967d13bcb019c5cf7f39074339163f13d642b5dbf9d9b525d340edadf6e5e9266dad7e63d1e13553ed61a4df1d8978db8e84dd3b8a586d3769757178fa34b0256edd7997f6803d5de96e60649812dc4b9c09b606011e931c819247fa8c2245726ebeb72f9e2bf6b68ef2689f55e078a444cf4ece0d7e62ed38f286a14a4bf7e9542ef3b0c392eebeaa92a3e0aeb8c2b4299db99d9913db9b38fc314e4c6a46027f88b40562e56e1c6f356131195301f98edd02d076f7e735395d3e8b2b8129a61b2f2db6d64b13b1ee2ce75173bb968864d6ccf3e8e79adf99e14bc3fca49410d9d4ef4137803e67c657033681b72e18070469d08f161fa6f3aa286c426e74fe2a62baeb4a107a294e785e7c19854377aa636055c32d6443ba403335d908bb826db390950c9f38213b75907429eb2e52e183e7a62d10895b09e42ea9f7f3e9ceb7fb571ec9e64b55c7f64e5b7e5a35ac10789e8d37ef0e39346e9cfcbc8280310f801eec7e985b2f40b59ffdf93a62ade05005819c68165c67dcfc1b55ea76a8419463a9cd1903a4be29b14fa7e9cef853a1f9d97f3d517988e147e920c9243ac2c62a6d57e5bf6b3b38e579490f8551cf984a6ebf7fa8cfeb1419a1746d68d5ec99a2c742aceb3d7be9dc377ddc303046123098c2eb186f3fdc9f2ed07ab63fc9c4f6d755ec1d0cde20bbb840df2c1d54d7e29fb845588dc95bf4fe8116492a5422c9535818ef9318244d39fe6e2dda52055976945184c868a5ad93e5d6a1ddb855f45f991fc2c487e2fd03a65824a6ff14ba01b5947c163b3f2bf8cfd42ea3f4a89b5908b05b70703e9f95fbcd49484d06b24584c1d0865c8517481811b85910c5dde4e3bf3d34ac2ccfe871126e8636e34ff068217ba70ad7fe8d27137bc7e9388cb941b6a91fd2dc66f9b5f67dd65a15bb45455c9d31746b6a371fbd55e4d27cf5ef5f3750ef4f788924e59457a585189eb16b91ffe89fa35616999a73e3c53caef20460b65637eed24e0023498ac58e6c8623651a5e10c7a4f9238aecf86f94cc9d669aa4bbfdd3a1d87bbc708f64468a9b8e0db6f664af1d06a1e7af6776751b5bd9cc12b822517398e4172f3bfac94d5e5b551e50f9a1c0904494ac28c682e443f84b4616a83444db91b388df0e8107e7bba71353d046852e6b3d8b5b397a035507340ed2981ec0e2a05c3856db3e00878b9d0a66d6e831f95649706ffffa6b5b80d484e4eef05c58e72acd9cfde370c56540dfb7d9441c3563a7eb7f355369edcf0810eb2917d30268c279d4964305c38036699e723bb5bdd378af380c87f228016b651589f26bf0a2801529539d776d955d8766424ce6d79f926f53c9758a9a2541989b72ea7d052eb075669edf3de12464a5b7c216034276e8d6f0374442437e26ec1802afa057316f39d6ae2dc886606af6cf47b604cc9a40c2d7dad0dc5fd4865e7f03ca51778ab4a7233cd1ed492bf134d0523d267aa543c4a2db4a15543c6db6d50439dfeb2b5fb95051ef2628d7c01b7b0b52965addf9450858175273baebd4a4d56e432221a76398d5b3da343e687c52b13ecbccdd581c1e7054ee3e3268d56eaaee69647bdd0921e632672c1fbc92a670411ec304df65355ab5f55a457c605e7eedb88dd2e697cb4ab116a53ab455ab65c13639ee076154cd49767e57ce831d35c91839561271056a3f6ddb2c727f833abf43f5e41308383c0fb42ddb1d6aacbe9c9b0f6cdb744a3081a8757dd23cccb88c71e4a84bcb5c96ed5802e4e69ef4c287af79366c7038651fcd295fbc299359632dad96cfecbc16f3561225630a05c13bdb4b6b08c27f36ee13300376daae2a5cba87fcd09e1726ccc437b2d8ba3e061f396691fd84d38329594bc30644fd404aa386e9a648cc30de22dfa06c65eae7eef5342b1d7688cf9cc6c4243b6b862798a15d8ca4366d77aff808091d53c7155146c6b071b63e17f10052ffc7efa081b57862c64270dc0eb724f603e921ced5739f3b77df94294cf82c1cf2ff51cf0c3d6657930a8266d9f78fab5956f21fed398fd2cd9b711ad2887fef84126a0fcfc3fe56476d5c17b07e55e7e15180f7a5d2bb3b7f674387162264e344c84469fbed9a520f07f75c88fa02865e8d7727a09e237151ba37a87295aa46d1c6e3a7e977c0a8a8b0d8b58fae865be5118ebb2f2ac75991841c4d0693e509712c3ef1f8ba68e015fac87a1de1fc4eaaab4949bf2446b7cbd2e224b6f791cf131c7320f808e67b8b5ec61684d203a52d5a26457b35b821b413bea87c8eb9d32346fe5bbcb031d8ab80d36f191fb81942031f2285a944fb8f527d574c658b5105a6c7007d3cf9a6b59653d30dc5ac9987061de2b746fad0e9dcb595c3582e9b745943c79d3bd8932cd156c5030ded832f14d2f67380c5f0a34aa475fdcdbae510875255a3073640840a63fa8599ce3bafbcef4ccb69af485ffe679a740172117581be946c26ec0f7637abbf34ec093fd20eb6fcb99262ce296f00a73fa891bda7ce1a1c2f8d1f85a5043cef6527a11027b342cf4a3a3e8ebd65b3d13d221ad687ddabb46ff5b234308f0d6016179307b497facfdc3c264ffb6755ac15', '2026-11-21 04:00:00+00');
INSERT INTO public.app_user VALUES ('da1bd0ff-91c3-453a-a90f-0088cab53597', 'ann@example.sg', NULL, '$argon2id$v=19$m=19456,t=2,p=1$wn/qQ2mUhe4A2qV56kI3bQ$HugvMLmDUMV+gogt4xtaL4NhKUFgZuF6AkjF61fha3o', NULL, 'en', false, NULL, '2026-11-21 04:00:00+00');
INSERT INTO public.app_user VALUES ('13fe7b1e-f303-401c-b4e1-2e821ec4a89f', 'ben@example.sg', NULL, '$argon2id$v=19$m=19456,t=2,p=1$VmIE2YccVoPcT81cYCk2pQ$mG2Pw7wpLsa5Zal7oWknPS0fn0ms+ILfF5w5n2lHtRs', NULL, 'zh', false, NULL, '2026-11-21 04:00:00+00');
INSERT INTO public.assessment VALUES ('272c58bd-352f-41a0-9d20-ee5d18a13854', 'da1bd0ff-91c3-453a-a90f-0088cab53597', '\xa116314aa9e484291ab48f5f639a7f8820a3960be35e4cb2ba71ff16ec5b3153569e754d21cdda0e5817705c2e4e9e5455485ba969ab52cc2fd4c53eb1b11172b686c6bf0c54c2eeb85049a92c3bb90813def2fde494d15788ddb903505c47c477b7e802b789658905b9878b3f492c94d022abce637072f3fbb3478fa90034f71559a7e6e0f30ac480811394a362a460fbb92b0745a27fa587446e9af8ce7482ad142d0d49d7a424cf127ed4161217aea636c0cbf3892b534ddee3d2d1b4c01b5ebf8b38c36482d9e5b503e0a5923c062c83c5160f6172d89007aa802b7e8580ee69b9dbd74665e84095507abf13c218c808807f37cd8b64072c5c94d6c5ff3af64fbf0e57ecdbc5201ce8c424a4eae2f31435828baeaced76104016384374ee738fc2e681b3becac791f5771ddaff85082196ab95346d5f3a6c0e6ba5fa21f8e96ddf9faf12931e71e5811fe7c957d8f487c262f743c5d83918b91a0b2fd44bdbaf22b835f10dee99699cd58e57b298be11830b5688dbd86c0c5a120fa2d680cf801ab80841cc06387acdcf6e0f7b170164781f6053cf67adf60fe68671885f819d3c6d79899d408978022016bbb739b71d87df02e529bf52849ca26f0721376803ce4f6517a839cd4e294212127c30b9c9b2fc515b459abcd1a38a81695ed0c2f95e67a38957da8c4b3eb67a8fa779ab9e0a3483eee1d5c2e67eac0e7767b860f61d16090a18057386e89873b4a7b17cb14f834399b484b96bcb4c32648ac46efa2eacbe87caaadde879882bf639711a0b74edaf6e260f86c09a6e2844a16c0945c279a45a560ea3ae6a0aff1adfca36347e0f5b5c94b1b85dad9a19758cc0eb410d1f01a3185e9923bea48ac9545670149f4adfb174ee27f46bf6a0c8bcd19d0a7238767b95b9b52149288fe7881d2e464744f8d837e358e6', '\xa116314ab5ceb16214208ae5fb32476b95e78e3019ded6dfd5da2f33349328186183fe581b9165ac3c612b25091cd623e1c76c7d20983f0ba8599adda2a94e5980985ce717ae3909fcd3be3d0b6bef25a2a54d92c4e7d354dc5cef880c312d0aa60e953ac16fa6bc46211fefe74e5a2c58cf9aa02db25dccd387e90a22fe4d2949e9f6f3ef8a6178d51594c472d4cb92b2bb4f16aeef7124e51a83255e8b5854df4c360b3294f0f26f16e4f62dd7997005781c39db1a404066f11a7d5c33c531c33464c3b48698a1eeff91703c3d9bee2eb99a3fb4080b37f99000d036173241356c8368ace4f0c37ff4e464aa268324bed7774f1064ec28f208d0a7ac0357db5da22ebccc3ecabe2af5c470e329a9a3676b91ffc04e6c58b53b8425c0edc9f8dff1b5ead50bd8efdbc0ec21c7f72f0e70b488fe59d43a0fc61933193ee5987fdddd8265a71b5c34bc10e896919ec026cdbf057251d9f9b482d66e5a3609ecfe08f745fcf07578c4bf5aca7fe60d6090ea2312e7f886608dec5f3a7d3b77011b8b64560eaa0dde5ec0bce32192c893c9ab3c326d982cad5e0c6cc86535ac586999197be9e80223b164485ca03abe12eda16022416b07562fd99b2ba0bd248354e59c2bf8ecb3cd39285853385775776ef24a71f7f46f858c7b51cd5f0aefcd84fdd4e28432a9b5b0ac1b1a65e5ec1e3ba95f3eeda0d31fd23306d8f8fdfce771fec383cbaaa4224643d62db12c42c4554fc325e9e669c89931d7317b2b6bf98c1a09377ce9a3bc4bc0ec64663848f363f918fceb6d6a773e1de6617a85e24b97a2e306326b875abbe3cfd999c6f98f0f24e1d36c6580ddcee1c37888b1fadca949edd3254a3da26cc2c9325b763392eee8a2cfaf5d591650c86c2c8b998a3778dd72b0df145fa58fd8dccf615a345924eb9ad3987871e641951fb180e07f9a53f2ef3d6887cd377169f87d4dfdb0653675c91e1553fba75e21580fb7a164c2d1317a6ea8893e872adb6d4d2620f4a8daa77d99e45fb8338e5f056a0940f9d35e54ade90b0d8c7c69545d6f5563941941bb25d459cde6846a03135efd8ef06feb8c79db503e523fcd3f7e4cbdaf55dfc8fe7fdc28c439517655bd5b2064c8970f5cbffeabe9366c27918a5168994fbc780887beacba53861d4c3f88e7eeb75da11a8389e5cb508c9ff5ae90a3a14cdad2c7d959e2c003a49c098cd38df9d21021e8403a95b9b023804fec78aaaac81b56b6254da0d94adc4a49fd85b134b9c7bea53aac7db505fcf6367db553c8f688ff3b151a3720aa65ea53f92b4be1b45a7077229a822c014f937644aa94d1f6e6087a3f84a6f1db9f1fc592b8c08b8b9b3245ddd7aba42615c5f6e570fbcf5a5ba2e97b9650a84a966e043254ae3853324e1c2e3b4af962ba67066a8af117e782dbea55e10afcfa411977e7e844f5bd7cc0600a5478258953e6d472d69e8522d35dd6340bb00f7b374d74ddb2f9b6acb10d904f350ebdf97fe3ce522d9258a4ddaf5ed910f34fd11c0f67e4df9a4396e325adda84766f2b0bb9da9b10ec05db171997bc737f16eb5b6f50723f227d8aa545fd2ed7ead67e96438a81d80333d28c06133aa3fd346cd7eddededc7091a3d3b374259c9fb18adaaed2f29c518cc128a8b9e126960b3635220fdec3ad76f21a982684b1185af469e0aaf37f9ca4f66039405ef0411365cd271ea05c6eee2b202c1d64e876a3b0edeafe89920b06b4988f38f57d45b3f05ce6e319a3b173cdd125715f5af2395035d3f42737e5b47392c2946ad4593c7338ce43b974f96f8d7296717d65ea6ec9a0b56f67a99cb4731a741024bdb4dcf641bc00734b7900b54b4baefd82b0647e0b70917000932756a9d0d16ae187d5cc605c5502b52bb0e3203ec911bd9f9d5764a0ea6ff5e55e3f2ff10e8b7e3262c3d6c2eaebec35590c7399a6aa3a146b89f09f6b6c9ce824f0851de9455adad35f46a6a1427928eaee36d300685ca5643a00f3bc7cc81d2769802b0e7924bd57b46526e5abcc54b4f0193adc4d125e605a669a1841c749ae468fb91215444cf40c48d6214fa4ef4d0f44f5abfadafda9707693add3fe155bb471c830dc5d3f37a89e38eca3516dae2551618a15bf3ad125663d5eacfff3579ca6052dd6562329308ea48716c6d72d8b8a8ed03fa0a2d12583453c27d8efa00c51f42688e671ff677b145f2ac51224c144d3ca07bd3fef20b35d0f757b5dfd56933f046dcc25afdf32c8ebc3f673205bb686fd53e1124e824dc7aede3c74ea63f5597ee6509e8605c987d37c20cbd6bbca1b81ab7a1f20e9c38159c7e45ff27bc333ecf1babb0999e65ac1d8184535d2492107fbaed34871ec3ba387a17c9ec4510a4ee123aef8f8116d49fd0a763e354e90341b8a0069a83f78514092c4ddd2e6e07010621708a0ed9638607071b8f090bc7ca65d3c99b0967264868e2ed4e5fe191402d7189a4a2d0693cec95e4e688f306bd128266f1a825ee8d6e420f308c353187bb318641a2737b1b372e052e45a028e8756e29c7490061c82b0e4c2bc6b69a8b4a3cad91e291e7bc22b057028d9dcce2f32b72a8fbe226d623f748437da27515d51670f1c24efcd5efac7ad606e0b1709ff466248c0268a3fc6ee68b7ff225abe4d66d5b2db755c570508bfa62a73ca694ebe74aea2c12f6599aca7884fe838c24881cbead980180b8d5c69909a7967fd49665fdb7e520820706f555805854e7e2b1c0eb2f39927ff36f12bb14686c15f88d70c511fa8ca5e733c0ff5adccfe962a7ffd1babda83b7176c7835be75188b91cb57d81a0aaab9234a4ec5993a15d3e13540a6c7c688fdf963bf9b4d2d3e8bdeb416adbf689b1a835eb30ca6de1f6b7506a5fbd42c030e21cb28fd0170e88c919ef7f6dad4cadb7ff8bd2438d709f27a88bcac3210ada41f4d786ce09e4f71f363b9e3476a3da2eecb3c01b55e35b6ef84bc565e71de42b0c539fc04eeef4442657ab9ea22221e5c6d0e0bf446c93ea7ba6cdda1c572e3d65ce47d9675fc5885ed6c53bef922c7e4ac3a2c57dc52b25a6c967c0e6d0d653374564ec49a67f82d4ae6d4be987d80cc1d85fc4c46691a1aa63fa7fd0a0a75a620dbdc60a6e9105aa121cb81877c70bb66f69f3e4a0d8c0e551848abcfc713bfe59bb1294af9fa893c18304c2b2ce88c02585f63a3bfee80e2fdaf8a195c1735b41d81499d51375e311756bdc468c383ace4114dff68f3849a0d01958da618f1f5b20c9ebe967088ae5e8d758a176d8698185d4cf9ca01fd026ccf5359a4005bd7d036a144a1d7585799c690d9b14328f046cf0fd4803dd2d8f30d0897f2ebc375a92d904552bbbf77bd45ded9761cc49a42908ec3dddc7cd8a6a5a8ab88647469192aa0c038689e32f3d5c90b1db432a385304788c0cdd12b2971675bf85ed54aec879dd73566cfeb0a51727e08deb087bc79f26e6e19be8719d27d22a55501feb41bb39e5b8a45810dc3e6a0d6caca0992c625d1f5a55d4fed4b93f198dab3eab87f1b0879664ebab9e518185513c7da8f22e742a690305f190e4a0207fda56d13456f799b40fd60d55b4d1aa9345c9470b9400e7ce512a38caf920397ed4ecc748b127cef571ce72a23eed7de7d1e6d3e1e2d14720b6a4859d69b16cc782b4286f1c43a0e46cd9e6a47ac2531c923bfe2861bdfbba3565579f57035377c30d067d84392db100693d3a9f3a046a294f6bbf2645534277fb73ec2239a30d8082d077f59973f4049df341f28e21ec629a075a969de30c71c40d66a1e9160e086152af1da8c0fe85a93b800d27f6ae87c48215414cc2912b8a6946f95042edf8d8992e57fd6b5f3d4afb0f8aa785511932f4256be714be9259374e64763f24b642d41809cc95a21b49fb589d7c4437b3f6f96dcd28aacbd4172135b253c370db7fe4ce53b12e2e17041e0d9d16504bbeca03ad71d0d8353ba9554034bbdceb58e6ed4ff7296948dd6af077acde8783c706784e1a3458dc5118d61d75066f4390ce4429f361ebe943f7cd0df5bdd2024ea0f80c3ce876d2b640f9586c623151d763e53ffdf5c5b53fbe909c6695d991dbc9ec233eb7a73600e489395d93b69c4331a520692ff9d25b7353ee5cb97b7892c74fd9b26af5b87519d19ce76f4ac81f65f48414f6f847e83342f8034f243a68234f8cff2de4b88f0483dc5782ad515d20d412a59a1affbfdd60f03f17ff8dee987188ee8edbf9642c654b66630284f9600c2ce202dbc3b40607f9973c60b9a5f704dac0e764d6dcb9abdd693b370094256e16040fb865e4195c2232e5dfcd36cde1cf2fb9f3c53153d92cd3602163e5152bbd470118fff7b03ba1b144629118f93e80be0af3f709753370e8a7e25b0ed62964c94a70b5b96cc4627e97baee0fc693b05da2e93421546dd3ba8db866c6859e340395498c362a8380645a8e902c74c743cf386632799317ed7e9b8a187d06367736fad5009998aeb41288dc5bb1dae165daff233b791465abef421a0eaa74ac25d38fd0d43800ef9f1e66e905e491bf0f4d37b92046c8dc18fafd2b997a5ba6c8ca851149ab5c2a57f7121515ac594de3bd1f510154a666e8de147ac8a2a1bff5ccec51a6b15b84a59418f350305e9bcdbfa76ee7f30d3fde67f273e761e20ce8df20691fc32ad4422248ef327e110e7cf511489f5432e5785f42dd3d702890d2ba5c21a0822d5f049260c9e90aa9e73c53023bf19e3e294510947d57842af09ee3955d0f5f3bb093c7c8ca4d4cbddde9ccea78a42a242f00d3bc3dd99538504f5ed08e4ba4b6955b7dfc9aa4ca8cb7bdd693406b1554b5f1cc1e0607459485ff1ae95801fea19601bbe25dad22b1f1f9b5e8d9e43fafdfeff97dc3a846c4a8f3354f53004b499a0e85d1ca6a4a5d395a3dfaabd69b13791ab1bf46f5b25203e98b655b52cab227e981618cd3816a8f246d92373c4b290193c42bd0a48a8e3c84c4c7c5c3a652445be64c118579cfbbb521c3e5c8677a2fe8bc76af12f8669cc6c86f088047795c17cb6745492fe2b8b55deba6e58e368b42f975f38717f57c5ae33b17263887fe014b50ccd79a504a3b214f548d07f029bb90b61cf2a322bd79fb3e212253f72aa3b210c897bd1cb77b62a0c9ad8a99e2f271baa52c2ef4a828a5a8136ed9e98e3c2ad9a511fc4cecfe034f52896b40d6c7cb5f4ad13227b3a44194522d3f0907ab01b8861a8a0b58b93f12a259350bea09c517565291761bf9abedd5f204835857e0a3edb1169186798a46f87031a462e1749d64118cd542f732e5aecbe9c96c654de1c6f52e39add559f558664e283550df610c78c80b93672f9a11f237978e607035dbce186378db9fe5cb3808d64e2c885e6d822e59902adbd4a0de83adc889a53843634a71d26ab1a47870b91aab03353213309a1a4e17257a6fadecbddf5f5bb146ef72dbfe184e9f9f30eae72405904a7173acc9304edf01a13a727f3d9d9f6a928759a68a4f33e75c27b2205a9d438484c0b76cd0807d02566c970eed815ec7ef60c69727fee9822d20642bb9c5ed7d90355084b8bb88b48b8da7dc71ddb3ec863252fbcbdcb934d03903b11fa6e090fda7336a33d88577f650b340914e21de5599cc50c46590eadd26365487520d0847666cfc34cca8dd6fe45cab5c7f6d2a6b3ddd01a3b2a8e860d609a8a46f983eefb91490fd74ce7b3e6b9a9dd625a5e7fd2674e4dbd6731bf482da39ad53307a72a24f9a0fdee30ecc788098886f08ed831882b4e8496f784681fcac76d915a6e65e88c7dff1bf6fd8b8e40c9f885eb294056ce070dfa606f7b46e010c9a9c50de8abc9edc70d7fa504540f8b3c2b721f1520e5e280073dfa5987e86bb378f64541d5dfb27ffff57d8350622fb742fe4f5f380b1d47f3bd120ef1514727caf5463eff5ff12b689b75447cab2194a1bbc21cf8cd741eaa5b1d34274347f3ec93582e50ee05c1432d4b5142f9123be97d8d91896ad68ae41c813dfb30074ac36f8e5a98ce520b75ad0af757f6dc5c998b23d420a06beb39c35368d6817b362471bc4f153e1a70d1e542f684983b237e7716ffbcb67786bdf66f3304ee220f01283ab7396e7b8e97b217e17f5501331469bd8f6a64ecc4304e3b18e0c0172d0f9e9e270594d97bb3c8edaa23bac6ddfcdb3f49ce58f397dabb7aee811885b62f9d819b6361a1ea367ac2ff800f7cf24d212f9854b0b3a730382f77c1b51df8527e2c5c2a54d9c0649303763cddf71a907e18187b8111be0f7961a06a8d7cac917c627e64b50a6067105cacf023beb92ad927d85ad86cde6852b1a058a1649a2476a9c86eae153acc20e2c65161052fe498d17b0b42b37a85d289fe2b7f66d78e274035b69d37579b4b2991248dbbad60663fc6e423f0cb365a3d3ce2b80a7cdec605ef380aa4c50f888f25585881e4c6aefdddbe5a8e59813501ed5ddbec704bc2993f199131e77abb3c0a96f2188a83d9723d98e9d58f7bbd8c0d1123917192380112a9411340a1d8d98ca360e0d041c46008ba8133e80bddded98250914a73775bb60d74fac19a7fc3246332a5f957486d7362adb693f55aef1e6e845da7be5a42ca7ac533aa7dc2925a816f63f4127676d12e1d8c2e586c4a3fa6bbfde454c68ae6459485123e3a1fb9e20b74451d5ea45094803ef8c54e2711f8e86aaed0acf017aef54db4a82c918a7b73b354dc0f767a0f01b7320a892d1a6cc72ccdd2006f1452ac6e2c388538510ac211a907bccbb26aa93ebdf100f78e414f9d3a18c6fe9e1f0f341faa887510f402b0d6ea3cc50e7124c900bd7e298c829ab62991639094d789d894317be1306004e523fcdb0faebcc56f8ac8c5c67c37f3ef21d661461779ca2caaca744ac2626f3b456a47c5c376f61a4cbaa3c897ac9717d014be7d5ee24bafc127f018bae397a7e033523e9ac5351039f79b861d446073456da4e29f2e053b32816869b0d7d91a3d55d06b01a0e2fd982ed28ba9bc97b08d9bdd35c0b6abdcfd56a1f40382487fc7fc955eadc13f1879fb43842c3fd776bddf9c7e15915dddd64625d947e16480d51fb932d41d8478b9bdbcadf085ae51bf31057ae31c1a319deb6a03e9dde777a88b07ef8dd4d74226d2c238e8c0104aff5fcdabe18df189f1dfef854237b9713bbc54f0c6c1f49bca0782e2a008715de2fbca34dc5539fbf0d00ee5d68ae1e2ac6f6cf3d3041df75c89e0c3b545d98d7dd28f1737aefc1a58d12dc8fa6d6463b48315bfaf25b85b5d35ae954da09f6aa551e5d7a32fa26eee18ff34ee523f9eb5601528c8cd8da61c67319eeef2e0b082782eaf613fd93db22e4a634265eac636fe96de136bb794804cfb12e280fd945e3e691a1ae20acbd4ec40294e8eee4ef414a1c65b18614a503575a72bc51a6c1f544eab9084b47a34548a1913151998cd9670b3a36b0e93da380342df9182c76967f5f47f2f77d3cd32253ad67e928e9c5ba3194ee669f2ca17b02191639065b9bb211198f3255acd9a511e142280d1ec5ae70ad638d19ae8be2ad8c9ea02ec8afc9adc9e309a21c0eebedf5aaa3ee9bee796b8543646be7e94f32691d20d8fe5e622651aac416703e097fae2a4b15b830cca95f619f105cae35e541f4ab50823461df9286346e86332280503659f16283b0544bcd4f54c4477f2cb0885e735ea7969d6c4be49ee75c96d6c3125fc187c3527e78c5e219fffe38cf422d96538a07604bdda9603f71a3da25bd17268bdc962c492d62bdf7a9ebad5e924754032f3bd7b603ae64c4ad2741d4e2e86e786603fcc9ccabd5a7ad161f02f10546c6e63a69195aa5fa87535d1fca171c2c9aa333405647db500f677ccc52763a500c043c18dde86100695193bada6507cde051150b725bfcffcb35916d56f13d4eeb48939d657fe148533b405a0d912ca9d4785fe2805de8ebe95f04775a2815a2de69aa8582bace235c0220c616a2b3c4f3c163d3f087b757e538c5e74e0f550e01c7fd59c43c9711b9112689808bb32da4dd55acab353d96e0f7a639b2a7c12aea66a929310f070bd46aff918aa1aa4250c4e34ad08ef54370c0b18764a0438899cfc0143f5c7b50daf8e5548f1261215b4ac645d53c3f116ebbcbf79d1d76366c71470781ac46928e9a463619e5862f1ab4a75110b2a330b28946a0e8a593274f7f3824b763e813fca025d962d2120c7178c1bb0b7b67f6006690f8eca0e9f47f8f4abc1069229833c784342ccb13b43f13bd8bbdca2b8f40822fb733194b56552bcfea10a732aea12712fb2b50ca306f0501325fab0833630c5290966d1fcc2a017954e2a5769a6961a2f5331e1acd3d18fda8cd23cb930c4057d9a7c96a481c0e5a74a55b2a6cdc212aa56f515b2541cf1ffa1f8dada4ca6f365f27cc8b368056c708b7637749b4aa3248616727fb6b4979f266c38704666deaf01f5d8ad7ac67dc99d42bb6b0b93020fa7376f77b91fee3134c5573eb758977370e342f5263749ea974dc43a1345381939129d961770960105bbbfa7a4254e3133824ddd96056880e734489d46ef34cf69f03116d14cf3dd3e93d1005925aabff572e8c004f4ccdc7478a12feb1c98f18edd4bf896dfe90afe048ea25985180e8710e3e7133b222577bbb494f83027e76d4a49aeb8d811868cc3f5aeca201ef3e56123db6e3971d0d6599eccb219f4f5d01aec5e701aae416812d7535d2886bec1f27af8204af7d9bef9889169665e47b8f0be57551614550ec122fde1faa4e9dc1e2c7d4fc38bd17e9cc0609324b9836bad341bc5213e2aa9de2f659341014bd9a049dbdfb093de23edc1f07f1ad19cb252bc0a807cabed9c6ffef2eec8b04cf76c7c8dc3041f93ca3b55fcc642de4faadf31e9583c8ce7dead4cd4dcf555e31756ad4d97e54f00a2a60140a627305a91e8659a22ccaeb4f33221d69e2e8ad8a18f6b138e822c40b43cf7ad8abbc1d62ddf7f500e40a7d06a4e66d61673270bff68e5158ca0b14e181c0905b5f644f4237b6e9515e598dfa9f90c53b9fc6acc202f84dc9da32d5a6bfc666d06c6f6913bdefb15534a5f6401646dcad4654c59a9226c21c1983cae2c41c6feaa332fc4e704ed8612dadfcab12a4c24dc1a99b065007e0b17a16837a177e985bdc46a26ff71763bc763a81d0992cdbc1514752fcfbd16eaa55a2f5cdcc7c6e853219344b3c1ae1ac6943a9d134c2f2fd60338bb13c0e6948699ab02936afa7117620b5b1c526e861c4e4a44403f23b5ab25cfae53b833f720de2ab41351ed40b2f32769e63a2075f976d1981e0032018a1da3420347f0c07114e1cbd632dbd6d8af0964185c91002046015a165e142a2702fcc199e94b8bbfe7b60eebb5ca2abf36191bdecaef1333e9dfcfd5eed5be2f7bb875fab53fa5628f9e79412dd9e3fbe16c238d79506dcb66b6aac024045689b6e0882d9acf42fca5c8118d6cca033a51247fe8082a2bccf96bec56c2c298dfcc98781f791f97b35aa991b52aa623e2317c69de7457dd347000827cb539dab66447083fe86b666c82746dc238d1798d2067b9d434e6865ba3a4aaa33b261343a4f20ed4de8c7f0c535b3c123729b21ace76fe7d1c2516577b8c7b564e6adc0e4b8e35f1ef170339caa7e9468e6d13d5a063d9c5b8ed431399fd0a2b3c3917edecec50c85b5f61f458fb61e838db4e94fc5b603a42d08f3448bc09d03abb53bb5de192a29ea081af9f48f519f9d151820c30529cac1df341d48a6328e9ab6246e4382f069040a8498053766590792c0184116d69ee65cfb34203b5e830c904dc3def26a1620e64bf68d7338fa3f3a7ce48fea1cf7bc926b6977bd3ccfb2c86cd779b7e776db6c4a0183126208b86a13373d52a710909284e47887eae905eb72a8a31d1288812b6839410681ca0dc4d15286d64947062139edd0c17079434c810e994249632492784a9d024dfdb60f0a30be44e4bd7a319fe5dc6ee3027bdccaa4f484fe6bf4ffea91005d0986579c72d10b28a83eaa1f87cd3731e0bdeecda2bb53fdae87681831d4ad2bcc18ab43304e09a23923695288a4804978e27c7e01d40347142c696e97286dbf356fff6663bdb6b3b582e28daed30f2224bfeceadac3cc630417b05f93d1500726ce9b4f0cb0c6d6fecf2427fdb074fdb718cc9aa37303c8b9357d5aeface53a41d5272e308945a4b83deb63dbf9763a7d8f59deb16bc959a5903616ffce002305aee129dd38e6fbac2fda047b9b5289e21d0e916c29bbb821019d044c4a7e20cbf0753a69b4beadd5eb2008f82e823fdda20e8d81d5f99955cfd0cd2b9c4d89839d88798830fa3a4f621f0e76e7ac3975fbc2beb9144ed68f24449079cdaaea1387ebba353b278658abcbf054a73a82a7ca149edf2532b5e80595ea4dbb237d284407dd402322536c160f7cb0828b3756dd229f7d40802f0c33f14d596a90d49724bdbdd2ef1cb50bf6a90708cc50cad8498138ffd02dc0a5da269b71081bdf79cec3d38b5f968ea750f5fec6ba7a0330f71c4ff18e3a3785eb30b397843338112b007328a40f2b72072b830a2b41993f10783462a7753559067e5d9182c10f54736d6cb2d5e03b1deaad76e7c04b0580e7e2073f1cfe1e55e336e50e98323a2b13bbfe00bc56f1933293a26d17ab8fe63e55f7d33cf4fb7d0dda3c683e606d6e20a5a030d2d7a88f1b51737cb4bd6430fe853f38f0c52cd8eeab6cd640c9e4e38e893debc1b40566fe8397a284173bb1081fbff7048f9ba741ebf8543b5ea1af2481e8cd54214251c1be7ce9ada145f466e0ccd3510796afefc302caf72d4e3d867d97dfc08b1e49695f1e99e93de9fc631bdf1858b2b64ac3366735132f6669bba359a32f2aa6c3b562c08c702f1d0c856829db69730a0a2d5c963d776fd93d48a2dc697d372c86f878f25ac7aa4a9ea3374afa0aa02a773080f9bb3101e34f6387063ec2ba16bff11a1a55bba1a940aa80e8948e7c1603f1c8b95c99fd77d45c9945647e345b31296f6d393515d9c868735f317e348d56899035aed699e7b5bdd58eb89a574e974019a1d028613eed49aa559087790394f85c07e44b7ebaf957d8e2ec3af2c0cb335fffe4217cbd8f71281853f83b28b3124a3880a04a0b3ee1a26c1b887fdc9ec342dbef5d4cf9d2a0a7e388b4f5d15a226024de40e763b6fa3e9ad1ce075d418b9ebc5d7cad61296b414c68e1b03829080b6edb28d30593937ad12c9c5348b93a8ba22c6089153d67688bde78512ed157324f672b6051cce4eaa4c948cf5108235bef6f3b1bc12cc31ac7999f747b29e11d4c6c4b674264ebcd2e9aba81b7cbfcd438de7a96737a4e691d41295562233211c3eed0ce7a31e39e90d95e91f1a4fa9ddd5045db0b27f2fb9ee20ca44e8f65ee85ba948ecdab5f53d267883bf22d0b42931e7463b77a4bac4749ede3c5327e6cd644d078b458c1b82507c5f32670e5022f77fa929db889e3f41fa91af6f77c4713e2fcbd5a3681814ab46e1882afd8e94e585cf20d6d278f6337cfbc5649aece08a7c1624dfd01907bbd5753e3cc891a2667ce4e7d40cbf27829ff320b5e1ad40beb5d347c7ec4a3a9743b8e636c49323a371ef1413e32fa39fbb2487b1843bcfcad5d6d57d7bbbaf828e588a48d88a869dbe230e5f2aebdbf19276c6a21fbd5bb00df806034d38d6a7f72e6f902d6d5640c788568422ab2c79558095acd87a9ed2331b7722faa08f6cca37505c188a2e58d2f46ef0f5c10678f470f44efe63c5d112092509a294e553e257fc9dacb3e5f436cdcb5fb1200bf5f15c0f75f731258b311976cca60bf13da2cb077eaa7dbebd90eeb7291ea793998ae234792362bf6bd1cf2c7c91657d44254bd2037e93c761eb3c8d3935302b1e179f668c7ad3521edb04c057d74a924bbc5f4f305ef3eb8182435fa72350ec38f9df19561fb780bab6f8f3891a8b690b462cc99bab089ea220bc9f7ea627d806e9ac9cdcdf822db2c2d2919a1c6dbee22d949436f3f19175fd5f4a24b251b3927c810fe7e322d8deca912798f4b6ebff5ea02526129fa06973afbcb185f1bda714e627b0b570b7a0b59dca56c78370e5c1d1ad38171147984ee53b3598f1b8f3ffd575312e47fc5f3d221fe02edc1cf762d7b42e4a380d2f6ca69bfe86359cd52a3b814a05d01fa3f371e5675543ed71fa3a4e46c701b5a0b0b90680c34faf014d79593d70ef8123465a193d9e2650791894f4200e0b8bed3cbe78e3240b4ec9f5d0b653f0946af03da48739fc02ac1fe96f65a5fc1d9dd2e86fbd680f49d70ab51b6863a803d4afa95ddbe2a6ceb154bb0eef4645d503bd82ebe7fd198982f726c63a7363e501c70a98c29502bb4d166779b68c003f4920480bafb23ae2537e2cb4719836716c09706fb4a603b7a691ccbe6c5284e3c1cae5a443ca6cd1634a3c8583b018165c1625740e0f6b719389c8697091c334e5031b9364a50b90b45fe694f04a869937822908a2f6f7625a7c7c9b6e3fe234a00c01cced10524768bfc264121a49e336bd15e6927fb420f4513d8cff5326b46df321a62adc4222abb343edf9f3ded885989beed12f2834dd6a00ed05c209554e595e1b87ca11c3f6d08a37fbe9cbdcdf0ee2633d9da8e3fcf96449736ca2cfcdf20b65be77b250915a53b9e8b96107db28cce6450599ed3581170b656cf96b4f4401d74885216a6242e88096708e8bb52827a96c07f9ee4ca582c3e139f8831b9233a30f712db9d3c5300205ebcd60f2306be4e980f455ddfaca23917b00b7905be77acf9c26435c446cf9b210b874d3f73141648b453153fb5c2a1ce67b693bdd8c780baefa5bfc910ba118184445fb29021109ceb86170eefc522a53f693842120520fd7dcf9e0ffd8107a5743dbcd6c529946e832ca6877173deb22441291342c6906027ee7247e4b81d5581bf7deea78cf210b47551e99efcc389cc51c13ae7d0089ff569a8fc60651ff173bdca8d4bc14177cb97a75ad80d2c5c6830c0f9dc0a59f5635dba8aafa28248f9ce145a3c81bcf3393e97d727fdf5c41d518e2e0fc69f1964659ba714b6ac1e472f4d096e6f5e01c339cb65654541cd389e57cc13d25f46c1e249a5f1af6afb3c2038f9a586307f4cad1b1eaf35b02c03a70c0c92bd8153ab6a84beac64669825d3f0f928a5001f209a87df8b81527653e5839ec78e4cef19876f741a33acfd9ace6cbec35b9082751b4ec0a5a184807450a4ba1b2256c539406a1917063876f04420a03ce27fb1f695e76eb2a587687756c0501eefd813c12661207d0bc09a5453690b800594ccbf0075a70c62acad1884bb65146156113426dbab02d0cf7eafbf89e642002460f825f8639605a6f7b9e4841f6fe216e76137ddea0c1eefbba704bcd9eea22f56e5f15ab88bf87053793a013eeb8839bdf369e74e2db6f088827cd6dd9e8b2851b79d7f2a84a3d4b793006a71aca8bc3d4f67f33b1ad97ff9bc106091901b2b1863728d9b9c6506a58740962e164b2da67ef96a646781ec2a63f5cd1721ac728e7fe85ddbead22fee25401dec6f622bb2046fbb0a9c08dbe996373745d9ce486626b4ff1200795a654d53279871916a89834df2a121c55a7d3bfdb6a0507f6d018a97730eb21467b4de421d4d019374aba9405b580f77a3b6fcab779395190259c4e034ca70c6d82589e52124d0a172338a3fb72b76f03be653e653d70854b162c49b8853891776b0e612108b4f472221e4d3414060e4d0e7b18000399e012dedf5d3b49b18ddd06c9e37f67dadbb709fc622ceeec8d5ba34fcc9737abd8083087d7c21fab2123d874215576f3ded28f01521aa35d2d45e238552b0637d37ca38110c8c08b045d1a0e3ea75d6066cc8d4705644cef29d7e4320f4ec4a7dec2290592fe098b0428a096ab1819d996652374e3be34689753e8227132d231be521613771e30b1afa1bfd63741632a975c076ff55c8dd1f094b7e36e32fb8aba19931a3d227f5d990c2a760b9cb3b48842f5a76cfdf8571a884a94a82d8c95f69d8b93ffc69d8f58ee805a6cd1a4c2ddb6560c5283a25025dd8c75b7ad508497d74d9fa6f4e8ccefca5d95b16f9a1a0953a575d27c1a71fb8dfc3f197268d0fabfb2807cc9b5530ba526a378749585381a99ac832ec4a87ee8df007e07cb5363cb5321d2e6fd1eace1b535836843e54d1f47547c30aac329d353c7061b519704077929cf64b5d3a99e6d9d4db659713fcea2ecb6aac16f88b8511abbb671e2bb6994d383c970d93ad565f561a6b999e9911d251e830b2dc811d08bea79f80084568158d4b90d357558bce6012c970065a1f199a85bf3930e672782ff3975e6b1a64ee20eb364c20741ba3fa12e65c0f652d23b2a4a7c16d5b5bf44b07bcf72614e514abef548a5f1beae4caf9bc5e23ff1b638bb0ce99d701be103d173a8c5048ccb07b8a7e8cdf920349abf6aeed47da4a68ab0103865638d48093d72a57394b9f6e9e468c66d4aa43c807023776e04611e67efbb1fbd9b00957fbee270aa7acfddbe83222fdd490a2381cee6ba5c8b298fded0407691aecd58108b0cf44515cfda625baaf5f157aceca8de9f44b33fd59768f7a7d360ed1e2329d30af3668a59f800ed47b66678dbe4d5448ab88b140f875f2822513b11d46fa0653c9f721ae385a84b669d44cf3262d26fe5af4fa276770686f301d0c40b9925ea33ee5226301b16a96604c1dac7d32773995aa293f298a7894f97e80bb288a52a076836dc68af9079c7db9361b3851d185b20eef37e0e49b8370fbbe7be7e7a73843eeaa1cc01948d15f4a18b5b0dc32763147300a933b663034b056fdc0dcc9965199515d2b30ffaf79ebff3cd3c6cb1d8de25127eb388af61985432eace3e857aeb3aded5e0af286856e7224c8dbe1ec24dab3dd9a2e8e8083140987ebaf4b68c82ace96a4738294edd6f864c85b4b560903515a3740ae1e14b5b2f326f870cbf7f164bf3ee90f4d838d009a3ec2d1c6661b55b20bcde019606cf8c3c13e8d9bfc583b17dfa0d175f5b3aa90e2932270579cc0dfd422be78152f0cf83c98b0649af1b2dc009425d10d57cb911b6d216c393f10798292ba0f089fb8c1c4e459780e54ea563c466882e3d7893cd9e432ddaf23a038407742ce7c1a19f6e1746561f5f7db12c0a92474d44c15322f6c31ab22a25d44930329857060de9f9e5606a66f7af954dee73ff0bf621446e9093d82673d303e97daeb1adf13c30d121ad0f1ebc93d67043711d03ae7490cdaa53100875ea5dff8d55c0f74e40e51d4adfd63249a94de5c4c60772c223fad07399a0690335e27136b1ffde9a5bd2a258b7ed31d646ec3c205d82ac14499d3eaf3b0d6812d1fceba4b2433f0b94468e8aee2bab7be0ea4c4705ae9e879c41ea319e3c806111eb2e5ce88a40f332233807686b07689cf1a63e4375d82edfd871b1a41ba0560418636ef440da679a0cee1f6356b57bfd428903d1db00d8b670f068853542285422ed5ea96492bd9882b2a262362861cb45f07dcca3004cac910486da5516b2bb5b07f5cb9da46a6f4dce580cf44f9916fad8bc47fa779c86da1af38b47036fca2a97510aadd7280fac59f7ed2e0ea187a36b9473a03b64320583e98b31c69ab6f6617afdfbc2bbe06e675de88a3664b6e653c095fd887b799b0a80576e745f814c12dd5655220604153c1a927bdd6cd89e76fc4673d307171f8759a2989250467a1beb71f4f77290703311e4a04d332ebe1cb5fc7d389c081223c00036c4f46abca02add85a18dc8515eca909b0bd50ee3a809ebc45ff3e62c8aacfb4f789e20ea32261ae705df855c1a279e0beef7acd2a5304607fbd805e6373e8ca1544a6ee49bdabe4d439a4084e870caa0950c83b15bfac0946ad18c630176b1187d412002ad6c88e10e163eaea322bb2d0eb46c56bb8e56a075f3764fde271b9400e38455e2c9a9287397f8f007eb8771fb1b2efa85bc8f1d075638d6ca4defe3656ebf758789bfcf65df5fb1927614f930b93d828e4951a8f00e95b9cf2a69c2431508f04e5dc256556309979d62cd383fe0d9eea79668f2b9b8abd18cd3b626e0178bead7713b2e578b6788e95bb9164ecbeb5c7900c9d6d99bf020c49d3f19f0985ba322087c2db0a56f3e70a6de6077175aa81397b54461f7118dd0e3c328ca4461cd52d27b9b684d6be2d167811aae165c3c199dc23776a5c04c33482dc292e557b0ad673b0e3974ebb405ad9339e3b1b6fd86ccfe2feb3d2c628427e452bc484524c651921442d358fdfeb3f2ae49883b80ab78befe08ea140f84a1ad5867ca33336c78530741aa0087b9fc48b4f1ed4cf500f136fd6c7cec9e91acc12e3087848201b956e3dba83aff145309a7342f97ff555a233221fcee16e67dd7155676460dba21c82a3e4a678b861d3d61893860ab76d27d84ea43a44894fa4f99c1df93fa3a075c9fd5850a3308eef8ac726c3354ce43de54d798604e570cb07dacd1649d12d3ebcb0c952ef30e6ffc2fc7f27b77cb91f7d83f274c703cea96e55aa59704f96bdcd279079f9b292a0f27c14a04d766cc091b31c38c7dbf579e6b09abb83c40c18d4dfed0e34693e76db1cb6e30a6e480b21e92610e1e21ed0de44f01f3718f5302077f13b7c33afe723c22acc06c83be36e20bc231dcfc4452451e20ea42050b90bacf4838437fec6a9473fa1879fee84a66268202e5f5270741b1c6db2ac92cb0de77348ae61d1a448966fd74cfb5df9d5b8ec14f4fd4d5d8688845f5c07ee794d3b459d2b6c787a2863078209d7b95f54ad9b70448d51bfe40e66108aec82cabfd625e449fe482d2240c57d6c1367986c09d79253b65706e436ec6c5d08eab1595f1b82f639b7442bea8f5df5b1f2aa9994c56a3308106f60cf8be1f7869ad455ffa64a11eba3be8c6da3b20c0dff832710999aaf536bafea65950041e242399022245748252c60508dffb55095bdb33e6e67af237fc676b841a36a8e2e8ff613ff29afae071bff4ca071f2a2abd0e13cba8fcd5f149132e6a080167822e85c7821f7ecde97f778cee35e0d42c318c1093ae6d3e50e887e337206cc00b3044b9a206789295bdd9325e75252d3dc64f2d692fd30f4217bc3dcc0f6f75ddcaf28a8a4c82ff093b371fab50e4036dca1c8b7ddcaabf9f1df89e61e0f2fdd681576b1feac1e5e60ba8237c0a149552e5326c9d34451feb250347fb9e44665d8ec915966ffc9e42de5d7a6d92ef6874e73144de9ff50059f804803d1aed6cb5647c7956ff726b26429f1639deb3502e9862e3118caa831fd9cb49e371339842db2d368329fad8e729e055e02669cdc0caec4ab26d3e689e4227e8c3094418ef74282403af2518241c2f20756bfd8201b8a24a226b00e9b2bf429e12e338eb7e1071cf416d296f37edc06b21eca454eaada53d4a1a0d59c216aa58ed44d510524aca6a9969600d8f359799201091a88856ee37e8f8363539cc8bcc629adbcdebce4e41c9d3b901c17a5825148f8be7a6e55fdc561fcaa1dbfa6fe22c5bba553b0b4c035adb1928a1b1aea31b26d5e173877ef46bfa6a22889dc42baef74dae18acc8aa33c9cd99cf1af102036c1901d38ce2b32fdf4f64ad77383fa686815c3156abbf991a1403150cd918e317eceff85e326649078a88f10c72cb62ade0d8445c975bc9b93333749ec2b8f13ce85830d25cf11e50f4ca6f6799c708ee4771ef3a016af2320f54867ce3ec60814c62c577b3990779510d785f53b62cd0c24dd60762cebc2d4b9f53881afc72f42c9446d87e7b513bb9bc65272a3065986c7256be56925bc6147d501f96f736eb0cf88fb8d05914d87ae59e27ce91399d2da9cecb11878480f9d7eaac52b271222b5059b038199b99bcfea696998cc84d97c766f56730944b1fa53fc700aab0708eeca03604f36cafa7da822ab17273b68f527d9c2d4102e3abe2f19b3c10d4ef725117f5d8958f543acbe1174e93171ce6277b5e7d6eafff8f05726dac7b04560ac3e1fd36506e0c7938b925a809f0f57f3939c15e5b0d1e5099244e2bbd4973349a8102d66905406bb1f7cd7ae484fe12336fe08308dbc7e113ea037c606720a7cd86fb4b0f9bd47566bcae9f950bbaa379b9993fe42e82f93abe11a340367ae2cadd63940a9c9465ddfc4786e1400d188ae31825fec807022ba9976669a11a80808ef525ae645bd40cacb3ac4a5dd7caa536f71669d1bfae862642fa9c345e3699da3ba15f9a23c1fbf8c91d4fc1813154ecdad811945f487886894e9293ba7a9a41504d112ca336fe8e880ca7c9c351cf065dc7a410aa172437c0afef5778ca0778e8923198d9e71ac99a86b6003c8176680dcbaf7d00436038e325f1d96dbb0159865105d43735e717ff7124124a28da18f7e2737a791adb5b521a41783cfaad544db63282c079085e4c6bd5091e1f240b3deab1e083e2223da89cf448f01c9de3da808cb37cb3355176047504efd77fb36c41a28123245e69ff63779707b7a25b10ef6d8f5880672ea56c915180efcdddf2a28e287363869cb8db53f03fefeccf440aac06f92b71d3136383144287abef61cfaab1b573d7ee917b74b96a01fa1eb9f1b5ed983b980c8d030e58ba22a5b440001d637f7e67c2a81a3ddaa602a867c5f8833026b46c1efc88059817cd75d46abe73fde7eb3631567f7c9df83ed639687ec4f95f8cb40ce6325ed49d517f426aaba0c244ebeb2213c608a51b2aa81020a35f18e449bc929f7b17e6d08a6f77acdb6801c65e8d98559dfbf085cd160e3b537ed710b813fe0cdbd98f2a6f79efb434c9401872edc1fd0982a01a4efca6239b478edc28d70a0daf4afe2882c934711af0d600be84ec683724fa1d837a23160ad061bafb1115d280a18f2dba50a65df162c4d1323ca14d0df6dc969bd82c8d6717d2fece12d501dbb09531e2c9365cbf9685cbceaa36e7c7660750e351f8dad70085b893ebd6a3bde2de67c3af98d9d4277f0bc2553515825278938d4bd99c8e81ff112338417956266b2534ea3dc190a3bdccf3c34389691833fd76ddcc4dac8407b4a674aa407eb42acd0da1b34a0fc3e63c38dce0123502ac138ec2f90730265adbb2947e7f7feab3ab92e89556959e82a59c865ff3b1300e95ff9da7abbc1e98f2976837335981c1ef8fffca69de2adfd0502360d71f873575e35f70879fe6b62aaef0c18b74391943c270931a92bc51ed9f90710d8769d781df790bec7fcd8158b4fe08fac718d9f8d23177c199fb2b39c19afd2b0d0317de61e1501f567fa33a610cafc5457c56054304cbe0606a15cc462e7438b65911c9b50d17ffa435c52b85634f21cd6d84198bbfd387ddaae5e214d42f758be394546c4c74ac8d28e71e81cc333b4ae0883b18fa7d184d7f379c2459ea51fb43726565f0a66e27cf2532b13d962ebdad2b5039b32d7ef9c45c0315a43f359973a28dd9a6436cf432f0095be9f0026fdec49a10a750a9727c4a87f14f4e9611c3fcb462ae7141febb562ad51a5518bf5da746f5c5321d702932e4c37dbd2a982b1839dce5f09722f02228a447fc09265fce639a970348c2a03fbdf0af75d0f609362a4e726713df0e0d2ab6959ce197b0386fe3be22c5e74e051ac54fafa6abf2ebed4a18760433f8c6c681a463e6939e31c93294e10525f29a6f1c04c325241da1363db858a04bfffda9a937b45b587268c4b7fdc5686691943c3822b3a30464c150df6dc10eeba6cc1839213ea1460cb202962fb4368923a8c3dc73adaa86d375d2be57c61d1e67ab8cb617f1161c082d564c79d5597b680353f29756e42232a650f1d0d1e79d83b7a445d62982ef85ac06c58d6be549e6dc5301f0df7a2eadda9b105aa61345bc97eeab19ab25cf0cbb1d72cd8f777c71b5867dc40897a28d9195b07b0e07d76e012e0b58304b3432e1c565f55e7f2e2d70d688df38a593c38f580fe5b14fd8692f78e06a74f2a975277b238e18778fc29b2aa84ea25f601bbc03559df4eb98e9a1860b3a6b8398f23b70759982460371d6f272262daa834aa5dc626db8c3052eae241825f39599845eaa79521d76a32f7289db4ea19784feae98cf5dcb841a22182a80de92bd1c823009bd39bd22d8f0a1d6712e13a43a3140542729c5060d152565f6aa70a93e44169bd20e07c9de638362b7bfe747881e493470e588b009636a1de75ad11679785e76c7a3c9eb7b61b1749070c47ea9e183daa1fdb0372099296592b5863ae326e65f83c587cf9454c8ed34ae65e1', '\xa116314aa4fb3e214921ae9e232ce5392c8787dd6f394cccb4353f70561f06d0121226c11b05efb6f7e757255d810ebd881b2d6088eafd63f3a4832fec59c5d06e2d74de14d5ed616ba75d930f94dcf9393d284854975feb5f2badba7779d44e9945be2718c3dacb557c178b1d20c0942aeb7641e690cacbbf9f0e9e1599504a2a3b22d540048300762800fab8388f6f24fcdba366d4c5dc4d1ed517926bc103b3157de7b978b41f7a39934303a5cb2b80b81c2af3d6d9cc5c72de516e56f1f93cf09377b59d3aeee3eeab19fa46faf91a86faa6226a1c63ab7e', '\xa116314ad76d6797aac055a32a6fbc41b66e60e529edcb938fa09eb1007576476fe58678313ef937abb4caddd38babbf99', true, 2, 1, '2026-11-21 04:00:00+00', '2026-11-21 04:00:00+00', '2026-11-21 04:00:00+00', NULL);
INSERT INTO public.assessment VALUES ('3b9f4240-0fae-4e4c-8adb-8251b7f9dd8b', '13fe7b1e-f303-401c-b4e1-2e821ec4a89f', NULL, NULL, NULL, NULL, true, 1, 0, '2026-11-21 04:00:00+00', '2026-11-21 04:00:00+00', '2026-11-21 04:00:00+00', '2026-11-21 04:00:00+00');
INSERT INTO public.assessment_fingerprint VALUES ('ddf42d9b-65cd-4d15-bbd3-ae9904201298', 'da1bd0ff-91c3-453a-a90f-0088cab53597', '272c58bd-352f-41a0-9d20-ee5d18a13854', '\x8ffb62269bbafd27aca1e235bf9fcab90e8b581e111187136ecca1794423985a', 'a116314a', 2, false);
INSERT INTO public.assessment_fingerprint VALUES ('998e4493-d2eb-499f-9759-ade6b314b235', 'da1bd0ff-91c3-453a-a90f-0088cab53597', '272c58bd-352f-41a0-9d20-ee5d18a13854', '\x6aee01d7f15b95ee06b0901f14d8794b65fcdde4fdcc214f643940c0c0a21656', 'a116314a', 2, false);
INSERT INTO public.assessment_fingerprint VALUES ('60dbb192-81b2-49f7-a1f8-81194c9c359c', '13fe7b1e-f303-401c-b4e1-2e821ec4a89f', '3b9f4240-0fae-4e4c-8adb-8251b7f9dd8b', '\x8ffb62269bbafd27aca1e235bf9fcab90e8b581e111187136ecca1794423985a', 'a116314a', 2, false);
INSERT INTO public.assessment_version VALUES ('d46bd1e4-ed8d-42b0-917a-ccdbd1b0aff6', '272c58bd-352f-41a0-9d20-ee5d18a13854', 1, '\xa116314ab3a89f1e020c2ccddc5d15ecd4dd8767f94f59a4d3f43391bc483ecbe8f00ea92d023c6529d51d5958dbd38a284b0b6c8c93ac878389d7ae83e15c315ff4e0f72ca458829b5d9562d1c3a8aaf9f36566d0573f27934e5ec47baf2fcf93584fc6e84f7ff3f57ddd2d47b8978d61646202b254f3afe45e5926ebeec4fc2e75bedcf0e772cdef0d3e5c44553c255a7ec0a4633468a76da2e78bc55b413170d0a41d89810409a81385cc4ac83bfc8915d72d8837347183decd19cf06f8c0162a3bb9212442036af88cfe0b5ab252b4020256c304577995f458481572ee4a7376557201bbdcda8c7d025561cf2310671f0f17272fc435aef2cecd470266dc70d2a1fd85a7bb1d76e0bb9603ec05cc2d5b068fbc194585167b928da3136314fea5ce3f635cc58824fb448a3c39bf714c3f3249cae3165e57a5fa49f0eb2f396320f6969624f5fa153dcf74de413bedb34f00220b9a0395787371437a9589dd91b220db1301dd68538bd2135a9f935776b84681948df4615aec3c7f47ae84f63c41c28f00546d043d3a607a4487596d8856bd4e205e6c17bfeceab8ecf7b8a0b77ea16e8151945f8fe1fda8e9f76eab8a14c7944cf6551b5161db93a70a1aa37434b01b145358678d3d6cc2c3042a2cff63707b0a012a804ea1b3a3951701cf9be95356f0f2c24fa55c8d9676e7d34ae1225a0052d149d0aa211a6ec35632fbb3abe1d93cd3e1f4a0ecc4e4b2b573b97ca21fcabce5363eb3c558e4df25bdd914612b0e36b3229688c16156c973178c0a585fcff40491a778518651491eb3df3f02be312c1034668f2618e64390fd982381da8f1b0a69330aff1e8df0e6288459b178487a181efea4b5a145244a9b78660dd7c7b0f1734ecb6e96c87bfe90e9f6d3bbb816ff8fbf024ff0947548a8f7b0fb96711ee469ae43c8', '\xa116314a16ec6b0045b19edb5dea89792d0cf2c6bc7d415e3fadb663354b5ff2ce54df49f21c5c7cd3ce61cc3c9b7376259617b0b35940a2bfb3b65d65c30aeaf594f522f74e26139244b0e8580927c9e563d5d732ac4d1aa202de9274f017ba455234f893c85a71c6d0b235abf702fe116dae2df7631ee5cfe5de4933350f24db4538c6a17cb08a64b83dcbdc11473555ad1aecb78dac6c8e73075290962362cdd9d9d609941107de63a8efbccda854500ec9a88618ad5c67294843b30097b2fa37c19ce0ac5b6e823a7e52ae0906a8502e55fae7093891b80ef33a800dbbec822d4b86618d7387402a36dd25fb7a255646ade3a7d6cf73e423ad82809394b6cbc81aa1090d3ca606e0128c02f0c571f502562e43ddcc9513195676c46f2707579ea4f92e3569ac39c558f5070c84c9c31b6030b9003680ba8fd18a0be506eb9cc202178516b5d01789aef7f12f35554b2b39a90d6188baf1edf8cca5ed99c3c7fb33ea99335fa091e46016e3c95c4e0fa2bacc01a40dacdca49d48de3a49c880a07cf64391ef2376e9d1aa5ac85391366138a134516a9b8d67ff06b861dc6acacd4fb964b7068461c7401a1230b9e47e8bbaa6479e200b3a5b36562f954ba33c1feb78e70d729f38353f106d8cdb486d06de9eaff4005f71bff4b4afc14006b63776728c019752e351fdbe4e6ea6a2e9c90fcf4e6a61820c88d138747a3aa14b0a1a8d3c73c1abf09449e02067a719b55b13f24847e370b835e839a6417b3f1008abb6a6c9f8f07e3036c75f747f223218e67b107e1ae1029f3f9083ad897aa9e085817966e6408e32af63543d202ce8971b09a8df151019c110e20c52bfadd785494f82e74bebc2073fb8e49de2eb1eb99fefc4a70b44ede924260a6aff7a9649e00b32362972d4340a426cc97a15c00e963cc1522806f3c8108e7dc55e1a6233202582c6549ea42db622676a9e38092cb4bcac809a6e8f2d6709adb4b793b6d8f7cf6b6c68a00e4f20afdfc68bf7df7f319e12548c5376ff42547d7eb535eebe5ea8b5c486f8ce8569b33ee8d236dc4815c961846ff1a29ed19aa8f62152859abd046f481d3773934d9da55851ae5299f31d3cef1112f466185e4b6633feb1b309483c880de789dde74d043841ed032706d0cb07d35a66f4254765ef20ec63f49622c4f111b4b818ae448992a8542497752ba6bb2227ec0931bff6ea861fb417e6ba8456978e1bc216e8356eae18e8d91ee3dcad9f908296626c4b2419103394e4d8b144e1ef7cf4467eb9eee0167bd386f54335c6efe7a1a74690dabbcee9b2f3467222f16e3d9c6634e2f3ef23be2d7941ba3378efd03b2149c84132399748fff3fab54de97a2545a3257ecc804053272f352903026fd2a48844e67daf38f5b137c04494105a56350d84ae998a57be2e2d3159f46ad850add4653a24ad1bf10d2cac54252232aca92b07c266549462169b84359a806220b16df89b850133331c3f071a143ed50a015948d8771ce7c965dfdafd386a41e802632e29cbdbe22251eb1aea5a9453906c8d6a522920fcfa2235419693e7730cb03fa9a38b2381574aa4446e4462e63e253c14206869bb2abe2dd0c6662587569c96c8a45719b8b1ca08ee47c943aaf6a75df81d449c38accf6f3b1331b688cc5d133bc59592dfb781f666109fc81a720c21abda02308c0570ce637d2c41e4eebd08628b6d06555e2b8652dd44db0fbe5d941ca013486705924b04833c592fb2540d1e8679094661dca146a283d027a34cf85d7a3b1137dec2e37409357c9a89330cccfc31ecaf65e8877c36f03d36e4eb85727c93fc4882878af4a7a95caae0b37c0647f52b55805b5cfbe7023ef430cc09c3e7afc69e9f58e890cc85b9af8664cc30489c6ac1df198769d446bfb25519672c0aa7df9dc97dde8ab4e723c02841bb12e8c8b31e788ba8c941c34f619a8cde54e7a1ec2b636a76caea07ed7bba2d70fc87cc4ea44b9baa04c1027616f819fd34d179fa23d31b19ab2ad4db9d7750898a1cf68722b7d2d117a45ac4a9e2de59b0a8d9f8cc3707aa2cdf46da802940541bb94d544f56b99b71f66cd81b0e742fd9efd6044a97b8cccafe0f8fd0de6b2556e4b2312f59f2a5b8847b594c62dfd024a9f6048faefc39d0b124e469bf7dee3d3f6cdba4f21fde1da043ded544f0f7eaf9243feef70b89013ab50c6750a62a8e6ce8572926a165019084a82442a4be77bc452e70e6e12d724538df6097e41fe7f68e6c1d51c3dbd82a088ea3b7c2ae55172cbb0e613df3efd5cbeb18e3185c2cef65c7734f3495aef3c480bfa1423245ba08beeea191b7b8e4a1e1a2f6bbee8be44df167a08826aae4d814a242becf0a8709f3c36c6ec68b35b551343ce2abf33e174aadf809bc4f8698f63d05571a6031bbba4c393976167986abfefe1316eace9570f912cd84c43fab340e49958e294102c8795447440c677a273c43675a9def6562427f47553fa216647ff2c48f8bedfa4371083a3eed4d5b775898c61f2d4f3de35e940042cf5e0145375dbcf57ba447f9ea2687c735766ffa90143acf8b227687c350f5b0c8042ee82b70e400b56859bde57200f38601ce67e19da0a43d02d7d2f819f98800e51d4ab673554db79efbed4b216c8457703ab6c64018a7a444d193bf86c3fee9df13e4f7ad0f413e8d029d81a7d0761d0da426dd6493cc4bbc11ee44d98670e9f137f2ab6074179e368bae7a138e7665082762e28bb284e9184a22e272847bc1e1824e697cbaa3cc8b72b710f4c46dcee01cfcbfd18885983c19e6e9ef0c4f720331394ed11b2ab220e952155315aff10f327eb8fec8616d7a7b5a56dc83b509cf015ad4670833c27ee190d4132e838e82736a2adfc2599f8e8fc073890fbff27d376913fc5c4d69cb0406d551336f683e68a2c05437c8686c6d9474ec235020bd71b503d3aed5fa31c59f879ad031f9da0e9d1af3e7378691d490d5ad91d7bb7661d3ea7f3ceac3bf05f45017c9265f87de848007abb4071889ed9d1ad87339be0cf763c8f392064312b2e3079ef76c86c93089bdecf211893ab68a95f18477fe4dedf1b00e47acc344198c2135e108820503dc8e34629ac654a07f6294ae168e44c870c3fb18a391153d04bff9e06c8c30a3f56b1e37f7cd2744ca529fee80b8c8c71b6ffe2411947d8532e69df0936109357f636e42af191f5198a8358d90ed3ab26e12605f8ab752225fede882df41a431000e5671cc1e0cfdb3db34c8ba1658d627b9efd090398349a6f4dc541c08a5594c27aac49972e714260425ffd4894912d7a80fc4b946526d3974b283e88301e82e5320133b47bc0847f081fed09d2f5a97eff0e57df7040d3855d92ad7e7ba0b9a96c5d97da2461c86df55ebb4728b41caf967baa6d55b5d0a3cad2904a19da0883c59f1b1471352a080962033cc7e036926e3fee592df1c3ac3d5a711582fc3e22b2e1f6c70f528de801f47cbf658c60dd6943d8afa417ffa4a33381d17fb7b493148a121c74785da981f29835427cf4ad64a36cc2f7caac9b0e0c5d6209be78841e15ad2f5b459dcfef6ec03f711d3d73afe75ae304a3f61aed95073605dd07c6a60d81dea0b2c631b6d5772e0a064057efe9f8fbf6e6dd2184f650b8a0f8c7b9ab765584c2b99070f789155da8c7c3d2b6bad1483775c63f1d39aed920c6723a7418f94424115a24e00908794bcf909015ab48d5d2a34d6e99c7094192254b1804c7d8865cf5bef9f450d1d9d2d013618a0919afd3a2c67e70b3a7e0adf0111c8434cd22730dcfff3531f85d9a2c869d9e0d00c89187b5479ead8184b59528320db90d3dc50d4c67794b826905a3e19dc29cbd81add456e38ae3295f48fcca0d69dbd2acd6bd5ab575907213a900ccf9de4b391133a93f8d73b19b7ab87ee2084cd33efaf1dda43db9f75a4e9703f4d30f6c1e13c779a2535b95adcdc7d11a817468a889276953c3eceacb57a0a08b1f6be128fa0d3623cfb5e5ebc4ced046b3d9cd46b46de6ff78bcd2db446ce998ba313b0ac16decb652d42ea70098de53ba94297712b2f119a13d63ad83b0711374f1e8fd58aad24e719f8b0ba56749725515c5ced35708ccd9a23365a6c902ecf12b2aa8e253c413730310c6a536e38715af63480a1f87c31418e03962c72827be96dacae977fb75949736b7895562d4f25e4ef2768600ae9593fd39a061b3bd4ea7ef6e5d95128c24ceb64751c2fe36e25b396944db2b05261ca2c84b4bf201b254ce9398984d5e8801d744f05fa4099a402073bd781a6a811f704fa4a9aef41932b064c0eef2ca3977b2fb7c346561b9d09358ab2f6ccf03910d3ce5d0aea4af5609a7670c0f6e76b4892c5a849b0b1ae5c1122b13758dca6f02514a7d080fcc7deddd7f4a59972e3e5f6646b621ed00226b4c8b1bc649798325fbb1241854486a9845cb99bdf8ce6b8a18d1de6431e742339e553fd87008fc5f1fcf61de2b2faca5dfe59cc9bb02ce6383e4352ddd7b5f0e18c3471ba06b4bfdf2c7da1dbd0355ec897951ee7852c808b65470aed19a5c42e4e6eb3c8bca7e45a53bf300d66f987fc95e9d7d91ed7e70b6022649aa69fc75071fcb3619d4324a04209a8c59a2bc05789c6e16086d8e1ddbe289817f3d07e9006044cf59d08b0f988501ab48e365798ce3b89939b64a7e94255ddbb442ffce063a495f1225103426512546b10591ee0eef1dc2cc3b2078a8025d2ab0803c3f3dc880ef7ad4a4b84cce9b8282dd4bdba1fbbe0ad3d1d6da2cd7f2addbb61ff6c6396c02e315eba8fa6240b66ed3e0de5482b5a0023830a2fa085566569c0a844ba37e244ed173f52bc60feac6c0249a513212c0dde7db1606e21d6795db88b274c8b85525b8326e2e4c989620005b68b986e3a6cdcaf49222fdfe17bf00d7eef52f3739be98ae0745a817bdbd47c4d62151d14c9751a65efd4ea54234ddbfdafd507c685057cc08c627b8c842bd4519f6a5c98b1c629e2a2954e38dd8d1d1285cd6b538d7cddf4fe19cb660063b439695ea4b50a3847835bdf7a227dd89f933b969a6d8c6b18c6e8319c24439ed83863e3323893e3849bf471bb1389ae6a2426913957b4614c797e5965f9a4e8c17f6b28c6e842dbe447802082c0ef4d4f2998a331965784348d257cde9ee8b526823c00bc627f1363a405d9f7842ae27d5edfaf4089d0515c4247ddb6591a2edbb67d9e31bb3a9e7b7963e50e01aa487cd59e4bac7d0529d679de0e053dc154f2947541c5a38877ab25c2f6e9b1203e354e03c7fe0b2c2ee323a6e1702c80bd1b518eaba00cc2e17b971b83f85e30bca33d2813abd24650f6021c91a8487eb50c2bfffd54f7bd223929e42b966ea6d5d196a1f3c21b6e19694a4d5e8e014f6aaf1f4db98ad427635b3ee8c0113d0b7a51fee4ea3647faa9abff7768d602e2931ba4b41e11d6a6b2cae4bde988ea939f8aebea97f59aee0fb2440321e57c080d34f1f85b69433746422bae41d91428008d8b6c775b8abbe1e0507b837c91cd6fe2714d042f3a97938a864805e96864cbc909c878ab6154d06f466e7a80cb60aa695dd7d0978a57846ed65a2c0a8941f61481db76388e59e8cf2fe3747efccc8984c3b66df2271fd0ac4b85efb272bbbd116183a87da754d6fcbf2df23057970ae56917eef4ad97926e3d680f4b4b5893a435e0347bfb299d0cc62c6571a09159b82f1c39dd5cd87a935ea01d85a936ab9da5ac57f1cc49e83ff2028baa611097c807e85e3520a60c9e11d51b7f4805f7a4a55aa41512709bc3f6c01a3b621c777546142f30325d9c8324ed5824736950c9d5b3d9f6eedfbcb8f99a21e6e4d6a55dd470a23b18d7b323e6799040238a4054039e4016824889b05f181901103b89f899c8d663ed369a2f66abb4b7a6f371dcc9a1c7ababc9ea3972569e10379fd253d2ff91d3a5fd9ae559bf59921de360d05981798f59bd8781f0bab7d62b950c5dd0a514b82994c6290fd251b8489523149be30ef037cb50ae516366f137339f5b97941591bf336573d5e5c89ab879aa453f64ec92ec4e5f3795cc6dba22fde726bdcca608e368468be5e6081fdcf22726054a55ef4d85cbbb3215a83c37512fc957baf5cb734012591897288e807793c6db69af3ac9f91f677096dc43a441589f7fe3151a5d2f0169e2862855f985f79859546faa6e6b66872dc3933156b0f923b3a48333dde1038abc26bb9aec30130044e4fa5cda4db96bd2d2ca70c36472268720ddf32639a0aa8e7c2eeecce93e820898e4982f286c81b41dc0d4f9bf0c5590f4e4998d77ab740f464cb3df3e35083267385532bef7acacfe97e9209a9557d6f6d8047c88925c44d0f29128f358a0397590dc000d130a1cfc6ab297b7a735bb86e153154eda63571df4a51f7f1501581a0a6e8c7cab70e2325015b39ac2ead54ca3fa0725ef5ed173538df04353275dfeb1b62ee1fcf4d3e6f08a0de9ebf0a8d3142802f5488c1c831d6fd6616a95a055c888a61a84b7364d775d3fd5a624d98c441f00aa982fc6c814a564c19aff9d8fbd6f5ebb78318eee6960f57d45c930704c454abc690e8fb2803ad27461c51ada1a369cab4c0dea4cff958b9426886ff6e146a167a8d8135213d9a2a7e8ce928d57ea934a0dba88595469d885fd093c4855987855452fd5bb672b1a035b4538444450920585568f533dd5519fbe5621c8b34c163f60ed1f91a4f864b7ac898d425fbfefdc923e72c1a9d0523b38a5bf34aa1114206b1f85a9bbc686ed8488cbfa8df77cfb13d2e1b17427f2eac0af39213a453a604ad9dd2d4a16ed1a8162d5091a9f176a184d48b33b81b8098376e6820d2754b47f1e77efff215b8302374623d67f97c6a5e9d2552a5c8371c381e562544382e4084dd37c3c72f08aac934043c7e05acd5c23dd5d19bc64eab63b33fec9ad472c3afb042321dde2582caaf34d22bd037cc03ca87ab4151a50deb8ae4faf8f39f4ac4b1a25630798c3d8a4221e2a368805433c7069871e8583d530ef69a87f5297641d40aeebd7532d05756858a328125fb4c88222debe919c015787819995606debdb360864c1ea636db53c1fb8e5502317058c68936f1eee72129ee8a2e8902b3d057c23839591f0816842b65037f6686e40fe13dd57e7e97b420aa0bceadf7202433c3c9e303ca69778cd5a033e8de601d7327277d451856c8e8f6cd359e1f69917ff051361d421e9e68214bd30d6ce9697c83e69e286c129653beae094ad9b9a59f3e123934abeebe984e0e7b3c0667f10cae10c5abf90922523524c1f5047a9fb541c6e15b5ee7c56a4f05a0399b0eed383edba0104786396b571dcdef5cb430b6e0ed8183b2b9664ae96191ed0aa8fc97a95e638be99358c3f81afe2e107e57ef2ca6eea4f9d4cfaf998a5c339e717cfe6d36770e916d71d870ef30cb23efc1ecb19daffc19eda336d922ea441d34282460026f363a89761e7ddb60595ba92f5db1a1a64fc0a1ce6ff4a6744bef356879939878adc77b0a37bac42a0edf8052905b41d3cde1038475e3ecd2163a0aa0a53df2b5bb7654a9bce8960d10c835452f4d10458f2128b1769bfe07dd44c9b5465a7884830fe50105f0af1a0b9466d5b8f17d78708f20e51b1b76c04f89feeaf1c1a1a8dce57b2bc6524702510d616c187d8dba44bdfee873b5e3a873b078fc7f28e929f3eac6227cd8b730b9ef42a2a0c683825a978412255725d00bc340dcf58fabc58836ca88b960c014c02314a4c9aa85db49f4692179b94ebf33a111ed8565c568e4357a0bde275ea22cf01665068652d89c97257e9a711148fa33b7a5bd82c615c31a9e581cdb76b5807c3b96be377123eb12be10a068a589a36d3ee93ff13e28b0be50e99722dd87d7392e54341e3711540d99e4eb0dcf242cb5c818facad8c36390b5cba72f1210ebb56342366fc7d8daa06db34377bf23f35acf1b93aecaf727b8413593ad3f007c33e63c48480084c240ffd92af0f297e63ea498cb8486f595df2ecbddfd21e3dfc86464a6a664d72e96d2a9053c735948a787a8bc6526dbb410dd779ed7032a2821b16d41a26df0b42f62741a83c55b5b0f3eb5f12b97674bb058553159aaff2cebf6342bff38fc4f5fefe07bb88f99bf7579bdfdfff6e6209b71cd48051f0688c878d492a75a25e0e2e1ca8e26ebe0eedf5a545ecb3bd2830794a923d880f2488487a9bdff3c4b99f67a814abc33a2f7e7df070fe5efe1bcc4ddaa979c649b00f1e0f7443a8b3de54a565379de90c5ee286fd88d4c119207a854fd77b23576e74c9e8e7fbe9d85173edf94f8feb46c17aae7c0c01fb2591ab6e90792a65692b96f598df6c3dbdd6547785090852c8d806d5b9f01bc444d2079076599456a57a9acc7c91de0a9d90f78a0684579a41871d0ad5332a3af812623916bf64f0fdedc26720be0f7b098509d6401a163b17499c8283b7f33755cc90fc00537698b8d9b95a729e5bd50bd426ce67bca7ef5a562adf5ec51efce6d464331ec3e10f403eeb5b774712c1127858cd50e7edbd8c2e5ea2a72cb24c45b97fc7ae046949fff1be31271cfe9d764a00b6b2541f7bf97e64a49b9a871f9cc04118d3eea3c0ef6df74dead3aaa240fb2aad0c399db0e0a536d4890f9d8381943e6ef857ccd22b1698d3b33e657837420a34a42c1ff178f761baf4b92eb0cc5183948752ba9eca02cc284177235e8b3c49db419703423b1a97cf39b6514f7830d48386ba6035368feb00abb0ed6dcfe077066ffdf5969e336d221674e0b78a8193c607a474cdf810a8ce5e948c565849f9cae5f29c89e50cc882411833e22d88e1f53e1e0565647b79e56b66dbec3ef1ce57a8d75650523d52c7a996cae3e3b9e985f4fa0b2ab41e38e2fc6ff6d81b880ff035aa8c521b4a87c8a95975ae67bfc28ac8c1b7876c5f6c8d66103859356b72696a6908b67aeda7ab3d9cfb44b5037cc80758919263e1d2da50e55befa40862afaa6a08ab6d749cfc16e289f2c354df525afd83b191ca3dec43e32974b26d02542c8ccf00ecfae34986d6d84b34ad8a5034a305f609dfbd7923e73d0be1f5ba21eac059e8c25e125553d8417cba451808e96045b86d36940ff1854dc0321d1010814329f168d7a0a8a2d43cdbc191fd7562d48af2d3920c1da17f71a82499da86db8c522b3064bb2f21d8732f4ed3358681291b90aaa4dc2e4d5682072a52c0ac7ad4f46d28ff02977896197e4da906b8650e70d88a1d2c1b3f3e633b51a8241783b4b07acf4edd115261b2e3d6675978706fd4dd035c004b9bb4bbcc91e0185b6bde68d113126c2e09471ae1b95c2a73dff78b970112224dafecbe66b42a536fb1ac176e5138de9aebd34c7879eeb5456695770b78cbd0525244d1ace44b35a3ab277100eb5b765a07028cb4149cb1b51a29a75863a601c845ded3502d160870a5f64fc1b159aefa51e12319765d04cdf78cf0af973681443d44ebdd043c85201c4a72bbd6ea7767155e80ff705717c2a86912590f135c8d0d93081efacd65b839bf31b0d91668b8af8bffa77018a576b6e39047da436caf58a7affbb46a2ca3802762f085651a266bb847e1a371b4de5856bc5e6964bf92572aaba454def42bdbe979748c1b395aca7cd24c6ba16999cc1330618c88715a1862dd12ed39ac69daa039587670f3cefa06663406b74ae346a18858d24fb61db69781e0086ec8452d2a8f6cb885efe7de9c324279a146b9dd4c4d1c605944a3da1d02806f3944a4ec07044f1bb68940760c61990391b427fba34265dc378c596edb3b447e4ec3bb918b919ae691bf9e775a83f2e6c5b7f1228a918bdc70c298dde417d389b12fbda21090102c8c3c3c78018e50e358d1a57b64e88c547987d9b73d3b33c65be7d1c696e2b52c95a6280f202300038127917480d09beeadaa8077dcc3be46f33410801a711df9882185779e4255e40f33c5610c786cac65a13bde54703c933cc5c1bd68226f3ce7e19294642e2ad2fc12798bceed96d9ab3cbd9c5bf46122a394645f664104ffa0545b28f68d24ca7aa8d0999c36da96712a0086a15ac1a9a2a7d779365548fa57ebe8bf176421c6df1d893d7cbf48db0126450bff8aab79eb8c68b17cc46b3f9281fb700c72ebbfe09087daad8addb612b2b1170f43e3ed65f847fa0ea44e19d60d3c085e83485081ecd93d2e4233913828fb3acbf6b415296187ccc8bd602008a1abacfcfe6416c9cdb1e4b04a59d84df75e6c1f95e6afdcaa20e9dbd07633689f7ebcf66998e0c7738330e23cec4a6afd1565a7a3210908f1b93a446d9fd854bf0a65c03aefd6f41dd383f7728656641ac017ec66d4320e7df8068c4565f61b757f192dfcd8086ecc7ed69fef069ef9c57fd74a790b17692a0a7a098d9621a64e739e0574a7612b904b7aaf9891f9fde9c63bbd764837373d6659de0f9d54d640bf25d300ae596fe86804875c1d055a6d2ebd31f5daa0355ab6197796ea9564c6a4999f11a5b54e495b9eab03c594369ca3f757840fabd56a1fd942b35795414f5f30bbd912a7eb8e46f1f92beff48228366740a41ecb5819374e376bc1d5bfff188c4e67fe56c027f01f16091ba94c51063fa0ebf4d01ad2d4bbd21a76a42c9ed4319f28c03ca1c5246d3d563fff06ee44f24e4872568c99822fb36f79a69f2fb91e1115862430893bc48eb6cf5ccd4afb892bff98b7402976d31392d7cfb1aeb499572eba85375c1fd22249041a048f12a6e940f3a133044ed4f92e87b4bb1d4f5007994ce480d0e6d49b2e23ca8b252963e9941937ca58ed33064f0b33d4c1ee1c30a59c85264283ec35c7cb2aa57f8501e1c07cc741179d4fd48c664b19a4872a318a930d8fecd4fb89833856ca0ff22c42acccc1a060514439c9e68f242ace17cd4801b52e759bcd774787a551c516462784eec9ce78a8090adc00c455f2805b290fbb965c05165b0d0d1234f89b6b38612cfd20dff37a207e98d4ff655027dcff139d91e7278720f016ad2df14d3d421f6d63f79211348e364970cc613f5c194720a7350e6baa92785f5806cd5beb19034d9816d6eab6e3feab9f5089a4119d14876a90ef42c43f3641f16bd63ba471b624e3fcb2dc9745947be03acdd5e95c140e58376e923d7d85cc5f4f49f2eb68e5712d00bbef4dd5dc4c6179dc878f96cd9d945bf71b2c352365cdf84e0a7a12e33664da141eabf8247a6c840fba940f17178e4a6169e72bef4963f14be3f4b528dad2bfb84bdcef2a5bc8d51616b06df5cfa60efb72b525bcb125b835da304eddaba29b39ce5da549f142961a5350ded67bdad537356908472f548d92a947c3b5a37c631612c19d9705670e2e90134fc2a5b2056878d39358a90df2f40f1edf2a697d59b444c1dda532db8d7b0de0eb729fca3259f96a63231d53fc660a8f0d34122f6c736e87149c245d79454a9033d4b03e15ba3ca28ba1cad8cae1ca5d1be74def2bb0625cc30801ccb3afaec7a63b6c7f9949362a15984a19fd07f5d522c9ce431d5c0d6b075a825554a2cdcfbe3441014eab4ab2cf20ef1ba3625f2b101811ccec8a713fe126da68403dcdfc2fe158a5a591ee585f7d56f507c73935f8e7b24d93d03e1a8677c34003e1a484aa2393dc4584712bc9b50db977df023dc595fc5aea66919e521d04d4ed345dfa64083c1b16fcd3cad3092147d6abfdc3d7ce78bfd9bab97f792130bc19683fc4aa5465d1c484746173f416c9f74fe46207b1ed215c92493bbc964dac90e472cecc0412f8a1a0b04fd34205a9013c17b7a6e5a93a20a6801da28eac02c220e9f60b17414e429479d8dd721e4709fcb94cda128b6ef07faa1c3e5826013ab43c2e2213604c91f620ab2ea42cec670d2d2dad242bfbde65662fffa5c1ccca8422955002d1c54ff39d6b0d40c54b50baca0389315a2645014b0a41657f6183a12d56b5ce5bbd4428f6f130c50a2d4619774743322735cc5970685f8fb35689e97087516c0b5ad558c26130375a83016e47c82266bf169c523c3b75f0b5f9efa1db28348f5915ef58217067a6ffdcc3bf7d76fdc28dad50eb7af511fcba3a549194da1289bc73b1292c864b52bd07c4dbc1eb890e8dc37f04891f4f4726ae82bf656c1c4f0103e52cf9476592942db924034a64977bc0a701a1e808aaab64867e961ccb3f7c1d9be0a52bbecf6b943e8e0f7dd0a71a92668ccebd6b5c147ff42b96212b2f37be8a89f80057c1cc71543253a4eaea45680b03f36a9af78c727c06e490e8dac9d10695e0f18638dfcd39c3cd6f0ea7941a6bb7ce40ef917ba267cb1b33f6f8c76120b820ec00bee663db65fb2a7d54f46b28b93e173dfae45fb00539844ace72c1dcd4a922910e916dda2925edc790afc99e8878ac3e881217ce0a1d457dd25d6222336f6cab94fb88e2f06d5cd270ae5b388e8af80521ea1f13558d4fdccfbbfeda9de24c456bbf2d2e12140b29046f04d21b261a9a9b9f454ffb9c40beae394d04541d4150cdb8216d24ef9f0ba557eef948b685ddea6a37080fe1485d8cfe304a44a976f49339743f645e57518c2ebeabd50e92e833a67337ff538c3fbdf0c218f21b0188791fb4d86f684371d1e2872edbb09c8995421debfae7c9ac76ddb002578d1efee84a7a8f08f09b704d19b60b21033a19bfdba3eb472c40405c4df2d7c5aff02bdcd8bf50143f6d64c307e8288c0eda60b96fba5cbe6c85014a74563385795632c91159e094c495df9153c9cd62d4a6e2c7f6b1e07e8ae6652ef3334592702883643858b866601de9930f47bf6a7349ed1d42350f331f1a68676c8874ded858b19da3b94e2541f658753630e6560a790df702174f322c02a897038f8e5f75fd3b1d143200a6f81b73aa19c46b224b842e05cd600b9c59bb93101457f627e600bec95a84613751dc51202e65e30aed5e33dccdf571b11d9406b674a499975e965b52858f5443c16e16b86e38daa66afc3a78f888af2e77e697e7418cbf78af13cc56dfc5f89473a9865d71d674149af1cd1b25a58d4e6715aaad70dd929df1145f8d3250b66dae475332891516a638a2ebad5bb62d937baa99737bdd34bed37f03fa209d0a3d7da5ceaed763197206b101a8232fdf58e4cfd53b1445a73e3789d1b442c91fdc8cfe42a50cfec721d52b333cd19f236357065e3fd250b2b5145c7fb86071e4c86ff48190c085b43ee39cac66f2d468f7c0455373dbf37817f007f60e3d32ad85b438a68d3eaed2aca8c004082e31633e08119e171b229169dd5cd2654d43d85fac53c330715d55956873f063ec16bf7623f6230fce78d9228d5cb394f525af621b2106d1070f571819bd9493e5ec595cec7466a3aa4c52a5740e58c8f8c07b53690e71f23a84c92692b45d7b51a6c601f1bfaf56bce697875234290e6b3947bcde81ce8c5653033a1705439a38799a9bf654dbc64ea3c6f4879c7435312061df221b7013ef4c53e45b4d6a6eb4f1c69d6b6f537d301c9146310eb76f3b47b4c44ed1707ad81dfe1072fb7a1cd9c1c54a543958c4b5af402d76e84efc76e1aec1c046f631c672bf2caa1a22343ec77bfbadb2e9afa94d8740cdf5ba97dd7800432bcf995bda23082e8adfb219227483a8f94d2447d0fee3e3ca8623c132742b897f6cbff78942b2c25f7c44ea75a96d91ae5c46dcb2d95c89fae2bf9dbcaed76780c51dfc4580bf58370bdedc55ffc4a71275a5e128931211f11d13ceac5b6983ae089b2a5d28e409b5978f3b90e4942cd8c2e537d4410c709b0f67d254f02922833fe34e0f803e5c916fd1d61b687f7b74058880d401e33e6d8867fd2f7fd0d6c9436cc2d77f94a98ff0b65a08bd1d0eb7e96dd7ea438130ef8b5701ecefe952bcabe025a1797a9c70bec40f79a58cacc198084e098aa0974e0e6ad41f6c3506ad1c495f3fc3a564f2ffcdd64c11cd60e7bb475d61f7aeebaee3fac5aaad33b68cde34e4b8d614c84d529c9c67012d18ea787bf8fc863d60a6097bc8b652eb974bd0f642904907a4129c27659c330e80b5a84346dce269351f85dadb92f532c04945b002115e6977e9ff0c34bff8fad66e74b18edf5033942da9c07d58f5919c0ffa2ef7aad75925b7d319fb58f0e34c9b95624194c08fe5d3eb7dcb261a2c649d2d78797c16c7f816b04d6162446dd3ac104e77adc487ec09c0fd3b996361578fb73a2658c5782cd806dc080438057cfd34f78f6bed8cdccca4b2424105bc5a136085caaf77da5836b04eab9dcfb772b6de2cd86dad6fb834d1a8eb6003d8540774e5ae98d6b3fea81aac2c89e0679cdd951a3fa89622cd0b88391bd65138209734a1489fceb6736753fef4df1604a213ba06ccb7ab929ce2919297a1f6f00f532f6c37952ecda3039d078848f6bf8f74f5bdf8b9fe1b5f1c8426cb09ee397ef599dcb8d2de9efa40afc0483ac9cf1d0b146617272340ebcdb3f4bb57ac654cf844d2d2da33685a213942e9c340c8e494321d1886eb21cba6000f4215c76c8f6240be20de42b231ba773ccd782a6a5dae059a377eb832eead40a0051ab8eb18e3a11930956d3a1becc57ad650e8706685982933eddab52126f0f656868a2d2eadbeb409d4da4ddae9143b922ab1d1134f10f10efc8caad0fade6ab2817a40e54720cec83e190da2ff81b040f58c9751475e01761740b1b18e548acbe07e9958ecc804a174a0b2a4227009662c2189dd8caa56d2ccf3a004bd4e305090542511fb563dfcf9bde30aa3f2faeb51515f080a209fc37e9bc223ad4d60378787c45671164e48cdff0447a98cb43bc62e5ec2bdf74e8f218c193c4a0abcdff77ea76648c80f2ad41dc282b0a9ad22aab700eba152daef38c5a5690ac61afb793d0188d9c2ec98107e62dbc91306e5bd5b7ce44df1c4bf2b7484b5ea053df23d87524a5d061741fe1f721bd3fae36e855a8df7443ad15b39192beb408585c61f64700f96059ec396b25365b49e44a4485067180591d6e0b4652c0667f87b0a31c256158373467f07075849607f2def56fc6cf03cf8f0f67210e0e0193a5528e659dda190fdf1c362a41beba883ee24291a615bb532f2cd1b4e3529ecca3ab3f0d7ec0cfb31d78c65e43c67bd35b1a417016a4a214347c341dc34d92253495485a9a62be7a3c481a267c8fbbc20c18ff3e5d1420881006f4d883deae4c89b43f66c6b78e2f46639151333a1ea16fb9ba61ee4143cd2734bbf8765834de8020cece1e0b128cba92c17d2e5404269055bf1d351948ce86d4642e3514a7e157596593be3d7048fa9c65146d2a984c6fde8a677918e25e97c4b3b4ac3dbb987248e359585b713afe5ce4a1e5b2152e13d4b4b2075ace441cd41abbebef6dd4ada8a1c86ba02466ccf57c726927f98a9a5b0419b88e3ad023237ae48e93244f1f232207877bf7e7de24a7035fac9372c1d59236cae58a8b2658efc478d21559f2123cacf9b816cd7bb1463ac25ee293efcf5d126c243f4f9cf31871d8309c3f00c266640a699d2f4fa824f347e37a38fb084329c69452e278e24e9a29b866995c45a6a19a53a886953eee33398951f4a30889fe1c6772d185137bce7a150242f67b2cfcaba0c6dde4aea80aa8692551e21f50f594181313139c2b6d27ede1e669d0a51a995c3aa20032bd3402cf8a4f8c8647a3ab5273f1dab914ffd27477086cb7ee21e8653f20e1d5fba2b3f3f28dd6d60e190c188aefd2bbba13d94c7f601bbc8dac93765fcbde457b7199fcd0d37ce8d97587a2a47aedcd11a0fc5865625262640437f69529a413ca61c92d914fc6633c3a72890e779e92590f97a8b7921c54547dae9711840d82991456d1659fa0b302202abcf0f302ab5b115e91e377778eb3efbdeb9bce177881484513f1eefc1892e419876cc2d4a0d0ba29a3954f049b746af74a8784f0aa27412fcf0838b97645d48e8f865bb9b80ae5fffb4a6644e7291598adafd1923a930b8b13215206f57004edc273f5a8da21362370911df1d9ce2333ed87baf564801c01b07a42c597404580044a82b258504be4fc232b14906198301ce51e0e655b81da1dedb5144649926443f7ac12b8a906fa298ecca530d1c3451347e8e5febbfd5e16e1660073f5adc2a80a67f612057b82fd8d3ac9a6891bf3c64958026be2fc5f98ee6d5bc52437c1a29dd0d3c34dd246dc65e2d435e97e45efc829b380ee91dc446d466b86e0489321aef8ab9175fe16d5344276e1a376ecaffeb0dec14016da0d686c96e5d2895af68d98362e5fbeb9e2ccd62d4a4181b84fe6ab7163b06d2d2cca9d3018f5b92637f05b27c42d8f853063c59ecd3ee5d10dadd24669ff416578c486335ef6a95163c24d2033af2ca0b08b267784537443cc44a8a36f4508b7cf9c4a859204072df5b9cca59721b48793dc3d77a84b7cffede1d6131ada097120d547a9b3d0659e45a77e67f895e434a2f04e4d2094cbdda2b0fd2b03bb1930d5951b94eee0f60bf125fff4cfb73f6fbd08bcc4eab8dee9be902808bb9189e8382be5f883c7482e4a52dc5e7b415a639fef38c95d38bacd7aa60d4658f84cad7211fae5596b2538fdbb956aa6855cdae4c315c3a687d55d9d03dee9ff3c333612c65fc69af209e1b2bf072293de267fb746878fb3cc16c9493d62471f9b675f1657aa54389030c848455d2695d8de9c52634ee95a25a49d3291c4270e471a80adca41a4049236b874773cc322e18dad04a9f7413fcdd8e015235e9d2a949210f476451657e36ad642d62e21cb9c9c06e4c6549eb26054db6e2228bbb373e8f3727821a074b7894ed9195c37cdd8bc242ab5599cfae53dbaf24a8e95cd10339b489beb039b5d22780d0acc6af02589e0274a11b6fcbec54c9118ec41c7590f4b94165ca978f1f63b097113a0b060f83a255c510aef30f30570a4e3b83b0aaf959630b09699b7bf800a3d5a310408dfdf31dfdf36e6a8838765fae88a1b4c6369df717e9081e1498747fd32e46c544e88dfc8505049f3cb153e893ada1f5e5c2b0f7e0f672a38036628876cc13bff8319bb1ae02d626cde48aeb9b96d3341c73911102a90014259fc35365e071f4160a25c8f9fb0a88bb6016eea1a6e59cb2fc8839901ac37de4f08acefdac9ff6cf2e5f7af5f6d16d55c1c8fdf5f53dbf14ffbfac4c94d96ca8a3542fb71cc9715dc58bef1bc629604dff8de0e680513a4cd7e9b8066d8772628c3ab1f8a2ca272fde1f03a8277a87424aa9fef4b9c1f927f2e873cdee6c0c513e6ceecbebed491a7bd01e0bb181c701f89a1f185c36956415edcdf64011b46e1b735b5e686450e512594e11ad57b69840ca11b7dd298539d8b3be762f2292e3a04b418b84afb370314a6143ab1b472f73e57c98e3063cfdde47b77c97b0036d0c6a2ebc55b2103c4cd5b60d79769e8da3d96e9f13402984c2a7b5adfa169315bcccf93cc3cafd996a9cbd6411460f7f4eb2ef009b545c894e0fff3960bc3f270df6eba81dd3e4f0c5375babc4aafcf91afed4ec7e70d1dd9d3de2c78a7fc7d2fb247ba5495f40a81a169e07910d0807081da4989205bad02504bf3fd39b23d27f2e42e10b67130200945e7e21b65ad39eff9babad0e9a8dae5fab674cf2c82865b425753dd0cde60ff40e8ef1ca0ecd335625469d7de2471ce50240f70f325327959d28a38a0bce8310c255146f4c7eef40b8a1f81f1d29210fc00b3aa80ff82d7127053fec2954938ba5f6e4b9e58233f0401e4f720ffac7e014fab964f4eb62003c3911c14e902b4fad8b02c608416c634a7c428692c1c5853a94616f42dd8fb19d0ee6b4212da6a5b04c3b4c118c5ceb818dc3bae7244cad0ade03bcc9ed27a6ccdd46d5bf8d0746e8c30df64c4e1d7ce6b9a46da8a9133e7399471ff5ea92bdb4ae3520e5d2580f769a2ae3a485c6bcce64151f3580a2ac286d75382cf5538eecee4c2e3145d0461b1dfa44e23737c99b5d640e6f8768c517f5fefa9150e9903758e774632566fade29e2fc69f897b4d07c31d683b739162ae5a3169d071a8dd71efc862cc469990995b6eab89aa1bf94991abcb913ee69faf7ecbfd13432ecbf466fb67b8f874dcb014ab062dffe72fc414fa17ea749d49109b0d3220f1e9dfbc5808a868d7e385c751f0cd90654355af31f9fb42310a9f5f9335c3a59128bf55d9b886b9daa10487a944a6846a0a548d1b7936bef9c5f73b5d922ef03db620e687387de00f16539e833c79447197ff3a160f8a5dba77c68031b455ec4d9e6e8c603a7a922e6a9d13d42135dabc9798827667a3220441c8f26fdedefce7b003cfcde6724369949197a36a065844b399b698093444a02749c55fa9c7fc528eb07908a299e8a6effd17021d342e2cc2c762d1fe4f5f9fe6eaf0596e4fe9cc1694a13c5aacd5d176e4ec3b019fdd9c52ff552feee0333b4c3cc8fa89a87984f23ceb8477ebc0049720d91cfc6175484385ddcb920d5dcae7a1080387f6e50c53e07f2fe9fa46d94356e008dd4e96432159797cbeed8b0a8762d8e2b0e97114cd4c230eec996cd1380443f225589360d65a3b203b8e3bacc7f204feca6074a2387cea4004135e57e40d81447641fcb7ab7503af656446b0fd95205da17a0f7d56145b14de335f83401be7a2efe6887bb85458aedeab286ab374283e274991a836d7ae2a34626f06b982796cfc11d8b0a4cc0dbd5f5d4bb9c9b64715fb94cc45f5922aeef93b02a85f931c0c16108bdc72de13618906c53c665154c4e0090bbad2d59403aad74f7582513c98b38a40514fb103cf25ba7f895d9bb9419f30d60ddf820f62f2193be8ade90b89c32fd2d95f0fc8db83675f7e267eba86c5fedb4c6a928ba93ff07da975157359561258825520bd4929cc80282269f9580e4ffc9bb4ecfea4fd6b7081c1d3e02a34e66093dc2721287291902903636ef1f47fd1424790905eb24b7c93efc5e949b2bd80ce0e8ca76c477781ca6ed238eb2a3c95cb0d471dc7beb3822336034c4cddd54d21fc4df40eb07046ccdb73c3db7be5765d24cdb1cf5b39e61d741270ed980547614b4f2f56c3a1a61f667e61e8074ea72c61d29675f959331b36d49c681d11a67f1b2ea1655a5de1aec036ce79b79f5ab3e4b974c752a4baf7feeae2353683ca3569f76eac972807e7c09c4c0789462793049095b1e4395dce502ae69d2299901c060e15505261d1a213e1bb26259f4cf50726b79fccdb3590feab21f020f1e2a0027e7256b56c1a36192a30fd621d78477fa14467b14451359ae4e2983600cccb6b6bad7ce1ac66fdb96e534eded809f9eca8a9812c7a1a6cd6b487fcc9f01b077fed9fa1a68f8f088fa88fe3f47bdfc01bf976204002fb67d14a4009e0c5bf2c7ec05290e9394cb1c23a17d271947ecafbbfa87591f656d6ef7845e2b18097a766417aa459de7a6e11aa04ff6f2acfacb98b1b5138529ad491f90a684455487e697ef51b1585893ced7ee9fec8d45d8a77982729b24eab9849fded6ab8e1480d452dc5ae88333886aff7ca10dde424b0d71a42280805941e2190b0a62758ae13243c37e2181cad79f120ade50db7ff6308b54bb62fd8b8c5453add46cfc0fbd6f45436d6ce2c248d3eb5d6812066c265ce7c09d25f01a03f8b18e9fe437c0bc3fa426bf1bbd3815e530da5186643d92d309a0b3d25499732fce2f6d0b5d6e05ca7f132a5514add1ab8d3e6c63eda9187961578cc4be8da2f8e96934d155b4012de0682f58afcd8b659212c4f98fc20947766a570ff9fc31ab5810e92ec4d91765d1a2c2fec66c8ec0b271fa0fb114253ca770a001d0690fdec0860ffaa50d910fe4ae97c72c44c05f6d6814c927f1026c0dff954cba8ddeb9d4b164a10fcfba87b73fb658fa0e732729f6715050e8be7e52b083f4c925e977d19de7c308a6b17fb781a692327060d0a489c58f1cd311a097061aa98317008293073d8e50dc7bde0c36a4cf3d98d5e10cde4bb06dd0afd745a7ca68404f80355eb7e3f6c8370e8b3b7c70413aff3c9afdebf8f396d687fc56122ef195c1913fd303204ae305429459abf001824a0c04ce1f723a21be85788f9d01d6034a96db1a7576a3acc79f16602eb0fd29bf9c3a509e9c7c6d11f35ea957c14f1cc1144ee83a52f60bb48dd15604a96179845095fb0a729bae8825bb73fcc517c3eba8d6dacd6ef0497562adbcf192d06d9fc81dfa90fd5dbbdfd3ee05b5951b369c9a9b1f35a917e2615ec01d93be1f5f773dd94b5e78295f4a7d2b82319c8ce5dcf7f464dd8a7288491b21', '\xa116314a9b771e6f136c4918f390b984b94479c003fa15ca14b82be38b53c383a67ec359f0bc3cab175d8c8bd422bb09641796e0afb4592286bc4f0a75799818efa2d87a82095ca7dd231ee7bd32ac6c7d51ce7e0732948895b1a7e3364f51ecbbbf0cfb2e389fd012a34ae9f88d05353ae9f9dfa3772e903021c683e3772907e270109841e582b5e89930ce5d9590cff3402d1cce22793b064eca05812b9bfe5bdc215e8144bd6be7f14230be54698bbdef099ba518c18556db47c4e8c93d664fef551a6e4c', '2026-11-21 04:00:00+00');
INSERT INTO public.issued_report VALUES ('\x8f7f46f5b9083f23c479ca88d1a9dc921ee54856b63e821dc3551ddd9e5bf2be', '0KFW-4V3W-FE7T', '2026-11-21', false);
INSERT INTO public.kysely_migration VALUES ('100_accounts', '2026-11-23T06:07:14.993Z');
INSERT INTO public.kysely_migration VALUES ('101_credits', '2026-11-23T06:07:15.011Z');
INSERT INTO public.kysely_migration VALUES ('102_assessments', '2026-11-23T06:07:15.025Z');
INSERT INTO public.kysely_migration VALUES ('103_analyses', '2026-11-23T06:07:15.030Z');
INSERT INTO public.kysely_migration VALUES ('104_outcomes', '2026-11-23T06:07:15.035Z');
INSERT INTO public.kysely_migration VALUES ('105_reports', '2026-11-23T06:07:15.049Z');
INSERT INTO public.kysely_migration VALUES ('106_mail', '2026-11-23T06:07:15.058Z');
INSERT INTO public.kysely_migration VALUES ('107_payments', '2026-11-23T06:07:15.087Z');
INSERT INTO public.kysely_migration VALUES ('108_request_limits', '2026-11-23T06:07:15.092Z');
INSERT INTO public.kysely_migration VALUES ('109_secret_keys', '2026-11-23T06:07:15.095Z');
INSERT INTO public.kysely_migration VALUES ('110_security_events', '2026-11-23T06:07:15.102Z');
INSERT INTO public.ledger_account VALUES ('4966643c-cc99-4543-af5b-d4c24c9c72d1', NULL, 'credit', 'promo', NULL);
INSERT INTO public.ledger_account VALUES ('e723aa1b-9ba7-41ce-a098-efe3ccfa2674', NULL, 'credit', 'usage', NULL);
INSERT INTO public.ledger_account VALUES ('df597066-803c-4b99-94f7-ceeb7ae9aedd', NULL, 'credit', 'sales', NULL);
INSERT INTO public.ledger_account VALUES ('fc15187f-8eb9-46d5-8843-2770289080e2', NULL, 'credit', 'refund', NULL);
INSERT INTO public.ledger_account VALUES ('678d9767-1065-488d-b7c1-3ec8c97dfbf7', NULL, 'credit', 'dispute', NULL);
INSERT INTO public.ledger_account VALUES ('ca254f10-dde2-45aa-a1f5-7b614f3b2deb', NULL, 'credit', 'test_money', NULL);
INSERT INTO public.ledger_account VALUES ('8376522a-29ad-4466-8f43-e3fda8bec987', NULL, 'supercredit', 'promo', NULL);
INSERT INTO public.ledger_account VALUES ('c6b16d01-ccd0-4252-a94e-ba6756274509', NULL, 'supercredit', 'usage', NULL);
INSERT INTO public.ledger_account VALUES ('495179d6-016c-490a-a2a1-784808c990dd', NULL, 'supercredit', 'sales', NULL);
INSERT INTO public.ledger_account VALUES ('af3e1483-61e1-4ea7-b870-3405f597ff8f', NULL, 'supercredit', 'refund', NULL);
INSERT INTO public.ledger_account VALUES ('eafadc8c-42ed-42d8-9672-e0fc214baa39', NULL, 'supercredit', 'dispute', NULL);
INSERT INTO public.ledger_account VALUES ('854bd35b-a47d-4a9b-8aac-7d1d7978db2a', NULL, 'supercredit', 'test_money', NULL);
INSERT INTO public.ledger_account VALUES ('8dbfcf1b-9868-4b4f-96c0-dfa22b7273f7', 'da1bd0ff-91c3-453a-a90f-0088cab53597', 'credit', 'wallet', 4);
INSERT INTO public.ledger_account VALUES ('1e7ee710-3399-42a6-b3ec-5519601661f2', 'da1bd0ff-91c3-453a-a90f-0088cab53597', 'supercredit', 'wallet', 0);
INSERT INTO public.ledger_account VALUES ('d6d0029d-896c-45f5-bb75-83848dd820ab', '13fe7b1e-f303-401c-b4e1-2e821ec4a89f', 'credit', 'wallet', 0);
INSERT INTO public.ledger_entry OVERRIDING SYSTEM VALUE VALUES (1, '37a51b21-940e-434e-a9f9-a82d16dd07e8', '8dbfcf1b-9868-4b4f-96c0-dfa22b7273f7', 1, 1);
INSERT INTO public.ledger_entry OVERRIDING SYSTEM VALUE VALUES (2, '37a51b21-940e-434e-a9f9-a82d16dd07e8', '4966643c-cc99-4543-af5b-d4c24c9c72d1', -1, NULL);
INSERT INTO public.ledger_entry OVERRIDING SYSTEM VALUE VALUES (3, '4de6ea1f-71a3-47d5-87bb-2b52d7b1677f', '8dbfcf1b-9868-4b4f-96c0-dfa22b7273f7', 3, 4);
INSERT INTO public.ledger_entry OVERRIDING SYSTEM VALUE VALUES (4, '4de6ea1f-71a3-47d5-87bb-2b52d7b1677f', 'df597066-803c-4b99-94f7-ceeb7ae9aedd', -3, NULL);
INSERT INTO public.ledger_entry OVERRIDING SYSTEM VALUE VALUES (5, 'f0ba3128-1be6-4ac9-84db-0605c9edcdf6', '1e7ee710-3399-42a6-b3ec-5519601661f2', 1, 1);
INSERT INTO public.ledger_entry OVERRIDING SYSTEM VALUE VALUES (6, 'f0ba3128-1be6-4ac9-84db-0605c9edcdf6', '495179d6-016c-490a-a2a1-784808c990dd', -1, NULL);
INSERT INTO public.ledger_entry OVERRIDING SYSTEM VALUE VALUES (7, 'b0945da9-6a6d-44c6-b681-03bff20f14f6', '1e7ee710-3399-42a6-b3ec-5519601661f2', -1, 0);
INSERT INTO public.ledger_entry OVERRIDING SYSTEM VALUE VALUES (8, 'b0945da9-6a6d-44c6-b681-03bff20f14f6', 'c6b16d01-ccd0-4252-a94e-ba6756274509', 1, NULL);
INSERT INTO public.ledger_entry OVERRIDING SYSTEM VALUE VALUES (9, '11327f8c-bb70-4e42-b356-6cd3567166f5', 'd6d0029d-896c-45f5-bb75-83848dd820ab', 1, 1);
INSERT INTO public.ledger_entry OVERRIDING SYSTEM VALUE VALUES (10, '11327f8c-bb70-4e42-b356-6cd3567166f5', '4966643c-cc99-4543-af5b-d4c24c9c72d1', -1, NULL);
INSERT INTO public.ledger_entry OVERRIDING SYSTEM VALUE VALUES (11, 'a2cf8114-d865-4753-ba6d-70a52be0eecc', 'd6d0029d-896c-45f5-bb75-83848dd820ab', 3, 4);
INSERT INTO public.ledger_entry OVERRIDING SYSTEM VALUE VALUES (12, 'a2cf8114-d865-4753-ba6d-70a52be0eecc', 'df597066-803c-4b99-94f7-ceeb7ae9aedd', -3, NULL);
INSERT INTO public.ledger_entry OVERRIDING SYSTEM VALUE VALUES (13, '7036f541-c70c-405c-8917-b15785d9c01d', 'd6d0029d-896c-45f5-bb75-83848dd820ab', -1, 3);
INSERT INTO public.ledger_entry OVERRIDING SYSTEM VALUE VALUES (14, '7036f541-c70c-405c-8917-b15785d9c01d', 'e723aa1b-9ba7-41ce-a098-efe3ccfa2674', 1, NULL);
INSERT INTO public.ledger_entry OVERRIDING SYSTEM VALUE VALUES (15, '58bfe684-fb4b-4273-ad78-a1d9fb554e18', 'd6d0029d-896c-45f5-bb75-83848dd820ab', -3, 0);
INSERT INTO public.ledger_entry OVERRIDING SYSTEM VALUE VALUES (16, '58bfe684-fb4b-4273-ad78-a1d9fb554e18', 'fc15187f-8eb9-46d5-8843-2770289080e2', 3, NULL);
INSERT INTO public.ledger_transaction VALUES ('37a51b21-940e-434e-a9f9-a82d16dd07e8', 'trial', 'da1bd0ff-91c3-453a-a90f-0088cab53597', '2026-11-23 06:07:17.494444+00');
INSERT INTO public.ledger_transaction VALUES ('4de6ea1f-71a3-47d5-87bb-2b52d7b1677f', 'purchase', '766f2e66-78d7-427c-804e-34c33f043a0e', '2026-11-23 06:07:17.563322+00');
INSERT INTO public.ledger_transaction VALUES ('f0ba3128-1be6-4ac9-84db-0605c9edcdf6', 'purchase', '214765a1-8cf9-48d8-b275-419202e2f2e1', '2026-11-23 06:07:17.598589+00');
INSERT INTO public.ledger_transaction VALUES ('b0945da9-6a6d-44c6-b681-03bff20f14f6', 'analysis', '272c58bd-352f-41a0-9d20-ee5d18a13854', '2026-11-23 06:07:17.985174+00');
INSERT INTO public.ledger_transaction VALUES ('11327f8c-bb70-4e42-b356-6cd3567166f5', 'trial', '13fe7b1e-f303-401c-b4e1-2e821ec4a89f', '2026-11-23 06:07:18.253509+00');
INSERT INTO public.ledger_transaction VALUES ('a2cf8114-d865-4753-ba6d-70a52be0eecc', 'purchase', '42a8a343-c503-49c8-9bc6-b73c5f5898cb', '2026-11-23 06:07:18.295411+00');
INSERT INTO public.ledger_transaction VALUES ('7036f541-c70c-405c-8917-b15785d9c01d', 'estimate', '3b9f4240-0fae-4e4c-8adb-8251b7f9dd8b', '2026-11-23 06:07:18.36964+00');
INSERT INTO public.ledger_transaction VALUES ('58bfe684-fb4b-4273-ad78-a1d9fb554e18', 'refund', '425bf2c9-2606-43d8-b08d-813cdbcf33cc', '2026-11-23 06:07:18.388582+00');
INSERT INTO public.mail VALUES ('fc724b0f-78e3-4617-8ba6-219ec86a856a', NULL, 'da1bd0ff-91c3-453a-a90f-0088cab53597', NULL, 'confirm_signup', NULL, NULL, 'sent', 1, '2026-11-21 04:00:00+00', '2026-11-21 04:00:00+00');
INSERT INTO public.mail VALUES ('2bba8b54-99de-42b2-84cd-56a4de7d9b46', 'da1bd0ff-91c3-453a-a90f-0088cab53597', NULL, NULL, 'receipt', NULL, NULL, 'sent', 1, '2026-11-21 04:00:00+00', '2026-11-21 04:00:00+00');
INSERT INTO public.mail VALUES ('99c88e84-e90c-4289-8bd5-d6d07549307f', 'da1bd0ff-91c3-453a-a90f-0088cab53597', NULL, NULL, 'receipt', NULL, NULL, 'sent', 1, '2026-11-21 04:00:00+00', '2026-11-21 04:00:00+00');
INSERT INTO public.mail VALUES ('4e1640b6-caf8-4501-bd91-0845731a84fc', NULL, '13fe7b1e-f303-401c-b4e1-2e821ec4a89f', NULL, 'confirm_signup', NULL, NULL, 'sent', 1, '2026-11-21 04:00:00+00', '2026-11-21 04:00:00+00');
INSERT INTO public.mail VALUES ('68540862-0193-4caa-bdba-3be8ec479329', '13fe7b1e-f303-401c-b4e1-2e821ec4a89f', NULL, NULL, 'receipt', '\xa116314a9404a4529458b4fa2f347ad6596cbf60b356634833b5f574c5c38ecc51c208ef52f88b88dd23a3e282c6', '\xa116314ae43b315af09711a7311aa8c94ad87231dac3c19d3114e91ebe36874a81875106e32b997c0b57c00e6d7550b9bdba073bb5f20d11b423513e23385282b51ab2794474f29c1fd98d7ffc70faff321c98b102ef8c90e64c99577a3654ac7204e13876748ae02d3c67fcdc55fb5d7026d88f3f2651ac0331fbb66960400636aa1088508a54668943694d056a57eef512f3b72289cfa3bc79aaed21cca9c33aefeb9e2a78a0a92b335840ae4745e537f783c67f33823c1588cdc9b504dfc5c9ff29a4faffaf62f2f2c6fdd9c64d14829afb482bd3087c1981b22a01a038a53d994478c05ad25ae167a365ff3e1aced5b36272c403d712fa3659a0857a45d2be793372a8f89b6ab89f8b554c6dc42dea47cac6f780871f8bbd16a699213c3893dfb1481410238d24f418037101d4cdd4cc2bebc15bd4bae2d9553681215382adeb0d544dc32062a3be96d161016c3e61ddbe31085df78f61911d4dea2acb22517024d9e47493aff3f61705a5b97475158c890cc8319f90cd310d8dc4ed3ab4d084477406', 'queued', 0, '2026-11-21 04:00:00+00', NULL);
INSERT INTO public.mail VALUES ('fb6db1a4-ccef-4195-a1a6-ce86a05b979d', '13fe7b1e-f303-401c-b4e1-2e821ec4a89f', NULL, NULL, 'refunded', '\xa116314a13c01376bcc3203940b44f3c001d7e9206e060dda75d9cecdedac3901f0b6c53194d989870106ceaeb6d', '\xa116314a58fae3272382c80dee8ef2e141a732b2999cf4cd260ae7041d7caccbbaf830ef71dc953f6832987c534ff03f73f7fd47b137a14dbe8d74ac168f63b6c31fb843378a89105f199acabd36ba36e70f5afb151a24d8c49211e0c3494dfec7e38446812c96059276305d3ba5f35d2f216004eb3d3ed28a65bf159f17b41c3b74e1dd9d6009925dc9c094fcb1b6446ac34fd1fcd7f22dc52f60cfc00a6f4cef6abdbcdc0a7192e330ae51cde99938acbf4fe7949a840fdfee3bca76c419fb779a990e21417fcae0ca78d11a8e3402c31de33e8a9b5c89be861f59eef9fd57f40ab4164bb6e611bf356313f1bb8f53a7c01e98b218deead6abc4a9edb8b395c2b1847fb77fea44da46f31345abb54a003b43e464527a640b330b7a5e9f799caa5b4b3cb8549945879c6318475e65f9a6ca4de1b5cdc722f0b21a05ac6c5683d2e504fe1a8f2f71409ca8e6c9ef3d0e6ffd31cadaacd6813a95519ac64ec75880ea0c3dd9b6', 'queued', 0, '2026-11-21 04:00:00+00', NULL);
INSERT INTO public.mail VALUES ('3d10cef2-2e64-4833-b7a4-347bdba72cf0', NULL, '6c3b0ee5-ba36-4e57-b873-cf96beb87ed8', NULL, 'confirm_signup', '\xa116314a91305427ce295b961b6b86e3ea03993e8320d75ebcb736949ed5da663c3efbb5b16c2c45d836f6e2e8', '\xa116314a008c755edefe6191673890e34cbb880ed92508d529d9ea89c7803843b2b2d45f8e576d72f168c1732b977c97e6f1d9ac3282', 'queued', 0, '2026-11-21 04:00:00+00', NULL);
INSERT INTO public.outcome VALUES ('272c58bd-352f-41a0-9d20-ee5d18a13854', 'da1bd0ff-91c3-453a-a90f-0088cab53597', '\xa116314a0cb1fce55cb54e0d8b5cbfd8ccf8cbbaf1538be386d31cbbfb48558525421cebc9351388b09a485cb5fa2c205b6e631bc7d465c92d73e79ff607197c825b785cc5d9f2bbccdcb26d7eb852bb58ac596720932afcf6f4d6e9eaa71826c01b888694b18b382097f1291daf3d6890f871a3287c8f04c06cf25ee980f069e3c1eec3b54a48', '2026-11-21 04:00:00+00');
INSERT INTO public.payment_event VALUES ('evt_cc89f424e76c48ea90031cce73723437', 'checkout.session.completed', '766f2e66-78d7-427c-804e-34c33f043a0e', 'settled', '2026-11-21 04:00:00+00');
INSERT INTO public.payment_event VALUES ('evt_58f04111f8ec4cabb17c23c826afd944', 'checkout.session.completed', '214765a1-8cf9-48d8-b275-419202e2f2e1', 'settled', '2026-11-21 04:00:00+00');
INSERT INTO public.payment_event VALUES ('evt_ded293a0f3a64b2a88816c723a7f8bc1', 'checkout.session.completed', '42a8a343-c503-49c8-9bc6-b73c5f5898cb', 'settled', '2026-11-21 04:00:00+00');
INSERT INTO public.pending_sign_up VALUES ('6c3b0ee5-ba36-4e57-b873-cf96beb87ed8', 'cy@example.sg', '$argon2id$v=19$m=19456,t=2,p=1$3Yn6AMtV0fEABiNctr8gwA$uqSYKnwzNBfix8duzzkNY/8m9bYNab0HSpuy8NYrmk8', NULL, 'en', '2026-11-21 04:00:00+00', NULL, NULL);
INSERT INTO public.purchase VALUES ('766f2e66-78d7-427c-804e-34c33f043a0e', 'da1bd0ff-91c3-453a-a90f-0088cab53597', 'pack_1', 1, 'credit', 3, 900, 'SGD', false, 'en', '2026-11-21 04:00:00+00', true, 'paid', NULL, 'cs_test_4v4cYEFUyccxfjNgeAcuGz4AE61DlKwhfz9Ik0U9QftPdnhDE3v5vSEoGn', 'http://localhost:3000/sandbox/checkout/cs_test_4v4cYEFUyccxfjNgeAcuGz4AE61DlKwhfz9Ik0U9QftPdnhDE3v5vSEoGn', 'pi_4iYMuBbioorzKIY6QcoFT9eR', 'card', '2026-11-21 04:00:00+00', '2026-11-21 04:00:00+00', 'TEST-2026-000001', 0, 0, NULL, NULL, NULL, 0, NULL, 0, 'SANDBOX* CREDITS');
INSERT INTO public.purchase VALUES ('214765a1-8cf9-48d8-b275-419202e2f2e1', 'da1bd0ff-91c3-453a-a90f-0088cab53597', 'pack_2', 1, 'supercredit', 1, 2900, 'SGD', false, 'en', '2026-11-21 04:00:00+00', true, 'paid', NULL, 'cs_test_Hn5NewtmLfyttAc2swkzA8fZwCdpEJSZNlz1LqGrhmfHfaVIfEaaDgys3c', 'http://localhost:3000/sandbox/checkout/cs_test_Hn5NewtmLfyttAc2swkzA8fZwCdpEJSZNlz1LqGrhmfHfaVIfEaaDgys3c', 'pi_b4sdrowg2yXTKCa5XO8oc2Ot', 'card', '2026-11-21 04:00:00+00', '2026-11-21 04:00:00+00', 'TEST-2026-000002', 0, 0, NULL, NULL, NULL, 0, NULL, 0, 'SANDBOX* ANALYSIS');
INSERT INTO public.purchase VALUES ('42a8a343-c503-49c8-9bc6-b73c5f5898cb', '13fe7b1e-f303-401c-b4e1-2e821ec4a89f', 'pack_1', 1, 'credit', 3, 900, 'SGD', false, 'zh', '2026-11-21 04:00:00+00', true, 'paid', NULL, 'cs_test_uZNEtlJ9ZA1LEFjUAJqY4YSlYGaMmZYzEEhwMJ9OfccA65PxOnbXzkP1Y4', 'http://localhost:3000/sandbox/checkout/cs_test_uZNEtlJ9ZA1LEFjUAJqY4YSlYGaMmZYzEEhwMJ9OfccA65PxOnbXzkP1Y4', 'pi_6VEFKYpfTmN4KNb9yzRzzdbL', 'card', '2026-11-21 04:00:00+00', '2026-11-21 04:00:00+00', 'TEST-2026-000003', 3, 0, NULL, NULL, NULL, 0, NULL, 0, 'SANDBOX* CREDITS');
INSERT INTO public.purchase_refund VALUES ('425bf2c9-2606-43d8-b08d-813cdbcf33cc', '42a8a343-c503-49c8-9bc6-b73c5f5898cb', 'buyer', 1, 're_ZIlxtKhwqHW1d31vM1huXYHp', 900, 'succeeded', '2026-11-21 04:00:00+00', 'TEST-CN-2026-000001', '2026-11-21 04:00:00+00', 0);
INSERT INTO public.report VALUES ('c7a612e4-4c26-4cff-a02a-7b1c67a51ef8', 'da1bd0ff-91c3-453a-a90f-0088cab53597', '272c58bd-352f-41a0-9d20-ee5d18a13854', '\x8f7f46f5b9083f23c479ca88d1a9dc921ee54856b63e821dc3551ddd9e5bf2be', '0KFW-4V3W-FE7T', 'en', NULL, 'outcomes-2.553c9e9c', '2026-11-21', '2026-11-21 04:00:00+00');
INSERT INTO public.report_day VALUES ('da1bd0ff-91c3-453a-a90f-0088cab53597', 'made', '2026-11-21', 1);
INSERT INTO public.report_file VALUES ('c7a612e4-4c26-4cff-a02a-7b1c67a51ef8', '\xa116314a8aff0d9aea1dfbd9db5d2153be9e8480bf51116e0728efcb04b483de7a98ea00a7b872001870748f2073050b62981bb94e', '2026-11-21 04:00:00+00');
INSERT INTO public.security_event OVERRIDING SYSTEM VALUE VALUES (1, '2026-11-21 04:00:00+00', 'signed_up', NULL, 'xZcwZp_SPNTOIP2eUAkU88p5PJOLWQqtzZD-4v2aR7c', '127.0.0.0/24', NULL, 1);
INSERT INTO public.security_event OVERRIDING SYSTEM VALUE VALUES (2, '2026-11-21 04:00:00+00', 'address_confirmed', 'da1bd0ff-91c3-453a-a90f-0088cab53597', NULL, '127.0.0.0/24', NULL, 1);
INSERT INTO public.security_event OVERRIDING SYSTEM VALUE VALUES (3, '2026-11-21 04:00:00+00', 'signed_in', 'da1bd0ff-91c3-453a-a90f-0088cab53597', NULL, '127.0.0.0/24', NULL, 1);
INSERT INTO public.security_event OVERRIDING SYSTEM VALUE VALUES (4, '2026-11-21 04:00:00+00', 'signed_up', NULL, 'p9bOu9z9R7s8H-puIOy9QMISRc78v1ZPQk3uMYY-kyA', '127.0.0.0/24', NULL, 1);
INSERT INTO public.security_event OVERRIDING SYSTEM VALUE VALUES (5, '2026-11-21 04:00:00+00', 'address_confirmed', '13fe7b1e-f303-401c-b4e1-2e821ec4a89f', NULL, '127.0.0.0/24', NULL, 1);
INSERT INTO public.security_event OVERRIDING SYSTEM VALUE VALUES (6, '2026-11-21 04:00:00+00', 'signed_in', '13fe7b1e-f303-401c-b4e1-2e821ec4a89f', NULL, '127.0.0.0/24', NULL, 1);
INSERT INTO public.security_event OVERRIDING SYSTEM VALUE VALUES (7, '2026-11-21 04:00:00+00', 'refund_requested', '13fe7b1e-f303-401c-b4e1-2e821ec4a89f', NULL, '127.0.0.0/24', NULL, 1);
INSERT INTO public.security_event OVERRIDING SYSTEM VALUE VALUES (8, '2026-11-21 04:00:00+00', 'signed_up', NULL, 'jhrBXUy3AjbmgAcNjI_L6d7VQcYimrcM9wtrP2M4MUQ', '127.0.0.0/24', NULL, 1);
INSERT INTO public.session VALUES ('8e443423-2213-48b7-a5b2-57714150872e', 'da1bd0ff-91c3-453a-a90f-0088cab53597', '2026-11-21 04:00:00+00', '2026-11-22 04:00:00+00', NULL, NULL);
INSERT INTO public.session VALUES ('94a12074-ca64-4f40-9914-388e0b384975', '13fe7b1e-f303-401c-b4e1-2e821ec4a89f', '2026-11-21 04:00:00+00', '2026-11-22 04:00:00+00', NULL, NULL);
INSERT INTO public.sign_up_link VALUES ('\xd0069ae95a1a72390f5836b1a5df3dc4a42fa377b97f01888c558d4dee9e33d5', 'da1bd0ff-91c3-453a-a90f-0088cab53597', false, '2026-11-21 04:00:00+00', '2026-11-22 04:00:00+00');
INSERT INTO public.sign_up_link VALUES ('\x8966f3b65ca8a031f1dfecb08e5800fc05bd017857f177415b306c1a28eceaac', '13fe7b1e-f303-401c-b4e1-2e821ec4a89f', false, '2026-11-21 04:00:00+00', '2026-11-22 04:00:00+00');
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
