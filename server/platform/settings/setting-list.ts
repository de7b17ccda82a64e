import { resolve } from 'node:path'
import { type consentDays, Email, Password, passwordLength } from '@settlesg/contract'
import * as z from 'zod'
import {
  apiBase,
  country,
  gstNumber,
  oneLine,
  oneOf,
  onOff,
  originLike,
  proxies,
  secretKeys,
  textLike,
  uen,
  url,
  wholeNumber,
} from './setting-forms.ts'

/** For docs/settings.md and .env.example. */
export interface Shown {
  /** The default, as one would write it. */
  usual?: string
  otherwise?: string
  /** A typical value, if the usual one does not show it. */
  example?: string
  /** Why production does not start without it. */
  required?: string
  isSecret?: true
  meaning: string
}
const shown = new Map<z.ZodType, Shown>()

function described<Form extends z.ZodType>(form: Form, what: Shown): Form {
  const said = form.describe(what.meaning)
  shown.set(said, what)
  return said
}
const usually = <Form extends z.ZodType>(form: Form, usual: string & z.input<Form>, more: Shown) =>
  described(form.prefault(usual), { ...more, usual })
const folder = () => z.string().transform((path) => resolve(path))
const optional = <Form extends z.ZodType>(form: Form, more: Shown) => described(form.nullable().default(null), more)

