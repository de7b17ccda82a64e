import { endpoints, errors } from '@settlesg/contract'
import * as db from './db.ts'
import { listOf, mock, mockForFound, mockForMember, refuse } from './mock.ts'

/** There is no mailbox here: links that the server would mail stand in the browser's console. */
const mailLink = (email: string, path: string, token: string) =>
  console.info(`Mocked mail to ${email}: ${path}?token=${encodeURIComponent(token)}`)

/** The token of a link to a sign-up is its id; with this before it, the link asks for a password. */
const needsPassword = 'password-for-'
const readLink = (token: string) => ({
  id: token.replace(needsPassword, ''),
  asksForPassword: token.startsWith(needsPassword),
})

const digestOf = async (text: string) => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const mockForSession = mockForFound(({ sessions }, id) => sessions.find((one) => one.id === id), errors.sessionNotFound)
const confirmed = ({ user }: db.Account) => ({ message: 'Email address confirmed', email: user.email })

export const accountHandlers = [
  mock(endpoints.logIn, ({ body: { username, password } }) => {
    const account = db.findAccount(username)
    if (!account || account.password !== password) return refuse(errors.wrongEmailOrPassword)
    return { access_token: db.tokenFor(account.user.email), token_type: 'bearer' }
  }),
  mock(endpoints.signUp, ({ request, body: { email, password, language, browser_key } }) => {
    if (db.findAccount(email)) return refuse(errors.emailTaken)
    const pageLanguage = request.headers.get('accept-language')?.startsWith('zh') ? 'zh' : 'en'
    const { user } = db.signUp(email, password, language ?? pageLanguage, browser_key)
    mailLink(email, '/signup/confirm', user.id)
    return user
  }),
  mock(endpoints.confirmSignUp, ({ query }) => {
    const { id, asksForPassword } = readLink(query.get('token') ?? '')
    const waiting = db.findSignUp(id)
    if (waiting && asksForPassword) return refuse(errors.passwordNeeded)
    const account = waiting ? db.openAccount(waiting) : db.accountWithId(id)
    return account ? confirmed(account) : refuse(errors.invalidToken)
  }),
  mock(endpoints.startSignUpSession, async ({ body: { token, browser_secret } }) => {
    const waiting = db.findSignUp(token)
    const key = (waiting ?? db.accountWithId(token))?.browserKey
    if (!key || key !== (await digestOf(browser_secret))) return refuse(errors.invalidToken)
    const account = waiting ? db.openAccount(waiting) : db.accountWithId(token)
    if (!account) return refuse(errors.invalidToken)
    account.browserKey = null
    return { access_token: db.tokenFor(account.user.email), token_type: 'bearer' }
  }),
  mock(endpoints.finishSignUp, ({ body: { token, new_password } }) => {
    const { id, asksForPassword } = readLink(token)
    const waiting = db.findSignUp(id)
    if (!waiting || !asksForPassword) return refuse(errors.invalidToken)
    return confirmed(db.openAccount({ ...waiting, password: new_password, browserKey: null }))
  }),
  mock(endpoints.resendConfirmation, ({ body: { email, sign_up_id } }) => {
    const waiting = sign_up_id ? db.findSignUp(sign_up_id) : db.newestSignUp(email)
    if (waiting) mailLink(email, '/signup/confirm', `${sign_up_id ? '' : needsPassword}${waiting.user.id}`)
    return { message: 'If that email is waiting to be confirmed, we sent a confirmation link' }
  }),
  mock(endpoints.recoverPassword, ({ param }) => {
    const email = param('email')
    if (db.findAccount(email)) mailLink(email, '/reset-password', email)
    return { message: 'If that email is registered, we sent a password recovery link' }
  }),
  mock(endpoints.resetPassword, ({ body: { token, new_password } }) => {
    const account = db.findAccount(token)
    if (!account) return refuse(errors.invalidToken)
    account.password = new_password
    return { message: 'Password updated successfully' }
  }),
  mock(endpoints.checkResetToken, ({ body }) => {
    const account = db.findAccount(body.token)
    return account ? { message: 'This token still works', email: account.user.email } : refuse(errors.invalidToken)
  }),
  mockForMember(endpoints.me, ({ account }) => account.user),
  mockForMember(endpoints.updateMe, ({ account, body }) => Object.assign(account.user, body)),
  mockForMember(endpoints.updatePassword, ({ account, body: { current_password, new_password } }) => {
    if (account.password !== current_password) return refuse(errors.wrongPassword)
    if (new_password === current_password) return refuse(errors.samePassword)
    account.password = new_password
    const access_token = db.tokenFor(account.user.email)
    return { message: 'Password updated successfully', access_token, token_type: 'bearer' }
  }),
  mockForMember(endpoints.exportAccount, ({ account: { user, records, assessments, purchases, sessions } }) => ({
    exported_at: new Date().toISOString(),
    security_events: [],
    operator_actions: [],
    account: { ...user, new_email: null },
    sessions,
    mails: [],
    credit_records: records,
    purchases,
    reports: [],
    deleted_assessments: [],
    assessments: assessments.map((one) => ({ ...one, former_versions: one.versions.slice(1) })),
  })),
  mockForMember(endpoints.deleteAccount, ({ account, body: { password } }) => {
    if (account.password !== password) return refuse(errors.wrongPassword)
    db.removeAccount(account)
    return { message: 'Account deleted' }
  }),
  mockForMember(endpoints.draftKeys, ({ account }) => account.drafts),
  mockForMember(endpoints.sessions, ({ account }) => ({ ...listOf(account.sessions), oldest_ended_at: null })),
  mockForSession(endpoints.endSession, ({ account, found }) => {
    account.sessions = account.sessions.filter((one) => one !== found)
    return { message: 'Signed out there' }
  }),
  mockForMember(endpoints.logOut, () => ({ message: 'Signed out' })),
  mockForMember(endpoints.logOutEverywhere, () => ({ message: 'Signed out everywhere' })),
]
