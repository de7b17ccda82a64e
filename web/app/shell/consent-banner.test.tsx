import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../base/api.ts'
import { server } from '../testing/api-server.ts'
import { forgetCookie, setCookie } from '../testing/cookies.ts'
import { recordCalls } from '../testing/record-calls.ts'

/** The banner of a page with this `data-consent`; modules are fresh, as they look at the page once, when they are loaded. */
async function bannerIn(consent: string | null) {
  if (consent !== null) document.documentElement.setAttribute('data-consent', consent)
  vi.resetModules()
  const { ConsentBanner } = await import('./consent-banner.tsx')
  const { AuthenticationProvider } = await import('../base/session/authentication.tsx')
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <AuthenticationProvider>
          <ConsentBanner />
        </AuthenticationProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await screen.findByRole('button', { name: 'Accept Cookies' })
  return { hasDecline: screen.queryByRole('button', { name: 'Decline' }) !== null }
}

describe('the decline button of the cookie banner', () => {
  beforeEach(() => queryClient.clear())
  afterEach(() => document.documentElement.removeAttribute('data-consent'))

  it.each([
    ['', false],
    ['scroll-accept', false],
    ['decline', true],
    ['decline scroll-accept', true],
  ])(
    'the cookie banner with the settings "%s" has a decline button at once, without a call: %s',
    async (consent, expected) => {
      const calls = recordCalls()
      server.use(http.get('/api/v1/site', () => HttpResponse.error()))
      expect(await bannerIn(consent)).toEqual({ hasDecline: expected })
      expect(calls).toEqual([])
      cleanup()
    },
  )

  it.each(['setting:consent', null])(
    'the cookie banner without settings (%s) offers no decline before the server answers',
    async (consent) => {
      expect(await bannerIn(consent)).toEqual({ hasDecline: false })
      expect(await screen.findByRole('button', { name: 'Decline' })).toBeTruthy()
    },
  )
})

describe('for how long the cookie choice is kept', () => {
  beforeEach(() => queryClient.clear())
  afterEach(() => {
    document.documentElement.removeAttribute('data-consent')
  })

  it.each([
    ['decline days-150', 150],
    ['decline days-365', 365],
    ['decline', 150],
    ['decline days-9999', 150],
  ])(
    'on a page with the settings "%s" the banner says %d days, and the cookie lives as long',
    async (consent, days) => {
      const written = vi.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(() => {})
      await bannerIn(consent)
      expect(screen.getByText(`Your choice is kept for ${days} days.`)).toBeTruthy()
      fireEvent.click(screen.getByRole('button', { name: 'Accept Cookies' }))
      const cookie =
        written.mock.calls.map(([text]) => text).find((text) => text.startsWith('CookieConsent=true')) ?? ''
      const [, expires = ''] = /expires=([^;]+)/.exec(cookie) ?? []
      expect(Math.round((Date.parse(expires) - Date.now()) / 86_400_000)).toBe(days)
    },
  )
})

describe('opening the cookie banner again', () => {
  beforeEach(() => queryClient.clear())
  afterEach(() => {
    forgetCookie('CookieConsent')
    document.documentElement.removeAttribute('data-consent')
  })

  const openFromFooter = async (consent: string, value: string) => {
    await bannerIn(consent)
    setCookie('CookieConsent', value)
    fireEvent(window, new Event('openCookieBanner'))
  }

  it.each([
    ['true', 'accepted', 'Decline', 'false'],
    ['false', 'declined', 'Accept Cookies', 'true'],
  ])(
    'over the choice %s a banner opened again says "%s" and changes nothing before "%s"',
    async (before, word, button, after) => {
      await openFromFooter('decline scroll-accept', before)
      expect(screen.getByText(`You have ${word}; this is kept for 150 days.`)).toBeTruthy()
      document.documentElement.scrollTop = 1_000
      fireEvent.scroll(window)
      expect(document.cookie).toContain(`CookieConsent=${before}`)
      fireEvent.click(screen.getByRole('button', { name: button }))
      expect(document.cookie).toContain(`CookieConsent=${after}`)
      expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull()
    },
  )

  it('Escape closes a cookie banner that was opened again, and the choice stands', async () => {
    await openFromFooter('decline', 'false')
    fireEvent.keyDown(screen.getByRole('region', { name: 'Cookies' }), { key: 'Escape' })
    expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull()
    expect(document.cookie).toContain('CookieConsent=false')
  })

  it('where cookies cannot be declined, accepting them can be taken back', async () => {
    await openFromFooter('', 'true')
    fireEvent.click(screen.getByRole('button', { name: 'Take it back' }))
    expect(document.cookie).not.toContain('CookieConsent')
    expect(screen.getByText('Your choice is kept for 150 days.')).toBeTruthy()
  })
})
