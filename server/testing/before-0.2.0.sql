-- A database of commit 77fa40f, the last version with migrations below 100: an account with an estimate.

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
    has_estimate boolean NOT NULL,
    label text,
    created_at timestamp with time zone NOT NULL,
    deleted_at timestamp with time zone,
    summary_encrypted bytea,
    label_encrypted bytea,
    charged_at timestamp with time zone,
    corrections smallint DEFAULT 0 NOT NULL,
    version smallint DEFAULT 1 NOT NULL,
    assessed_at timestamp with time zone NOT NULL,
    CONSTRAINT assessment_check CHECK (((deleted_at IS NULL) = ((answers_encrypted IS NOT NULL) AND (outlook_encrypted IS NOT NULL)))),
    CONSTRAINT assessment_check1 CHECK (((deleted_at IS NULL) OR (summary_encrypted IS NULL))),
    CONSTRAINT assessment_check2 CHECK (((deleted_at IS NULL) OR (label_encrypted IS NULL))),
    CONSTRAINT assessment_corrections_check CHECK (((corrections >= 0) AND (corrections <= 50))),
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
    CONSTRAINT account_unit_check CHECK ((unit = ANY (ARRAY['credit'::text, 'supercredit'::text]))),
    CONSTRAINT ledger_account_balance CHECK (
CASE kind
    WHEN 'wallet'::text THEN ((balance IS NOT NULL) AND (balance >= 0))
    WHEN 'receivable'::text THEN ((balance IS NOT NULL) AND (balance <= 0))
    ELSE (balance IS NULL)
END),
    CONSTRAINT ledger_account_kind CHECK ((kind = ANY (ARRAY['wallet'::text, 'receivable'::text, 'promo'::text, 'usage'::text, 'sales'::text, 'refund'::text, 'dispute'::text, 'test_money'::text]))),
    CONSTRAINT ledger_account_owner CHECK (((kind = ANY (ARRAY['wallet'::text, 'receivable'::text])) = (owner_id IS NOT NULL)))
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
    kind text NOT NULL,
    recipient_encrypted bytea,
    params_encrypted bytea,
    status text DEFAULT 'queued'::text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    finished_at timestamp with time zone,
    sign_up_id uuid,
    report_id uuid,
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

CREATE TABLE public.sandbox_answer (
    idempotency_key text NOT NULL,
    request_digest bytea NOT NULL,
    request_id text NOT NULL,
    status integer NOT NULL,
    body jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.sandbox_delivery (
    event_id text NOT NULL,
    "position" bigint NOT NULL,
    status text DEFAULT 'waiting'::text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    due_at timestamp with time zone NOT NULL,
    CONSTRAINT sandbox_delivery_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'delivered'::text, 'failed'::text])))
);

ALTER TABLE public.sandbox_delivery ALTER COLUMN "position" ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.sandbox_delivery_position_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.sandbox_object (
    id text NOT NULL,
    "position" bigint NOT NULL,
    kind text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    data jsonb NOT NULL,
    withheld jsonb
);

ALTER TABLE public.sandbox_object ALTER COLUMN "position" ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.sandbox_object_position_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
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

INSERT INTO public.app_user VALUES ('2b396ac3-2ce4-4d3e-bb1d-b6231c8b9c13', 'ann@example.sg', NULL, '$argon2id$v=19$m=19456,t=2,p=1$5rB2foyO512H9Ti9zqG92w$i5r6CwZJabfb4ZHgeKSLG0B9Ke0hatRZO1fLB48mx6Q', NULL, 'en', true, NULL, '2026-11-23 01:39:03.55+00');

