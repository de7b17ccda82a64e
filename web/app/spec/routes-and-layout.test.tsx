import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { pages } from '../page-table.ts'
import routes from '../routes.ts'
import { openDialog, press } from '../testing/fill-in.ts'
import { beSignedIn, renderSite } from '../testing/render-site.tsx'
import { styleSheet } from '../testing/style-sheet.ts'

const header = () => within(screen.getByRole('banner'))
const heading = () => screen.getByRole('heading', { level: 1 }).textContent

describe('screens and routes', () => {
  const table = [
    ['/', 'Singapore PR: how strong is your case?'],
    ['/home', 'Singapore PR: how strong is your case?'],
    ['/privacy', 'Privacy'],
    ['/terms', 'Terms of service'],
    ['/terms-purchase', 'Terms of purchase'],
    ['/signup/confirm', 'This link does not work any more'],
    ['/reset-password', 'This link does not work any more'],
  ] as const
  it.each(table)('the address %s shows its screen', async (path, title) => {
    await renderSite(path)
    expect(heading()).toBe(title)
  })

  it.each(['/tool', '/tool/result/abc', '/tool/detail', '/account'])(
    'a signed-in user who opens %s gets a page of its own',
    async (path) => {
      beSignedIn()
      const router = await renderSite(path)
      expect(router.state.location.pathname).toBe(path)
      expect(heading()).not.toBe('This page does not exist')
      expect(router.state.matches.at(-1)?.route.path).not.toBe('*')
    },
  )

  it('every page module of a journey is listed in the table of pages', () => {
    const modules = Object.keys(import.meta.glob(['../*/*-page.tsx', '!../testing/*']))
    const inTable = pages.map(({ file }) => `../${file}.tsx`)
    expect([...new Set(inTable)].toSorted()).toEqual(modules.toSorted())
  })

  it('only the pages for members require a sign-in', () => {
    const children = routes.flatMap((route) => ('children' in route ? route.children : []))
    const ids = children.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(['/tool', '/tool/result/:encodedParams', '/tool/detail', '/account']))
    expect(ids).toEqual(pages.filter(({ isForMembers }) => isForMembers).map(({ path }) => path))
  })

  const returnLinkFor = async (wanted: string) => {
    beSignedIn()
    const router = await renderSite('/home')
    await act(() => router.navigate('/home', { state: { wanted } }))
    return screen.queryByRole('link', { name: 'Continue to it' })?.getAttribute('href') ?? null
  }

  it.each(pages.filter(({ isForMembers }) => isForMembers).map(({ path }) => path.replaceAll(/:\w+/g, 'aBc')))(
    'whoever was kept from %s is offered the way back there after signing in',
    async (path) => {
      expect(await returnLinkFor(`${path}?step=you`)).toBe(`${path}?step=you`)
    },
  )

  it.each(['/terms', '//evil.example/tool', 'https://evil.example/tool', 'javascript:alert(1)'])(
    'no way back is offered to %s, which is no page for members',
    async (wanted) => {
      expect(await returnLinkFor(wanted)).toBeNull()
    },
  )

  /** Whether a file imports a page's module at once, and not later. */
  const importsPage = (source: string) =>
    [...source.matchAll(/^(?:import|export)\b(?! type\b)[^'"]*'([^']+)'/gm)].some(([, named = '']) =>
      named.endsWith('-page.tsx'),
    )

  it('every route is loaded lazily: nothing imports a page at once', () => {
    const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.{test,d}.*'], {
      eager: true,
      query: '?raw',
      import: 'default',
    })
    expect(Object.keys(sources)).toEqual(expect.arrayContaining(['../root.tsx', '../shell/shell.tsx']))
    expect(Object.entries(sources).filter(([, source]) => importsPage(source))).toEqual([])
    // What else comes late needs the 120 seconds and the offer to reload that the router has: the field to ask has them, and lazy-part.ts.
    const late = Object.entries(sources).filter(([, source]) => /\bimport\(\s*['"]|\blazy\(/.test(source))
    expect(late.map(([file]) => file)).toEqual([
      '../ask/ask-field.tsx',
      '../ask/finder.ts',
      '../base/loading/lazy-part.ts',
      '../case/case-page.tsx',
      '../case/case-view.tsx',
      '../mocked-development.ts',
    ])
  })

  it('every link within the site is the kit’s, which knows the addresses in each language', () => {
    const sources = import.meta.glob<string>(['../**/*.tsx', '!../**/*.test.tsx'], {
      eager: true,
      query: '?raw',
      import: 'default',
    })
    const importers = Object.entries(sources).filter(([, source]) =>
      [...source.matchAll(/import \{([^}]*)\} from 'react-router'/g)].some(([, names = '']) => /\bLink\b/.test(names)),
    )
    expect(importers.map(([file]) => file)).toEqual(['../kit/link.tsx'])
  })

  it('the check that no page is imported at once finds one', () => {
    expect(importsPage("import Terms from '../learn/terms-page.tsx'")).toBe(true)
    expect(importsPage("import a from 'a'\nexport {\n  default,\n} from './learn/terms-page.tsx'")).toBe(true)
    expect(importsPage("const page = () => import('./learn/terms-page.tsx')")).toBe(false)
  })

  it('every address is in lower case, because addresses are matched exactly', () => {
    for (const { path } of pages) expect(path.replaceAll(/:\w+/g, '')).toBe(path.replaceAll(/:\w+/g, '').toLowerCase())
  })

  it.each(['/terms/', '/TERMS', '/Home', '/tool/', '/account/', '/tool/result', '/terms/more', '/nothing'])(
    'routes are matched exactly: %s is not found',
    async (path) => {
      beSignedIn()
      await renderSite(path)
      expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeTruthy()
    },
  )

  it('the layout is a header, the page and a footer', async () => {
    await renderSite('/terms')
    const [first, second, third] = ['banner', 'main', 'contentinfo'].map((role) => screen.getByRole(role))
    expect(first?.compareDocumentPosition(second as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(second?.compareDocumentPosition(third as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it("the header has a logo link, 'Get Started', 'Contact Us', and 'Log In' when signed out", async () => {
    await renderSite('/')
    expect(header().getByRole('link', { name: 'SettleSG' }).getAttribute('href')).toBe('/')
    expect(header().getByRole('button', { name: 'Get Started' })).toBeTruthy()
    expect(header().getByRole('link', { name: /^Contact Us/ })).toBeTruthy()
    expect(header().getByRole('button', { name: 'Log In' })).toBeTruthy()
    expect(header().queryByText('My Account')).toBeNull()
  })

  it("the header has 'My Account' when signed in, which goes to /account", async () => {
    beSignedIn()
    await renderSite('/')
    expect(header().getByRole('link', { name: 'My Account' }).getAttribute('href')).toBe('/account')
    expect(header().queryByText('Log In')).toBeNull()
  })

  it("a menu icon opens a side drawer titled 'Menu' with the same items", async () => {
    await renderSite('/')
    fireEvent.click(header().getByRole('button', { name: 'Open menu' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }))
    for (const item of ['Get Started', 'Log In']) expect(drawer.getByRole('button', { name: item })).toBeTruthy()
    for (const item of [/^Contact Us/, '中文']) expect(drawer.getByRole('link', { name: item })).toBeTruthy()
  })

  it('the menu icon replaces the items of the header on screens 890px wide or narrower', () => {
    const header = styleSheet('shell/header.module.css')
    expect(header).toMatch(/\.items \{\s*@media \(max-width: 890px\) \{\s*display: none;/)
    expect(header).toMatch(/\.menu \{[^}]*@media \(max-width: 890px\) \{\s*display: block;/)
  })

  it('choosing an item in the drawer closes it', async () => {
    await renderSite('/')
    fireEvent.click(header().getByRole('button', { name: 'Open menu' }))
    await screen.findByRole('dialog', { name: 'Menu' })
    press('Log In')
    expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeTruthy()
    await expect.poll(() => screen.queryByRole('dialog', { name: 'Menu' })).toBeNull()
  })

  it('a global browser event named showSignUpModal opens the sign-up dialog from anywhere', async () => {
    await renderSite('/terms')
    act(() => void window.dispatchEvent(new Event('showSignUpModal')))
    expect(await screen.findByRole('dialog', { name: 'Create account' })).toBeTruthy()
  })

  it('the event showSignUpModal does nothing for somebody signed in', async () => {
    beSignedIn()
    await renderSite('/terms')
    act(() => void window.dispatchEvent(new Event('showSignUpModal')))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('opening one dialog closes the others', async () => {
    await renderSite('/')
    await openDialog('Sign in')
    act(() => void window.dispatchEvent(new Event('showSignUpModal')))
    await screen.findByRole('dialog', { name: 'Create account' })
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
  })

  it('sign-in links to sign-up and to forgot password; sign-up links to sign-in', async () => {
    await renderSite('/')
    await openDialog('Sign in')
    press('Create account')
    await screen.findByRole('dialog', { name: 'Create account' })
    press('Sign in')
    await screen.findByRole('dialog', { name: 'Sign in' })
    press('Forgot your password?')
    expect(await screen.findByRole('dialog', { name: 'Recover password' })).toBeTruthy()
  })

  it.each(['Sign in', 'Create account'] as const)(
    'the dialog "%s" shows a terms notice with a link to /terms',
    async (name) => {
      await renderSite('/')
      const dialog = within(await openDialog(name))
      expect(dialog.getByRole('link', { name: 'terms of service' }).getAttribute('href')).toBe('/terms')
    },
  )

  it('the recovery dialog explains what will happen', async () => {
    await renderSite('/')
    const dialog = within(await openDialog('Recover password'))
    expect(dialog.getByText('A password recovery email will be sent to the registered account.')).toBeTruthy()
  })
})
