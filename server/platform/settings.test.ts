import { describe, expect, it } from 'vitest'
import { paymentMode, readSettings, SettingsError } from './settings.ts'

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

const readMistakes = (env: Record<string, string>) => {
  try {
    readSettings(env)
    return []
  } catch (error) {
    if (error instanceof SettingsError) return error.mistakes
    throw error
  }
}

const seller = {
  SELLER_NAME: 'Settle Singapore Pte. Ltd.',
  SELLER_UEN: '202612345A',
  SELLER_ADDRESS: '1 Raffles Place, #01-01, Singapore 048616',
}
const stripe = {
  ...seller,
  STRIPE_SECRET_KEY: 'sk_live_4eC39HqLyjWDarjtT1zdp7dc',
  STRIPE_WEBHOOK_SECRET: 'whsec_q8Zr2mX0vB7nK4tY',
}

describe('settings of payments', () => {
  it('payments are test in development, off in production without keys, live by the key', () => {
    expect(paymentMode(readSettings({}))).toBe('test')
    expect(paymentMode(readSettings({ SANDBOX_PAYMENTS: 'off' }))).toBe('off')
    expect(paymentMode(readSettings(production))).toBe('off')
    expect(paymentMode(readSettings({ ...production, SANDBOX_PAYMENTS: 'on' }))).toBe('test')
    for (const [prefix, mode] of [
      ['sk_live', 'live'],
      ['rk_live', 'live'],
      ['sk_test', 'test'],
      ['rk_test', 'test'],
    ])
      expect(paymentMode(readSettings({ ...production, ...stripe, STRIPE_SECRET_KEY: `${prefix}_4eC39HqLyj` }))).toBe(
        mode,
      )
    expect(readSettings({ ...production, ...stripe }).sandboxPayments).toBe(false)
  })

  it('settings refuse live payments on the embedded database unless requested by name', () => {
    expect(readMistakes(stripe)[0]).toContain('STRIPE_SECRET_KEY is a live key')
    expect(readMistakes({ ...stripe, STRIPE_SECRET_KEY: 'rk_live_4eC39HqLyj' })).toHaveLength(1)
    expect(readMistakes({ ...stripe, ALLOW_LIVE_PAYMENTS_ON_EMBEDDED_DB: 'on' })).toEqual([])
    expect(readMistakes({ ...stripe, STRIPE_SECRET_KEY: 'sk_test_4eC39HqLyj' })).toEqual([])
  })

  it.each<[string, Record<string, string>]>([
    ['must be given together', { STRIPE_WEBHOOK_SECRET: '' }],
    ['must be a secret or restricted key', { STRIPE_SECRET_KEY: 'pk_live_4eC39HqLyj' }],
    ['must be the signing secret', { STRIPE_WEBHOOK_SECRET: 'secret' }],
    ['without a path', { STRIPE_API_BASE: 'https://stripe.example/v1' }],
    ['the secret key is sent to it', { STRIPE_API_BASE: 'http://stripe.example' }],
    ['cannot be on together', { SANDBOX_PAYMENTS: 'on' }],
  ])('settings say of payment keys: %s', (hint, env) => {
    expect(readMistakes({ ...production, ...stripe, ...env }).join()).toContain(hint)
  })
})

describe('settings of the seller', () => {
  it('settings name each part of the seller that live payments lack, none for test payments', () => {
    const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = stripe
    const live = { ...production, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }
    expect(readMistakes(live).map((mistake) => mistake.split(':')[0])).toEqual([
      'SELLER_NAME is required with a live key',
      'SELLER_UEN is required with a live key',
      'SELLER_ADDRESS is required with a live key',
    ])
    expect(readMistakes({ ...live, STRIPE_SECRET_KEY: 'sk_test_4eC39HqLyj' })).toEqual([])
    expect(readSettings({}).seller).toBeNull()
  })

  it('settings take seller and GST number in capitals and without dashes', () => {
    expect(readSettings({ ...seller, SELLER_UEN: ' 202612345a ', GST_NUMBER: 'm9-0312345-a' }).seller).toEqual({
      name: seller.SELLER_NAME,
      uen: '202612345A',
      address: seller.SELLER_ADDRESS,
      gstNumber: 'M90312345A',
    })
    expect(readSettings(seller).seller?.gstNumber).toBeNull()
  })

  it.each(['53123456A', '202612345A', '198801234K', 'T26LL1234A', 'S98SS0123G'])('settings take %s as a UEN', (uen) => {
    expect(readMistakes({ ...seller, SELLER_UEN: uen })).toEqual([])
    expect(readMistakes({ ...seller, GST_NUMBER: uen })).toEqual([])
  })

  it.each<[string, Record<string, string>]>([
    ['SELLER_UEN must be a UEN', { SELLER_UEN: '2026-1234' }],
    ['SELLER_UEN must be a UEN', { SELLER_UEN: 'S1234567D' }],
    ['SELLER_UEN must be a UEN', { SELLER_UEN: '212612345A' }],
    ['GST_NUMBER must be a GST registration number', { GST_NUMBER: 'yes' }],
    ['GST_NUMBER must be a GST registration number', { GST_NUMBER: 'M9031234A' }],
    ['SELLER_NAME must be one line of at most 120 characters', { SELLER_NAME: 'x'.repeat(121) }],
    ['SELLER_ADDRESS must be one line of at most 240', { SELLER_ADDRESS: '1 Raffles Place\nSingapore' }],
    ['SELLER_ADDRESS is missing', { SELLER_ADDRESS: '' }],
    ['SELLER_UEN is missing', { SELLER_UEN: '', GST_NUMBER: 'M90312345A' }],
  ])('settings say of the seller: %s', (hint, env) => {
    expect(readMistakes({ ...seller, ...env }).join()).toContain(hint)
  })
})