INSERT INTO public.assessment VALUES ('bd655f7e-37fb-4605-b3ee-c689aaa88887', '2b396ac3-2ce4-4d3e-bb1d-b6231c8b9c13', '\xa116314a72ae3e89740188efd134aa591afaddd70147efad1e2e93e68f94d5f3133d2cb1d2aa666634f4cfd619a7c8c97ed3893d3e6449fd6b246a6b5443e6d20d5d305fd9a1d72962ca4f1fc61932eb0e567c7b90ee743c990c3ea7af22ed9a5e23f760b051d53a43b22b0f37f5b4fc6fb43e009e133ed8d35df22f6b1d5b3e61892231a5e26e74b92eb3c2700d6547984ac37b222108733bfb21bae6117f2f4f46b075d1d346a0c1e241f54422f0734d3d66fa6c5f8b9217b440cae896e9cd0d2febfc0812af2ac80793201df50135f1573bb01bfc9a927f3426623cc4a79743a5b467e43bb112fd559cabb23ca82ca48cf23feeb2c68b36ccd31ade86831cfbd206a7a0abc4cf3a61a1ef40cb61b846ba788ed5adca272eb5751f6377755384dc53b6e77608f9205fea06b47da538e72fe52ac3eb5b9f63f0d739e0569cc841480a754ba1e5df0fdd740c7b87f510e11a571e4f36efaf26975a2a21c53270f9f753dddc771087c904bfed783232e72e4388072ccfa1b6beb723fd74e757523f29551576c53f2819a087ce201c74659780420848083f2803467374a742b98db146eeba356375904ff2a06d1573be5dd4e281dfe927675876a206cf319dd556a1f5ed35eec4a3c6cb51cbbf3ff96df2d1a7567fe0a76b3fa344c6c293e6474ca1aa0a0cf4a5534fa19952ec471254469999788d2216e0329befa30740e88d15cc092a0052eb08a005f7fda1bb14f94e8ce79c83a1ed40b64f7f85ecc149cd803e7e3c7c8ece652187979660f903e4f969a23791e4b5b4c9f29682f7c837334d3b865d51b3288028e41adb451f3e4a76c20f3b94577015284349955edf85141ad81d042090e86030c611938a02ec2bda2b0518790a79c7cafa13367346b04fefc5c4686a042272a9b615b821408b7a10df6f95d46bf33c4d4395', '\xa116314afe6c0ef8400b697e09a89118eea15bb4b32ac35d546b72c4db449f37f170ad71934156e4a95ce936a15a7076ce97b13853cd5b072a22e1c4973a2494969ca5a70a18751f273b843aa3b86b2bc1693610f6d261555ec09fd520df65b24f2652397f2ef4728890a5a3875bc57cb94385c3329b6ffa55075d7538d75a0a15d8fc26b63714b54fe766d3f2435cbfcb8ea95d8ef68cdd279146e3c0bf2ab150858d56d09cf253c9cfc08a445eecd3a80d0b72c8b48249ab06d420a63d59be483af2b6c490e5bcc01b9ee8be9908e110942dff0aa5f52ab4b6f85fc4f892be12eb98d9cc00a799061defff2d59f9be9a90673cdc72ef443689b47839f584aba52991dc294554ab1f9a2d40aedec77daaf41973025ad27dd5f986394c1dc6d1b20518ea15635fff65a55119ce3bc5a91059c5da874af165a5871e263f209e5c15bd1439e3009445599c81bccfb95b7af34854bc4124d56bb6cab25da18d19036adc2ed6e1dfe2901a77e7e322535205249587fd00a14f58ee9efd33637178c4b7e5c0a1b8595236282e400e0887c8181833779731068d9de1b6652a543da5910c1522f7297db883617aef13b689b838fda2ba77c76cea83ebd99a1908877808f163e68ce28181236ccd45f9900cfb7639d639aa5314d93eaecd046a4362018cc47ee5822ed04f1a38c45c088b2757ec8e94241efeea1d1a61598743941526ab22086e0df68e742f7ac4b450ae7274a8a314a8995d0aeddcc168c1ffd80df6009b7bd24afc0f21c1f7dfa09dc8356b2c50c66eb5b63468a64e41ac894eba15973234d80dbb7187f0d56b2453cb00fc51a065e27ce483f620a0d855b5bf857ff40fac4517c81129f0f947c9f5425ce3348a352ca2c5531be230dfb0792bf7d4a96790abb2b84a6e8c7d6becfa7522f51274d4ab762684fe87c6d4badef5036f45ceae07e7c38363f34918302b6e165b81958995f5da2896a1499b2f9c47784c7cfd301324833e5ed730f7ce0d1303a15fbb01cb8085f37154fbf91c308166486bcb2e63a7ae87ced25db31402f33efe90cab67b8db13202eae80d7ff5d0e791fd2d7969950e07811544fb355abf37deaf6c19d11e544313135fd50dbeb9e1b9396df19c45c4e33e436ada0a2c71d1258370b43131f6ed77da7d8e18dd96b57c1fda21951abfe498d5a5434330ad26c317b9f47a2452f7c7ac59d1f88d3150b01551096de92b026a2ea24af13ae392b1f57e154368ddc12ed30310ae58a08092358e64de9c340883c2f852474969e1609b09a22ad1e330ad12a8ca5d756c3b202accefcce0faaf95e00f4d5cd307d7988cb1b967eb97a2b8f1f5f2f4328e9cec9fc0e891633a47aa4dc9e41ff3eda4d8d9f5fb03e4bc5a8ca59dd78df5fb3b7699d76e0fd0bff43ee16d61ab7c93304abb0b7e003a848be749f4ca10ad52075fa5e153a331652d50af0dddb514073d9adeb9edc84e50049c2762d8f9a8e5456c3d1a268db127731938cd6a002d39fc14893f4043bc9e4971587f4fc880cb4771fd4e3d0e92993a0579cf716e7d0cab6794d78b0d25b16409979153bbe5b82c2ec8fa5f8546cbf852ae854b8f66ef933d7e52ba231a86d2abe1305669eb90a5710a8165d38b300af385a002beb530b81ebada62cb4090fc9ea59c466bc788ea1fafb56a405ecb316d991d63e98df3688e5a62fb4a493d978dd309fb74774b8144ab76e2df2e9c8b480756dd4a129ef761e58cbbb19aea3278cbda5473006b8841e34da4d1cc0509ae1939b8d4c746130b7d5b02ac54868ab73c530418775e12daddb34e36b63e6a554aadc1113b4f0cf6a23ddb9a3125a97829e561d1c92fde02e43bbadc40ad32a1974bc174a7153d02713acdecddabf674ce36b73ba78c7fd09d8d9d89f5e92dc8720b22f9e9210caf409a21996a8f5a4047f42afe9989bcabebc2e96f641800941f87564b59fdecb7fdcfbd1aa8aeb3d7f34fc0b792a0dbfec78b753585fe451195c0e2d1c364b592ce20c460d87002b0cea123e6b1d3ae64c1d8e5eeb6e798a8e813166c572b98988719851c5ded870eb59f33e224c4a88c9a3e8bf007cee2a14c2321b29058bc3a51b93da20f58f68925f3f16181985aab7aceb1a00652b1d84379e8eff424d1c5a538cf90a5a2ca25fbf46f64c86c63a8713306719b0fbf383211011307e1fc34efcd35d1efc160da2337a5e0ad0ff733e57f0691518c18c9e4c47e8a6ce20545097b51c704374bfeb1e260a33097a74b054b4597d7138a8ca0c59ce9acf9127e4029b3dae9326adb2999d9b3e2a15c429dded338e2637031012205d1e2dffb130e0da14b44dc1c3bd4fad05cf31953c08dfeba91400943f99731570697170d58446670954362ff0d5510cf6ee4e35b41d31250d979e7988fd4ac460fb81cdcd9f77b1cb518daa4414eefc34e55ddb7f8c6b81147b5c160ec63304fca076e496b81fa50da57d7d09a0731995532d03b22882423504595591e6acebdc310be66ff3d5820b65d1e34c82e12c3e32ad253ed5f5f6e32f81918881ab1c64c4bf027a041a75415817e6a3fead05754dc1c424e39f1515cf0ce23d7907bd369efe2dfe5cea66fb571da2b741b68026081836640221d76fe0bf67bcb4375284cb9f97feeb8aaf0e68d1b96db6e6df0dc74697ac27379a79d2e592669fd5f1f330a78eaaf0dc6b18de88870206d969ac636c7f849ef252fd87f8dab905e2a006cf8cba5b97a6fd9c18c6e4135e06b3ebf49a9f641a551e0bd88a9cdad5e2c94a5c372981ec3266a7aaf7881a810bbe7a5dc9038fb568857f5ca2e67960820c9ff0cbfe649852c554c563870668b337f02968dd4e6f3b20a6bc8058850f47110802e2a4e9775d0a1e370c33e447f6634d64e83682f593a187e2d78218ca051e545844ad8024bd3a5169ef4523d776b591e03b8036e5c7dab62bd038407a6d7308ba94420b966130114df0dbcf41dd359766044fbd35e07ca2b4aba19df7c8f4e8f5f140a3b6aa7eb57acf258a98470fc260e95205c9c3bd853dcb440c4c998bdb98fb6bc2e8825e77211f6636b77b1d9b3dbff045b53bc24bebfb2c64a727c67f7fd8ec09510f99ad8560a2b9e1a6ecbd243c56216f034be14dc6a8dd19e042b415f53cad044f9479e9ec1cc5c249c6eec97d4fcd17b07c95c29f957c56b26d889888c48db968b3d8e9fb199b120c4855946738fbc0615d960f8e004635728922a0d4ed760b0ff041c96e52d5e1c20c9ee611a6915187fef9b50547d8d3755fadd06140f5a92690970a97302855e0ed7877c63310951aee5a74108f9b4aaeddc2a32550ee14a84331a5cbc1f760deb24716e567690a02b6abc246a01d15e1c8c14d7130f69454656ee82ae7ddc511720c34c387ee096b1b2eaadb453c675fb729dacb6670cd4f4ea7c535a8ac84a7380498910282bf23d577f89b76e9ad00ade3decf37100184705d4b842585386d05b1ca8507fe97f4c2fcf104b82d08a066808ccae42e0a66525fed4468cf941532d3dee4f787815aab5e2ff2cd31418ba472de927699407c798a0abc83d2b4bcd33d2c2a66e505f80ff0a07d049774d6d4d9a6703ee2d0ada6ee6ead516174d72022a219877bc94db542c310805562f64643d0c88e9492a4c7e6f4b532ce8ad0e3b58977873e54fc54cb487e60c8129a6212ab15dd0c09adfeca123d878ff6465435221c6c48cd7526ab0e0f2b554b43b60edd5d26eac8f8f917a59171018e9f93f7a9a9bdc0f639ecdfb5ff1f8d6f4399564e23c11075ef4cdca3989e514dfebd153ec6be464467068a19c2ddbfe630f7f9847e68781710d5b8ba1e37b0734dcb51833a93915f0a4d1e683f14e2de4dd77fca953e26cf3212c3eec22ab85a8e8a1aa1ed7f0307a6d5295a51445865b79125747edb461eb87444738dd62e9f54d97136a5e388a9840db790825c105ed2a84ee5480e2f700e582b57ad764121838b0dc50d9bd4f44ebca592760448380fbfce91163b6f3468f0b85f284f4bd1264b5910b984f6e8788968c7c97d26d9e9886949e294567b3902f9c72885dfb4a2210ab5c08b655bb1d5ed6f2ab4798763065177de411f44343536c3d13d5cf7af09a11e89817681ccafa76be4ed0792abd47fb7e8c06d9cf204ced03216178d67a2ba9c3570206e6decbe7abd123709c1e1cd08b3d9ad0ef96bdf511ba703ae110aec74e05e08a188d419009229d9cc37ea11806b1f7263b6331ad516e1b272380c4a0804496f5b4c3c16e1746bd8024e6d6823b3117de9ea3e5eafef2de67c871eb4556ebab48c7ac4f416f1a34cddf683fdd08cdb57d96b693b185ef3967c578a563de6d94bdcc96bda2244acec804d7d3208d14492a6f09b88bc1ca22c2421f05959ce98d21127d957fb7facb3558f5aef53ba768f6409c004243dbfdaf852d426b7ffec98e36dfc7686d37cb906b69d22ffdc0affb63dc2d25c2592811a7173a9f2d3ce36bfba8cee75a690b6481df5be4284b5fa78910048313553d254d93ad540b031ad99670b14d29ac0dead0d8f45fa35691840334b11b54f934c6d2bf941935517087f9a417853d235cf38b216947bda5bdcb853652e073a7524a009f74fff379b43dc877f9bde5632ddcb4ed6666ab084f945f265d6f61d51318645665445fcc55abecc0ab0fe643242003f9d5a18d76fc27d608810cd14a4bb3ccead757bbac898eef81f578ca0a7bdbdefe672762a322a2aa2d1ff1661ccbc16aa42cbef35626dc58262c0db120361aa3cb2340fdc4f8814b1f26a4c53f5b6e4da473015adb8cb2bac62f63b29f47e16ce39d08f269271ccfae8aa7bc95110be27b5553a1718fc34bfad6f8055ef70cacbf960dc2d9f373269ae4f27c50d208b23fd9ce0df0abc987d239971765cacaedcbca38ce557ad345e2c38948560f49b362ec81240a282cac981ccff7aaf6270a8699ab0060eb4a556a6bb754a044072dbe4e6494c67e9050002990076c98e54ff8f21ce5b5d2c480319143b43670ef93a49ff532bf89a199f942346da6aa522d7512794bb5ca162777ec5d9b305ec6ae4e89a24a0d097641f22eba466a581790b99fea07505ef818f29384370d0b740e29e91d53047d89fa708eed76846687fb39768de276c7e774e031406e075cfaf0a13dd63807db42d17c50ea19f49b7f57130d61073b7185b2f532c7a110d6aa3365bb6de0c4b900a31e3d990061ee8bc9ea8e68bc2de25f391b5864dc612165b3d7e486ff559feb53b77c54139a6c7be929c7d2871841ae7138aedd475641fc19f62da33b5c84a33e155a89adc0f274e888f54f448ed15aec4fb62eb3900a22c7146e2226653c85cdd473da26437f10f30a791abb5bfacb9506dea411ade9f9ad4e543ade32eacaf589ae29e5137a13e9f6e4774b60024bd10c1ce51ad72424051c4f3a2091f0fecc439eccba5bfee9c7148277066bb3b8a36c50ca187c9e417b37afe31c7f0aeea6120bcb8ff4f7f8c818379c8fad4c379f3fb04cbdf9d64e56687844346331bf9c2a4a7e14dcbd2372e2d7784967eb6bed8f0a2b56593e4a281bf1b6678e69a9e51d165373018a7c54b90b5065618a8e1e9a1f25aacd8cc5844f5637574f8e7a3874fbae3e7bf953a3d256be6bdc69f4bc125243017a69da924c77ce7727867a7750ea2522299e93d22f9d7adee15bf7efc4c09e26dcb695fb88b4d101bc5af5569f02e97637c28cd8a8f5246aaced3398c3532e76763fcb5eeb5136b818b4d53ee8ecf46f2ea825fac9f9b7b702cbdfaf0c3fd4f918041c9f2b5990b974e37a7571685140d896dc78e800a61ddbbdcec0de87170275f5bfd575b2e30a65f6e89a32e7c0dc2024831f7821c741be854be92598b8b576c8b99eb32737502d709edcf50748810c864a6474a53157fba0638164cccb0c47e424574b8b78bd67c6b9c29912fca573295deea97ccab3bb32bf7ebc67f576f7d42f796fe9de973eb9a64b9553a6c021c777e91fcbf223bd61476991bd3cb285d2e85d6b96d44ba1fefa65b439ed355b1f0f60135463fa6c3be71ec60c5d41040d5f8bfa0362c4a66413fd267805e552d17a4d35c6ad66957d596b6e127f61501bf1fa9998ad40627e438a265109ca416fd253b23e49e8d666039c8ba6378fcbbf95bf01708dcc976af36bb24e875e5d4cd288e60434c0f54aa81054bb48c5da5cfa2fa8cb733531fe97eb0d04da6e9c174bf8613e23974e5c334678c27b0623fabdf5fd80d95f2fe592dd75f056dc26a6d5e41b8ea87890e093cd56b995ab0d9cfc3bf919606d084f41d1702168e18ba1183476aa0b3651805be8b77b4eec0e6fdb5d2704597febb05a9d809fda25369db39654778c1c36b54d780ec0070df2bdad70ed2e095d0f110961c3cc4f7c28ddedea8f8135607d4855bfe6d6db814783fcdb6de4271e0e16b71c490dc0c60bac3119befce9d064bb3c6b9606dff86079d6fe42e365689b907005e2760d0502f602e272903e1d611dd2e2a732e915c5d204a115250866956b255889c7086126ee4a7fcaf96a838a4a041b31724fd73901415fa27875578bb0433f25dad2854331500a6801da7f38bb97076250bc2aad568924fc36639d1d86bfcc2852b3dd5b2c27d2a5394e61c67081498e3a6c32a941b61e346933a3034b04be669cee1b4401359b0f91f94ed5089339cdead58daeb49569175eefae4c254af035a7430ecd6a678fd979631983921bdda26a8b7080e513fcd9f9ee9dfeeaecda02d9c6b5d0a218f6dfa44bd1ae4e20a6f5091d1652fea2a829f7fb856bf08915bf7a499331f23d4f9916599ec6490c4b6cc2d729752cadacd03b1ff116924ac884c6f7314ca06393f55c096f5e7198612fc6853833f5e26e13e34df3ce80225e2ca48f60e39b151dbbb2de5eeed48d3b6f7e98b2d09e0dbcb8ade5cf8563643929abe3fa4269152185c8e8f82078f78eb8f6512d61e1c0d1848d5423d17adcff621162afe0e0b91ca5ecb5910e6c3b321d340f9fe24d32a763f61270aec75c1401ff35dea626ff845de0999fe01ee142e3009601c3789e790c6da3ebd72da94bda5ca9bd58780242733c5ba8a6a5a54c35ad7af6e5c52de2facda3fb091e8f678df0b1bdeb124a05e55db3d1ef185b2b28d8c345c8327369653879bcf44f3755e82a0f701ffc207f1be0984fc4bb6d04eed1623724e16b8cf23eef37723661a8e08c88592c4ade53559023d6f7e8bbb51e322a35a345a8d838aa4ecee9f7cb4d9f2e8348f9ceff759b594cf310eec8ccaef7da50fc8de21661ac94b51987a8f698b6d6e3fb5797006daafb9e3350d19b78144bc365d2918cf74c15061c5811bada7ce7bdec0d02d89e0e57e52d00df6cffe70e7fb09710abd88e5654646ff1d9eb80f24f725e775377cc407e42458cbe77217215d3e478cff245027342a8b45505d0e76380f162f0ed295928afab83b009d0295573b56aa130d3aa9faad3fd67a59bcbc87eaa85d947151bd7f768bda3480ce38e2ac258648cfeb9795392fa37d1483d2254d903e051c50ca50d3ddd9121f81ecd3ae679e92229a0723c8787d61c2bddeec3a07edb46d66fa4e39817f664c1dd0132739712d59366f9cb41391054ef2d79b4536482a9a480d0e182e3348f779f2dab7f0b5c6ddd68c15f8d12885e678671ecaad7e8ba97b848d573f4eb65fe940180124dd8909c181b03c5129303306cfbf0012780567b5c8129370c8954a6585341726a76a8a41fe02ce81d7ddd3f049b95887961d1d310855fb503c59d71c85974b505aa4b60a837cb415b6ff527e570ccfe067abc4075c92b2ddab9026d171bbc05ac40360dd77900aac5db2b33ff49487a938eada6bf306097160d246e8158da467502f48a8691df758b7c103ee81c85fe46dacc33bc156e53747a125a93adc6919ee9f3a3058a8b307595a6d8b0a52d2f426a313ef271fdb6d5a27203c531530f977f73540a777b52751d71a9a9c5fb46d515f6f7455eaba39bec199ab4060c9b88dbf68a1ae8d2bf6e1b5d52c8818fe44072c53e99aa621030ad7898a71beb1807af579e1a533ce2577bfd8f4af0137d929fe5409a3e92a444c8bf5eef54482b0999c37a401b4f693183447eb003b502d21f7d65ac19181d4c60cb4fa9e673d4b5eb96b1f8ff6aca76ddbea9e88cad2d83dd45aeecbf64e223c16c9b251d4e72990b9c3388e077b2d4259bd3de47a2647a1c2ee2e7f865c5770b0e9a3f1aa5068259f44764b8f3a5d72c3dbf20b403d2fb0ac7190829d5e7b51edcfdff7ee55ed13c55a00a81cd4565ba980646c0a23e2d9835e253808251f9e1dab050eae505c5034fc6eebfe1da6a86385e356fb90261a2e34b7cb7c483ca62a5a55f212b19a41296d6a09f14127905f53e3bbfad0c72982388e208c8d42ebec95eb0bb08fd138b6e1856a69384effcc3269233e6eb9f18cbbb317c69d1960c5000e77749958b149022abec1f83fa3344c462fadeadad36d3cfbe19788144d13995a015f593889f91206aeb84a1b0cb373bb9a4ab9a9d43ac35b66addb1b11463050af0ffb35f193ba7b25f8470b8453858cc1a5d2a60c8fa576ac8f43bc6cf4fd43fbf8c7bcf114410d492254acb5968d8230834bde71790bc4ae4d4a419d3e19e34cad5b8db773df2dc1712529186745c21a1bdca599700f593f82a6e90c9e58a884cdb311b9ae3bdb14285deed72461b22a4f269f362cc75117b7b01e8aaf815142763d697a815f8def5b5bbc1acc89cf75c4ba722e2de24d09d904def0b7c224b47f5ac259f9b379312956c0387d20bfb730eecac7672d9ceeebc010aa2388b24db561a91036d0ad8fc1b16f4b90b20b203496dae8b28ef91009c4d228d3bf467e7755997b96eb77e9352bf220675e8a74053384ca19e7bfde279df7c4d1ee1b5c146fe2b2f41a4480de6157deab1e49727189bd2c705d8105cfeb25d7d614e7566e8b2bb99886b4361e8552cdd5c26e44ec9b2c1c941ccfc0638f785e13843b7353b09138f61ff0884ead92beba34a9df3f8c53aa7c9c761a76d5ccf6cd729bfb46c5b3de065c721729349017d95fb4a8fb4d3fe97b1193a90b15f1b5f283e58a8e440bed69dc5529abd829b1965067f928c240b6c3ee5282c1fdabd94a5ff185696c7e9ee17f121f3f274bcae57b35209361285fc49c5e47d42428c7eceee122188158285483ca837defd57bb6b9d60f9ff6732728a234941c480a4e0c96aa497b10bbbc4f805eca1c36d9b36c680d079ef8373ec8d63a6eaf99372b0cd21bc2836d21ff9e80d3f29f60f45a510cfb7a3823bc2fecb7322f3c93d5e625da835272c776376afeccd4b574b3d67630eadbd42538e7cde6af9b7d16f0bc35a0b5e1db19b4ecd72b420e620b645fece5f0a9bf8e0e1b17cc6c689fb1c62d09f486c1079c3ee76788f340a297766259931ffd9a713904b3af4c1e86505b0f1fa207d62ec5ee628e05c926c6d5ee5e26a6b30cf6b75c8c2430bfcc630a6ea37c48337d3715036178c08cf8dbb822258a89771079a527f5e468b4ccd6de6b231f8b00a25795d275a0afb298fd0faa01e9a363843896c0f3ffefaa351b3f1e96fa1b868c5ced784cc559f3ed779deb6f50f4ac294527b4fc325bb52b7525270f1e5e9b736e4cc67aac08f5d5952f45fb30abb418776e8bcfc467433ada9fdd1427b423cc32b60d35e0939de37a3ad9f68635041bdf60b10523a81931666790e94fdc8aa8e956d63919fbc5d603f1c173c9768b0aadc59eabe74c490369e48c12128dc49dc145661dc01942528edecf210391270f176094dcdcb1c6578cf728dbf29ba83b40d8ea3455238518701b41b437814bc25df5169c05750ab5d2787d53dbf8bb2905e7f3bfbeaab91267aeb498a95b98b01e41ee2a6bfc6cd2d16ddc7f8680ca34cf11b2756b01721d6c781a7a429d1e1520758d5041f83d20459bb2f7dc1621ddd7ffd97eb651b86cc40457253dce0aab74ec92a206636749f47bb3249f55924526397637ec16603892067742da9f6fc34caba2e7cd366ba0b10f1d1228259d3838bf06d08deb4d22be257df8d135164dc34761ff1c40f448892189b40efd199923caa9c000b8944f233e925b4af4e9babd21a16d20b2b8912641d521d26d768134f10ff131a8a11e04cdb6b3ca2fa40a4bb2cc51b2837c1de3f02b761b3b5ba937c3bde6f76e0e7fdee16cd737181c7dad0799754cac7f5ee87161d326a288740e351906e1ddeec11a761d05f2ac4bf6469cab9707b31a0aa7bfdbdf6e46ffed1011c2a14b78af60c68ff6c2c0ba58e403aab04c7f069d83126d011e0c54921c5be1bc1833c90ced744a952d40fb65ee4652734463211551ea8bac3838d62d88c69d25ee73c1577a1b6ffdc66099f56741a1979ade23065abfbf151e070de7c5a5c7c1764c78733bee07bc31e91d1ef7eea1050be90b86cbbbeb3499300e2a0f263909dcb3c3b13400c5a203e27e67d651e1f46f1530a117559d839baebf050caadba81f9bbffa800f64fdd1477e2cb7b46a5ecdfc44335e11c5c6f1d05070d9ef4808d2af0f458f10015ddc2dcc6884ab4d1cac604834a93b16f63be37adc6c84d967c52f086c8a2855b693a222eba7252a2f04c44f23da0b79b7a24de54f18607b79ccea968f1d8d6fa49ce852c4a6be4e27c4072deaba572efe2103892bb2e89410f4a2b4e8ce16573990d6a19f81bab55ed0eeca7796e843b3b3872b823356e93019b8d2c30a4534832c66808bd1bda32c327d8c6091cdfa3155aa4528008c5bbcc0c8b38bacda97cdae51fa8ac2c439d89f8c0e3fda7479ecfe913b8525b331c7044ee27f2f99bb3c14bb95b59ea678ab584db0149198ee081a8b15381694218f80c4e29b95a5d0b27dbde28365074fbfc653b0175fb9b1c388822b3f75bee890fd3aeecfea7ce53974ee4ddb36e568492ec3a07df797749df8d4ba7537fc78eed038bfe6e38820429ed24f669ecce98997a88cf0dfae054e48ce2e4dfb0b3541d70a5acafecb0efe4955184280bc6470efe7ad28fc4457b0d2727c2b5b3e9d043bfb31a554f0a699077ebfdacd0f12a95c271a59afe9cbd74322a4e274c2ba7cab95f9457e34c2bd6b07652e9e166e2cb981f20783201f831521b12f84e6b2ba6cad1ec2c908f3f256acbc02b8b670bc2b7852d40aa6be9d4cfe4723fc53c3237f0938593e124e3563777ff705e0893dc7a7b449df24735fec18c5e5aa8807d8a36c8c7b55bc2c65c564f88afb75abe72b4e42d39a26f28dea2465d945d06045776acb8d0f24430cefdd8ecd5c15da804bc27b974f3417ff316f92ce639511d3f1ff735a2a69dedc39be37e17ca9aa54ffcfeebd4e6f014dc812c003c08ac15497163383864fd9fc420562e1a165d33eee68ec92c3267cc9fbddfbcdba3d6ee318d9bbaebd9e45af28e000ce6f51771d98c9cf12367a38adfed3dd0e0cc1ed05384a3431710c7ce5d2f37b79b36f06de9a340eb13bf486703c01f63be4c5231c2bcb1012ecffa86f60f188696e2c3c2606c9c4b860c1a9a2be4c2a8a5d713766da953098b16bcce4d159e8ab0539c3ff4d15ec1b90b803a4a86ece95e1a42759725c356212ace6a9b7138837204a19627b0ba0c6e7882a5130e255a1d1095b5b910b2edcf8cf9e870ab0b1287728e2dcfaea32790c1cb986cde326fec5624f289ff7d72047e223322b5fe26c7804e79b0c2536b9892bb57a0c066f82e27d1ade1a66471426658bec5c330bdc61add67e60d2f355b18f5add289bfc07ddeb222f076c0e43ee3ab31b83d89fed249258470cebc717c6a03268ab562297811940651bb29863db12165c03e44e53fe0e072c1330ad736bf22fde562638409f72d5d59456ab2ddb552a7d1cb034f906adfca08024cc1f05a4503694becb937357b4397ab9865a3341fb0cdcee0af5f11056d6abe9050f69e50fca6fe4f9b29fe01382020dad2c2cc9a2ab6cc84a374b084e54d0f265907fa2edf9e3f4ab909c4042ca9be999e0247b978f7dc274a91aad6aa6fd0097285ed03fc50a03cb876f23a35ac43c0ec338d2c5a3383b633bd3d0ebb4a794a87b1391121862bd540e9cee0342269757cfc16cfdfc1ec9d6ec0fba652fcbe058ef22cea8e1dec8f076cb47d22da21689bb0a845bada5902691422e8d6f222e4b9a02fd5321efc603946a630255ce22eb6750d316a4cc84daeab36d184d56745292bc897e95a5314209365a733aa5a0ca83a21e480023d387611c0c13ecdfac5183a910fd6388d89392ade2c34cd4e8b90a0ec111ac4fccbb706340cf64b0d0c977cf706a55dbb2a997988c18a0e5cf4eeb8809313aadc7945c53fc67b7f37753599ceaea6f28b77fd23d7fa7e7c32120018da5ebbaa1d71a2d0ac6f2ae24241b173b91db9045fec6b2fc09f001f658de80c6629b7cf6588f80eb2fbe6d432c3f45cf8a82a7e4043effa06d65fbe359df22fb51f94429500181a5af0aed1dd3c5a6d71e406e3318982bacde3593bae92ab077486c0c9d698aadc0d0291f48a070d5d1fe6fbb653ed63c84ab22054723adf407da45e645d5852fdb8e0ab1bfc51ee405cc19b4ec51c1f0dd3dcf67bed8d8fe59f54b0f08eeaa7da7d3998e616f6ca99d5dc5bcc50c75e95a12e19f937eb670da27aa5d1562bf9b07b6d76ca41eed85abfee7d804e86ed8f23a627184715f9bf23b1314d455c85b77b654ad7f5d1ba9b3acc6cc3d77998b6ad0f22df4473c184c4af5960b851ad949b5439fb5144a6285da7c34bdacc6bb8a90329c899f845eee516b03c1274d02a4979764426ae6b7bde76cac7ea9e5546ba62094ded09a1da6fdcf3d026040e06623afa7e4e2686a141dee4576d65c582dd8126b067109f5ed74cf53751ec144a31bd51175a38cd728f6d4806b13d66ed5fa5f0d247158267599f99e638abe8fb8d5acbe73cce9764d1c7710cbb3991b3b01e05877666555f23a1086cb24a625c8bd72f954c30b01994fde82e00e0876801cece4c260cc8a47054e3da11b7143c4f67e76e416cb6d36fa773eac1822127f3569abe133a22cbeced8fbed355305c9b68c7c931000baff4c927bd7862f16e2e3c341aa1069a48fac4bca54bef593a92ea99a566489bdcafd0fec0c4ee1ec76e513a9532ee992b0bb54ad6c9d7961e183f20ffb4dda6eb7f2daf8829abc2f8277c8e4f7bbaa55af598e0decc373a51f8c645d89c5739122fe68866926f93ddac4164df86a7af79ac240413fc6697b1dd56505824d59c3cb9c18bc82c1f5424e7fb686ae52e49ae7e7dc46dbc11e385a6bd4ded1de0f2cf7be74e86bcf66947a3ba4c3e38d65b272fa7caaa3579b88bf736c48c0cc78b9b0b9fce295df2f735a81a1a1daf26438d4c15ffb7d8d1b87005cee873fbb4e3820f0724397553135cf17531613c703bb93dbf29b2a41c39c6ad42e939d1f011833d0f041e0807e47cb84c63b7c9dcaf92f894ffe66f6ee6b4ceb2fb443cd4c0053cbc19a478d59157aaab8ba5f91d3079d4eafadf818e2b112a630ebc99afbbb235dd575dd4c5ff3643265dd58531c302f4313e5147ffa220e0a0937cac957278f3cb0a4c725a99fcb5e36621fc18bb4348798b817cbc0af01850d4750ef860caa3fb7a42044a6c9554ab2a263f1c2d288f3e2c6e928c8b10845c343287bfe21bdb2a34d6c6e0f2e4244e97ee69936822159f25a91073fce35d7befdf6b143b5dfca69873f3cfb84af1b850ce1b917c7c1f037bc67d055059e6ff4ce88d786a6f67e7a8edf3b29aa790e48d01015cf97630bd25adfbb2389f8717488e2fdf44e1529bb9d88bd80c8fb606074fa340dbe0209ed2652b60ca4ae42e57f7a8eedbb78902d74a46538a395ae43add6b0216b34e8cc980e5d89d493819cbb8162c91e54a7019063242906a360dd52b14aec9d06d04e97ea5e9971ce29aae786a623b7c4860754fea7c512cbe909e83d4b8de5da9789dade376a3e95faef1b4b000d3772bec29dfd729de7e788ba4882e7adb22f752613c9fa31573d32f88bc4334c7a6c03670e93ded31e138675597df81a1d36ccaab5a0d085d6ac96e8f8ca72628442ff21f4f5315895bd360499cb83e432a9fb9d175b3b1aa67480fec20aebee52be5228ce47693a99cd2f834dec053282da9bc1c520c09027454311124047916cfb5ac0876e07c0c7b5f279031e8d912fff09c15f98b25511bfc87300d1780c64738b7bb49a0897f4862567f4114443afb9043fa4b5b4a547461d327b00d1da97b7156705603a2f459f45a14b1a912e90d83bb112314414b00c3f4cf59c93c6a3c765c4600c17b4d87ead577326aab058de5102e7a02a84ebf3212f9185ba7c2b1eff019f64f3ce89a50f68a98de52dd42c0fb411b6daf163cf4329d3b8cb008490aa6990fe666b271e906e138220e4d788d2c34f3d67d8f1e681ae81d799fecb9daf73a1b66f6da5dcde0854292e244d68e9ff6c605257af6e5772e266f8f8e5a8dc39c3053e3189f1f8fae764b58063561c160b801b11914cb9f08b328b25071bbd4c94c79fda0aedc686ab172f99bc5a8708c02a6538da305b078ef4041b199518f53e4ba82613f90ed82e109583555b20eb82628a4e82547daf9f6df129b3f4201def5fec614eab2da0ac35499ce5f3da1e0a90292143f796c436e4f3114b5f9e0104dae3ff12229dd11ecbe133b98d6f3b327788a37f5d45e0b382d1eaa96689caeb5ba87e218ef83da35ad4957016dbd37afb75aa012910afe0e8a6a41968267480730ae60fb51157d2f82369e72f769949f553bb490238c8565ac779f95e0ccb946d0404850a1c02411879e50b26078b5778c83a66ff8623d31aff7aea1433ba2cf299ad4c8cd6b56f29412009c0d6686ad90b435238dfa7b1a685b3cb614d7d6f1315d4485c7fa08d81935c6450a0ec34dd5c567c1e50b7b484306665aeadc32681cf1774caf328c428fbeffc5ae918fe0e28a2a538a4a2bc42ea4c486eaa7ea8cbc973fd076f2605c63c158776aebef73aa55936e9ef6b819c85a1c08937c901a0f3ca26f671d3ab0eb0892de8f3ff267e4c00c899b1c88352837072f1dcd44c92598f9bbe81aecf399f049751ab6b087cc763b89da8e60aed78b46e7086a83dd614f2d61b36fc9c3c5ebf2a7216791b85588b437fcacc1048938713d82838dac6b4cee433cb5b9e0d71923033ab0700ff081001807bbd4316bccab803c06e33e9e31572d3a57076811204cd6a90d213dae41d6b0cc70b45979e14ce96d6576b363274a997a1d57c2669fb660c40084aefac56496a6b38d6d37f05375047b3f10042549a25eaae021a0108826b8e891406e29b30cb1a186fde29848beb997b996896d657678ad2dcbb96750f0da72a825688eb1cbb3fcdddd42aeed65fddd9e8604d601c86d7e683849bff4cd491e7388cf30fdd4adf484286bb43000eac6c9f9373843309529b296ee9c307e47f903beef9d4f4baed84bd72e4215a107a5af243e47cc332f7c280bfd5895c453a3b46db8411b0f258ad8d2921c5927bfcb3c114a3cfbf1898d0409a6123d0c98b07daa7d195903b807f908c2eceb8c13010d10d2153ccd4b41a22395b64448c3d15add591bcade845f4f382cbbe15acd22a2c189bd509ff03a1c2b368cb2547c3a210a45fdd9bd385f1992cbb9774bd2c76a1095e6772f2054c834de837d0021c112d85b789fb598069a925c21577c79859805020988044c462a8b84ce676eedc5615f6138fb1d40d0c66082315eb87ec3050733ebdb2dbb1efd60563c581a57fc27ad56db6cb9745cba2298e01d410438f9c553cb1b73ec06d740b9184bbd36d6071c399f93b28e92defbed599499a42f3e2c39b5a31f652faa4762856ccc0e221f934e11e9a5b6c3d617e83dbbe42b870e86005ad6f5899932d8a6506c0faf59a806667a8657d97d20996ec855826503ddfb2efd554f86076c0a33b10bbaabd2e39d0aa8268e34b04435da8b54d9d16548e0faebe9f86ea55e3ede542e5a2a40809affa5d898cc095c4e319fcb0ed199a88dc77ff92abc186c856f4ae2dceddba8ff18364862034b89f671807215a6385ea98ef57a092007a8d994da16973e3759dc8d0974ba7c571f8b2b2c75f4f4a089f3a0a21442221fa88e7fe800091edca60ff04309a1781eb80575a7f431c23a54d2f4ee039a55fa39db1afa0c53bf6c1f512a3cf524e10e5fc516223fbaa06338d0d4be442f769f6dacd25c2d2331467e7665c485c809cab7832bc08af641507ab241ea31d475c545d11169013b5c8d9729a7efa3a6744dddfcc66c5598740fdd18a7680a13b7cc10b26ac2a9ce87cf005f7a3ad94a56af0aab49344c31922b58444c1c3d6b7c0628ad41879fa5ce9a873af47bc49d20d4454d9bd3ac5672cec37d4c3640c09057a7425ce741df7276eb574f54c218c13250b1d3ea6ba3358c8f4307f351c912c639c89c64bbc72e428204d54343290b459ea999cf7cc03c33f733e16804356ead6ae5ce6715e3be94db818bf11086e0a90de6c552e171b08f0f5a32a904b2ce7ffdd1d59cae5660992ba32d6f333de1c2d63b0044a8549729a9f77a264c963f807d38ded7692aecd214a0aaa702c1874e48fd1419522c8783f25c1a541148ddb990e14181d645f03ed9372f3b7c064b9596c86da383c64236d7df6422f46ef46a3d08824ce950d9f3aff4e6a44cf9c9a1841d4fdf8798dd44e2210bcc386cc3bd70951539e62d322d81043d377414196d381cee1d9396b78343cd8c74472e5ba402da2a047e6f0893f19d7b548468bfc5fca1df446c1c4b450683313c2c9da3ecd272bf5ddb8eec83732a157fc6368e3780c3007d5d501d64156c6a518c6b6621fc0564af461019e7ad7a49df4ba61c99b3c45569ef0d181e6598d924216f25c2bd4435436cd79f915d0642a6514ef137248f4c6a53fc6cc1b1f5d2bbdd70acfeabf8f6421e2e8a2d7d4def9e6a717b99fd31647e5e347f2c081b317f32c4409bc709e1508e84c46c67aba7e492e0bed349173ce5e2185cf62d25b69f7a068ed2a444c63973cbf339254b21ae1626f6395dda024eda8364bb07db48779e911bcff3c8a5800dfe4888e56b4513919aa1c614b0da0cab9ab7e416e2d7fbe69405b6ab53349e0e949ddf09175a49d411b8bf3e8e53e99e20cb1ee7c9de2cb1d2b9b564dbf4f0f5acbabb3acad2d1ea734f8b277a6ee9859d2b9f67327834cd6ddb588931cf2cf74a30acd70666f22b4725ce19c29d311ef354cefbc1ddb59a9a69384ea91e2a60c1186e832718eb1f55aaa724fbe112cf283808e8a56d509e664cebb6858a708061336aae5886c423cf530fcbc5b9cf32cefffc9527e59cc6d1982dab27e807988652fa8a70a7dc1f16ab036324d285500cddcaa09865f27297fef87fac61a2d1a410e581e17d58180fbf25316a4e5f951ffe8db155cd9592b6942fcea1a15e03336b2f269b734ddc96524f7abd80970ae2bc998abfcba82aba9a4573f9c85912091065e4cbbd699f6b33aac16c790e6be6117cc45ad6c87733cfee4020d51af9b25bbf4324110c0ff633943545871dd0fcfc965273b053b3df965ecd03de52e00865106aeb685b4629253c41da1b12d2f1e7b777916aaff0c4e6275cae4fdd00cc775abc9bf92ebd45ab7d04fed69cda97e318b6a69ca7b88b37c9994d420e0d81c08ad3c9068662be297dc08a010940af7e7ec61b5c9a6d811ec7dad1564cdba1c10effe10020fd21d398f0a15e7f3d25584e799f7a2bcdedcbaf5dabc717ab2f5c7d3438cebce196e47eb6c039386350e829777f65dbb85ae429da6bd74cf7ab00320ed169a2461cf3ac2058d5af053ffb17abf5714c346c1b762560789e08359d4919750aeccb4eb80d507a2035b729bf6f2656b520df89b367e2dd509b8541c4c882018b26e21b886065e58df9afc7428e2fb9f63d916ed180084921babfc23fe84d61739db550d0616f27dd49b8e8ec1a0c685482c52ba5a3507780f170a3913c1bec7af2a7949c86b0741444194e2bcc706dc3cecf5f845a9e1badb2780739d6e3f43f6ef17ea92034627fcfa01c157a39c8168a25b3b72ac50c1fe180479405d42f7e52eb98ec7052c8278be7a4ba0425f005a41abd52e4cc5e03a6c7cbdfd357d9c1ef3ab02b8e1b620ed9cdbd634a027390621e47559c3beaf4e6ddec8309c612abf7b64a55b331ced6808b613178306dc17fb26bf4acca538a3df81a9ad55a8529a24589c75b1b2b02c7d6f9f4b9a21e9099721ba55a5be69105152e5f7a97c646f9207112d034f5f79a27ac623bdd54c4d5060370a03ca502c575fd94822c152c7facc1661d944c14d99f842c7dc4fc024b1d5541a8b5a96e7dc6396fb193314e97c8867b3aa372a49623c31855cc927ba56f20cb90d212ca7641de898bbc94f514583e6e1ed8fda059787e2739477bff052965371bf0022f25b87657e8f1304a4faad55efdf9ed5835ad2c178aac9b413466d3d99bfc48e8d5ab5be6ca2144155e67248a5858cbcaeda8dcadd02634bde23f57bdb54f7edca1d1af9e3061823053bce4332290d745f0500f1812b5194046be588a46627cebb252c1eb507d8807e208530055d1ffea391402c55f9efad6c1708000599f9bef3d20a31143ab11463df74f0683591a444fa59dfbbde2f9ada30bb7c3da1183a862023d49410081f46935500c22a6ecd646706e76a83bd41c23a1e4554ef385a9f878d0f6f19aa62921b8b1288e68fbd123fbab3c6671db5b249ab903da525c0f9e265ef8443fd878b4bae92c8495b0bff0a97922dd50084dd3f62f4a55233045e8b2fa464e51d36366713d478c117001be543fa72c86a87e7ac89e0f2b3bf6e830dea9fcefcfc1324c9c90dd550c6b582955e2350c58f7e0bb6184a58b79d88664d27f052b1c30ac5643f9cd8aa98f2d61993e9f522022da23edd29fa4deae15350d3cde36769a79043b417550c75be6f11b1539524c491fb494c16f764ab94b70fd0de6876b7c13f454bd6c666527f0c83585dcf74456f24c32d65a2a2cc726c296546de389697caa384b283ae0792fd64325ae061084ecdef835e13bd81d8f9a0c05c0ca379f5cbe9a01b41721be4fe285e4d0811f4c4358163c478533a3086aba16c2e3c0d2a5976ce72c1f167ddb22a0c70956a069166938eb3cb3c57fb59d7bcc21984744d5b419553b05c9e4bb493b1763fe7e00ed171e613d1a163546a5ea3bd4209536c1bdadb5dda60cfa58eb38c393ea41b4c2b201ef313e03c38f44fbe987581418948b3d47373a6de9ef202f682b48b188025963ee071ebc1dd57f7b00d4fe3795d10f846d2e8a0937182fda24c6f1b777d7e76d0443c84f59252b0a7613809769fd1cd18560de2dfe28161fa28cd50f8df0764e0d322748732ac37a32cc4c7e0d547744b2b2184d7af134a2e954002c3002b327052427fa60a823d1e2b990c0b8682edfea6d4e5b49c175f1d4817abfa9bec616b3f027a992dd33250c5eeb18f097a3b4d46f0eb5b5f589853e762704cd31635d21e5626df78697e8a14dcba46fd78ad5b4c2d6674b1305ceb3b1e2085ec12089e11dd15828cb0cbc5159f41d57b88a0e3af12029d461edf3cd900b98bb33fa2157afee9a722592bd4e08497f020dc67231f2f201e7ac54dcfc638ba11c55031e75e354af2c5dcf86462d0fc0f9d8a92294ba10daddced252988cb17d211bd8ae3c4247ecd22d1204640387813421aff82339121fe7262a9634be74989c94385be53d415ca3984aff4bc329dd16c291981254c2de258559435f88195af6abe6f742b523685cd09ac81fb04e6f615a7ad86f5c04f8c7641cc49d55fa14a0b1ae0bdb4efd0a2930968a802cf4f68fe6b506afd8859e87c53104cad9966b28931dd80cc4f5792ecbc3db8a693ae0fdfb182e5c9dd5017c5fdc76602b998c88b4c03ce5667fedbd56c04e64b52979257b70202ce36006c2190964d226e4efd7e0a0ecaefbda58cd272dd8bae69c565c0f329c4ebb343e6b009d1cfcf72639607e27bd798cf08af3b16938b50ece14066153bc188a2311c33a840e93df187418db2e4279aaf2db7f918650d39017a2154d962200892bce106ffa7ece3863bf9e0e93e8b3d2514ae84a8ac94e3cdb58038d6176b328f576f6e14104e39b871d797d9b0283a96b79da', true, NULL, '2026-11-23 01:39:04.915+00', NULL, '\xa116314abb596c49828fb82c0709d1c6b226440146632a379d533e653040e9466020d926d206bb882ee20448d29b8abe7c6a68851d05b10aa0b23f01e44a6cebd45ebfb916ce24d8c6212855af90583b9626d8f48cf62068bf95c1fa488912c8d4a82beb8d0b0d202dd9793e15f80558cf1af5ff95b2dd5abaee964b137486532fa54c6ab11dd36e8ad7b691bd726e9f642dfc50cd9f07a7a053e23e2ef5f0c9ca55875daf1c66b755873f20a801e265e7bb0f56b95ec0eb1dddd776dec9744a9ad3684e5025', NULL, '2026-11-23 01:39:04.948+00', 0, 1, '2026-11-23 01:39:04.915+00');

