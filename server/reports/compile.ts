import { readFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { Resvg } from '@resvg/resvg-js'
import type { ReportInput } from './content/report.ts'
import { reportContent } from './content/report-content.ts'
import { fonts } from './fonts.ts'

/* Data comes in as JSON and is never read as code; only these fonts, so that the same content gives the same bytes. */

const templates = join(import.meta.dirname, 'templates')

const compiler = NodeCompiler.create({
  workspace: templates,
  fontArgs: [{ fontBlobs: fonts.map((font) => readFileSync(font)) }],
})

/** Saves a fifth of the time of the next report; more would only use memory. */
const remembered = 5

const collector = new Session()
collector.connect()

/** Frees what is held outside the heap, 19 MB a picture and 2 MB a report, which the collector does not count. */
async function freeing(job: () => Uint8Array): Promise<Uint8Array> {
  try {
    return job()
  } finally {
    compiler.evictCache(remembered)
    await collector.post('HeapProfiler.collectGarbage')
    // Collected objects are freed in a later turn of the loop.
    await nextTurn()
  }
}

/** Throws for a missing tag, text or glyph (PDF/UA-1), and RangeError for an analysis without an estimate. */
export async function compileReport(input: ReportInput): Promise<Uint8Array> {
  return freeing(() => {
    const content = reportContent(input)
    const compiled = compiler.compile({
      mainFilePath: join(templates, 'report.typ'),
      inputs: { content: JSON.stringify(content) },
    })
    const failure = compiled.takeError()
    if (failure || !compiled.result) throw new Error(`The report was not compiled: ${failure ? faults(failure) : ''}`)
    const { year, month, day } = content.date
    try {
      return compiler.pdf(compiled.result, {
        pdfStandard: 'ua-1',
        creationTimestamp: Date.UTC(year, month - 1, day) / 1000,
      })
    } catch {
      // The compiler quotes the text around a character without a glyph: that must reach no log.
      throw new Error('The report cannot be written as accessible PDF')
    }
  })
}

/** As wide as most phones show without scaling. */
const pictureWidth = 1080

/** The answer page as a PNG: no text, no metadata, and without the numbers of sources, which only a report lists. */
export async function drawAnswer(input: ReportInput): Promise<Uint8Array> {
  return freeing(() => {
    const svg = compiler.plainSvg({
      mainFilePath: join(templates, 'picture.typ'),
      inputs: { content: JSON.stringify(reportContent({ ...input, analysis: { ...input.analysis, sources: [] } })) },
    })
    const width = { mode: 'width', value: pictureWidth } as const
    return new Resvg(svg, { fitTo: width, font: { loadSystemFonts: false } }).render().asPng()
  })
}

/** Names places in our templates and quotes nothing of the data. */
const faults = (failure: Parameters<typeof compiler.fetchDiagnostics>[0]): string =>
  compiler
    .fetchDiagnostics(failure)
    .map((fault: { message?: unknown }) => String(fault.message))
    .join('; ')
