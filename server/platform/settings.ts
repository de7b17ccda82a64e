import { isIPv4 } from 'node:net'
import { resolve } from 'node:path'
import { type ConsentDays, consentDays, Email, Password, type PaymentMode, passwordLength } from '@settlesg/contract'
import { readSeller, type SellerSettings } from './seller-settings.ts'
import { type SettingName, settingNames } from './setting-list.ts'
import { riskySettings, unknownSettings } from './setting-warnings.ts'
import { readTrustProxy } from './trusted-proxies.ts'

/** How the server runs; read once from the environment at start. */
export interface Settings {
  production: boolean
  port: number
  host: string
  /** The only origin that links are built from, without a trailing slash. */
  publicUrl: string
  dataDir: string
  databaseUrl: string | null
  /** Connections that a process keeps to the server of DATABASE_URL at most: for requests, and for the job queue. */
  databaseConnections: number
  jobConnections: number
  /** Newest first, each at least 32 bytes; none means: use, or make, the development secret in `dataDir`. */
  secretKeys: string[]
  smtpUrl: string | null
  mailFrom: string
  emailConfirmation: boolean
  rateLimits: boolean
  accessTokenMinutes: number
  firstSuperuser: { email: string; password: string } | null
  /** An account that anybody can sign in to: on one's own machine only, unless requested by name. */
  demoAccount: boolean
  /** Which proxies' `X-Forwarded-For` counts: none, or a list of addresses and ranges. */
  trustProxy: false | string[]
  drainSeconds: number
  /** How the payment provider is reached; null without keys. */
  stripe: StripeSettings | null
  /** A payment provider of our own, where no money moves; in production only if requested by name. */
  sandboxPayments: boolean
  /** Who sells, for receipts; null where none is set, as in development. */
  seller: SellerSettings | null
  /** Whether browsers keep the public pages for when there is no network. */
  serviceWorker: boolean
  consentDecline: boolean
  consentScrollAccept: boolean
  consentDays: ConsentDays
  contactChatUrl: string
  contactEmail: string
  /** What was taken as it is, but should be known: risks in production, and names that look misspelt. A line each. */
  warnings: string[]
}

export interface StripeSettings {
  secretKey: string
  webhookSecret: string
  /** Another host that speaks the same calls; null for Stripe's own. */
  apiBase: string | null
}

/** Whether somebody is really charged by the payments that this key makes. */
export const isLiveKey = (secretKey: string): boolean => /^[sr]k_live_/.test(secretKey)

/** What pages and receipts say of payments. */
export const paymentMode = ({ stripe, sandboxPayments }: Pick<Settings, 'stripe' | 'sandboxPayments'>): PaymentMode =>
  stripe ? (isLiveKey(stripe.secretKey) ? 'live' : 'test') : sandboxPayments ? 'test' : 'off'

/** Every mistake in the environment, one line each. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
  readonly mistakes: string[]
  constructor(mistakes: string[]) {
    super(mistakes.join('\n'))
    this.mistakes = mistakes
  }
}

/** Long enough, and no repetition of a few characters. */
export const isStrongKey = (key: string): boolean => Buffer.byteLength(key) >= 32 && new Set(key).size >= 10

type Environment = Record<string, string | undefined>

const onOff = { on: true, off: false } as const
/** Whether a host, as an address or a name, is this machine. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'))

/**
 * Reads and checks the environment as a whole: nothing starts half-configured. Throws `SettingsError`. Not a Zod schema:
 * most rules look at other variables, and a schema looks at the whole only when each part is right, where all mistakes
 * are to be reported at once. Written so that it does not, it was longer than this.
 */