INSERT INTO public.assessment_fingerprint VALUES ('b9347cfa-b1aa-47fc-ae81-2ded6dc503de', '2b396ac3-2ce4-4d3e-bb1d-b6231c8b9c13', 'bd655f7e-37fb-4605-b3ee-c689aaa88887', '\x8ffb62269bbafd27aca1e235bf9fcab90e8b581e111187136ecca1794423985a', 'a116314a', 2, false);

INSERT INTO public.kysely_migration VALUES ('001_accounts', '2026-11-23T01:38:59.734Z');
INSERT INTO public.kysely_migration VALUES ('002_credits', '2026-11-23T01:38:59.952Z');
INSERT INTO public.kysely_migration VALUES ('003_assessments', '2026-11-23T01:39:00.038Z');
INSERT INTO public.kysely_migration VALUES ('004_mail', '2026-11-23T01:39:00.227Z');
INSERT INTO public.kysely_migration VALUES ('005_outcomes', '2026-11-23T01:39:00.277Z');
INSERT INTO public.kysely_migration VALUES ('006_secret_key', '2026-11-23T01:39:00.379Z');
INSERT INTO public.kysely_migration VALUES ('007_assessment_summaries', '2026-11-23T01:39:00.427Z');
INSERT INTO public.kysely_migration VALUES ('008_key_rotation', '2026-11-23T01:39:00.454Z');
INSERT INTO public.kysely_migration VALUES ('009_ledger_account', '2026-11-23T01:39:00.483Z');
INSERT INTO public.kysely_migration VALUES ('010_assessment_labels', '2026-11-23T01:39:00.530Z');
INSERT INTO public.kysely_migration VALUES ('011_pending_sign_ups', '2026-11-23T01:39:00.626Z');
INSERT INTO public.kysely_migration VALUES ('012_login_throttle', '2026-11-23T01:39:00.677Z');
INSERT INTO public.kysely_migration VALUES ('013_purchases', '2026-11-23T01:39:00.966Z');
INSERT INTO public.kysely_migration VALUES ('014_sandbox', '2026-11-23T01:39:01.127Z');
INSERT INTO public.kysely_migration VALUES ('015_session_devices', '2026-11-23T01:39:01.286Z');
INSERT INTO public.kysely_migration VALUES ('017_answers_schema', '2026-11-23T01:39:01.296Z');
INSERT INTO public.kysely_migration VALUES ('018_assessment_versions', '2026-11-23T01:39:01.422Z');
INSERT INTO public.kysely_migration VALUES ('019_analyses', '2026-11-23T01:39:01.498Z');
INSERT INTO public.kysely_migration VALUES ('020_reports', '2026-11-23T01:39:01.635Z');
INSERT INTO public.kysely_migration VALUES ('022_inquiries', '2026-11-23T01:39:01.643Z');
INSERT INTO public.kysely_migration VALUES ('023_test_money', '2026-11-23T01:39:01.685Z');
INSERT INTO public.kysely_migration VALUES ('024_sales', '2026-11-23T01:39:01.727Z');
INSERT INTO public.kysely_migration VALUES ('025_billed_names', '2026-11-23T01:39:01.758Z');
INSERT INTO public.kysely_migration VALUES ('026_request_limits', '2026-11-23T01:39:01.795Z');
INSERT INTO public.kysely_migration VALUES ('027_former_mailboxes', '2026-11-23T01:39:01.846Z');
INSERT INTO public.kysely_migration VALUES ('028_report_days', '2026-11-23T01:39:01.905Z');
INSERT INTO public.kysely_migration VALUES ('030_security_events', '2026-11-23T01:39:02.081Z');
INSERT INTO public.kysely_migration VALUES ('032_indexes_for_size', '2026-11-23T01:39:02.243Z');

