import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test'
import type { Language } from '@settlesg/contract'
import { recordPageErrors } from './page-errors.ts'
import { type Texts, textsIn } from './texts.ts'

/** Where the server of this run is; the set-up of the run tells its workers through the environment. */
export const siteUrl = {
  set: (url: string) => {
    process.env.SITE_URL = url
  },
  get: () => {
    const url = process.env.SITE_URL
    if (!url) throw new Error('No server was started for this run')
    return url
  },
}

export interface VisitOptions {
  /** Another server than that of this run. */
  url?: string
  language?: Language
  width?: number
  height?: number
  /** The session that this browser already has. */
  token?: string
  /** Whether the question about cookies was answered before; it was, unless said otherwise. */
  asksAboutCookies?: boolean
  /** Whether this person chose their language here before; who reads Chinese has, unless said otherwise. */
  hasChosenLanguage?: boolean
  context?: BrowserContextOptions
}

/** One person's browser with one page open in it, and the texts in that person's language. */
export interface Visit {
  page: Page
  context: BrowserContext
  t: Texts
  language: Language
  isNarrow: boolean
  /** Goes to an address and waits until the page can be used. Returns the status. */
  open(path: string): Promise<number>
  /** Expects a fault (an answer 503 leaves a line in the console); any other still fails the test. */
  expectPageError(message: RegExp): void
}

export interface Site {
  url: string
  /** A browser context of its own for one person. It ends with the test. */
  visit(options?: VisitOptions): Promise<Visit>
}

/**
 * The built site. Every test fails when a page it visited had a fault that was not expected: a console error or
 * warning, a thrown error, a failed request, a policy violation.
 */
export const test = base.extend<{ site: Site }>({
  site: async ({ browser }, use) => {
    const ends: (() => Promise<void>)[] = []

    async function visit(options: VisitOptions = {}): Promise<Visit> {
      const context = await newContext(browser, options)
      const pageErrors = await recordPageErrors(context)
      ends.push(async () => {
        await context.close()
        expect(pageErrors.unexpected()).toEqual([])
        expect(pageErrors.missing(), 'expected, but did not come up').toEqual([])
      })
      const { language = 'en', width = usualWidth } = options
      const page = await context.newPage()
      const open = async (path: string) => {
        const response = await page.goto(path)
        await page.waitForFunction(isAlive)
        return response?.status() ?? 0
      }
      const isNarrow = width <= 890
      return { page, context, language, t: textsIn(language), isNarrow, open, expectPageError: pageErrors.expect }
    }

    await use({ url: siteUrl.get(), visit })
    const outcomes = await Promise.allSettled(ends.map((end) => end()))
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  },
})

const usualWidth = 1280

function newContext(browser: Browser, options: VisitOptions): Promise<BrowserContext> {
  const { language = 'en', width = usualWidth, height = 800, token, asksAboutCookies = false } = options
  const { hasChosenLanguage = language === 'zh' } = options
  const { url = siteUrl.get() } = options
  return browser.newContext({
    baseURL: url,
    locale: language === 'zh' ? 'zh-CN' : 'en-SG',
    timezoneId: 'Asia/Singapore',
    viewport: { width, height },
    storageState: {
      cookies: [
        ...(asksAboutCookies ? [] : [decidedOnCookies]),
        ...(hasChosenLanguage ? [{ ...decidedOnCookies, name: 'language', value: language }] : []),
      ],
      origins: token ? [{ origin: url, localStorage: [{ name: 'access_token', value: token }] }] : [],
    },
    ...options.context,
  })
}

/**
 * Whether React has hydrated the page: a press before that is lost. React keeps its root at the document, and its first
 * commit ends the hydration.
 */
export const isAlive = () => {
  const key = Object.keys(document).find((name) => name.startsWith('__reactContainer')) ?? ''
  const { current } = Reflect.get(document, key)?.stateNode ?? {}
  return current?.child != null && !current.memoizedState.isDehydrated
}

const decidedOnCookies = {
  name: 'CookieConsent',
  value: 'false',
  domain: 'localhost',
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax',
} as const
