import { readFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { Resvg } from '@resvg/resvg-js'
import type { ReportInput } from './content/report.ts'
import { reportContent } from './content/report-content.ts'
import { fonts } from './fonts.ts'

/*
 * Runs in the process that prints. Typst is given templates of ours and data: the data comes in as JSON, and nothing in it is ever
 * read as code. Its fonts are these and no others, so that the same content gives the same bytes everywhere.
 */

const templates = join(import.meta.dirname, 'templates')

const compiler = NodeCompiler.create({
  workspace: templates,
  fontArgs: [{ fontBlobs: fonts.map((font) => readFileSync(font)) }],
})

/**
 * How many jobs an intermediate result is remembered for: the next report is made in four fifths of the time, and more would
 * only use memory.
 */
const remembered = 5

const collector = new Session()
collector.connect()

/**
 * Does a job and frees what compiler and renderer hold of it outside of the heap: 19 MB a picture and 2 MB a report, which
 * the collector does not count and would leave.
 */
async function freeing(job: () => Uint8Array): Promise<Uint8Array> {
  try {
    return job()
  } finally {
    compiler.evictCache(remembered)
    await collector.post('HeapProfiler.collectGarbage')
    // What the collector has found is freed in a later turn, and this process does nothing between jobs.
    await nextTurn()
  }
}

/**
 * The bytes of the report. Its words are put together here too: for twenty people at once that takes a fifth of a second, in
 * which the server answers others. Throws where anything in it is not accessible (PDF/UA-1): without a tag, a text, a
 * glyph; RangeError for an analysis without an estimate, of which there is no report.
 */
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
      // What the compiler says of a character without a picture quotes the text around it: that must reach no log.
      throw new Error('The report cannot be written as accessible PDF')
    }
  })
}

/** As wide as most phones show without scaling. */
const pictureWidth = 1080

/**
 * The answer page as a PNG, as long as it needs to be. Every letter is drawn; it holds no text and no metadata. Without the
 * numbers of sources, listed at the end of a report.
 */
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

/** What the compiler says, which names places in our templates and quotes nothing of the data. */
const faults = (failure: Parameters<typeof compiler.fetchDiagnostics>[0]): string =>
  compiler
    .fetchDiagnostics(failure)
    .map((fault: { message?: unknown }) => String(fault.message))
    .join('; ')
