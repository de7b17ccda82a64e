/** Lighthouse with its mobile simulation (P-15, P-16), which makes the network of this machine irrelevant, its speed nearly so. */
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { type Language, languages } from '@settlesg/contract'
import lighthouse, { type Flags } from 'lighthouse'
import { chromiumPath } from '../e2e/browser.ts'
import { closedPort } from '../server/platform/testing/closed-port.ts'
import { analysisPath, resultPath } from '../web/app/assessments/reference.ts'
import { median, number, type Report } from './report.ts'
import { newReader } from './server/reader.ts'
import { openScene } from './server/scene.ts'

const runs = 5
const publicPages = ['/', '/zh', '/how-it-works', '/example']

const caches: NonNullable<Flags['clearStorageTypes']> = [
  'file_systems',
  'shader_cache',
  'service_workers',
  'cache_storage',
]
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Points of 100, seconds until the largest part is painted, how far things moved, and milliseconds without an answer. */
const measures = [...categories, 'paint', 'shift', 'blocked'] as const

type Figures = Record<(typeof measures)[number], number> & {
  /** The ids of audits that some run did not pass. */
  failing: readonly string[]
}

export async function benchWeb(report: Report, wanted: readonly string[]): Promise<void> {
  if (!existsSync(chromiumPath)) return report.skip('P-15, P-16 Lighthouse', 'no Chromium here')
  const scene = await openScene(null)
  const port = await closedPort()
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  })
  try {
    const server = await scene.startOurs({ EMAIL_CONFIRMATION: 'off' })
    if (wanted.includes('P-15'))
      for (const path of publicPages) addPublicPage(report, path, await measurePage(`${server.origin}${path}`, port))
    if (wanted.includes('P-16')) {
      const { token, assessment_id } = await newReader(server.origin)
      const members = ['/tool', '/account', resultPath(assessment_id), analysisPath(assessment_id)]
      for (const language of languages) {
        await openAsMember(port, server.origin, token, language)
        for (const path of members)
          addMembersPage(report, `${path}, ${language}`, await measurePage(`${server.origin}${path}`, port, true))
      }
    }
  } finally {
    await browser.close()
    await scene.close()
  }
}

function addPublicPage(report: Report, path: string, figures: Figures) {
  const { performance, accessibility, seo, paint, shift } = figures
  const isWhole = Math.min(accessibility, figures['best-practices'], seo) === 100
  report.add({
    ...rowOf(`P-15 Lighthouse of ${path}`, figures),
    goal: 'goal 97 / 100 / 100 / 100, paint 1.5 s, shift 0.01',
    isMet: performance >= 97 && isWhole && paint <= 1.5 && shift <= 0.01,
  })
}

function addMembersPage(report: Report, path: string, figures: Figures) {
  report.add({
    ...rowOf(`P-16 Lighthouse of ${path.replace(/[\w-]{22}(?=,)/, '…')}, signed in`, figures),
    goal: 'goal 90 of performance, paint 2.5 s',
    isMet: figures.performance >= 90 && figures.paint <= 2.5,
  })
}

const rowOf = (what: string, figures: Figures) => ({
  what,
  figure: `${categories.map((name) => number(figures[name])).join(' / ')}, paint ${number(figures.paint, 1)} s, shift ${number(figures.shift, 3)}`,
  beside: [`blocked for ${number(figures.blocked)} ms`, ...figures.failing].join('\n       '),
})

async function measurePage(url: string, port: number, isMember = false): Promise<Figures> {
  const all: Figures[] = []
  for (let run = 0; run < runs; run++) all.push(await measure(url, port, isMember))
  const middles = measures.map((name) => [name, median(all.map((figures) => figures[name]))])
  return { ...Object.fromEntries(middles), failing: [...new Set(all.flatMap(({ failing }) => failing))] }
}

/** Throws where Lighthouse could not measure the page. */
async function measure(url: string, port: number, isMember: boolean): Promise<Figures> {
  const run = await lighthouse(url, {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: [...categories],
    disableFullPageScreenshot: true,
    // A new person each run: the language of the page before would change the next one. A member's token and language stay.
    clearStorageTypes: isMember ? caches : [...caches, 'cookies'],
  })
  if (!run || run.lhr.runtimeError) throw new Error(`Lighthouse: ${run?.lhr.runtimeError?.message ?? 'no result'}`)
  const { lhr } = run
  const points = (name: (typeof categories)[number]) => Math.round((lhr.categories[name]?.score ?? 0) * 100)
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
  return {
    performance: points('performance'),
    accessibility: points('accessibility'),
    'best-practices': points('best-practices'),
    seo: points('seo'),
    paint: value('largest-contentful-paint') / 1000,
    shift: value('cumulative-layout-shift'),
    blocked: value('total-blocking-time'),
    failing: Object.values(lhr.audits).flatMap(({ id, score, scoreDisplayMode }) =>
      scoreDisplayMode === 'binary' && score !== 1 ? [id] : [],
    ),
  }
}

/** Signs in the browser as the site does; Lighthouse leaves its storage alone. */
async function openAsMember(port: number, origin: string, token: string, language: Language) {
  const connection = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const [context] = connection.contexts()
  await context?.addCookies([{ name: 'language', value: language, url: origin }])
  const page = await context?.newPage()
  await page?.goto(`${origin}/terms`)
  await page?.evaluate((value) => localStorage.setItem('access_token', value), token)
  await page?.close()
  await connection.close()
}
