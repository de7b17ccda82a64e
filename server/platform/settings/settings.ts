import type { LanguageModelInUse, PaymentMode } from '@settlesg/contract'
import type { LanguageModel } from '@settlesg/language-model'
import { type Environment, withSecretFiles } from './secret-files.ts'
import { isLoopback } from './setting-forms.ts'
import {
  type SettingName,
  Settings as SettingsForm,
  secretNames,
  settingNames,
  shownOf,
  type Values,
} from './setting-list.ts'

/** docs/settings.md says what each is for. */
export type Settings = ReturnType<typeof readSettings>

export interface StripeSettings {
  secretKey: string
  webhookSecret: string
  /** Another host that speaks the same calls; null for Stripe's own. */
  apiBase: string | null
}

/** For receipts, from the next payment on. */
export interface SellerSettings {
  /** As registered. */
  name: string
  uen: string
  /** On one line. */
  address: string
  /** Null where the seller is not registered for GST, and so charges none. */
  gstNumber: string | null
}

export const isLiveKey = (secretKey: string): boolean => /^[sr]k_live_/.test(secretKey)

export const paymentMode = ({ stripe, sandboxPayments }: Pick<Settings, 'stripe' | 'sandboxPayments'>): PaymentMode =>
  stripe ? (isLiveKey(stripe.secretKey) ? 'live' : 'test') : sandboxPayments ? 'test' : 'off'

export interface LanguageModelSettings extends LanguageModel {
  provider: string
  /** Where the provider works, as two letters of ISO 3166. */
  country: string
}

export const languageModelInUse = (set: LanguageModelSettings | null): LanguageModelInUse | null =>
  set && { model: set.model, provider: set.provider, country: set.country }

export class SettingsError extends Error {
  override readonly name = 'SettingsError'
  readonly mistakes: string[]
  constructor(mistakes: string[]) {
    super(mistakes.join('\n'))
    this.mistakes = mistakes
  }
}

interface Reading {
  values: Values
  given: (name: SettingName) => boolean
  wrong: (name: string, hint: string) => void
}

/** Throws `SettingsError` with all mistakes at once, one line each: nothing starts half-configured. */
export function readSettings(environment: Environment) {
  const mistakes: string[] = []
  const wrong: Reading['wrong'] = (name, hint) => mistakes.push(`${name} ${hint}`)
  const env = withSecretFiles(environment, secretNames, wrong)
  // A password may begin or end with a space.
  const readText = (name: SettingName) => (name === 'FIRST_SUPERUSER_PASSWORD' ? env[name] : env[name]?.trim()) || null
  const values = readValues(readText, wrong)
  const reading: Reading = { values, given: (name) => readText(name) !== null, wrong }

  const production = values.NODE_ENV
  const publicUrl = checkAddresses(reading)
  const databaseUrl = readDatabase(reading)
  const demoAccount = values.DEMO_ACCOUNT ?? (!production && !reading.given('DATABASE_URL'))
  if (production && demoAccount) wrong('DEMO_ACCOUNT', 'cannot be on in production')
  if (production && !values.RATE_LIMITS) wrong('RATE_LIMITS', 'cannot be off in production')
  const { FIRST_SUPERUSER: email, FIRST_SUPERUSER_PASSWORD: password } = values
  if (reading.given('FIRST_SUPERUSER') !== reading.given('FIRST_SUPERUSER_PASSWORD'))
    wrong('FIRST_SUPERUSER and FIRST_SUPERUSER_PASSWORD', 'must be given together')
  const stripe = readStripe(reading)
  const sandboxPayments = values.SANDBOX_PAYMENTS ?? (!production && !reading.given('STRIPE_SECRET_KEY'))
  if (sandboxPayments && reading.given('STRIPE_SECRET_KEY'))
    wrong('SANDBOX_PAYMENTS', 'cannot be on together with STRIPE_SECRET_KEY: purchases are one or the other')

  const seller = readSeller(reading, { isNeeded: stripe !== null && isLiveKey(stripe.secretKey) })
  const languageModel = readLanguageModel(reading)
  if (mistakes.length > 0) throw new SettingsError(mistakes)
  return {
    production,
    port: values.PORT,
    host: values.HOST,
    metrics: values.METRICS_PORT === null ? null : { port: values.METRICS_PORT, host: values.METRICS_HOST },
    role: values.ROLE,
    /** The only origin that links are built from, without a trailing slash. */
    publicUrl,
    dataDir: values.DATA_DIR,
    backupDir: values.BACKUP_DIR,
    /** Null for the embedded database. */
    databaseUrl,
    databaseConnections: values.DATABASE_CONNECTIONS,
    jobConnections: values.DATABASE_JOB_CONNECTIONS,
    /** Newest first; none means: use, or make, the development secret in `dataDir`. */
    secretKeys: values.SECRET_KEY ?? [],
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    emailConfirmation: values.EMAIL_CONFIRMATION,
    rateLimits: values.RATE_LIMITS,
    accessTokenMinutes: values.ACCESS_TOKEN_MINUTES,
    firstSuperuser: email !== null && password !== null ? { email: email.toLowerCase(), password } : null,
    demoAccount,
    trustProxy: values.TRUST_PROXY,
    drainSeconds: values.DRAIN_SECONDS ?? (production ? 5 : 0),
    /** Null without keys. */
    stripe,
    sandboxPayments,
    /** Null where none is set, as in development. */
    seller,
    languageModel,
    languageModelSeconds: values.AI_TIMEOUT_SECONDS,
    /** For one person. */
    languageModelCallsADay: values.AI_CALLS_A_DAY,
    /** For everybody together: accounts are free, calls are not. */
    languageModelCallsADayInAll: values.AI_CALLS_A_DAY_IN_ALL,
    serviceWorker: values.SERVICE_WORKER,
    consentDecline: values.CONSENT_DECLINE,
    consentScrollAccept: values.CONSENT_SCROLL_ACCEPT,
    consentDays: values.CONSENT_DAYS,
    contactChatUrl: values.CONTACT_CHAT_URL,
    contactEmail: values.CONTACT_EMAIL,
    /** Risks in production that were accepted, a line each. */
    warnings: riskySettings(reading, databaseUrl),
  }
}

