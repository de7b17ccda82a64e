import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { api } from '../base/api.ts'
import { recordCalls } from '../testing/record-calls.ts'
import { beSignedIn, renderSite } from '../testing/render-site.tsx'

describe('roles and permissions', () => {
  it.each(['/tool', '/tool/result/abc', '/tool/detail', '/account'])(
    'a visitor who opens %s gets the sign-in dialog on /home',
    async (path) => {
      const router = await renderSite(path)
      expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeTruthy()
      expect(router.state.location.pathname).toBe('/home')
    },
  )

  it("signed-in users get 'My Account', and 'Get Started' goes straight to the tool", async () => {
    beSignedIn()
    await renderSite('/terms')
    expect(screen.getByRole('link', { name: 'My Account' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Get Started' }).getAttribute('href')).toBe('/tool')
  })

  it('calls of visitors carry no token, all others a bearer access token', async () => {
    beSignedIn()
    const token = localStorage.getItem('access_token')
    const calls = recordCalls()
    const email = 'role@example.com'
    const { id } = await api.signUp({ body: { email, password: 'a quiet morning' } })
    await api.confirmSignUp({ token: id })
    await api.recoverPassword({ email })
    await api.resetPassword({ body: { token: email, new_password: 'a quiet evening' } })
    await api.logIn({ body: { username: email, password: 'a quiet evening' } })
    for (const call of calls) expect([call.path, call.headers.get('authorization')]).toEqual([call.path, null])
    calls.length = 0
    await api.me()
    await api.creditRecords()
    await api.assessments()
    expect(calls.map((call) => call.headers.get('authorization'))).toEqual(Array(3).fill(`Bearer ${token}`))
  })
})