INSERT INTO public.ledger_account VALUES ('91f166cd-ff96-43cb-9572-cb8844dd21ae', NULL, 'credit', 'promo', NULL);
INSERT INTO public.ledger_account VALUES ('a2823f53-84de-4646-9310-7bd38549eac3', NULL, 'credit', 'usage', NULL);
INSERT INTO public.ledger_account VALUES ('d0c585f1-90ad-4614-8c37-a7553cf15458', NULL, 'supercredit', 'promo', NULL);
INSERT INTO public.ledger_account VALUES ('768fe1ac-985a-4ae2-98cd-794e9bc57760', NULL, 'supercredit', 'usage', NULL);
INSERT INTO public.ledger_account VALUES ('781d59f3-7ac0-4b1e-8dae-0469d80e7aab', NULL, 'credit', 'sales', NULL);
INSERT INTO public.ledger_account VALUES ('dff4b384-b138-4153-904b-8c43e37fadd5', NULL, 'credit', 'refund', NULL);
INSERT INTO public.ledger_account VALUES ('b721bed5-e8be-4ad2-9b0b-e158b1ab6141', NULL, 'credit', 'dispute', NULL);
INSERT INTO public.ledger_account VALUES ('9050348b-bb37-4918-961f-009e855072c1', NULL, 'supercredit', 'sales', NULL);
INSERT INTO public.ledger_account VALUES ('7e215f46-c356-4696-840a-41dcafa14e93', NULL, 'supercredit', 'refund', NULL);
INSERT INTO public.ledger_account VALUES ('769d0178-8f95-46bb-9d45-6df5628c026e', NULL, 'supercredit', 'dispute', NULL);
INSERT INTO public.ledger_account VALUES ('669c7233-2440-4913-8fd3-bccb0fb12612', NULL, 'credit', 'test_money', NULL);
INSERT INTO public.ledger_account VALUES ('36321dff-6df7-40ba-af87-61170a9a0385', NULL, 'supercredit', 'test_money', NULL);
INSERT INTO public.ledger_account VALUES ('145b365b-d138-4083-acf4-6216fd89d420', '2b396ac3-2ce4-4d3e-bb1d-b6231c8b9c13', 'credit', 'wallet', 0);

