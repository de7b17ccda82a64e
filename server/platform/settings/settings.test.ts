import { describe, expect, it } from 'vitest'
import { seller } from '../../testing/seller.ts'
import { paymentMode, readSettings, type Settings, SettingsError } from './settings.ts'

type Environment = Record<string, string>
const development: Environment = {}
const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://database.example/settlesg',
  PUBLIC_URL: 'https://settle.example/',
  SECRET_KEY: 'q8Zr2mX0vB7nK4tY6wL1sD9fG3hJ5cAa',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'SettleSG <no-reply@settle.example>',
  CONTACT_CHAT_URL: 'https://wa.me/6500000000',
  CONTACT_EMAIL: 'hello@settle.example',
}
const { DATABASE_URL: _, ...embedded } = production
const keys = { STRIPE_SECRET_KEY: 'sk_live_4eC39HqLyjWDarjtT1zdp7dc', STRIPE_WEBHOOK_SECRET: 'whsec_q8Zr2mX0vB7nK4tY' }
const testKey = { STRIPE_SECRET_KEY: 'sk_test_4eC39HqLyj' }
const stripe = { ...seller, ...keys }
const live = { ...production, ...stripe }
const local = { DATABASE_URL: 'postgres://127.0.0.1/settlesg' }
const withMode = (mode: string) => ({
  DATABASE_URL: `postgres://settle:secret@database.example/settlesg?sslmode=${mode}&sslrootcert=%2Fca.pem`,
})
const olderKey = 'h3Jx9TtR5vNq2Wz8LmKc7YbGf4PdSs6Q'

const readMistakes = (env: Environment) => {
  try {
    readSettings(env)
    return []
  } catch (error) {
    if (error instanceof SettingsError) return error.mistakes
    throw error
  }
}

const languageModel = {
  ...{ AI_BASE_URL: 'https://ai.example/v1/', AI_API_KEY: 'sk-4eC39HqLyj', AI_MODEL: ' small-1 ' },
  ...{ AI_PROVIDER_NAME: 'Example AI', AI_PROVIDER_COUNTRY: 'sg' },
}