export function readSettings(env: Environment): Settings {
  const mistakes: string[] = []
  const wrong = (name: string, hint: string) => mistakes.push(`${name} ${hint}`)

  const text = (name: SettingName) => env[name]?.trim() || null
  const choice = <T>(name: SettingName, choices: Record<string, T>, otherwise: T): T => {
    const value = text(name)
    if (value === null) return otherwise
    const found = Object.hasOwn(choices, value) ? choices[value] : undefined
    if (found === undefined) wrong(name, `must be one of: ${Object.keys(choices).join(', ')}`)
    return found ?? otherwise
  }
  const integer = (name: SettingName, otherwise: number, min: number, max: number) => {
    const value = text(name)
    if (value === null) return otherwise
    const number = Number(value)
    if (/^\d+$/.test(value) && number >= min && number <= max) return number
    wrong(name, `must be a whole number from ${min} to ${max}`)
    return otherwise
  }
  const url = (name: SettingName, protocols: string[]) => {
    const value = text(name)
    if (value === null) return null
    if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value
    wrong(name, `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`)
    return null
  }

  const address = (name: SettingName) => {
    const value = text(name)
    if (value === null) return null
    const found = Email.safeParse(value)
    if (!found.success) wrong(name, 'must be one plain e-mail address such as hello@settle.example')
    return found.data ?? null
  }

  const production = choice('NODE_ENV', { production: true, development: false, test: false }, false)
  const needed = <T>(name: SettingName, value: T | null, otherwise: T, why: string): T => {
    if (production && text(name) === null) wrong(name, `is required in production: ${why}`)
    return value ?? otherwise
  }

  const port = integer('PORT', 3000, 0, 65_535)
  const host = text('HOST') ?? '127.0.0.1'
  if (!production && !isLoopback(host))
    wrong('HOST', 'must be a loopback address (127.0.0.1) unless NODE_ENV=production')

  const publicUrl = needed(
    'PUBLIC_URL',
    url('PUBLIC_URL', ['http:', 'https:']),
    `http://localhost:${port}`,
    'links in mails start with it',
  )
  const { origin, href } = new URL(publicUrl)
  const isPlain = new URL(publicUrl).protocol === 'http:'
  if (production && isPlain && !isLoopback(new URL(publicUrl).hostname))
    wrong('PUBLIC_URL', 'must start with https:// in production: links and cookies would travel in the open')
  if (href !== `${origin}/`) wrong('PUBLIC_URL', 'must be an origin such as https://settle.example, without a path')

  const secretKeys = text('SECRET_KEY')
    ?.split(',')
    .map((key) => key.trim())
  if (secretKeys && (!secretKeys.every(isStrongKey) || new Set(secretKeys).size < secretKeys.length))
    wrong(
      'SECRET_KEY',
      'must be at least 32 bytes of random text, for example from: openssl rand -base64 48; or several such, each once, newest first, with commas between them',
    )
  if (!secretKeys && production)
    wrong('SECRET_KEY', 'is required in production: sessions and stored answers depend on it')

  const smtpUrl = needed('SMTP_URL', url('SMTP_URL', ['smtp:', 'smtps:']), null, 'accounts are confirmed by mail')
  const mailFrom = needed(
    'MAIL_FROM',
    text('MAIL_FROM'),
    'SettleSG <no-reply@settlesg.example>',
    'it is the sender of every mail',
  )

  const rateLimits = choice('RATE_LIMITS', onOff, true)
  if (production && !rateLimits) wrong('RATE_LIMITS', 'cannot be off in production')

  const [email, password] = [text('FIRST_SUPERUSER'), env.FIRST_SUPERUSER_PASSWORD || null]
  if ((email === null) !== (password === null))
    wrong('FIRST_SUPERUSER and FIRST_SUPERUSER_PASSWORD', 'must be given together')
  if (password !== null && !Password.safeParse(password).success)
    wrong('FIRST_SUPERUSER_PASSWORD', `must have ${passwordLength.least} to ${passwordLength.most} characters`)

  const mayBeEmbedded = choice('EMBEDDED_DB_IN_PRODUCTION', onOff, false)
  if (production && text('DATABASE_URL') === null && !mayBeEmbedded)
    wrong(
      'DATABASE_URL',
      'is required in production: the embedded database does not survive a power cut for certain, and opens for one process only. EMBEDDED_DB_IN_PRODUCTION=on takes that risk',
    )
  const plainUrl = url('DATABASE_URL', ['postgres:', 'postgresql:'])
  const databaseTls = choice('DATABASE_TLS', onOff, production && plainUrl !== null && needsTls(plainUrl))
  if (databaseTls && text('DATABASE_URL') === null) wrong('DATABASE_TLS', 'cannot be on without DATABASE_URL')
  const databaseUrl = plainUrl && databaseTls ? demandingTls(plainUrl) : plainUrl
  const demoAccount = choice('DEMO_ACCOUNT', onOff, !production && text('DATABASE_URL') === null)
  if (production && demoAccount) wrong('DEMO_ACCOUNT', 'cannot be on in production')

  const stripe = readStripe({ text, url, wrong })
  const mayBeLiveEmbedded = choice('ALLOW_LIVE_PAYMENTS_ON_EMBEDDED_DB', onOff, false)
  if (stripe && isLiveKey(stripe.secretKey) && text('DATABASE_URL') === null && !mayBeLiveEmbedded)
    wrong(
      'STRIPE_SECRET_KEY',
      'is a live key, and the embedded database may lose what was paid when the power fails: set DATABASE_URL. ALLOW_LIVE_PAYMENTS_ON_EMBEDDED_DB=on takes that risk',
    )
  const sandboxPayments = choice('SANDBOX_PAYMENTS', onOff, !production && text('STRIPE_SECRET_KEY') === null)
  if (sandboxPayments && text('STRIPE_SECRET_KEY') !== null)
    wrong('SANDBOX_PAYMENTS', 'cannot be on together with STRIPE_SECRET_KEY: purchases are one or the other')

  const seller = readSeller({ text, wrong }, { isNeeded: stripe !== null && isLiveKey(stripe.secretKey) })

  const settings: Settings = {
    production,
    port,
    host,
    publicUrl: origin,
    dataDir: resolve(text('DATA_DIR') ?? './data'),
    databaseUrl,
    databaseConnections: integer('DATABASE_CONNECTIONS', 16, 2, 500),
    jobConnections: integer('DATABASE_JOB_CONNECTIONS', 4, 1, 100),
    secretKeys: secretKeys ?? [],
    smtpUrl,
    mailFrom,
    emailConfirmation: choice('EMAIL_CONFIRMATION', { required: true, off: false }, true),
    rateLimits,
    accessTokenMinutes: integer('ACCESS_TOKEN_MINUTES', 1440, 1, 43_200),
    firstSuperuser: email !== null && password !== null ? { email: email.toLowerCase(), password } : null,
    demoAccount,
    trustProxy: readTrustProxy(text('TRUST_PROXY'), wrong),
    drainSeconds: integer('DRAIN_SECONDS', production ? 5 : 0, 0, 300),
    stripe,
    sandboxPayments,
    seller,
    serviceWorker: choice('SERVICE_WORKER', onOff, true),
    consentDecline: choice('CONSENT_DECLINE', onOff, true),
    consentScrollAccept: choice('CONSENT_SCROLL_ACCEPT', onOff, false),
    consentDays: choice('CONSENT_DAYS', Object.fromEntries(consentDays.map((days) => [days, days])), consentDays[0]),
    contactChatUrl: needed(
      'CONTACT_CHAT_URL',
      url('CONTACT_CHAT_URL', ['https:']),
      'https://wa.me/6500000000',
      "it is where 'Contact Us' leads",
    ),
    contactEmail: needed(
      'CONTACT_EMAIL',
      address('CONTACT_EMAIL'),
      'hello@settlesg.example',
      'it stands in the footer',
    ),
    warnings: [],
  }
  const misspelt = unknownSettings(Object.keys(env), settingNames)
  if (mistakes.length > 0) throw new SettingsError([...mistakes, ...misspelt])
  return { ...settings, warnings: [...misspelt, ...riskySettings(settings, isLoopback)] }
}

