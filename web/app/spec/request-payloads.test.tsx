import { act, render } from '@testing-library/react'
import i18next from 'i18next'
import { describe, expect, it } from 'vitest'
import { type Authentication, AuthenticationProvider, useAuthentication } from '../base/session/authentication.tsx'
import { fillIn, openDialog, press } from '../testing/fill-in.ts'
import { recordCalls, to } from '../testing/record-calls.ts'
import { renderSite } from '../testing/render-site.tsx'

const password = 'a quiet morning'

let seen: Authentication | undefined
function Witness() {
  seen = useAuthentication()
  return null
}

describe('entities and their fields', () => {
  it('registration sends email in lower case, password and is_premium, always false at sign-up', async () => {
    const calls = recordCalls()
    await renderSite('/')
    await openDialog('Create account')
    fillIn({ 'E-mail': ' New.Person@Example.COM ', Password: password, 'Password again': password })
    press('Create account')
    await expect.poll(() => to(calls, '/users/signup')[0]?.body).toBeTruthy()
    // Of ours is the digest by which this browser signs in once it opens the mailed link; without it all works as well.
    const { browser_key: _, ...payload } = JSON.parse(to(calls, '/users/signup')[0]?.body ?? '')
    expect(payload).toEqual({
      email: 'new.person@example.com',
      password,
      is_premium: false,
    })
  })

  it.each(['en', 'zh'] as const)(
    'registration in %s sends the language of the page as Accept-Language',
    async (language) => {
      const calls = recordCalls()
      await renderSite('/')
      await openDialog('Create account')
      await act(() => i18next.changeLanguage(language))
      fillIn({
        [i18next.t('email')]: `${language}@example.com`,
        [i18next.t('password')]: password,
        [i18next.t('repassword')]: password,
      })
      press(i18next.t('create_account'))
      await expect.poll(() => to(calls, '/users/signup')[0]?.headers.get('accept-language')).toBe(language)
    },
  )

  it('login sends a form with username (the email in lower case) and password', async () => {
    const calls = recordCalls()
    await renderSite('/')
    await openDialog('Sign in')
    fillIn({ 'E-mail': 'Demo@SettleSG.example', Password: 'settling down' })
    press('Sign in')
    await expect.poll(() => to(calls, '/login/access-token')[0]?.body).toBeTruthy()
    const [call] = to(calls, '/login/access-token')
    expect(call?.headers.get('content-type')).toMatch(/^application\/x-www-form-urlencoded/)
    expect(Object.fromEntries(new URLSearchParams(call?.body))).toEqual({
      username: 'demo@settlesg.example',
      password: 'settling down',
    })
  })

  it('password recovery sends the email in lower case', async () => {
    const calls = recordCalls()
    await renderSite('/')
    await openDialog('Recover password')
    fillIn({ 'E-mail': 'Some.One@Example.com' })
    press('Send recovery email')
    await expect.poll(() => calls.map(({ path }) => path)).toContain('/api/v1/password-recovery/some.one%40example.com')
  })

  it('the authentication context holds the access token and exposes isAuthenticated', () => {
    render(
      <AuthenticationProvider>
        <Witness />
      </AuthenticationProvider>,
    )
    expect(seen).toMatchObject({ token: null, isAuthenticated: false })
    act(() => seen?.logIn('a.b.c'))
    expect(seen).toMatchObject({ token: 'a.b.c', isAuthenticated: true })
  })
})
