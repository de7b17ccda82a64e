import { act, fireEvent, screen, within } from '@testing-library/react'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { demo, findAccount } from '../../mocks/db.ts'
import { server } from '../../testing/api-server.ts'
import { setCookie } from '../../testing/cookies.ts'
import { fillIn, press } from '../../testing/fill-in.ts'
import { beSignedIn, renderSite } from '../../testing/render-site.tsx'

const header = () => within(screen.getByRole('banner'))
const change = (name: '中文' | 'English') => fireEvent.click(header().getByRole('link', { name }))
const internalLinks = () =>
  screen
    .getAllByRole('link')
    .flatMap((link) => (link.hasAttribute('hreflang') ? [] : (link.getAttribute('href') ?? [])))
const address = () => `${window.location.pathname}${window.location.search}${window.location.hash}`
const accountSpeaks = (language: 'en' | 'zh') =>
  server.use(http.get('/api/v1/users/me', () => HttpResponse.json({ ...findAccount(demo.email)?.user, language })))

describe('a language with addresses of its own', () => {
  it.each(['', 'language=en'])('a page under /zh is in Chinese whatever the cookie says: %s', async (cookie) => {
    if (cookie) setCookie('language', 'en')
    await renderSite('/zh/terms')
    expect(await screen.findByRole('heading', { level: 1, name: '服务条款' })).toBeTruthy()
    expect(document.cookie).toContain('language=zh')
    expect(address()).toBe('/zh/terms')
  })

  it('a page at /zh/TERMS, /zh/terms/ or /zh/tool does not exist', async () => {
    for (const path of ['/zh/TERMS', '/ZH', '/zh/', '/zh/terms/', '/zh/home', '/zh/tool', '/zh/zh']) {
      await renderSite(path)
      expect(await screen.findByRole('heading', { level: 1, name: /does not exist|找不到这个页面/ })).toBeTruthy()
      document.body.replaceChildren()
    }
  })

  it('a change of language leads to its address, at the same place of the page', async () => {
    const router = await renderSite('/terms?from=friend#content')
    await act(() => router.navigate('/terms?from=friend#content', { replace: true, state: { wanted: '/tool' } }))
    const [form, switched] = [document.createElement('input'), header().getByRole('link', { name: '中文' })]
    screen.getByRole('main').append(form)
    expect(switched.getAttribute('href')).toBe('/zh/terms')
    expect(switched.getAttribute('hreflang')).toBe('zh-Hans')
    switched.focus()
    change('中文')
    expect(await screen.findByRole('heading', { level: 1, name: '服务条款' })).toBeTruthy()
    expect(address()).toBe('/zh/terms?from=friend#content')
    expect(router.state.location.state).toEqual({ wanted: '/tool' })
    expect(router.state.historyAction).toBe('REPLACE')
    // The page was not made anew, and the focus has not moved.
    expect(form.isConnected).toBe(true)
    expect(document.activeElement).toBe(header().getByRole('link', { name: 'English' }))
    change('English')
    expect(await screen.findByRole('heading', { level: 1, name: 'Terms of service' })).toBeTruthy()
    expect(address()).toBe('/terms?from=friend#content')
    expect(document.cookie).toContain('language=en')
  })

  it('a language that was changed stays changed on going back to an address that names none', async () => {
    const router = await renderSite('/zh/terms')
    await act(() => router.navigate('/zh/privacy'))
    change('English')
    expect(await screen.findByRole('heading', { level: 1, name: 'Privacy' })).toBeTruthy()
    act(() => window.history.back())
    // But this one names Chinese.
    expect(await screen.findByRole('heading', { level: 1, name: '服务条款' })).toBeTruthy()
    expect(document.cookie).toContain('language=zh')
  })

  it('a link leads to the address in the language that is read, also from a members’ page', async () => {
    setCookie('language', 'zh')
    beSignedIn()
    await renderSite('/zh')
    await header().findByRole('link', { name: '我的账户' })
    const chinese = internalLinks().filter((href) => href.startsWith('/'))
    expect(chinese).toEqual(expect.arrayContaining(['/zh', '/zh/terms', '/zh/how-it-works', '/account']))
    expect(chinese).not.toEqual(expect.arrayContaining(['/terms']))
    expect(chinese.filter((href) => href.startsWith('/zh/account') || href === '/')).toEqual([])
    change('English')
    await header().findByRole('link', { name: 'My Account' })
    expect(internalLinks().filter((href) => href.startsWith('/zh'))).toEqual([])
  })

  it('a language of the account does not win over that of the address', async () => {
    accountSpeaks('en')
    beSignedIn()
    await renderSite('/zh/terms')
    await header().findByRole('link', { name: '我的账户' })
    await screen.findByRole('region', { name: /Cookie/ })
    expect(i18next.language).toBe('zh')
  })

  it.each([
    ['/zh', '/zh'],
    ['/zh/terms', '/home'],
  ])('a sign-in on the Chinese page %s leads to %s, and Chinese stays', async (from, expected) => {
    accountSpeaks('en')
    const router = await renderSite(from)
    fireEvent.click(await header().findByRole('button', { name: '登录' }))
    await screen.findByRole('dialog', { name: '登录' })
    fillIn({ 电子邮箱: demo.email, 密码: demo.password })
    press('登录')
    await screen.findByText('登录成功')
    await expect.poll(() => router.state.location.pathname).toBe(expected)
    await header().findByRole('link', { name: '我的账户' })
    expect(document.cookie).toContain('language=zh')
    expect(i18next.language).toBe('zh')
  })

  it('an account’s language stays the account’s at an address that names the same', async () => {
    setCookie('language', 'zh-from-account')
    await i18next.changeLanguage('zh')
    await renderSite('/zh/terms')
    await screen.findByRole('heading', { level: 1, name: '服务条款' })
    expect(document.cookie).toContain('language=zh-from-account')
  })
})
