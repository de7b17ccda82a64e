import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import type { Language } from '@settlesg/contract'
import { chromiumPath } from '../browser.ts'
import { followRequests } from '../requests.ts'
import { newDataDir, removeDataDir, startServer } from '../running-server.ts'
import { accessibilityProblems, settle, tooWide } from '../screen-checks.ts'
import { isAlive } from '../site.ts'
import { textsIn } from '../texts.ts'
import { galleryOf, type Taken } from './gallery.ts'
import { type Account, makePeople, type People, type Person } from './people.ts'
import { pictures, type Screen, screens } from './table.ts'
import { visitOf } from './ways.ts'

/*
 * `npm run screens` takes a picture of every screen in every state, of the site as `npm run build` left it, and asks axe
 * about each. The pictures and the page that shows them are in e2e/screens/pictures. `npm run screens -- billing dark`
 * takes those in whose names all these words stand. Ends with 1 where anything was found.
 */
const folder = join(import.meta.dirname, 'pictures')
const words = process.argv.slice(2)
const workers = 2
/** A4 within the usual margins, in CSS pixels. */
const paper = { width: 718, height: 1047 }
const started = Date.now()

type Row = ReturnType<typeof pictures>[number]

const nameOf = ({ screen, state, look, width }: Row) => `${screen}, ${state}, ${look}, ${width}`

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const dataDir = newDataDir()
const server = await startServer(dataDir, { EMAIL_CONFIRMATION: 'off' })
const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] })
const queue = pictures().filter((row) => words.every((word) => nameOf(row).includes(word)))
const taken: Taken[] = []
try {
  const people = await makePeople(server.url)
  await Promise.all(
    Array.from({ length: workers }, async () => {
      for (let row = queue.pop(); row; row = queue.pop()) {
        const one = await takePicture(row, people)
        if (one.problems.length > 0) console.log(`${one.file}\n  ${one.problems.join('\n  ')}`)
        taken.push(one)
      }
    }),
  )
} finally {
  await browser.close()
  await server.end('SIGTERM')
  removeDataDir(dataDir)
}
taken.sort((one, other) => one.file.localeCompare(other.file, 'en', { numeric: true }))
writeFileSync(join(folder, 'index.html'), galleryOf(taken))
const faulty = taken.filter(({ problems }) => problems.length > 0)
const seconds = Math.round((Date.now() - started) / 1000)
console.log(`${taken.length} pictures in ${seconds} s, ${faulty.length} with findings: ${join(folder, 'index.html')}`)
process.exitCode = faulty.length > 0 ? 1 : 0

async function takePicture(row: Row, people: People): Promise<Taken> {
  const screen = screens[row.screen]
  if (!screen) throw new Error(`There is no screen ${row.screen}`)
  const { state } = row
  const person = (state.startsWith('as ') ? state.slice(3) : screen.person) as Person
  const account = person === 'visitor' ? null : people[person]
  const file = `${nameOf(row)}.png`.replaceAll(/[ ,]+/g, '-')
  const context = await openContext(row, screen, account)
  try {
    const page = await context.newPage()
    const problems = await show(page, screen, row, account).then(
      (): string[] => [],
      (error: Error) => [`not reached: ${error.message.split('\n')[0]}`],
    )
    if (state !== 'print') problems.push(...(await accessibilityProblems(page)), ...(await tooWide(page)))
    const hasDialog = await page.getByRole('dialog').isVisible()
    await page.screenshot({ path: join(folder, file), fullPage: !hasDialog })
    return { file, screen: row.screen, state: `${state}, ${row.look}, ${row.width} px`, problems }
  } finally {
    await context.close()
  }
}

/** A browser with that person's language, theme, width and session. */
async function openContext(row: Row, screen: Screen, account: Account | null): Promise<BrowserContext> {
  const { state } = row
  const [language = '', theme] = row.look.split(' ')
  const scale = state === 'zoom 200' ? 2 : 1
  const context = await browser.newContext({
    baseURL: server.url,
    timezoneId: 'Asia/Singapore',
    // Who prefers Chinese is offered it on a first visit.
    locale: screen.isFirstVisit ? 'zh-CN' : 'en-SG',
    // At 200 % a window has half as many pixels of the page; below 320 px no width is promised.
    viewport: state === 'print' ? paper : { width: Math.max(320, Number(row.width) / scale), height: 900 / scale },
    colorScheme: theme === 'dark' ? 'dark' : 'light',
    reducedMotion: 'reduce',
    // A worker answers from what it stored, out of reach of the routes below.
    serviceWorkers: 'block',
    forcedColors: state === 'forced colours' ? 'active' : 'none',
    storageState: {
      cookies: [],
      origins: account ? [{ origin: server.url, localStorage: [{ name: 'access_token', value: account.token }] }] : [],
    },
  })
  const decided = { name: 'CookieConsent', value: 'false', url: server.url }
  const chosen = { name: 'language', value: language, url: server.url }
  if (!screen.isFirstVisit) await context.addCookies([decided, chosen])
  else if (language === 'zh') await context.addCookies([chosen])
  if (state === 'loading') await context.route('**/api/v1/**', () => {})
  if (state === 'error')
    await context.route('**/api/v1/**', (route) => route.fulfill({ status: 500, json: { detail: 'x' } }))
  if (state === 'offline') await context.route('**/api/v1/**', (route) => route.abort('internetdisconnected'))
  if (state === 'expired')
    await context.route('**/api/v1/**', (route) =>
      route.fulfill({ status: 403, json: { detail: 'Could not validate credentials', code: 'invalid_credentials' } }),
    )
  return context
}

/** Brings a page to the state. Throws where something of the way is not there. */
async function show(page: Page, screen: Screen, { state, look }: Row, account: Account | null) {
  page.setDefaultTimeout(20_000)
  const [language] = look.split(' ') as [Language]
  const { ended } = followRequests(page)
  // Where it is shown how a page loads, no answer of the API ever comes.
  const neverComes = (url: string) => state === 'loading' && new URL(url).pathname.startsWith('/api/')
  const open = async (address: string) => {
    const response = await page.goto(address, { waitUntil: 'load' })
    await page.waitForFunction(isAlive)
    await ended(neverComes)
    return response?.status() ?? 0
  }
  const address = screen.address ?? screen.page ?? '/'
  await open(address.replace(/\{(\w+)\}/, (_, place: string) => account?.places[place] ?? 'none'))
  await screen.way?.(visitOf(page, language, textsIn(language), open))
  // Nothing is asked any more, and what came is shown.
  if (state !== 'loading') await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
  if (state === 'print') await page.emulateMedia({ media: 'print' })
  await settle(page)
}
