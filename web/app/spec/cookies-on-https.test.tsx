// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://settlesg.example/" }
import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { setCookie } from '../testing/cookies.ts'
import { renderSite } from '../testing/render-site.tsx'

it('the cookies are secure on https, and no other host can set them', async () => {
  const written: string[] = []
  const setting = vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => written.push(cookie))
  await renderSite('/')
  const accept = await screen.findByRole('button', { name: 'Accept Cookies' })
  act(() => accept.click())
  expect(written.find((cookie) => cookie.startsWith('__Host-CookieConsent=true'))).toMatch(/; Path=\/;.*; Secure$/)
  act(() => screen.getAllByRole('link', { name: '中文' })[0]?.click())
  await expect
    .poll(() => written.find((cookie) => cookie.startsWith('__Host-language=zh')))
    .toMatch(/; Path=\/;.*; Secure$/)
  setting.mockRestore()
})

it('a choice about cookies that an older release kept on https stands, until it is taken back or made anew', async () => {
  setCookie('CookieConsent', 'true', '; Secure')
  await renderSite('/')
  await expect.poll(() => screen.queryByRole('region', { name: 'Cookies' })).toBeNull()
  act(() => screen.getByRole('button', { name: 'Cookie settings' }).click())
  act(() => screen.getByRole('button', { name: 'Decline' }).click())
  expect(document.cookie).toMatch(/(^|; )__Host-CookieConsent=false/)
  expect(document.cookie).not.toMatch(/(^|; )CookieConsent=/)
})