type Taken = [what: string, env: Environment, settings: Partial<Settings>]
const taken: Taken[] = [
  [
    'nothing is needed in development',
    development,
    {
      ...{ port: 3000, host: '127.0.0.1', publicUrl: 'http://localhost:3000', production: false, drainSeconds: 0 },
      ...{ secretKeys: [], seller: null, demoAccount: true, consentDays: 150, sandboxPayments: true },
      ...{ databaseConnections: 16, jobConnections: 4, trustProxy: false },
    },
  ],
  [
    'a whole production environment',
    production,
    {
      ...{ production: true, publicUrl: 'https://settle.example', drainSeconds: 5 },
      ...{ demoAccount: false, sandboxPayments: false },
    },
  ],
  [
    'no language model unless one is given',
    {},
    {
      languageModel: null,
      ...{ languageModelSeconds: 20, languageModelCallsADay: 20, languageModelCallsADayInAll: 1000 },
    },
  ],
  [
    'a language model, how often and how long it is asked',
    { ...languageModel, AI_CALLS_A_DAY: '5', AI_CALLS_A_DAY_IN_ALL: '50', AI_TIMEOUT_SECONDS: '9' },
    {
      languageModel: {
        ...{ baseUrl: 'https://ai.example/v1', apiKey: 'sk-4eC39HqLyj', model: 'small-1' },
        ...{ provider: 'Example AI', country: 'SG' },
      },
      ...{ languageModelSeconds: 9, languageModelCallsADay: 5, languageModelCallsADayInAll: 50 },
    },
  ],
  ['links follow the port', { PORT: '8080' }, { publicUrl: 'http://localhost:8080' }],
  ['no demo account by request', { DEMO_ACCOUNT: 'off' }, { demoAccount: false }],
  ['no demo account on a server', local, { demoAccount: false }],
  ['a demo account on a server by request', { ...local, DEMO_ACCOUNT: 'on' }, { demoAccount: true }],
  ['no sandbox beside real payments', live, { sandboxPayments: false }],
  ['the cookie choice for 150 days', { CONSENT_DAYS: '150' }, { consentDays: 150 }],
  ['the cookie choice for 365 days', { CONSENT_DAYS: '365' }, { consentDays: 365 }],
  [
    'several keys, newest first',
    { SECRET_KEY: `${production.SECRET_KEY}, ${olderKey}` },
    { secretKeys: [production.SECRET_KEY, olderKey] },
  ],
  [
    'fewer connections',
    { DATABASE_CONNECTIONS: '6', DATABASE_JOB_CONNECTIONS: '2' },
    { databaseConnections: 6, jobConnections: 2 },
  ],
  ['jobs elsewhere', { ...local, ROLE: 'web' }, { role: 'web' }],
  ['unlimited calls in development', { RATE_LIMITS: 'off' }, { rateLimits: false }],
  ['proxies whose word counts', { TRUST_PROXY: '10.0.0.0/8, ::1' }, { trustProxy: ['10.0.0.0/8', '::1'] }],
  [
    'seller and GST number in capitals and without dashes',
    { ...seller, SELLER_UEN: ' 202612345a ', GST_NUMBER: 'm9-0312345-a' },
    {
      seller: {
        ...{ name: seller.SELLER_NAME, address: seller.SELLER_ADDRESS },
        ...{ uen: '202612345A', gstNumber: 'M90312345A' },
      },
    },
  ],
  [
    'a seller without GST',
    seller,
    {
      seller: { name: seller.SELLER_NAME, uen: '202612345A', address: seller.SELLER_ADDRESS, gstNumber: null },
    },
  ],
  // TLS: demanded of another machine's database in production, and on request whatever its address asks for.
  ['the database’s address as it is', withMode('disable'), { databaseUrl: withMode('disable').DATABASE_URL }],
  [
    'TLS on request',
    { ...withMode('disable'), DATABASE_TLS: 'on' },
    { databaseUrl: withMode('verify-full').DATABASE_URL },
  ],
  ['TLS in production', production, { databaseUrl: `${production.DATABASE_URL}?sslmode=verify-full` }],
  ['no TLS by request', { ...production, DATABASE_TLS: 'off' }, { databaseUrl: production.DATABASE_URL }],
  [
    'the mode that an address names',
    { ...production, ...withMode('require') },
    { databaseUrl: withMode('require').DATABASE_URL },
  ],
  ...['127.0.0.1', 'localhost', '[::1]'].map((host): Taken => {
    const databaseUrl = `postgres://${host}/settlesg`
    return [`no TLS to ${host}`, { ...production, DATABASE_URL: databaseUrl }, { databaseUrl }]
  }),
  ['no TLS in development', { DATABASE_URL: production.DATABASE_URL }, { databaseUrl: production.DATABASE_URL }],
]

type Refusal = [env: Environment, mistake: string | RegExp]
/** The same mistake with each of these values of a setting. */
const each = (name: string, values: string[], mistake: string | RegExp, others: Environment = {}): Refusal[] =>
  values.map((value) => [{ ...others, [name]: value }, mistake])

