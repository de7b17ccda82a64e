import { randomUUID } from 'node:crypto'
import { startPaymentSandbox } from '@settlesg/payment-sandbox'
import { createPasswordHasher } from '../accounts/password-hasher.ts'
import { mailAccounts } from '../accounts/service.ts'
import { attachmentLoader, createApp, createDeps } from '../app.ts'
import type { Mailer, OutgoingMail } from '../mail/mailer.ts'
import { deliverMail } from '../mail/service.ts'
import type { PaymentProvider } from '../payments/provider.ts'
import { webhookPath } from '../payments/sandbox.ts'
import { providerFor } from '../payments/service.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { secretsFrom } from '../platform/secrets/secrets.ts'
import { readSettings } from '../platform/settings/settings.ts'
import type { ReportPrinter } from '../reports/printer.ts'
import { productName } from '../site/product.ts'
import type { Tables } from '../tables.ts'
import { openTestDatabase } from './test-database.ts'

/** Moves only when a test moves it. */
class TestClock implements Clock {
  #now = new Date('2026-11-21T04:00:00Z').getTime()
  now = () => new Date(this.#now)
  pass(seconds: number): void {
    this.#now += seconds * 1000
  }
}

class TestMailbox implements Mailer {
  readonly mails: OutgoingMail[] = []
  async send(mail: OutgoingMail) {
    this.mails.push(mail)
  }
  async close() {}
  /** Newest first. */
  to(address: string): OutgoingMail[] {
    return this.mails.filter((mail) => mail.to === address).toReversed()
  }
}

const tokenIn = (mail: OutgoingMail | undefined) => /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''

export type TestApp = Awaited<ReturnType<typeof startTestApp>>
export type TestPerson = Awaited<ReturnType<TestApp['newUser']>>

interface Overrides {
  shared?: Database<Tables> | null
  wrapPayments?: (provider: PaymentProvider) => PaymentProvider
  /** In memory unless given. */
  sandboxFolder?: string | null
  printer?: ReportPrinter
  /** Off where a test is about what a password costs, or who waits for whom meanwhile. */
  quickPasswords?: boolean
}

/** Next to nothing: most tests are not about passwords, and every person in them has one. */
const quickCost = { memoryCost: 64, timeCost: 1, parallelism: 1 }

export const testPassword = 'a quiet harbour'

/** Rate limits are off unless set. With another app's database it is a second process, and that app closes it. */
export async function startTestApp(
  env: Record<string, string> = {},
  {
    shared = null,
    wrapPayments = (provider) => provider,
    sandboxFolder = null,
    printer,
    quickPasswords = true,
  }: Overrides = {},
) {
  const settings = readSettings({ RATE_LIMITS: 'off', ...env })
  const secrets = secretsFrom('a key for tests that is long enough')
  const clock = new TestClock()
  const database: Database<Tables> = shared ?? (await openTestDatabase())
  const mailbox = new TestMailbox()
  const logLines: string[] = []
  const state = { stopping: false, closed: false }
  const onError = (error: Error) => {
    // A queue's connection may still be closing when its database is dropped.
    if (!state.closed) console.error(error)
  }
  // Its webhooks reach the application only when a test says so.
  const sandbox = await startPaymentSandbox({
    folder: sandboxFolder,
    publicUrl: settings.publicUrl,
    seller: productName,
    hasOperatorPage: !settings.production,
    onError,
    now: clock.now,
    send: async ({ payload, headers }) =>
      (await app.inject({ method: 'POST', url: webhookPath, headers, payload })).statusCode,
  })
  const reached = settings.sandboxPayments ? sandbox : null
  const provider = providerFor(settings.stripe ?? reached)
  const made = await createDeps(
    {
      settings,
      secrets,
      clock,
      database,
      mailer: mailbox,
      payments: provider && wrapPayments(provider),
    },
    { onMail: () => {}, onCheck: () => {}, onAction: () => {}, onError, working: false },
  )
  const deps = {
    ...made,
    ...(printer && { printer }),
    ...(quickPasswords && { passwordHasher: createPasswordHasher(quickCost) }),
  }
  const app = await createApp(deps, {
    build: null,
    databaseState: database.state,
    sandboxAddress: reached?.apiBase ?? null,
    isStopping: () => state.stopping,
    checkAnswers: true,
    logSink: { write: (line) => logLines.push(line) },
  })

  const deliver = async () => {
    const queued = await database.db
      .selectFrom('mail')
      .select('id')
      .where('status', '=', 'queued')
      .orderBy('created_at')
      .execute()
    for (const { id } of queued)
      await deliverMail({ ...deps, accounts: mailAccounts, attachment: attachmentLoader(deps), onMail: () => {} }, id)
  }
  const request = (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    { token, body, form, headers }: RequestParts = {},
  ) =>
    app.inject({
      method,
      url: `/api/v1${path}`,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
      ...(form && { payload: new URLSearchParams(form).toString() }),
    })
  const latestToken = (email: string) => tokenIn(mailbox.to(email)[0])
  const securityLines = () => logLines.map((line) => JSON.parse(line)).filter(({ kind }) => kind === 'security')
  const linesOf = (message: string) => logLines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === message)
  const logIn = async (email: string, password = testPassword, headers = {}): Promise<string> =>
    (await request('POST', '/login/access-token', { form: { username: email, password }, headers })).json().access_token
  /** Confirmed and signed in, with its trial credit. */
  const newUser = async (
    email = `person-${randomUUID()}@example.sg`,
    { language, headers = {} }: { language?: 'en' | 'zh'; headers?: Record<string, string> } = {},
  ) => {
    const body = { email, password: testPassword, language }
    const { id } = (await request('POST', '/users/signup', { body, headers })).json()
    await deliver()
    await request('GET', `/users/signup/confirm?token=${latestToken(email)}`, { headers })
    return { id: String(id), email, token: await logIn(email, testPassword, headers) }
  }

  return {
    ...deps,
    db: database.db,
    transaction: database.transaction,
    sandbox,
    app,
    clock,
    database,
    mailbox,
    logLines,
    state,
    request,
    deliver,
    logIn,
    newUser,
    tokenIn,
    latestToken,
    linesOf,
    securityLines,
    async close() {
      await app.close()
      await sandbox.close()
      await deps.jobs.stop()
      await deps.printer.close()
      state.closed = true
      if (!shared) await database.close()
    },
  }
}

interface RequestParts {
  token?: string
  /** Text is sent as it is. */
  body?: unknown
  form?: Record<string, string>
  headers?: Record<string, string>
}
