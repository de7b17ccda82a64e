import { createHash } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addressIn, languages } from '@settlesg/contract'
import { analyze, withCurrentAdvice } from '@settlesg/model'
import { reportNumber } from '../server/reports/content/report.ts'
import { reportPrinter } from '../server/reports/printer.ts'
import { exampleProfile } from '../web/facts/example-profile.ts'

/** In the place of an assessment, for the number: nobody has one of these answers. */
const noAssessment = '00000000-0000-0000-0000-000000000000'

/** What identifies an example report, for the server to remember. */
interface ExampleReport {
  number: string
  sha256: string
  issued_on: string
}

/**
 * Writes `example-report-{en,zh}.pdf` of the made-up person into a folder, by the code that makes every report, and
 * answers with what identifies them. Their date is that of the example, so that one build has the same bytes as another.
 */
export async function writeExampleReports(folder: string, product: string): Promise<ExampleReport[]> {
  const printer = reportPrinter()
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

/** For so long after a build a page of the one before finds the scripts that it asks for. */
const keptMs = 24 * 3_600_000

/**
 * Moves the hashed assets that a new build no longer has from `served` to `kept`, and removes those that have lain there
 * for a day. While processes of two builds answer, and in a tab that stays open, a page asks for what it was built with.
 */
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

/**
 * A prerendered page as React Router wrote it, changed so that it asks for its scripts once it has been painted for the
 * first time: until then a slow connection is left to its text and its styles, which are all that a reader needs to
 * begin. A page in a tab that nobody sees is not painted, and starts at once. What a reader does before the scripts are
 * there is kept (web/app/shell/first-script.js). In a browser that is too old nothing starts (web/app/shell/too-old.js).
 *
 * The lines that start the page go into a file of their own, named by their hash; where they stood stands its address.
 *
 * @throws when the page does not start as React Router's pages do, as it might after an update of React Router
 */
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

/** The last script of a page, in a browser. */
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