INSERT INTO public.ledger_entry OVERRIDING SYSTEM VALUE VALUES (1, 'd5a2b1e7-f5ca-4df0-aa41-e5c9347734ca', '145b365b-d138-4083-acf4-6216fd89d420', 1, 1);
INSERT INTO public.ledger_entry OVERRIDING SYSTEM VALUE VALUES (2, 'd5a2b1e7-f5ca-4df0-aa41-e5c9347734ca', '91f166cd-ff96-43cb-9572-cb8844dd21ae', -1, NULL);
INSERT INTO public.ledger_entry OVERRIDING SYSTEM VALUE VALUES (3, '4e05d214-b334-41b9-a8bc-27b5b67f771d', '145b365b-d138-4083-acf4-6216fd89d420', -1, 0);
INSERT INTO public.ledger_entry OVERRIDING SYSTEM VALUE VALUES (4, '4e05d214-b334-41b9-a8bc-27b5b67f771d', 'a2823f53-84de-4646-9310-7bd38549eac3', 1, NULL);

INSERT INTO public.ledger_transaction VALUES ('d5a2b1e7-f5ca-4df0-aa41-e5c9347734ca', 'trial', '2b396ac3-2ce4-4d3e-bb1d-b6231c8b9c13', '2026-11-23 01:39:03.603+00');
INSERT INTO public.ledger_transaction VALUES ('4e05d214-b334-41b9-a8bc-27b5b67f771d', 'estimate', 'bd655f7e-37fb-4605-b3ee-c689aaa88887', '2026-11-23 01:39:04.937465+00');

