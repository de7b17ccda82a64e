import { defaultLanguage, languages } from '@settlesg/contract'
import { act, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { describe, expect, it, vi } from 'vitest'
import { notify } from '../base/notices/notify.ts'
import { Notices } from '../kit/notices.tsx'
import { fillIn, openDialog, press } from '../testing/fill-in.ts'
import { beSignedIn, renderSite } from '../testing/render-site.tsx'
import { styleSheet } from '../testing/style-sheet.ts'

describe('business constants and limits', () => {
  it('the local storage key for the token is access_token', () => {
    beSignedIn()
    expect(Object.keys(localStorage)).toContain('access_token')
  })

  it('notifications last 7 seconds', async () => {
    vi.useFakeTimers()
    render(<Notices />)
    act(() => notify({ kind: 'info', message: 'seven' }))
    await act(() => vi.advanceTimersByTimeAsync(6_999))
    expect(screen.getByText('seven')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(screen.queryByText('seven')).toBeNull()
  })

  it('the cookie is named CookieConsent, kept 150 days, SameSite lax, and not secure on http', async () => {
    const written: string[] = []
    vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => written.push(cookie))
    await renderSite('/')
    const accept = await screen.findByRole('button', { name: 'Accept Cookies' })
    act(() => accept.click())
    const [cookie = ''] = written
    expect(cookie).toMatch(/^CookieConsent=true;/)
    expect(cookie).toMatch(/samesite=lax/i)
    expect(cookie).not.toMatch(/secure/i)
    const [, expires = ''] = /expires=([^;]+)/i.exec(cookie) ?? []
    const days = (Date.parse(expires) - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(150)
  })

  it('the default language is en, the fallback en, and en and zh are preloaded', () => {
    expect(defaultLanguage).toBe('en')
    expect(languages).toEqual(['en', 'zh'])
    expect(i18next.hasResourceBundle('en', 'translation') && i18next.hasResourceBundle('zh', 'translation')).toBe(true)
  })

  it('modals are 400px wide (80% on screens up to 768px)', () => {
    const dialog = styleSheet('kit/dialog.module.css')
    expect(dialog).toMatch(/\.dialog \{\s*--width: 400px;/)
    expect(dialog).toMatch(/^\.dialog \{[^}]*@media \(max-width: 768px\) \{\s*--width: 80vw;/m)
    // There is no other modal than those in this frame.
    const sources = import.meta.glob<string>(['../**/*.tsx', '!../**/*.test.tsx'], {
      eager: true,
      query: '?raw',
      import: 'default',
    })
    const makers = Object.entries(sources).filter(([, source]) => /<dialog\b/.test(source))
    expect(makers.map(([file]) => file)).toEqual(['../kit/dialog.tsx'])
  })

  it('the drawer is 300px wide (50% on narrow screens)', () => {
    const drawer = styleSheet('kit/dialog.module.css')
    expect(drawer).toMatch(/\.dialog\[data-look="menu"\] \{\s*--width: 300px;/)
    expect(drawer).toMatch(/\.dialog\[data-look="menu"\] \{[^}]*@media \(max-width: 768px\) \{\s*--width: 50%;/)
  })

  it('email addresses are lower-cased before being sent, also to repeat the confirmation', async () => {
    const { recordCalls } = await import('../testing/record-calls.ts')
    const calls = recordCalls()
    await renderSite('/')
    await openDialog('Sign in')
    fillIn({ 'E-mail': 'Nobody@Example.COM', Password: 'x' })
    press('Sign in')
    await screen.findByText('Login failed. Please check your email and password.')
    press('Send the confirmation email again')
    await expect.poll(() => calls.at(-1)?.body).toBe(JSON.stringify({ email: 'nobody@example.com' }))
  })
})
