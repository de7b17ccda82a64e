import { errors, type Language } from '@settlesg/contract'
import { HttpResponse, http } from 'msw'
import { api, asMember, refuse, say } from './answers.ts'
import { confirm, findAccount, openAccount, tokenFor } from './db.ts'

interface SignUp {
  email: string
  password: string
  language?: Language
}

/** There is no mailbox here: links that the server would mail stand in the browser's console. */
const mailLink = (path: string, email: string) => {
  if (findAccount(email)) console.info(`Mocked mail to ${email}: ${path}?token=${encodeURIComponent(email)}`)
}

const enter = [
  http.post(api('/login/access-token'), async ({ request }) => {
    const form = new URLSearchParams(await request.text())
    const account = findAccount(form.get('username') ?? '')
    if (!account?.isConfirmed || account.password !== form.get('password')) return refuse(errors.wrongEmailOrPassword)
    return HttpResponse.json({ access_token: tokenFor(account.user.email), token_type: 'bearer' })
  }),
  http.post<never, SignUp>(api('/users/signup'), async ({ request }) => {
    const { email, password, language } = await request.json()
    if (findAccount(email)) return refuse(errors.emailTaken)
    const pageLanguage = request.headers.get('accept-language')?.startsWith('zh') ? 'zh' : 'en'
    const { user } = openAccount(email, password, language ?? pageLanguage)
    mailLink('/signup/confirm', email)
    return HttpResponse.json(user)
  }),
  http.get(api('/users/signup/confirm'), ({ request }) => {
    const account = findAccount(new URL(request.url).searchParams.get('token') ?? '')
    if (!account) return refuse(errors.invalidToken)
    confirm(account)
    return say('Your address is confirmed')
  }),
  http.post<never, { email: string }>(api('/users/signup/resend'), async ({ request }) => {
    mailLink('/signup/confirm', (await request.json()).email)
    return say('If that address is waiting for confirmation, we sent a new link')
  }),
  http.post<{ email: string }>(api('/password-recovery/:email'), ({ params }) => {
    mailLink('/reset-password', params.email)
    return say('If that email is registered, we sent a password recovery link')
  }),
  http.post<never, { token: string; new_password: string }>(api('/reset-password/'), async ({ request }) => {
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
      return say('Password updated successfully')
    }),
  ),
  http.post(api('/login/test-token'), ({ request }) => asMember(request, ({ user }) => HttpResponse.json(user))),
  http.get(api('/users/me/draft-keys'), ({ request }) => asMember(request, ({ drafts }) => HttpResponse.json(drafts))),
  http.get(api('/sessions'), ({ request }) =>
    asMember(request, ({ sessions }) => HttpResponse.json({ data: sessions, count: sessions.length })),
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
