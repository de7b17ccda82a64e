/** One setting, as docs/settings.md and .env.example say it. */
export interface SettingDescription {
  /** The value as one would write it, or when it applies; null where there is none. */
  readonly default: string | null
  /** What a typical value looks like, for .env.example, where the default does not show it. */
  readonly example?: string
  /** What it is for, in a line. */
  readonly meaning: string
}

/**
 * Every setting that the server reads, in the groups and the order in which operators read of them. `readSettings` can
 * read no other, and docs/settings.md and .env.example are made from this list (`npm run settings`).
 */
export const settingGroups = {
  'Where it listens': {
    PORT: { default: '3000', meaning: 'the port it listens on; 0 takes a free one' },
    HOST: { default: '127.0.0.1', meaning: 'the address it listens on; not loopback only with `NODE_ENV=production`' },
    PUBLIC_URL: {
      default: 'http://localhost:PORT',
      example: 'https://settle.example',
      meaning: 'the only origin that links in mails are built from; required in production',
    },
    TRUST_PROXY: {
      default: 'off',
      example: '10.0.0.0/8',
      meaning: 'addresses or ranges of proxies whose `X-Forwarded-For` counts, with commas',
    },
    NODE_ENV: {
      default: 'development',
      meaning: '`production` has no demo account and no mailbox page, and insists on the settings it needs',
    },
    DRAIN_SECONDS: {
      default: '5 in production, else 0',
      example: '5',
      meaning: 'after SIGTERM, how long to answer "not ready" before closing; 300 at most',
    },
  },
  'What is stored': {
    DATA_DIR: { default: './data', meaning: 'embedded database, development secret and mailbox' },
    DATABASE_URL: {
      default: null,
      example: 'postgres://settle@database.example/settlesg',
      meaning: 'PostgreSQL 15 or later instead of the embedded database; required in production',
    },
    DATABASE_TLS: {
      default: 'on in production for another host, unless its address says `sslmode`',
      example: 'on',
      meaning: '`on` demands TLS and a certificate of its name (`?sslrootcert=` for an own authority)',
    },
    DATABASE_CONNECTIONS: {
      default: '16',
      meaning: 'connections a process opens at most for requests; two more watch (docs/operations.md)',
    },
    DATABASE_JOB_CONNECTIONS: { default: '4', meaning: 'connections a process opens at most for jobs' },
    EMBEDDED_DB_IN_PRODUCTION: {
      default: 'off',
      meaning: '`on` takes the embedded database’s risks in production; the log says which',
    },
    SECRET_KEY: {
      default: 'made in `DATA_DIR` in development',
      example: 'what "openssl rand -base64 48" prints',
      meaning:
        'at least 32 random bytes, or several, newest first, with commas (docs/operations.md); required in production',
    },
  },
  'People and mail': {
    SMTP_URL: {
      default: null,
      example: 'smtps://user:password@mail.example',
      meaning: 'real mail; without it, in development, the mailbox page; required in production',
    },
    MAIL_FROM: {
      default: 'SettleSG <no-reply@settlesg.example>',
      meaning: 'the sender of every mail; required in production',
    },
    EMAIL_CONFIRMATION: { default: 'required', meaning: '`off` activates accounts at sign-up' },
    ACCESS_TOKEN_MINUTES: { default: '1440', meaning: 'life of a session; more is warned of' },
    RATE_LIMITS: { default: 'on', meaning: '`off` for load tests only; refused in production' },
    DEMO_ACCOUNT: {
      default: 'on without `DATABASE_URL`',
      example: 'off',
      meaning: 'an account whose password is known; on a server only by `on`, in production never',
    },
    FIRST_SUPERUSER: {
      default: null,
      example: 'operator@settle.example',
      meaning: 'the operator’s account, made at start if absent; given together with its password',
    },
    FIRST_SUPERUSER_PASSWORD: { default: null, example: '', meaning: 'its password; a guessable one is refused' },
  },
  Payments: {
    STRIPE_SECRET_KEY: {
      default: null,
      example: 'sk_live_…',
      meaning: 'real payments (docs/operations.md); a live key needs `DATABASE_URL`',
    },
    STRIPE_WEBHOOK_SECRET: {
      default: null,
      example: 'whsec_…',
      meaning: 'the signing secret of the webhook; given together with the key',
    },
    STRIPE_API_BASE: {
      default: null,
      example: 'https://stripe.example',
      meaning: 'another host that speaks Stripe’s calls',
    },
    ALLOW_LIVE_PAYMENTS_ON_EMBEDDED_DB: {
      default: 'off',
      meaning: '`on` takes live payments on the embedded database, which may lose them',
    },
    SANDBOX_PAYMENTS: {
      default: 'on in development without Stripe’s keys',
      example: 'off',
      meaning: 'a payment provider of our own, where no money moves (`/sandbox/`); in production only by `on`',
    },
    SELLER_NAME: {
      default: null,
      example: 'Settle Singapore Pte. Ltd.',
      meaning: 'who sells, as registered, on one line; receipts name it; required with a live key',
    },
    SELLER_UEN: { default: null, example: '202612345A', meaning: 'the seller’s UEN; given together with the name' },
    SELLER_ADDRESS: {
      default: null,
      example: '1 Raffles Place, #01-01, Singapore 048616',
      meaning: 'the seller’s address on one line; given together with the name',
    },
    GST_NUMBER: {
      default: null,
      example: 'M90312345A',
      meaning: 'of a seller registered for GST: prices then include it, and receipts say how much',
    },
  },
  'What pages say': {
    CONSENT_DECLINE: { default: 'on', meaning: 'the cookie banner has a decline button' },
    CONSENT_SCROLL_ACCEPT: { default: 'off', meaning: '`on` accepts by scrolling past 25 %' },
    CONSENT_DAYS: { default: '150', meaning: 'for how many days the choice is kept, as the banner states: 150 or 365' },
    SERVICE_WORKER: {
      default: 'on',
      meaning: 'browsers keep public pages for when there is no network; `off` removes it from those that do',
    },
    CONTACT_CHAT_URL: {
      default: 'https://wa.me/6500000000',
      meaning: 'where ‘Contact Us’ leads; required in production',
    },
    CONTACT_EMAIL: {
      default: 'hello@settlesg.example',
      meaning: 'the address in the footer; required in production',
    },
  },
} as const satisfies Record<string, Record<string, SettingDescription>>

type Groups = typeof settingGroups
/** The name of a setting in the environment. */
export type SettingName = { [Group in keyof Groups]: keyof Groups[Group] }[keyof Groups]

/** The names of all settings, in the order of the list. */
export const settingNames: string[] = Object.values(settingGroups).flatMap((group) => Object.keys(group))
