import type { Language } from '@settlesg/contract'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { launchBrowser } from './browser.ts'
import { recordFaults } from './faults.ts'
import { newDataDir, type RunningServer, removeDataDir, startServer } from './running-server.ts'
import { emptyDatabase } from './test-database.ts'
import { type Texts, textsIn } from './texts.ts'

export interface VisitOptions {
  language?: Language
  width?: number
  height?: number
  /** The session that this browser already has. */
  token?: string
  /** Whether the question about cookies was answered before; it was, unless said otherwise. */
  asksAboutCookies?: boolean
  context?: BrowserContextOptions
}

/** One person's browser with one page open in it, and the texts in that person's language. */
export interface Visit {
  page: Page
  context: BrowserContext
  t: Texts
  language: Language
  isNarrow: boolean
  /** Goes to an address and waits until the page can be worked. Answers with the status. */
  open(path: string): Promise<number>
  /** Says that a fault must come up (an answer 503 leaves a line in the console); any other still fails the test. */
  expectFault(message: RegExp): void
}

/**
 * The built site with a server and a browser for all tests of a file. Every test fails when a page it visited had a
 * fault that was not expected: a console error or warning, a thrown error, a failed request, a policy violation.
 */
export function useSite(env: Record<string, string> = {}) {
  let server: RunningServer
  let browser: Browser
  let cleanUp = async () => {}
  let ends: (() => Promise<void>)[] = []

  beforeAll(async () => {
    browser = await launchBrowser()
    const dataDir = newDataDir()
    const database = await emptyDatabase()
    cleanUp = async () => {
      await database.remove()
      removeDataDir(dataDir)
    }
    server = await startServer(dataDir, { ...database.env, ...env })
  })
  afterEach(async () => {
    const visits = ends
    ends = []
    const outcomes = await Promise.allSettled(visits.map((end) => end()))
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  })
  afterAll(async () => {
    await browser?.close()
    await server?.end('SIGKILL')
    await cleanUp()
  })

  async function visit(options: VisitOptions = {}): Promise<Visit> {
    const { language = 'en', width = 1280, height = 800, token, asksAboutCookies = false } = options
    const context = await browser.newContext({
      baseURL: server.url,
      locale: language === 'zh' ? 'zh-CN' : 'en-SG',
      timezoneId: 'Asia/Singapore',
      viewport: { width, height },
      storageState: {
        cookies: asksAboutCookies ? [] : [decidedOnCookies],
        origins: token ? [{ origin: server.url, localStorage: [{ name: 'access_token', value: token }] }] : [],
      },
      ...options.context,
    })
    context.setDefaultTimeout(60_000)
    const faults = await recordFaults(context)
    ends.push(async () => {
      await context.close()
      expect(faults.unexpected()).toEqual([])
      expect(faults.missing(), 'expected, but did not come up').toEqual([])
    })
    const page = await context.newPage()
    const isNarrow = width <= 890
    const open = async (path: string) => {
      const response = await page.goto(path)
      await page.waitForFunction(isAlive)
      return response?.status() ?? 0
    }
    return { page, context, language, t: textsIn(language), isNarrow, open, expectFault: faults.expect }
  }

  return {
    visit,
    get url() {
      return server.url
    },
  }
}

/**
 * Pages come as HTML, and what is pressed before React has taken them over is lost. React keeps its root at the
 * document; its first commit ends the time in which it only holds the HTML of the server.
 */
const isAlive = () => {
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