INSERT INTO public.login_throttle VALUES ('\xc888f56f9b6531c6559c3c3feb7970d38cf9372065cef55578c0b7e23c93f478', 0, '2026-11-23 02:39:03.749+00', '2026-11-23 01:39:03.749+00');

INSERT INTO public.request_limit VALUES ('\x57821a8c2b90c2a9c525ea034eba02dc55d628e5e7598b845247b24ff452e73d', 1, '2026-11-23 01:39:03.708+00', false, '2026-11-23 01:40:03.708+00');

INSERT INTO public.secret_key VALUES ('a116314a');

INSERT INTO public.security_event OVERRIDING SYSTEM VALUE VALUES (1, '2026-11-23 01:39:03.944+00', 'signed_in', '2b396ac3-2ce4-4d3e-bb1d-b6231c8b9c13', NULL, '127.0.0.0/24', NULL, 1);

INSERT INTO public.session VALUES ('15b2f657-1815-4ff3-ad0c-e54e888fc3d9', '2b396ac3-2ce4-4d3e-bb1d-b6231c8b9c13', '2026-11-23 01:39:03+00', '2026-11-24 01:39:03+00', NULL, NULL);

SELECT pg_catalog.setval('public.ledger_entry_position_seq', 4, true);

SELECT pg_catalog.setval('public.receipt_number', 1, false);