/** A wrong setting is reported, and counts as not set. */
function readValues(readText: (name: SettingName) => string | null, wrong: Reading['wrong']): Values {
  const isProduction = readText('NODE_ENV') === 'production'
  const read = (name: SettingName) => {
    const form = SettingsForm.shape[name]
    const text = readText(name) ?? undefined
    const { required } = shownOf(form)
    if (text === undefined && required && isProduction) wrong(name, `is required in production: ${required}`)
    const { data, error } = form.safeParse(text)
    if (!error) return data
    for (const { message } of error.issues.slice(0, 1)) wrong(name, message)
    return form.parse(undefined)
  }
  return Object.fromEntries(settingNames.map((name) => [name, read(name)])) as Values
}

function checkAddresses({ values: { NODE_ENV: production, HOST, PORT, PUBLIC_URL }, wrong }: Reading): string {
  if (!production && !isLoopback(HOST))
    wrong('HOST', 'must be a loopback address (127.0.0.1) unless NODE_ENV=production')
  const publicUrl = PUBLIC_URL ?? `http://localhost:${PORT}`
  const { protocol, hostname } = new URL(publicUrl)
  if (production && protocol === 'http:' && !isLoopback(hostname))
    wrong('PUBLIC_URL', 'must start with https:// in production: links and cookies would travel in the open')
  return publicUrl
}

function readDatabase({ values, given, wrong }: Reading): string | null {
  const { NODE_ENV: production, DATABASE_URL: databaseUrl } = values
  if (production && !given('DATABASE_URL'))
    wrong(
      'DATABASE_URL',
      'is required in production: the embedded database may lose what was written before a power cut',
    )
  if (values.ROLE !== 'all' && !given('DATABASE_URL'))
    wrong('ROLE', 'can only be all on the embedded database, which opens for one process: set DATABASE_URL')
  const isTls = values.DATABASE_TLS ?? (production && databaseUrl !== null && needsTls(databaseUrl))
  if (isTls && !given('DATABASE_URL')) wrong('DATABASE_TLS', 'cannot be on without DATABASE_URL')
  return databaseUrl && isTls ? demandingTls(databaseUrl) : databaseUrl
}