interface Reading {
  text: (name: SettingName) => string | null
  url: (name: SettingName, protocols: string[]) => string | null
  wrong: (name: string, hint: string) => void
}

function readStripe({ text, url, wrong }: Reading): StripeSettings | null {
  const [secretKey, webhookSecret] = [text('STRIPE_SECRET_KEY'), text('STRIPE_WEBHOOK_SECRET')]
  const apiBase = url('STRIPE_API_BASE', ['https:', 'http:'])
  if ((secretKey === null) !== (webhookSecret === null))
    wrong('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET', 'must be given together')
  if (secretKey !== null && !/^[sr]k_(live|test)_\w+$/.test(secretKey))
    wrong('STRIPE_SECRET_KEY', 'must be a secret or restricted key: sk_live_…, sk_test_…, rk_live_… or rk_test_…')
  if (webhookSecret !== null && !/^whsec_\S+$/.test(webhookSecret))
    wrong('STRIPE_WEBHOOK_SECRET', 'must be the signing secret of the webhook endpoint: whsec_…')
  if (apiBase !== null) {
    const { origin, href, protocol, hostname } = new URL(apiBase)
    if (href !== `${origin}/`)
      wrong('STRIPE_API_BASE', 'must be an origin such as https://stripe.example, without a path')
    if (protocol === 'http:' && !isLoopback(hostname))
      wrong('STRIPE_API_BASE', 'must start with https:// unless it is this machine: the secret key is sent to it')
    if (secretKey === null) wrong('STRIPE_API_BASE', 'cannot be set without STRIPE_SECRET_KEY')
  }
  return secretKey !== null && webhookSecret !== null ? { secretKey, webhookSecret, apiBase } : null
}

/** Whether a database is on another machine, and its address does not say itself what TLS it wants. */
function needsTls(databaseUrl: string): boolean {
  const { hostname, searchParams } = new URL(databaseUrl)
  return hostname !== '' && !isLoopback(hostname.replace(/^\[|\]$/g, '')) && !searchParams.has('sslmode')
}

/** Nothing is sent to the server before it has shown a certificate of its name, whatever the address itself asks for. */
function demandingTls(databaseUrl: string): string {
  const location = new URL(databaseUrl)
  location.searchParams.set('sslmode', 'verify-full')
  return location.href
}