SELECT pg_catalog.setval('public.sandbox_delivery_position_seq', 1, false);

SELECT pg_catalog.setval('public.sandbox_object_position_seq', 1, false);

SELECT pg_catalog.setval('public.security_event_id_seq', 1, true);

ALTER TABLE ONLY public.ledger_account
    ADD CONSTRAINT account_pkey PRIMARY KEY (id);

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

ALTER TABLE ONLY public.sandbox_answer
    ADD CONSTRAINT sandbox_answer_pkey PRIMARY KEY (idempotency_key);

ALTER TABLE ONLY public.sandbox_delivery
    ADD CONSTRAINT sandbox_delivery_pkey PRIMARY KEY (event_id);

ALTER TABLE ONLY public.sandbox_delivery
    ADD CONSTRAINT sandbox_delivery_position_key UNIQUE ("position");

ALTER TABLE ONLY public.sandbox_object
    ADD CONSTRAINT sandbox_object_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.sandbox_object
    ADD CONSTRAINT sandbox_object_position_key UNIQUE ("position");

ALTER TABLE ONLY public.secret_key
    ADD CONSTRAINT secret_key_pkey PRIMARY KEY (key_id);

ALTER TABLE ONLY public.security_event
    ADD CONSTRAINT security_event_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.sign_up_link
    ADD CONSTRAINT sign_up_link_pkey PRIMARY KEY (hash);