function readStripe({ values, given, wrong }: Reading): StripeSettings | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: apiBase } = values
  if (given('STRIPE_SECRET_KEY') !== given('STRIPE_WEBHOOK_SECRET'))
    wrong('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET', 'must be given together')
  if (apiBase?.startsWith('http:') && !isLoopback(new URL(apiBase).hostname))
    wrong('STRIPE_API_BASE', 'must start with https:// unless it is this machine: the secret key is sent to it')
  if (apiBase !== null && !given('STRIPE_SECRET_KEY'))
    wrong('STRIPE_API_BASE', 'cannot be set without STRIPE_SECRET_KEY')
  if (secretKey === null || webhookSecret === null) return null
  if (isLiveKey(secretKey) && !given('DATABASE_URL'))
    wrong(
      'STRIPE_SECRET_KEY',
      'is a live key, and the embedded database may lose what was paid when the power fails: set DATABASE_URL',
    )
  return { secretKey, webhookSecret, apiBase }
}

function readLanguageModel({ values, given, wrong }: Reading): LanguageModelSettings | null {
  const parts = ['AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL', 'AI_PROVIDER_NAME', 'AI_PROVIDER_COUNTRY'] as const
  if (parts.some(given))
    for (const part of parts.filter((each) => !given(each)))
      wrong(part, `is missing: ${parts.join(', ')} are given together`)
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model } = values
  const { AI_PROVIDER_NAME: provider, AI_PROVIDER_COUNTRY: country } = values
  return baseUrl && apiKey && model && provider && country ? { baseUrl, apiKey, model, provider, country } : null
}

/** `isNeeded` is for live payments: a receipt must then say who sold. */
function readSeller({ values, given, wrong }: Reading, { isNeeded }: { isNeeded: boolean }): SellerSettings | null {
  const parts = ['SELLER_NAME', 'SELLER_UEN', 'SELLER_ADDRESS'] as const
  const isAnyGiven = [...parts, 'GST_NUMBER' as const].some(given)
  for (const part of parts.filter((each) => !given(each)))
    if (isNeeded)
      wrong(part, 'is required with a live key: every receipt names the legal name, UEN and address of who sells')
    else if (isAnyGiven)
      wrong(part, 'is missing: SELLER_NAME, SELLER_UEN and SELLER_ADDRESS are given together, and before GST_NUMBER')
  const { SELLER_NAME: name, SELLER_UEN: uen, SELLER_ADDRESS: address, GST_NUMBER: gstNumber } = values
  return name !== null && uen !== null && address !== null ? { name, uen, address, gstNumber } : null
}

/** On another machine, and its address does not say what TLS it wants. */
function needsTls(databaseUrl: string): boolean {
  const { hostname, searchParams } = new URL(databaseUrl)
  return hostname !== '' && !isLoopback(hostname.replace(/^\[|\]$/g, '')) && !searchParams.has('sslmode')
}

/** Nothing is sent before the server has shown a certificate of its name, whatever the address itself asks for. */
function demandingTls(databaseUrl: string): string {
  const location = new URL(databaseUrl)
  location.searchParams.set('sslmode', 'verify-full')
  return location.href
}

const longestAdvisedMinutes = 24 * 60

/** Allowed in production, but the operator should know. */
function riskySettings({ values }: Reading, databaseUrl: string | null): string[] {
  if (!values.NODE_ENV) return []
  const database = databaseUrl === null ? null : new URL(databaseUrl)
  const isPlain =
    database &&
    database.hostname !== '' &&
    !isLoopback(database.hostname) &&
    database.searchParams.get('sslmode') !== 'verify-full'
  return [
    values.TRUST_PROXY === false &&
      'TRUST_PROXY is off: behind a reverse proxy all visitors count as one, and share 300 calls a minute.',
    !values.EMAIL_CONFIRMATION && 'EMAIL_CONFIRMATION is off: anybody can have an account under anybody’s address.',
    values.ACCESS_TOKEN_MINUTES > longestAdvisedMinutes &&
      `ACCESS_TOKEN_MINUTES is ${values.ACCESS_TOKEN_MINUTES}: a session ends by its age alone, so a stolen one lasts as long. ${longestAdvisedMinutes} is advised at most.`,
    isPlain && 'DATABASE_TLS is off: what goes to the database can be read on its way.',
  ].filter((line) => line !== false && line !== null)
}