/** In the order of docs/settings.md and .env.example, which are made from this list (`npm run settings`). */
const groups = {
  'Where it listens': {
    PORT: usually(wholeNumber(0, 65_535), '3000', { meaning: 'the port it listens on; 0 takes a free one' }),
    HOST: usually(z.string(), '127.0.0.1', {
      meaning: 'the address it listens on; not loopback only with `NODE_ENV=production`',
    }),
    PUBLIC_URL: optional(originLike('https://settle.example'), {
      otherwise: '`http://localhost:PORT`',
      example: 'https://settle.example',
      required: 'links in mails start with it',
      meaning: 'the only origin that links in mails are built from',
    }),
    TRUST_PROXY: usually(proxies, 'off', {
      example: '10.0.0.0/8',
      meaning: 'addresses or ranges of proxies whose `X-Forwarded-For` counts, with commas',
    }),
    NODE_ENV: usually(
      oneOf('production', 'development', 'test').transform((value) => value === 'production'),
      'development',
      { meaning: '`production` has no demo account and no mailbox page, and insists on the settings it needs' },
    ),
    METRICS_PORT: optional(wholeNumber(1, 65_535), {
      example: '9464',
      meaning: 'the port of `GET /metrics` (docs/operations.md); off without it',
    }),
    METRICS_HOST: usually(z.string(), '127.0.0.1', { meaning: 'its address: never a public one' }),
    ROLE: usually(oneOf('all', 'web', 'worker'), 'all', {
      meaning: '`web` answers requests and leaves jobs to `worker`, which answers only `/health/`; `all` does both',
    }),
    DRAIN_SECONDS: optional(wholeNumber(0, 300), {
      otherwise: '5 in production, else 0',
      example: '5',
      meaning: 'after SIGTERM, how long to answer "not ready" before closing; 300 at most',
    }),
  },
  'What is stored': {
    DATA_DIR: usually(folder(), './data', { meaning: 'embedded database, development secret and mailbox' }),
    BACKUP_DIR: optional(folder(), {
      example: '/var/backups/settlesg',
      meaning: 'where dumps are: `doctor`, a metric and an alert watch the age of the newest; none does without it',
    }),
    DATABASE_URL: optional(url('postgres:', 'postgresql:'), {
      isSecret: true,
      example: 'postgres://settle@database.example/settlesg',
      meaning: 'PostgreSQL 15 or later instead of the embedded database; required in production',
    }),
    DATABASE_TLS: optional(onOff, {
      otherwise: 'on in production for another host, unless its address says `sslmode`',
      example: 'on',
      meaning: '`on` demands TLS and a certificate of its name (`?sslrootcert=` for an own authority)',
    }),
    DATABASE_CONNECTIONS: usually(wholeNumber(2, 500), '16', {
      meaning: 'connections a process opens at most for requests; two more watch (docs/operations.md)',
    }),
    DATABASE_JOB_CONNECTIONS: usually(wholeNumber(1, 100), '4', {
      meaning: 'connections a process opens at most for jobs',
    }),
    SECRET_KEY: optional(secretKeys, {
      isSecret: true,
      otherwise: 'made in `DATA_DIR` in development',
      example: 'what "openssl rand -base64 48" prints',
      required: 'sessions and stored answers depend on it',
      meaning: 'at least 32 random bytes, or several, newest first, with commas (docs/operations.md)',
    }),
  },
  'People and mail': {
    SMTP_URL: optional(url('smtp:', 'smtps:'), {
      isSecret: true,
      example: 'smtps://user:password@mail.example',
      required: 'accounts are confirmed by mail',
      meaning: 'real mail; without it, in development, the mailbox page',
    }),
    MAIL_FROM: usually(z.string(), 'SettleSG <no-reply@settlesg.example>', {
      required: 'it is the sender of every mail',
      meaning: 'the sender of every mail',
    }),
    EMAIL_CONFIRMATION: usually(
      oneOf('required', 'off').transform((value) => value === 'required'),
      'required',
      { meaning: '`off` activates accounts at sign-up' },
    ),
    ACCESS_TOKEN_MINUTES: usually(wholeNumber(1, 43_200), '1440', { meaning: 'life of a session; more is warned of' }),
    RATE_LIMITS: usually(onOff, 'on', { meaning: '`off` for load tests only; refused in production' }),
    DEMO_ACCOUNT: optional(onOff, {
      otherwise: 'on without `DATABASE_URL`',
      example: 'off',
      meaning: 'an account whose password is known; on a server only by `on`, in production never',
    }),
    FIRST_SUPERUSER: optional(z.string(), {
      example: 'operator@settle.example',
      meaning: 'the operator’s account, made at start if absent; given together with its password',
    }),
    FIRST_SUPERUSER_PASSWORD: optional(
      textLike(
        (value) => Password.safeParse(value).success,
        `must have ${passwordLength.least} to ${passwordLength.most} characters`,
      ),
      { isSecret: true, example: '', meaning: 'its password; a guessable one is refused' },
    ),
  },
  Payments: {
    STRIPE_SECRET_KEY: optional(
      textLike(
        (value) => /^[sr]k_(live|test)_\w+$/.test(value),
        'must be a secret or restricted key: sk_live_…, sk_test_…, rk_live_… or rk_test_…',
      ),
      {
        isSecret: true,
        example: 'sk_live_…',
        meaning: 'real payments (docs/operations.md); a live key needs `DATABASE_URL`',
      },
    ),
    STRIPE_WEBHOOK_SECRET: optional(
      textLike((value) => /^whsec_\S+$/.test(value), 'must be the signing secret of the webhook endpoint: whsec_…'),
      { isSecret: true, example: 'whsec_…', meaning: 'the signing secret of the webhook; given together with the key' },
    ),
    STRIPE_API_BASE: optional(originLike('https://stripe.example'), {
      example: 'https://stripe.example',
      meaning: 'another host that speaks Stripe’s calls',
    }),
    SANDBOX_PAYMENTS: optional(onOff, {
      otherwise: 'on in development without Stripe’s keys',
      example: 'off',
      meaning: 'a payment provider of our own, where no money moves (`/sandbox/`); in production only by `on`',
    }),
    SELLER_NAME: optional(oneLine(120), {
      example: 'Settle Singapore Pte. Ltd.',
      meaning: 'who sells, as registered, on one line; receipts name it; required with a live key',
    }),
    SELLER_UEN: optional(uen, { example: '202612345A', meaning: 'the seller’s UEN; given together with the name' }),
    SELLER_ADDRESS: optional(oneLine(240), {
      example: '1 Raffles Place, #01-01, Singapore 048616',
      meaning: 'the seller’s address on one line; given together with the name',
    }),
    GST_NUMBER: optional(gstNumber, {
      example: 'M90312345A',
      meaning: 'of a seller registered for GST: prices then include it, and receipts say how much',
    }),
  },
  'A language model': {
    AI_BASE_URL: optional(apiBase, {
      example: 'https://ai.example/v1',
      meaning:
        'a provider that speaks OpenAI’s chat completions (docs/operations.md); https unless it is this machine; off without it',
    }),
    AI_API_KEY: optional(z.string().regex(/^[\x21-\x7e]{1,500}$/, 'must be one word of at most 500 plain characters'), {
      isSecret: true,
      example: 'sk-…',
      meaning: 'its key; the five are given together, or none',
    }),
    AI_MODEL: optional(oneLine(60), { example: 'small-1', meaning: 'its name for the model' }),
    AI_PROVIDER_NAME: optional(oneLine(60), {
      example: 'Example AI',
      meaning: 'who provides it, as people read before they agree',
    }),
    AI_PROVIDER_COUNTRY: optional(country, { example: 'SG', meaning: 'where it works: two letters of ISO 3166' }),
    AI_TIMEOUT_SECONDS: usually(wholeNumber(1, 45), '20', {
      meaning: 'how long it may take to answer, at most 45; what the rules found is shown then',
    }),
    AI_CALLS_A_DAY: usually(wholeNumber(1, 1000), '20', {
      meaning: 'how often it is asked for one person within a day',
    }),
    AI_CALLS_A_DAY_IN_ALL: usually(wholeNumber(1, 1_000_000), '1000', {
      meaning: 'how often it is asked for everybody together within a day',
    }),
  },
  'What pages say': {
    CONSENT_DECLINE: usually(onOff, 'on', { meaning: 'the cookie banner has a decline button' }),
    CONSENT_SCROLL_ACCEPT: usually(onOff, 'off', { meaning: '`on` accepts by scrolling past 25 %' }),
    CONSENT_DAYS: usually(
      oneOf('150', '365').transform((days): (typeof consentDays)[number] => (days === '150' ? 150 : 365)),
      '150',
      {
        meaning: 'for how many days the choice is kept, as the banner states: 150 or 365',
      },
    ),
    SERVICE_WORKER: usually(onOff, 'on', {
      meaning: 'browsers keep public pages for when there is no network; `off` removes it from those that do',
    }),
    CONTACT_CHAT_URL: usually(url('https:'), 'https://wa.me/6500000000', {
      required: "it is where 'Contact Us' leads",
      meaning: 'where ‘Contact Us’ leads',
    }),
    CONTACT_EMAIL: usually(
      textLike(
        (value) => Email.safeParse(value).success,
        'must be one plain e-mail address such as hello@settle.example',
      ),
      'hello@settlesg.example',
      { required: 'it stands in the footer', meaning: 'the address in the footer' },
    ),
  },
}

export const settingGroups: [title: string, rows: [name: string, Shown][]][] = Object.entries(groups).map(
  ([title, group]) => [title, Object.entries(group).map(([name, form]) => [name, shownOf(form)])],
)

/** Null where nothing is set and nothing is usual. */
export const Settings = z.object({
  ...groups['Where it listens'],
  ...groups['What is stored'],
  ...groups['People and mail'],
  ...groups.Payments,
  ...groups['A language model'],
  ...groups['What pages say'],
})
export type SettingName = keyof typeof Settings.shape
export type Values = z.output<typeof Settings>

export const settingNames = Object.keys(Settings.shape) as SettingName[]

export function shownOf(form: z.ZodType): Shown {
  const found = shown.get(form)
  if (!found) throw new Error('A setting has no meaning')
  return found
}

/** They may be in a file that NAME_FILE names. */
export const secretNames = settingNames.filter((name) => shownOf(Settings.shape[name]).isSecret)
