import { createHash } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addressIn, languages } from '@settlesg/contract'
import { analyze, withCurrentAdvice } from '@settlesg/model'
import { reportNumber } from '../server/reports/content/report.ts'
import { reportPrinter } from '../server/reports/printer.ts'
import { exampleProfile } from '../web/facts/example-profile.ts'

/** In the place of an assessment, for the number: no assessment has this id. */
const noAssessment = '00000000-0000-0000-0000-000000000000'

/** What identifies an example report, for the server to remember. */
interface ExampleReport {
  number: string
  sha256: string
  issued_on: string
}

/** Writes `example-report-{en,zh}.pdf`, dated as the example, so that each build has the same bytes. */
export async function writeExampleReports(folder: string, product: string): Promise<ExampleReport[]> {
  // A build waits for as long as a busy machine takes.
  const printer = reportPrinter({ patienceMs: 600_000 })
  const made: ExampleReport[] = []
  try {
    const issuedOn = `${exampleProfile.route.apply_month}-02`
    const analysis = withCurrentAdvice(analyze(exampleProfile), { profile: exampleProfile, today: issuedOn })
    for (const language of languages) {
      const input = {
        analysis,
        profile: exampleProfile,
        language,
        product,
        verifyAddress: addressIn(language, '/verify'),
        issuedOn,
        label: null,
        isExample: true,
      }
      const number = reportNumber(noAssessment, input)
      const bytes = await printer.print({ ...input, number })
      await writeFile(join(folder, `example-report-${language}.pdf`), bytes)
      made.push({ number, sha256: createHash('sha256').update(bytes).digest('hex'), issued_on: issuedOn })
    }
  } finally {
    await printer.close()
  }
  return made
}

/** For so long after a build a page of the one before finds its scripts. */
const keptMs = 24 * 3_600_000

/** Keeps the last build's assets for a day: processes of two builds may answer, and an open tab asks for its own. */
export async function keepOlderAssets(
  folders: { served: string; kept: string },
  isInNewBuild: (name: string) => boolean,
  now = new Date(),
): Promise<void> {
  await mkdir(folders.kept, { recursive: true })
  for (const name of await readdir(folders.kept)) {
    const file = join(folders.kept, name)
    // When it was moved here, not when it was built.
    const { mtimeMs } = await stat(file)
    if (isInNewBuild(plain(name)) || now.getTime() - mtimeMs > keptMs) await rm(file)
  }
  for (const name of await readdir(folders.served).catch(() => [])) {
    if (isInNewBuild(plain(name))) continue
    await rename(join(folders.served, name), join(folders.kept, name))
    await utimes(join(folders.kept, name), now, now)
  }
}

/** The asset that a compressed copy is of. */
const plain = (name: string) => name.replace(/\.(br|gz)$/, '')

const preload = '<link rel="modulepreload"'
const start = /<script type="module" async="">([\s\S]*?)<\/script>/g

/** Delays scripts until the first paint, for slow connections. @throws for a page that React Router starts otherwise. */
export function startAfterPaint(html: string): { html: string; file: { name: string; content: string } } {
  const [found, ...others] = html.matchAll(start)
  const content = found?.[1]
  if (!found || !content || others.length > 0 || !html.includes(preload) || !html.includes('</body>'))
    throw new Error('This page does not start as a prerendered page does')
  const name = `start-${createHash('sha256').update(content).digest('base64url').slice(0, 8)}.js`
  const page = html
    .replaceAll(preload, '<link rel="later"')
    .replace(found[0], () => `<script type="text/plain" async="">/assets/${name}</script>`)
    .replace('</body>', () => `<script>${begin}</script></body>`)
  return { html: page, file: { name, content } }
}

const begin = `{
  const begin = () => {
    for (const link of document.querySelectorAll('link[rel=later]')) link.rel = 'modulepreload'
    import(document.querySelector('script[type="text/plain"]').textContent)
  }
  if ('tooOld' in document.documentElement.dataset) {
    // Its page is there to be read, and says so.
  } else if (document.hidden) begin()
  else requestAnimationFrame(() => setTimeout(begin))
}`
