import type { Assessment, CreditRecord, DraftKeys, Session, UserPublic } from '@settlesg/contract'

export interface Account {
  user: UserPublic
  password: string
  isConfirmed: boolean
  records: CreditRecord[]
  assessments: (Assessment & { fingerprint: string })[]
  /** This browser and another one: the mocked tokens name no session. */
  sessions: Session[]
  drafts: DraftKeys
}

const accounts = new Map<string, Account>()

export const findAccount = (email: string) => accounts.get(email.toLowerCase())

/** Opens an account that still waits for its confirmation. */
export function openAccount(email: string, password: string, language: UserPublic['language']): Account {
  const id = crypto.randomUUID()
  const account: Account = {
    user: {
      id,
      email: email.toLowerCase(),
      full_name: null,
      language,
      is_active: true,
      is_superuser: false,
      is_premium: false,
      credits: 0,
      supercredits: 0,
      created_at: new Date().toISOString(),
    },
    password,
    isConfirmed: false,
    records: [],
    assessments: [],
    sessions: [
      sessionOf({ browser: 'chrome', system: 'windows', is_current: true }),
      sessionOf({ browser: 'safari', system: 'ios', is_current: false }),
    ],
    drafts: { user_id: id, keys: [id.replaceAll('-', '').repeat(2)] },
  }
  accounts.set(account.user.email, account)
  return account
}

function sessionOf(known: Pick<Session, 'browser' | 'system' | 'is_current'>): Session {
  const now = Date.now()
  const iso = (time: number) => new Date(time).toISOString()
  return { id: crypto.randomUUID(), signed_in_at: iso(now), ends_at: iso(now + 86_400_000), ...known }
}

/** Confirms the address once; the trial credit comes with it. */
export function confirm(account: Account) {
  if (account.isConfirmed) return
  account.isConfirmed = true
  move(account, 1, 'trial')
}

/** Puts credits into the wallet or takes them out, and writes the record. */
export function move(account: Account, delta: number, reason: CreditRecord['reason'], assessmentId?: string) {
  account.user.credits += delta
  account.records.unshift({
    id: crypto.randomUUID(),
    at: new Date().toISOString(),
    unit: 'credit',
    delta,
    balance_after: account.user.credits,
    reason,
    ...(assessmentId && { assessment_id: assessmentId }),
  })
}

const encode = (part: object) =>
  btoa(JSON.stringify(part)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** A token in the form of the real one, with nothing signed; it lives for a day unless said otherwise. */
export function tokenFor(email: string, lifeSeconds = 86_400, issuedAt = Math.floor(Date.now() / 1000)): string {
  const claims = { sub: email, iat: issuedAt, exp: issuedAt + lifeSeconds }
  return `${encode({ alg: 'none' })}.${encode(claims)}.mock`
}

/** The account that a token names; undefined when it names none. */
export function accountOf(token: string): Account | undefined {
  try {
    const { sub } = JSON.parse(atob(token.split('.')[1] ?? '')) as { sub: string }
    return findAccount(sub)
  } catch {
    return undefined
  }
}

/** The same demo account that the real server offers in development. */
export const demo = { email: 'demo@settlesg.example', password: 'settling down' }
confirm(openAccount(demo.email, demo.password, 'en'))