CREATE INDEX app_user_mailbox ON public.app_user USING btree (regexp_replace(email, '^([^+@]+)\+[^@]*@'::text, '\1@'::text));

CREATE INDEX app_user_newest ON public.app_user USING btree (created_at DESC, id);

CREATE INDEX assessment_fingerprint_by_key ON public.assessment_fingerprint USING btree (fingerprint_key_id);

CREATE INDEX assessment_fingerprint_of ON public.assessment_fingerprint USING btree (assessment_id);

CREATE INDEX assessment_free ON public.assessment USING btree (user_id, created_at DESC, id) WHERE (NOT has_estimate);

CREATE INDEX assessment_newest ON public.assessment USING btree (user_id, created_at DESC, id) WHERE (deleted_at IS NULL);

CREATE INDEX assessment_of_user ON public.assessment USING btree (user_id);

CREATE INDEX assessment_oldest ON public.assessment USING btree (created_at) WHERE (deleted_at IS NULL);

CREATE INDEX assessment_plain_label ON public.assessment USING btree (id) WHERE (label IS NOT NULL);

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

CREATE INDEX sandbox_delivery_due ON public.sandbox_delivery USING btree (due_at) WHERE (status = 'waiting'::text);

CREATE INDEX sandbox_object_of_kind ON public.sandbox_object USING btree (kind, "position" DESC);

CREATE INDEX sandbox_object_of_payment ON public.sandbox_object USING btree (((data ->> 'payment_intent'::text))) WHERE ((data ->> 'payment_intent'::text) IS NOT NULL);

CREATE INDEX sandbox_open_session ON public.sandbox_object USING btree ((((data ->> 'expires_at'::text))::bigint)) WHERE ((kind = 'checkout.session'::text) AND ((data ->> 'status'::text) = 'open'::text));

CREATE INDEX security_event_at ON public.security_event USING btree (at);

CREATE INDEX security_event_of_account ON public.security_event USING btree (account_id, at) WHERE (account_id IS NOT NULL);

CREATE INDEX security_event_oldest_session ON public.security_event USING btree (account_id, at) WHERE (event = 'oldest_session_ended'::text);

CREATE INDEX session_expiry ON public.session USING btree (expires_at);

CREATE INDEX session_of_user ON public.session USING btree (user_id);

CREATE INDEX sign_up_link_expiry ON public.sign_up_link USING btree (expires_at);

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

ALTER TABLE ONLY public.sandbox_delivery
    ADD CONSTRAINT sandbox_delivery_event_id_fkey FOREIGN KEY (event_id) REFERENCES public.sandbox_object(id);

ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id) ON DELETE CASCADE;

