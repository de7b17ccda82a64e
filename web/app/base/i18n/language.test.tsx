import { act, screen, within } from '@testing-library/react'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { demo, findAccount, tokenFor } from '../../mocks/db.ts'
import { server } from '../../testing/api-server.ts'
import { setCookie } from '../../testing/cookies.ts'
import { recordCalls, to } from '../../testing/record-calls.ts'
import { beSignedIn, renderSite } from '../../testing/render-site.tsx'
import { signOut } from '../session/authentication.tsx'

const header = () => within(screen.getByRole('banner'))
/** A link on a public page, a button on any other. */
function other() {
  const named = { name: i18next.language === 'en' ? '中文' : 'English' }
  return header().queryByRole('link', named) ?? header().getByRole('button', named)
}

/** The demo account, as the server would describe it with this language. */
const accountSpeaks = (language: 'en' | 'zh') =>
  server.use(http.get('/api/v1/users/me', () => HttpResponse.json({ ...findAccount(demo.email)?.user, language })))

describe('the language', () => {
  it('the site is in English at first, and the switch in the header changes every text at once', async () => {
    await renderSite('/')
    expect(screen.getByRole('button', { name: 'Log In' })).toBeTruthy()
    act(() => other().click())
    expect(await screen.findByRole('button', { name: '登录' })).toBeTruthy()
    expect(document.title).toContain('新加坡永久居民')
    act(() => other().click())
    expect(await screen.findByRole('button', { name: 'Log In' })).toBeTruthy()
  })

  it('the drawer has the language switch too', async () => {
    await renderSite('/')
    act(() => screen.getByRole('button', { name: 'Open menu' }).click())
    await screen.findByRole('dialog', { name: 'Menu' })
    expect(header().getAllByRole('link', { name: '中文', hidden: true })).toHaveLength(2)
  })

  it('the chosen language is remembered in a cookie', async () => {
    await renderSite('/')
    act(() => other().click())
    await expect.poll(() => document.cookie).toContain('language=zh')
  })

  it("a signed-in person's choice of language is kept in the account", async () => {
    const calls = recordCalls()
    beSignedIn()
    await renderSite('/')
    act(() => other().click())
    await expect
      .poll(() => to(calls, '/users/me').find(({ method }) => method === 'PATCH')?.body)
      .toBe(JSON.stringify({ language: 'zh' }))
  })

  it('a language chosen in the header is shown on the account page', async () => {
    accountSpeaks('en')
    beSignedIn()
    await renderSite('/account/profile')
    const choice = await screen.findByLabelText<HTMLSelectElement>('Language')
    act(() => other().click())
    await expect.poll(() => choice.value).toBe('zh')
  })

  it('the site takes the language of the account where none was chosen in this browser', async () => {
    accountSpeaks('zh')
    beSignedIn()
    await renderSite('/')
    await expect.poll(() => i18next.language).toBe('zh')
    await expect.poll(() => document.cookie).toContain('language=zh-from-account')
  })

  it('the site takes the language of the next account too, as none was chosen in this browser', async () => {
    setCookie('language', 'zh-from-account')
    accountSpeaks('zh')
    beSignedIn()
    await renderSite('/')
    await expect.poll(() => i18next.language).toBe('zh')
    act(signOut)
    accountSpeaks('en')
    const calls = recordCalls()
    act(() => beSignedIn())
    await expect.poll(() => i18next.language).toBe('en')
    expect(calls.filter(({ method }) => method === 'PATCH')).toEqual([])
  })

  it('a language chosen in this browser stays after signing in, and is saved to the account', async () => {
    accountSpeaks('en')
    const calls = recordCalls()
    await renderSite('/')
    act(() => other().click())
    await expect.poll(() => i18next.language).toBe('zh')
    expect(to(calls, '/users/me')).toEqual([])
    act(() => beSignedIn())
    await expect
      .poll(() => to(calls, '/users/me').find(({ method }) => method === 'PATCH')?.body)
      .toBe(JSON.stringify({ language: 'zh' }))
    expect(i18next.language).toBe('zh')
  })

  it('a sign-in in another tab saves no language from here, because that tab does so', async () => {
    setCookie('language', 'zh')
    const calls = recordCalls()
    await renderSite('/')
    localStorage.setItem('access_token', tokenFor(demo.email))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' })))
    await screen.findByRole('link', { name: 'My Account' })
    await screen.findByRole('region', { name: 'Cookies' })
    expect(calls.filter(({ method }) => method === 'PATCH')).toEqual([])
  })

  it('the site does not take the language of the account where one was chosen in this browser', async () => {
    accountSpeaks('zh')
    setCookie('language', 'en')
    const calls = recordCalls()
    beSignedIn()
    await renderSite('/')
    await screen.findByRole('region', { name: 'Cookies' })
    expect(i18next.language).toBe('en')
    expect(to(calls, '/users/me')).toEqual([])
  })
})
