import { act, fireEvent, screen, within } from '@testing-library/react'
import i18next from 'i18next'
import { describe, expect, it } from 'vitest'
import { site } from '../mocks/handlers.ts'
import { openDialog } from '../testing/fill-in.ts'
import { beSignedIn, renderSite } from '../testing/render-site.tsx'

const getStarted = () => within(screen.getByRole('navigation', { name: 'Main' })).getByText('Get Started')
const footer = () => within(screen.getByRole('contentinfo'))

describe('what the product does and for whom', () => {
  it("'Get Started' opens the tool when the user is signed in", async () => {
    beSignedIn()
    const router = await renderSite('/')
    fireEvent.click(getStarted())
    await expect.poll(() => router.state.location.pathname).toBe('/tool')
  })

  it("'Get Started' opens the sign-up dialog when the user is not signed in", async () => {
    await renderSite('/')
    fireEvent.click(getStarted())
    expect(await screen.findByRole('dialog', { name: 'Create account' })).toBeTruthy()
  })

  it("'Contact Us' opens a messaging chat in a new tab", async () => {
    await renderSite('/')
    const link = within(screen.getByRole('banner')).getByRole('link', { name: /^Contact Us/ })
    await expect.poll(() => link.getAttribute('href')).toBe(site.contact_chat_url)
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toContain('noopener')
  })

  it('a signed-in user has an account area', async () => {
    beSignedIn()
    const router = await renderSite('/')
    fireEvent.click(screen.getByRole('link', { name: 'My Account' }))
    await expect.poll(() => router.state.location.pathname).toBe('/account')
  })

  it('the site offers registration, sign-in and recovery of a forgotten password', async () => {
    await renderSite('/')
    expect(await openDialog('Sign in')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(await openDialog('Create account')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(await openDialog('Recover password')).toBeTruthy()
  })

  it('the footer describes an AI-powered platform for Singapore PR application services', async () => {
    await renderSite('/')
    expect(footer().getByText(/AI-powered platform for Singapore PR application services/)).toBeTruthy()
  })

  it('the footer links to home, the privacy and the terms page, and to contact by e-mail', async () => {
    await renderSite('/')
    const href = (name: string) => footer().getByRole('link', { name }).getAttribute('href')
    expect(href('Home')).toBe('/')
    expect(href('Privacy')).toBe('/privacy')
    expect(href('Terms of service')).toBe('/terms')
    expect(href('Terms of purchase')).toBe('/terms-purchase')
    await expect.poll(() => href('Contact by e-mail')).toBe(`mailto:${site.contact_email}`)
  })

  it.each(['/privacy', '/terms', '/terms-purchase'])(
    'the page %s says in both languages that its text still needs a lawyer to review it',
    async (path) => {
      await renderSite(path)
      expect(screen.getByText(/still needs a lawyer's review before launch/)).toBeTruthy()
      await act(async () => void (await i18next.changeLanguage('zh')))
      expect(screen.getByText(/正式推出前仍须经律师审阅/)).toBeTruthy()
    },
  )

  it('the copyright year shown is 2025', async () => {
    await renderSite('/')
    expect(footer().getByText(/© 2025/)).toBeTruthy()
  })

  it('the footer says: independent, not affiliated with or endorsed by ICA, not legal advice', async () => {
    await renderSite('/')
    expect(footer().getByText('Independent. Not affiliated with or endorsed by ICA. Not legal advice.')).toBeTruthy()
  })

  it('the cookie banner has its text, accept and decline buttons, and a link to the terms', async () => {
    await renderSite('/')
    const banner = within(await screen.findByRole('region', { name: 'Cookies' }))
    expect(
      banner.getByText(
        'We use cookies to improve your experience on our site. By accepting, you agree to our use of cookies.',
      ),
    ).toBeTruthy()
    expect(banner.getByText(/150 days/)).toBeTruthy()
    expect(banner.getByRole('button', { name: 'Accept Cookies' })).toBeTruthy()
    expect(await banner.findByRole('button', { name: 'Decline' })).toBeTruthy()
    // The page shows two words only; the accessible name says where the link leads.
    const more = banner.getByRole('link', { name: 'Learn more about cookies, in the terms of service' })
    expect(more.getAttribute('href')).toBe('/terms')
    expect(more.firstChild?.textContent?.trim()).toBe('Learn more')
    expect(more.querySelector('span')?.className).toBe('visually-hidden')
  })
})
