// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://settlesg.example/" }
import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderSite } from '../testing/render-site.tsx'

it('the cookies are secure on https', async () => {
  const written: string[] = []
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => written.push(cookie))
  await renderSite('/')
  const accept = await screen.findByRole('button', { name: 'Accept Cookies' })
  act(() => accept.click())
  expect(written.find((cookie) => cookie.startsWith('CookieConsent=true'))).toMatch(/; *secure/i)
  act(() => screen.getAllByRole('link', { name: '中文' })[0]?.click())
  await expect
    .poll(() => written.find((cookie) => cookie.startsWith('__Host-language=zh')))
    .toMatch(/; Path=\/;.*; Secure$/)
})