describe('settings', () => {
  it('settings need nothing in development', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      production: false,
    })
  })

  it('settings make a demo account in development only, on a server only by request', () => {
    const databaseUrl = { DATABASE_URL: 'postgres://127.0.0.1/settlesg' }
    expect(readSettings({}).demoAccount).toBe(true)
    expect(readSettings({ DEMO_ACCOUNT: 'off' }).demoAccount).toBe(false)
    expect(readSettings(databaseUrl).demoAccount).toBe(false)
    expect(readSettings({ ...databaseUrl, DEMO_ACCOUNT: 'on' }).demoAccount).toBe(true)
    expect(readSettings(production).demoAccount).toBe(false)
    expect(readMistakes({ ...production, DEMO_ACCOUNT: 'on' })).toEqual(['DEMO_ACCOUNT cannot be on in production'])
  })

  it('settings accept a whole production environment', () => {
    expect(readSettings(production)).toMatchObject({
      production: true,
      publicUrl: 'https://settle.example',
      drainSeconds: 5,
    })
  })

  it('settings keep the cookie choice for 150 days, or for 365, and refuse any other number', () => {
    expect(readSettings({}).consentDays).toBe(150)
    expect(readSettings({ CONSENT_DAYS: '150' }).consentDays).toBe(150)
    expect(readSettings({ CONSENT_DAYS: '365' }).consentDays).toBe(365)
    for (const days of ['0', '151', '366', '150.0', '1e2', '-150', 'a year'])
      expect(readMistakes({ CONSENT_DAYS: days })).toEqual(['CONSENT_DAYS must be one of: 150, 365'])
  })

  it('settings say every mistake at once, a line each, naming the setting', () => {
    const mistakes = readMistakes({
      PORT: '99999',
      HOST: '0.0.0.0',
      EMAIL_CONFIRMATION: 'maybe',
      DATABASE_URL: 'mysql://x',
      ACCESS_TOKEN_MINUTES: '1.5',
    })
    expect(mistakes.map((mistake) => mistake.split(' ')[0])).toEqual(
      expect.arrayContaining(['PORT', 'HOST', 'EMAIL_CONFIRMATION', 'DATABASE_URL', 'ACCESS_TOKEN_MINUTES']),
    )
    for (const mistake of mistakes) expect(mistake).not.toContain('\n')
  })

  it.each(['PUBLIC_URL', 'SECRET_KEY', 'SMTP_URL', 'MAIL_FROM', 'CONTACT_CHAT_URL', 'CONTACT_EMAIL'] as const)(
    'settings refuse production without %s, or with a blank one',
    (name) => {
      const { [name]: _, ...rest } = production
      for (const env of [rest, { ...rest, [name]: ' ' }]) expect(readMistakes(env).join()).toContain(name)
    },
  )

  it.each(['short', 'a'.repeat(64), 'changeme'.repeat(8)])('settings refuse the weak key %s', (key) => {
    expect(readMistakes({ ...production, SECRET_KEY: key }).join()).toContain('SECRET_KEY')
  })

  it('settings read several keys, newest first, and refuse a weak or repeated one', () => {
    const older = 'h3Jx9TtR5vNq2Wz8LmKc7YbGf4PdSs6Q'
    expect(readSettings({ SECRET_KEY: `${production.SECRET_KEY}, ${older}` }).secretKeys).toEqual([
      production.SECRET_KEY,
      older,
    ])
    expect(readSettings({}).secretKeys).toEqual([])
    for (const keys of [`${older},`, `${older},short`, `${older},${older}`])
      expect(readMistakes({ SECRET_KEY: keys }).join()).toMatch(/^SECRET_KEY must/)
  })

  it('settings refuse the embedded database in production unless it is requested by name', () => {
    const { DATABASE_URL: _, ...embedded } = production
    expect(readMistakes(embedded)).toEqual([
      expect.stringMatching(/^DATABASE_URL is required in production: .*power cut/),
    ])
    expect(readMistakes({ ...embedded, EMBEDDED_DB_IN_PRODUCTION: 'off' })).toHaveLength(1)
    expect(readSettings({ ...embedded, EMBEDDED_DB_IN_PRODUCTION: 'on' }).databaseUrl).toBeNull()
  })

  it('settings demand TLS of the database on request, whatever its address asks for', () => {
    const DATABASE_URL = 'postgres://settle:secret@database.example/settlesg?sslmode=disable&sslrootcert=/ca.pem'
    expect(readSettings({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL)
    const demanding = new URL(readSettings({ DATABASE_URL, DATABASE_TLS: 'on' }).databaseUrl ?? '')
    expect(demanding.searchParams.getAll('sslmode')).toEqual(['verify-full'])
    expect(demanding.searchParams.get('sslrootcert')).toBe('/ca.pem')
    expect(readMistakes({ DATABASE_TLS: 'on' })).toEqual(['DATABASE_TLS cannot be on without DATABASE_URL'])
  })

  it('settings bound the connections of a process to whole numbers of at least one', () => {
    expect(readSettings({})).toMatchObject({ databaseConnections: 16, jobConnections: 4 })
    const few = { DATABASE_CONNECTIONS: '6', DATABASE_JOB_CONNECTIONS: '2' }
    expect(readSettings(few)).toMatchObject({ databaseConnections: 6, jobConnections: 2 })
    for (const wrong of ['0', '-1', '1.5', 'many', '1000'])
      expect(readMistakes({ DATABASE_CONNECTIONS: wrong, DATABASE_JOB_CONNECTIONS: wrong })).toEqual([
        'DATABASE_CONNECTIONS must be a whole number from 2 to 500',
        'DATABASE_JOB_CONNECTIONS must be a whole number from 1 to 100',
      ])
  })

  it('settings refuse unlimited calls in production', () => {
    expect(readMistakes({ ...production, RATE_LIMITS: 'off' }).join()).toContain('RATE_LIMITS')
    expect(readSettings({ RATE_LIMITS: 'off' }).rateLimits).toBe(false)
  })

  it.each([
    'https://settle.example/app',
    'https://settle.example/?a=b',
    'https://user:pass@settle.example',
    'ftp://a.b',
  ])('settings refuse %s, which is no origin that links could start with', (url) =>
    expect(readMistakes({ PUBLIC_URL: url })).toHaveLength(1),
  )

  it.each([
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'http://chat.example',
    '//chat.example',
    '"><script>alert(1)</script>',
  ])('settings refuse %j as the place where Contact Us leads', (CONTACT_CHAT_URL) =>
    expect(readMistakes({ CONTACT_CHAT_URL }).join()).toMatch(/^CONTACT_CHAT_URL must be an address/),
  )

  it.each(['nobody', 'a@x.sg,b@x.sg', 'a@x.sg?bcc=b@x.sg', '"><script>@x.sg', "a'@x.sg' onclick='", 'a@x.sg\nb@x.sg'])(
    'settings refuse %j as the e-mail of the footer',
    (CONTACT_EMAIL) => expect(readMistakes({ CONTACT_EMAIL }).join()).toMatch(/^CONTACT_EMAIL must be one plain/),
  )

  it('settings refuse a first password that could never be typed', () => {
    for (const FIRST_SUPERUSER_PASSWORD of ['seven77', 'x'.repeat(129)])
      expect(readMistakes({ FIRST_SUPERUSER: 'admin@settle.example', FIRST_SUPERUSER_PASSWORD })).toHaveLength(1)
  })

  it('settings never repeat a secret in a mistake', () => {
    const mistakes = readMistakes({
      ...production,
      SECRET_KEY: 'tiny-secret',
      FIRST_SUPERUSER_PASSWORD: 'pass-1',
    }).join()
    expect(mistakes).not.toMatch(/tiny-secret|pass-1/)
  })

  it('settings read the proxies whose word counts', () => {
    expect(readSettings({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual(['10.0.0.0/8', '::1'])
    for (const wrong of ['everyone', '10.0.0.0/33', '10.0.0.0/8/8', '::1/129', '10.0.0.0/', ','])
      expect(readMistakes({ TRUST_PROXY: wrong })).toHaveLength(1)
  })
})

describe('settings that are taken, and named at start', () => {
  const readWarnings = (env: Record<string, string>) => readSettings(env).warnings
  const safe = { ...production, TRUST_PROXY: '10.0.0.1', DATABASE_TLS: 'on' }

  it('settings of a sound production are taken without a warning, every one of them', () => {
    expect(readWarnings(safe)).toEqual([])
    expect(readWarnings({ FIRST_SUPERUSER: 'a@example.sg', FIRST_SUPERUSER_PASSWORD: 'a good long one' })).toEqual([])
  })

  it.each([
    ['TRUST_PROXY', { ...safe, TRUST_PROXY: 'off' }],
    ['EMAIL_CONFIRMATION', { ...safe, EMAIL_CONFIRMATION: 'off' }],
    ['ACCESS_TOKEN_MINUTES', { ...safe, ACCESS_TOKEN_MINUTES: '43200' }],
    ['DATABASE_TLS', { ...safe, DATABASE_TLS: 'off' }],
  ])('settings warn of %s in production, and not in development', (name, env) => {
    expect(readWarnings(env)).toEqual([expect.stringContaining(name)])
    const { NODE_ENV: _, ...inDevelopment } = env
    expect(readWarnings(inDevelopment)).toEqual([])
  })

  it('settings demand TLS of another machine’s database in production, unless switched off', () => {
    const readMode = (env: Record<string, string>) =>
      new URL(readSettings({ ...production, ...env }).databaseUrl ?? '').searchParams.get('sslmode')
    expect(readMode({})).toBe('verify-full')
    expect(readMode({ DATABASE_TLS: 'off' })).toBeNull()
    expect(readMode({ DATABASE_URL: 'postgres://database.example/settlesg?sslmode=require' })).toBe('require')
    for (const here of ['127.0.0.1', 'localhost', '[::1]'])
      expect(readMode({ DATABASE_URL: `postgres://${here}/settlesg` })).toBeNull()
    expect(readMode({ NODE_ENV: 'development' })).toBeNull()
  })

  it('settings refuse an address without TLS in production, but for this machine', () => {
    expect(readMistakes({ ...safe, PUBLIC_URL: 'http://settle.example' })).toEqual([
      expect.stringContaining('https://'),
    ])
    expect(readMistakes({ ...safe, PUBLIC_URL: 'http://localhost:3000' })).toEqual([])
  })

  it.each(['0.0.0.0/0', '::/0', '10.0.0.1, 0.0.0.0/00'])(
    'settings refuse to trust everybody as a proxy: %s',
    (value) => {
      expect(readMistakes({ TRUST_PROXY: value })).toEqual([
        expect.stringMatching(/^TRUST_PROXY must not name everybody/),
      ])
    },
  )

  it.each([
    ['STRIPE_SECRET', 'STRIPE_SECRET_KEY'],
    ['STRIPE_SECERT_KEY', 'STRIPE_SECRET_KEY'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['SMTP_URI', 'SMTP_URL'],
    ['trust_proxy', 'TRUST_PROXY'],
    ['PUBLICURL', 'PUBLIC_URL'],
    ['RATE_LIMIT', 'RATE_LIMITS'],
  ])('settings name the misspelt %s, and what is meant', (name, meant) => {
    expect(readWarnings({ [name]: 'x' })).toEqual([expect.stringMatching(new RegExp(`^${name} .+ ${meant} meant`))])
  })

  it('settings name an unknown one of our families, and repeat no value', () => {
    expect(readWarnings({ STRIPE_PUBLISHABLE: 'pk_live_abc' })).toEqual([
      'STRIPE_PUBLISHABLE is not a setting and is ignored. docs/settings.md lists them all.',
    ])
    expect(readMistakes({ STRIPE_WEBHOOK_SECRET: 'whsec_x', STRIPE_SECRET: 'sk_live_abc' }).join()).toMatch(
      /STRIPE_SECRET is not a setting/,
    )
  })

  it('settings say nothing of variables that belong to other programs', () => {
    const foreign = ['PATH', 'HOME', 'HOSTNAME', 'USER', 'MAIL', 'NODE_OPTIONS', 'NODE_PATH', 'XDG_DATA_DIRS', 'LANG']
    const ofTools = ['SITE_URL', 'TEST_DATABASE_URL', 'CI', 'npm_config_user_agent', 'PGHOST', 'DATABASE', 'PORTS']
    expect(readWarnings(Object.fromEntries([...foreign, ...ofTools].map((name) => [name, 'x'])))).toEqual([])
  })
})
