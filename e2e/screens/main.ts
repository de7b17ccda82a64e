import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import type { Language } from '@settlesg/contract'
import { exampleProfile } from '@settlesg/model/testing'
import { call, newReader, signUp } from '../../bench/server/reader.ts'
import { encodeReference } from '../../web/app/base/assessments/reference.ts'
import { chromiumPath } from '../browser.ts'
import { newDataDir, removeDataDir, startServer } from '../running-server.ts'
import { accessibilityProblems, settle, tooWide } from '../screen-checks.ts'
import { isAlive } from '../site.ts'
import { textsIn } from '../texts.ts'
import { galleryOf, type Taken } from './gallery.ts'
import { type Person, pictures, type Screen, screens } from './table.ts'

/*
 * `npm run screens` takes a picture of every screen in every state, of the site as `npm run build` left it, and asks axe
 * about each. The pictures and the page that shows them are in e2e/screens/pictures. `npm run screens -- billing` takes
 * those whose screen has that word in its name. Ends with 1 where anything was found.
 */
const folder = join(import.meta.dirname, 'pictures')
const word = process.argv[2] ?? ''
const workers = 2
const started = Date.now()

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const dataDir = newDataDir()
const server = await startServer(dataDir, { EMAIL_CONFIRMATION: 'off' })
const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] })
const queue = pictures().filter(({ view }) => view.includes(word))
const taken: Taken[] = []
try {
  const people = await makePeople(server.url)
  await Promise.all(
    Array.from({ length: workers }, async () => {
      for (let row = queue.pop(); row; row = queue.pop()) taken.push(await takePicture(row, people))
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
for (const { file, problems } of faulty) console.log(`${file}\n  ${problems.join('\n  ')}`)
const seconds = Math.round((Date.now() - started) / 1000)
console.log(`${taken.length} pictures in ${seconds} s, ${faulty.length} with findings: ${join(folder, 'index.html')}`)
process.exitCode = faulty.length > 0 ? 1 : 0

interface Account {
  token: string
  /** The reference of a case in an address. */
  reference: string
}

/** One account for each kind of person; they serve all pictures, since no picture changes anything. */
async function makePeople(url: string): Promise<Record<Exclude<Person, 'visitor'>, Account>> {
  const paid = await newReader(url, 1)
  const token = await signUp(url, 'with-a-case@example.sg')
  const answer = await call(url, '/credit/user-consume-credits', { token, body: { profile: exampleProfile } })
  const { assessment_id }: { assessment_id: string } = JSON.parse(await answer.text())
  const reference = encodeReference(assessment_id)
  const longest = `${'a'.repeat(64)}@${'a-very-long-name-of-a-company.'.repeat(5)}example.sg`
  return {
    empty: { token: await signUp(url, 'empty@example.sg'), reference: 'none' },
    case: { token, reference },
    paid: { token: paid.token, reference: encodeReference(paid.assessment_id) },
    long: { token: await signUp(url, longest), reference: 'none' },
  }
}

type Row = ReturnType<typeof pictures>[number]

async function takePicture(row: Row, people: Awaited<ReturnType<typeof makePeople>>): Promise<Taken> {
  const [name = '', state = ''] = row.view.split(' / ')
  const screen = screens[name]
  if (!screen) throw new Error(`There is no screen ${name}`)
  const person = (state.startsWith('as ') ? state.slice(3) : screen.person) as Person
  const account = person === 'visitor' ? null : people[person]
  const file = `${name}-${state}-${row.language}-${row.theme}-${row.width}.png`.replaceAll(/[ ,]+/g, '-')
  const context = await openContext(row, state, account)
  try {
    const page = await context.newPage()
    const problems = await show(page, screen, state, row.language as Language, account).then(
      (): string[] => [],
      (error: Error) => [`not reached: ${error.message.split('\n')[0]}`],
    )
    if (state !== 'print') problems.push(...(await accessibilityProblems(page)), ...(await tooWide(page)))
    const hasDialog = await page.getByRole('dialog').isVisible()
    await page.screenshot({ path: join(folder, file), fullPage: !hasDialog })
    return { file, screen: name, state: `${state}, ${row.language}, ${row.theme}, ${row.width} px`, problems }
  } finally {
    await context.close()
  }
}

/** A browser with that person's language, theme, width and session. */
async function openContext(row: Row, state: string, account: Account | null): Promise<BrowserContext> {
  const scale = state === 'zoom 200' ? 2 : 1
  const context = await browser.newContext({
    baseURL: server.url,
    timezoneId: 'Asia/Singapore',
    // At 200 % a window has half as many pixels of the page; below 320 px no width is promised.
    viewport: { width: Math.max(320, Number(row.width) / scale), height: 900 / scale },
    colorScheme: row.theme === 'dark' ? 'dark' : 'light',
    reducedMotion: 'reduce',
    forcedColors: state === 'forced colours' ? 'active' : 'none',
    storageState: {
      cookies: [],
      origins: account ? [{ origin: server.url, localStorage: [{ name: 'access_token', value: account.token }] }] : [],
    },
  })
  await context.addCookies([
    { name: 'CookieConsent', value: 'false', url: server.url },
    { name: 'language', value: row.language, url: server.url },
  ])
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

/** Brings a page to the state. Throws where a button of the way is not there. */
async function show(page: Page, screen: Screen, state: string, language: Language, account: Account | null) {
  const t = textsIn(language)
  const address = (screen.address ?? screen.page ?? '/').replace('{case}', account?.reference ?? 'none')
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForFunction(isAlive)
  // A slow answer never comes, so there is no quiet network to wait for.
  if (state === 'loading') await page.waitForTimeout(1_500)
  else await page.waitForLoadState('networkidle')
  for (const key of screen.press ?? []) {
    const place = page.getByRole('dialog').or(page.locator('body')).last()
    const isNarrow = key === 'get_started' && (page.viewportSize()?.width ?? 0) <= 890
    if (isNarrow) await page.getByRole('button', { name: t('open_menu') }).click({ timeout: 10_000 })
    await place
      .getByRole('button', { name: t(key), exact: true })
      .last()
      .click({ timeout: 10_000 })
    await settle(page)
  }
  if (state === 'print') await page.emulateMedia({ media: 'print' })
  await settle(page)
}