/** Each of these environments, and the one mistake in it. */
const refused: Refusal[] = [
  [{ ...languageModel, AI_API_KEY: '' }, /^AI_API_KEY is missing: AI_BASE_URL, .* are given together$/],
  ...each(
    'AI_BASE_URL',
    ['http://ai.example/v1', 'http://127.0.0.1.ai.example/v1'],
    /^AI_BASE_URL must start with https:\/\/ unless/,
    languageModel,
  ),
  ...each(
    'AI_BASE_URL',
    ['ai.example', 'ftp://ai.example'],
    'AI_BASE_URL must be an address that starts',
    languageModel,
  ),
  ...each(
    'AI_BASE_URL',
    ['https://me:secret@ai.example/v1', 'https://ai.example/v1?key=1', 'https://ai.example/v1#key'],
    /^AI_BASE_URL .+ without a name, a query or a fragment$/,
    languageModel,
  ),
  ...each('AI_API_KEY', ['two words'], /^AI_API_KEY must be one word of at most 500 plain characters$/, languageModel),
  ...each('AI_MODEL', ['x'.repeat(61), 'small\n1'], 'AI_MODEL must be one line', languageModel),
  ...each(
    'AI_PROVIDER_COUNTRY',
    ['Singapore', 'QX', 'ZZ', 'XA', 'EU', 'UK', 'SU', 'un', 'EZ'],
    'AI_PROVIDER_COUNTRY must be a country',
    languageModel,
  ),
  ...each('AI_TIMEOUT_SECONDS', ['46'], /^AI_TIMEOUT_SECONDS must be a whole number from 1 to 45$/),
  ...each('AI_CALLS_A_DAY', ['0'], /^AI_CALLS_A_DAY must be a whole number from 1 to 1000$/),
  ...['PUBLIC_URL', 'SECRET_KEY', 'SMTP_URL', 'MAIL_FROM', 'CONTACT_CHAT_URL', 'CONTACT_EMAIL'].flatMap((name) =>
    each(name, ['', ' '], `${name} is required in production`, production),
  ),
  [{ ...production, DEMO_ACCOUNT: 'on' }, /^DEMO_ACCOUNT cannot be on in production$/],
  [{ ...production, RATE_LIMITS: 'off' }, 'RATE_LIMITS cannot be off in production'],
  [embedded, /^DATABASE_URL is required in production: .+power cut$/],
  [{ ROLE: 'web' }, /^ROLE can only be all on the embedded database.+DATABASE_URL$/],
  [{ ROLE: 'jobs' }, /^ROLE must be one of: all, web, worker$/],
  [{ DATABASE_TLS: 'on' }, /^DATABASE_TLS cannot be on without DATABASE_URL$/],
  ...each(
    'SECRET_KEY',
    [
      ...['short', 'a'.repeat(64), 'changeme'.repeat(8)],
      ...[`${olderKey},`, `${olderKey},short`, `${olderKey},${olderKey}`],
    ],
    'SECRET_KEY must be at least 32 bytes',
  ),
  ...each(
    'CONSENT_DAYS',
    ['0', '151', '366', '150.0', '1e2', '-150', 'a year'],
    /^CONSENT_DAYS must be one of: 150, 365$/,
  ),
  ...each(
    'DATABASE_CONNECTIONS',
    ['0', '-1', '1.5', 'many', '1000'],
    /^DATABASE_CONNECTIONS must be a whole number from 2 to 500$/,
  ),
  ...each(
    'DATABASE_JOB_CONNECTIONS',
    ['0', '-1', '1.5', 'many', '1000'],
    /^DATABASE_JOB_CONNECTIONS must be a whole number from 1 to 100$/,
  ),
  ...each(
    'PUBLIC_URL',
    ['https://a.b/app', 'https://a.b/?a=b', 'https://user:pass@a.b', 'ftp://a.b'],
    'PUBLIC_URL must be an',
  ),
  ...each(
    'CONTACT_CHAT_URL',
    [
      ...['javascript:alert(1)', 'java\tscript:alert(1)', ' javascript:alert(1)', 'data:text/html,x'],
      ...['http://chat.example', '//chat.example', '"><script>alert(1)</script>'],
    ],
    'CONTACT_CHAT_URL must be an address',
  ),
  ...each(
    'CONTACT_EMAIL',
    [
      ...['nobody', 'a@x.sg,b@x.sg', 'a@x.sg?bcc=b@x.sg', '"><script>@x.sg'],
      ...["a'@x.sg' onclick='", 'a@x.sg\nb@x.sg'],
    ],
    'CONTACT_EMAIL must be one plain',
  ),
  ...each('FIRST_SUPERUSER_PASSWORD', ['seven77', 'x'.repeat(129)], 'FIRST_SUPERUSER_PASSWORD must have', {
    FIRST_SUPERUSER: 'admin@settle.example',
  }),
  [{ FIRST_SUPERUSER: 'admin@settle.example' }, 'must be given together'],
  ...each(
    'TRUST_PROXY',
    ['everyone', '10.0.0.0/33', '10.0.0.0/8/8', '::1/129', '10.0.0.0/', ','],
    'TRUST_PROXY must be off, or',
  ),
  // Payments.
  [stripe, 'STRIPE_SECRET_KEY is a live key'],
  [{ ...stripe, STRIPE_SECRET_KEY: 'rk_live_4eC39HqLyj' }, 'STRIPE_SECRET_KEY is a live key'],
  [{ ...live, STRIPE_WEBHOOK_SECRET: '' }, 'must be given together'],
  [{ ...live, STRIPE_SECRET_KEY: 'pk_live_4eC39HqLyj' }, 'STRIPE_SECRET_KEY must be a secret or restricted key'],
  [{ ...live, STRIPE_WEBHOOK_SECRET: 'secret' }, 'STRIPE_WEBHOOK_SECRET must be the signing secret'],
  [{ ...live, STRIPE_API_BASE: 'https://stripe.example/v1' }, /^STRIPE_API_BASE .*without a path/],
  [{ ...live, STRIPE_API_BASE: 'http://stripe.example' }, /^STRIPE_API_BASE .*the secret key is sent to it/],
  [{ STRIPE_API_BASE: 'https://stripe.example' }, 'STRIPE_API_BASE cannot be set without STRIPE_SECRET_KEY'],
  [{ ...live, SANDBOX_PAYMENTS: 'on' }, 'SANDBOX_PAYMENTS cannot be on together'],
  // The seller.
  ...each('SELLER_UEN', ['2026-1234', 'S1234567D', '212612345A'], 'SELLER_UEN must be a UEN', seller),
  ...each('GST_NUMBER', ['yes', 'M9031234A'], 'GST_NUMBER must be a GST registration number', seller),
  [{ ...seller, SELLER_NAME: 'x'.repeat(121) }, 'SELLER_NAME must be one line of at most 120 characters'],
  [{ ...seller, SELLER_ADDRESS: '1 Raffles Place\nSingapore' }, 'SELLER_ADDRESS must be one line of at most 240'],
  [{ ...seller, SELLER_ADDRESS: '' }, 'SELLER_ADDRESS is missing'],
  [{ ...seller, SELLER_UEN: '', GST_NUMBER: 'M90312345A' }, 'SELLER_UEN is missing'],
]

