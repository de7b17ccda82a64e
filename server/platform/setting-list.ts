import { resolve } from 'node:path'
import { consentDays, Email, Password, passwordLength } from '@settlesg/contract'
import { languageModelSettings } from './language-model-settings.ts'
import {
  anyText,
  gstNumber,
  oneLine,
  oneOf,
  onOff,
  originLike,
  proxies,
  type Setting,
  secretKeys,
  textLike,
  uen,
  url,
  wholeNumber,
} from './setting-values.ts'

/**
 * Every setting that the server reads, in the groups and the order in which operators read of them. `readSettings` can
 * read no other, and docs/settings.md and .env.example are made from this list (`npm run settings`).
 */
export const settingGroups = {
  'Where it listens': {
    PORT: { default: '3000', parse: wholeNumber(0, 65_535), meaning: 'the port it listens on; 0 takes a free one' },
    HOST: {
      default: '127.0.0.1',
      parse: anyText,
      meaning: 'the address it listens on; not loopback only with `NODE_ENV=production`',
    },
    PUBLIC_URL: {
      otherwise: '`http://localhost:PORT`',
      example: 'https://settle.example',
      parse: originLike('https://settle.example'),
      required: 'links in mails start with it',
      meaning: 'the only origin that links in mails are built from',
    },
    TRUST_PROXY: {
      default: 'off',
      example: '10.0.0.0/8',
      parse: proxies,
      meaning: 'addresses or ranges of proxies whose `X-Forwarded-For` counts, with commas',
    },
    NODE_ENV: {
      default: 'development',
      parse: oneOf({ production: true, development: false, test: false }),
      meaning: '`production` has no demo account and no mailbox page, and insists on the settings it needs',
    },
    METRICS_PORT: {
      example: '9464',
      parse: wholeNumber(1, 65_535),
      meaning: 'the port of `GET /metrics` (docs/operations.md); off without it',
    },
    METRICS_HOST: { default: '127.0.0.1', parse: anyText, meaning: 'its address: never a public one' },
    ROLE: {
      default: 'all',
      parse: oneOf<'all' | 'web' | 'worker'>({ all: 'all', web: 'web', worker: 'worker' }),
      meaning: '`web` answers requests and leaves jobs to `worker`, which answers only `/health/`; `all` does both',
    },
    DRAIN_SECONDS: {
      otherwise: '5 in production, else 0',
      example: '5',
      parse: wholeNumber(0, 300),
      meaning: 'after SIGTERM, how long to answer "not ready" before closing; 300 at most',
    },
  },
  'What is stored': {
    DATA_DIR: {
      default: './data',
      parse: (value: string) => resolve(value),
      meaning: 'embedded database, development secret and mailbox',
    },
    BACKUP_DIR: {
      example: '/var/backups/settlesg',
      parse: (value: string) => resolve(value),
      meaning: 'where dumps are: `doctor`, a metric and an alert watch the age of the newest; none does without it',
    },
    DATABASE_URL: {
      isSecret: true,
      example: 'postgres://settle@database.example/settlesg',
      parse: url('postgres:', 'postgresql:'),
      meaning: 'PostgreSQL 15 or later instead of the embedded database; required in production',
    },
    DATABASE_TLS: {
      otherwise: 'on in production for another host, unless its address says `sslmode`',
      example: 'on',
      parse: onOff,
      meaning: '`on` demands TLS and a certificate of its name (`?sslrootcert=` for an own authority)',
    },
    DATABASE_CONNECTIONS: {
      default: '16',
      parse: wholeNumber(2, 500),
      meaning: 'connections a process opens at most for requests; two more watch (docs/operations.md)',
    },
    DATABASE_JOB_CONNECTIONS: {
      default: '4',
      parse: wholeNumber(1, 100),
      meaning: 'connections a process opens at most for jobs',
    },
    SECRET_KEY: {
      isSecret: true,
      otherwise: 'made in `DATA_DIR` in development',
      example: 'what "openssl rand -base64 48" prints',
      parse: secretKeys,
      required: 'sessions and stored answers depend on it',
      meaning: 'at least 32 random bytes, or several, newest first, with commas (docs/operations.md)',
    },
  },
  'People and mail': {
    SMTP_URL: {
      isSecret: true,
      example: 'smtps://user:password@mail.example',
      parse: url('smtp:', 'smtps:'),
      required: 'accounts are confirmed by mail',
      meaning: 'real mail; without it, in development, the mailbox page',
    },
    MAIL_FROM: {
      default: 'SettleSG <no-reply@settlesg.example>',
      parse: anyText,
      required: 'it is the sender of every mail',
      meaning: 'the sender of every mail',
    },
    EMAIL_CONFIRMATION: {
      default: 'required',
      parse: oneOf({ required: true, off: false }),
      meaning: '`off` activates accounts at sign-up',
    },
    ACCESS_TOKEN_MINUTES: {
      default: '1440',
      parse: wholeNumber(1, 43_200),
      meaning: 'life of a session; more is warned of',
    },
    RATE_LIMITS: { default: 'on', parse: onOff, meaning: '`off` for load tests only; refused in production' },
    DEMO_ACCOUNT: {
      otherwise: 'on without `DATABASE_URL`',
      example: 'off',
      parse: onOff,
      meaning: 'an account whose password is known; on a server only by `on`, in production never',
    },
    FIRST_SUPERUSER: {
      example: 'operator@settle.example',
      parse: anyText,
      meaning: 'the operator’s account, made at start if absent; given together with its password',
    },
    FIRST_SUPERUSER_PASSWORD: {
      isSecret: true,
      example: '',
      parse: textLike(
        (value) => Password.safeParse(value).success,
        `must have ${passwordLength.least} to ${passwordLength.most} characters`,
      ),
      meaning: 'its password; a guessable one is refused',
    },
  },
  Payments: {
    STRIPE_SECRET_KEY: {
      isSecret: true,
      example: 'sk_live_…',
      parse: textLike(
        (value) => /^[sr]k_(live|test)_\w+$/.test(value),
        'must be a secret or restricted key: sk_live_…, sk_test_…, rk_live_… or rk_test_…',
      ),
      meaning: 'real payments (docs/operations.md); a live key needs `DATABASE_URL`',
    },
    STRIPE_WEBHOOK_SECRET: {
      isSecret: true,
      example: 'whsec_…',
      parse: textLike(
        (value) => /^whsec_\S+$/.test(value),
        'must be the signing secret of the webhook endpoint: whsec_…',
      ),
      meaning: 'the signing secret of the webhook; given together with the key',
    },
    STRIPE_API_BASE: {
      example: 'https://stripe.example',
      parse: originLike('https://stripe.example'),
      meaning: 'another host that speaks Stripe’s calls',
    },
    SANDBOX_PAYMENTS: {
      otherwise: 'on in development without Stripe’s keys',
      example: 'off',
      parse: onOff,
      meaning: 'a payment provider of our own, where no money moves (`/sandbox/`); in production only by `on`',
    },
    SELLER_NAME: {
      example: 'Settle Singapore Pte. Ltd.',
      parse: oneLine(120),
      meaning: 'who sells, as registered, on one line; receipts name it; required with a live key',
    },
    SELLER_UEN: {
      example: '202612345A',
      parse: uen,
      meaning: 'the seller’s UEN; given together with the name',
    },
    SELLER_ADDRESS: {
      example: '1 Raffles Place, #01-01, Singapore 048616',
      parse: oneLine(240),
      meaning: 'the seller’s address on one line; given together with the name',
    },
    GST_NUMBER: {
      example: 'M90312345A',
      parse: gstNumber,
      meaning: 'of a seller registered for GST: prices then include it, and receipts say how much',
    },
  },
  'A language model': languageModelSettings,
  'What pages say': {
    CONSENT_DECLINE: { default: 'on', parse: onOff, meaning: 'the cookie banner has a decline button' },
    CONSENT_SCROLL_ACCEPT: { default: 'off', parse: onOff, meaning: '`on` accepts by scrolling past 25 %' },
    CONSENT_DAYS: {
      default: String(consentDays[0]),
      parse: oneOf(Object.fromEntries(consentDays.map((days) => [days, days]))),
      meaning: 'for how many days the choice is kept, as the banner states: 150 or 365',
    },
    SERVICE_WORKER: {
      default: 'on',
      parse: onOff,
      meaning: 'browsers keep public pages for when there is no network; `off` removes it from those that do',
    },
    CONTACT_CHAT_URL: {
      default: 'https://wa.me/6500000000',
      parse: url('https:'),
      required: "it is where 'Contact Us' leads",
      meaning: 'where ‘Contact Us’ leads',
    },
    CONTACT_EMAIL: {
      default: 'hello@settlesg.example',
      parse: textLike(
        (value) => Email.safeParse(value).success,
        'must be one plain e-mail address such as hello@settle.example',
      ),
      required: 'it stands in the footer',
      meaning: 'the address in the footer',
    },
  },
} as const satisfies Record<string, Record<string, Setting>>

/** All of them, by name. */
export const settings = {
  ...settingGroups['Where it listens'],
  ...settingGroups['What is stored'],
  ...settingGroups['People and mail'],
  ...settingGroups.Payments,
  ...languageModelSettings,
  ...settingGroups['What pages say'],
}
export type SettingName = keyof typeof settings
type Value<Row> = Row extends { parse: (value: string) => infer T }
  ? T | (Row extends { default: string } ? never : null)
  : never
/** What each setting says, or its default; null where there is none. */
export type Values = { [Name in SettingName]: Value<(typeof settings)[Name]> }

/** The names of all settings, in the order of the list. */
export const settingNames = Object.keys(settings) as SettingName[]

/** Those that may be in a file instead, which NAME_FILE names. */
export const secretNames = settingNames.filter((name) => (settings[name] as Setting).isSecret)
