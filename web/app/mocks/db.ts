import type {
  Analysis,
  Assessment,
  AssessmentVersion,
  CreditRecord,
  DraftKeys,
  Language,
  Purchase,
  Session,
  UserPublic,
} from '@settlesg/contract'

export interface Account {
  user: UserPublic
  password: string
  records: CreditRecord[]
  /** Newest first, and so are the versions of each. */
  assessments: (Omit<Assessment, 'versions'> & { versions: AssessmentVersion[]; analysis: Analysis | null })[]
  /** This browser and another one: the mocked tokens name no session. */
  sessions: Session[]
  drafts: DraftKeys
  /** By what the browser that signed up signs in from its link, once. */
  browserKey: string | null
  purchases: Purchase[]
}

/** Waits to be confirmed, maybe beside others with the same address. */
type SignUp = Pick<Account, 'user' | 'password' | 'browserKey'>

const accounts = new Map<string, Account>()
let signUps: SignUp[] = []

export const allAccounts = () => [...accounts.values()]
export const findAccount = (email: string) => accounts.get(email.toLowerCase())
export const accountWithId = (id: string) => allAccounts().find(({ user }) => user.id === id)

export const removeAccount = ({ user }: Account) => accounts.delete(user.email)

export const findSignUp = (id: string) => signUps.find(({ user }) => user.id === id)
export const newestSignUp = (email: string) => signUps.findLast(({ user }) => user.email === email.toLowerCase())

export function signUp(email: string, password: string, language: Language, browserKey: string | null = null): SignUp {
  const own = { id: crypto.randomUUID(), email: email.toLowerCase(), full_name: null, language }
  const rights = { is_active: false, is_superuser: false, is_premium: false }
  const user = { ...own, ...rights, credits: 0, supercredits: 0, created_at: new Date().toISOString() }
  const added = { user, password, browserKey }
  signUps.push(added)
  return added
}

function makeSession(browser: Session['browser'], system: Session['system'], is_current: boolean): Session {
  const [signed_in_at, ends_at] = [new Date().toISOString(), new Date(Date.now() + 86_400_000).toISOString()]
  return { id: crypto.randomUUID(), signed_in_at, ends_at, browser, system, is_current }
}

/** Makes the account of a sign-up, with its trial credit; the others with its address are gone then. */
export function openAccount({ user, password, browserKey }: SignUp): Account {
  const account: Account = {
    user: { ...user, is_active: true },
    password,
    browserKey,
    records: [],
    assessments: [],
    purchases: [],
    sessions: [makeSession('chrome', 'windows', true), makeSession('safari', 'ios', false)],
    drafts: { user_id: user.id, keys: [user.id.replaceAll('-', '').repeat(2)] },
  }
  accounts.set(user.email, account)
  signUps = signUps.filter((other) => other.user.email !== user.email)
  move(account, 1, 'trial')
  return account
}

/** Puts credits, or supercredits, into the wallet or takes them out, and writes the record. */
export function move(
  account: Account,
  delta: number,
  reason: CreditRecord['reason'],
  subject: Pick<CreditRecord, 'assessment_id' | 'purchase_id'> = {},
  unit: CreditRecord['unit'] = 'credit',
) {
  const wallet = unit === 'credit' ? 'credits' : 'supercredits'
  account.user[wallet] += delta
  const record = { id: crypto.randomUUID(), at: new Date().toISOString(), unit, delta, reason, ...subject }
  account.records.unshift({ ...record, balance_after: account.user[wallet] })
}

const encode = (part: object) =>
  btoa(JSON.stringify(part)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** A token in the form of the real one, with nothing signed; it lives for a day unless said otherwise. */
export function tokenFor(email: string, lifeSeconds = 86_400, issuedAt = Math.floor(Date.now() / 1000)): string {
  const claims = { sub: email, iat: issuedAt, exp: issuedAt + lifeSeconds }
  return `${encode({ alg: 'none' })}.${encode(claims)}.mock`
}

/** The account that a token names; undefined when it names none. */
export function accountByToken(token: string): Account | undefined {
  try {
    const { sub } = JSON.parse(atob(token.split('.')[1] ?? '')) as { sub: string }
    return findAccount(sub)
  } catch {
    return undefined
  }
}

/** What the mocked API holds, as text, to outlive a reload of the page. */
export const saved = () => JSON.stringify({ accounts: [...accounts], signUps })
export function restore(text: string) {
  const { accounts: held, signUps: waiting }: { accounts: [string, Account][]; signUps: SignUp[] } = JSON.parse(text)
  for (const [email, account] of held) accounts.set(email, account)
  signUps = waiting
}

/** The same demo account that the real server offers in development. */
export const demo = { email: 'demo@settlesg.example', password: 'settling down' }
export const demoAccount = openAccount(signUp(demo.email, demo.password, 'en'))
