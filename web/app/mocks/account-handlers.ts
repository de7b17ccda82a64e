import { type AccountExport, errors, type Language } from '@settlesg/contract'
import { HttpResponse, http } from 'msw'
import { api, asMember, refuse, say } from './answers.ts'
import {
  findAccount,
  findSignUp,
  hasAccount,
  newestSignUp,
  openAccount,
  removeAccount,
  signUp,
  tokenFor,
} from './db.ts'

interface SignUp {
  email: string
  password: string
  language?: Language
}

interface NewPassword {
  token: string
  new_password: string
}

/** There is no mailbox here: links that the server would mail stand in the browser's console. */
const mailLink = (email: string, path: string, token: string) =>
  console.info(`Mocked mail to ${email}: ${path}?token=${encodeURIComponent(token)}`)

/** The token of a link to a sign-up is its id; with this before it, the link asks for a password. */
const needsPassword = 'password-for-'
const readLink = (token: string) => ({
  id: token.replace(needsPassword, ''),
  asksForPassword: token.startsWith(needsPassword),
})

const enter = [
  http.post(api('/login/access-token'), async ({ request }) => {
    const form = new URLSearchParams(await request.text())
    const account = findAccount(form.get('username') ?? '')
    if (!account || account.password !== form.get('password')) return refuse(errors.wrongEmailOrPassword)
    return HttpResponse.json({ access_token: tokenFor(account.user.email), token_type: 'bearer' })
  }),
  http.post<never, SignUp>(api('/users/signup'), async ({ request }) => {
    const { email, password, language } = await request.json()
    if (findAccount(email)) return refuse(errors.emailTaken)
    const pageLanguage = request.headers.get('accept-language')?.startsWith('zh') ? 'zh' : 'en'
    const { user } = signUp(email, password, language ?? pageLanguage)
    mailLink(email, '/signup/confirm', user.id)
    return HttpResponse.json(user)
  }),
  http.get(api('/users/signup/confirm'), ({ request }) => {
    const { id, asksForPassword } = readLink(new URL(request.url).searchParams.get('token') ?? '')
    const waiting = findSignUp(id)
    if (!waiting && !hasAccount(id)) return refuse(errors.invalidToken)
    if (waiting && asksForPassword) return refuse(errors.passwordNeeded)
    if (waiting) openAccount(waiting)
    return say('Email address confirmed')
  }),
  http.post<never, NewPassword>(api('/users/signup/confirm'), async ({ request }) => {
    const { token, new_password } = await request.json()
    const { id, asksForPassword } = readLink(token)
    const waiting = findSignUp(id)
    if (!waiting || !asksForPassword) return refuse(errors.invalidToken)
    openAccount({ ...waiting, password: new_password })
    return say('Email address confirmed')
  }),
  http.post<never, { email: string; sign_up_id?: string }>(api('/users/signup/resend'), async ({ request }) => {
    const { email, sign_up_id } = await request.json()
    const waiting = sign_up_id ? findSignUp(sign_up_id) : newestSignUp(email)
    if (waiting) mailLink(email, '/signup/confirm', `${sign_up_id ? '' : needsPassword}${waiting.user.id}`)
    return say('If that email is waiting to be confirmed, we sent a confirmation link')
  }),
  http.post<{ email: string }>(api('/password-recovery/:email'), ({ params }) => {
    if (findAccount(params.email)) mailLink(params.email, '/reset-password', params.email)
    return say('If that email is registered, we sent a password recovery link')
  }),
  http.post<never, NewPassword>(api('/reset-password/'), async ({ request }) => {
    const { token, new_password } = await request.json()
    const account = findAccount(token)
    if (!account) return refuse(errors.invalidToken)
    account.password = new_password
    return say('Password updated successfully')
  }),
  http.post<never, { token: string }>(api('/reset-password/check'), async ({ request }) =>
    findAccount((await request.json()).token) ? say('This token still works') : refuse(errors.invalidToken),
  ),
]

const own = [
  http.get(api('/users/me'), ({ request }) => asMember(request, ({ user }) => HttpResponse.json(user))),
  http.patch<never, { full_name?: string; language?: Language }>(api('/users/me'), ({ request }) =>
    asMember(request, async ({ user }) => {
      const { full_name, language } = await request.clone().json()
      if (full_name !== undefined) user.full_name = full_name
      if (language) user.language = language
      return HttpResponse.json(user)
    }),
  ),
  http.patch<never, { current_password: string; new_password: string }>(api('/users/me/password'), ({ request }) =>
    asMember(request, async (account) => {
      const { current_password, new_password } = await request.clone().json()
      if (account.password !== current_password) return refuse(errors.wrongPassword)
      if (new_password === current_password) return refuse(errors.samePassword)
      account.password = new_password
      const access_token = tokenFor(account.user.email)
      return HttpResponse.json({ message: 'Password updated successfully', access_token, token_type: 'bearer' })
    }),
  ),
  http.get(api('/users/me/export'), ({ request }) =>
    asMember(request, ({ user, records, assessments, purchases, sessions }) =>
      HttpResponse.json({
        exported_at: new Date().toISOString(),
        security_events: [],
        account: { ...user, new_email: null },
        sessions,
        mails: [],
        credit_records: records,
        purchases,
        reports: [],
        deleted_assessments: [],
        assessments: assessments.map(
          ({ fingerprints: _, versionsWithAnswers: [__, ...former_versions], ...assessment }) => ({
            ...assessment,
            former_versions,
          }),
        ),
      } satisfies AccountExport),
    ),
  ),
  http.delete<never, { password: string }>(api('/users/me'), ({ request }) =>
    asMember(request, async (account) => {
      if (account.password !== (await request.clone().json()).password) return refuse(errors.wrongPassword)
      removeAccount(account)
      return say('Account deleted')
    }),
  ),
  http.post(api('/login/test-token'), ({ request }) => asMember(request, ({ user }) => HttpResponse.json(user))),
  http.get(api('/users/me/draft-keys'), ({ request }) => asMember(request, ({ drafts }) => HttpResponse.json(drafts))),
  http.get(api('/sessions'), ({ request }) =>
    asMember(request, ({ sessions }) =>
      HttpResponse.json({ data: sessions, count: sessions.length, oldest_ended_at: null }),
    ),
  ),
  http.delete<{ id: string }>(api('/sessions/:id'), ({ request, params }) =>
    asMember(request, (account) => {
      if (!account.sessions.some(({ id }) => id === params.id)) return refuse(errors.sessionNotFound)
      account.sessions = account.sessions.filter(({ id }) => id !== params.id)
      return say('Signed out there')
    }),
  ),
  http.post(api('/logout'), ({ request }) => asMember(request, () => say('Signed out'))),
  http.post(api('/logout-all'), ({ request }) => asMember(request, () => say('Signed out everywhere'))),
]

export const accountHandlers = [...enter, ...own]