/** Nothing is wrong with these, though it is with much that looks like them. */
const accepted: Environment[] = [
  { ...stripe, ...testKey },
  ...['http://127.0.0.1:4000', 'http://localhost:4000/v1', 'http://[::1]:4000'].map((AI_BASE_URL) => ({
    ...languageModel,
    AI_BASE_URL,
  })),
  { ...production, ...keys, ...testKey },
  ...['53123456A', '202612345A', '198801234K', 'T26LL1234A', 'S98SS0123G'].flatMap((uen) => [
    { ...seller, SELLER_UEN: uen },
    { ...seller, GST_NUMBER: uen },
  ]),
]

const modes: [env: Environment, ReturnType<typeof paymentMode>][] = [
  [development, 'test'],
  [{ SANDBOX_PAYMENTS: 'off' }, 'off'],
  [production, 'off'],
  [{ ...production, SANDBOX_PAYMENTS: 'on' }, 'test'],
  [{ ...live, STRIPE_SECRET_KEY: 'sk_live_4eC39HqLyj' }, 'live'],
  [{ ...live, STRIPE_SECRET_KEY: 'rk_live_4eC39HqLyj' }, 'live'],
  [{ ...live, ...testKey }, 'test'],
  [{ ...live, STRIPE_SECRET_KEY: 'rk_test_4eC39HqLyj' }, 'test'],
]

describe('settings', () => {
  it.each(taken)('settings take %s', (_what, env, settings) => expect(readSettings(env)).toMatchObject(settings))

  it.each(refused)('settings refuse %j: %s', (env, mistake) =>
    expect(readMistakes(env)).toEqual([expect.stringMatching(mistake)]),
  )

  it.each(accepted)('settings have nothing to say of %j', (env) => expect(readMistakes(env)).toEqual([]))

  it.each(modes)('with %j payments are %s', (env, mode) => expect(paymentMode(readSettings(env))).toBe(mode))

  it('settings refuse an address without TLS in production, but for this machine', () => {
    const mistakes = readMistakes({ ...production, PUBLIC_URL: 'http://settle.example' })
    expect(mistakes).toEqual([expect.stringContaining('PUBLIC_URL must start with https://')])
    expect(readMistakes({ ...production, PUBLIC_URL: 'http://localhost:3000' })).toEqual([])
  })

  it.each(['0.0.0.0/0', '::/0', '10.0.0.1, 0.0.0.0/00'])(
    'settings refuse to trust everybody as a proxy: %s',
    (TRUST_PROXY) =>
      expect(readMistakes({ TRUST_PROXY })).toEqual([expect.stringMatching(/^TRUST_PROXY must not name everybody/)]),
  )

  it('settings name each part of the seller that live payments lack', () => {
    expect(readMistakes({ ...production, ...keys }).map((mistake) => mistake.split(':')[0])).toEqual(
      Object.keys(seller).map((name) => `${name} is required with a live key`),
    )
  })

  it('settings say every mistake at once, a line each, naming the setting', () => {
    const wrong = {
      ...{ PORT: '99999', HOST: '0.0.0.0', DATABASE_URL: 'mysql://x' },
      ...{ ACCESS_TOKEN_MINUTES: '1.5', EMAIL_CONFIRMATION: 'maybe' },
    }
    const mistakes = readMistakes(wrong)
    expect(mistakes.map((mistake) => mistake.split(' ')[0]).toSorted()).toEqual(Object.keys(wrong).toSorted())
    for (const mistake of mistakes) expect(mistake).not.toContain('\n')
  })

  it('settings never repeat a secret in a mistake', () => {
    const weak = { SECRET_KEY: 'tiny-secret', FIRST_SUPERUSER_PASSWORD: 'pass-1' }
    const mistakes = readMistakes({ ...production, ...weak })
    expect(mistakes).toHaveLength(3)
    expect(mistakes.join()).not.toMatch(/tiny-secret|pass-1/)
  })
})

describe('settings that are taken, and named at start', () => {
  const readWarnings = (env: Environment) => readSettings(env).warnings
  const safe = { ...production, TRUST_PROXY: '10.0.0.1', DATABASE_TLS: 'on' }

  it('settings of a sound production are taken without a warning, every one of them', () => {
    expect(readWarnings(safe)).toEqual([])
    expect(readWarnings({ FIRST_SUPERUSER: 'a@example.sg', FIRST_SUPERUSER_PASSWORD: 'a good long one' })).toEqual([])
  })

  it.each([
    ['TRUST_PROXY', 'off'],
    ['EMAIL_CONFIRMATION', 'off'],
    ['ACCESS_TOKEN_MINUTES', '43200'],
    ['DATABASE_TLS', 'off'],
  ])('settings warn of %s in production, and not in development', (name, value) => {
    const { NODE_ENV: _, ...inDevelopment } = { ...safe, [name]: value }
    expect(readWarnings({ ...safe, [name]: value })).toEqual([expect.stringContaining(name)])
    expect(readWarnings(inDevelopment)).toEqual([])
  })
})
