import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { ReportInput } from './content/report.ts'
import { reportContent } from './content/report-content.ts'
import { fonts } from './fonts.ts'

/*
 * Runs in a worker thread. Typst is given templates of ours and data: the data comes in as JSON, and nothing in it is ever
 * read as code. Its fonts are these and no others, so that the same content gives the same bytes everywhere.
 */

const templates = join(import.meta.dirname, 'templates')

const compiler = NodeCompiler.create({
  workspace: templates,
  fontArgs: [{ fontBlobs: fonts.map((font) => readFileSync(font)) }],
})

/** How many compilations an intermediate result is remembered for; more would only use memory. */
const remembered = 5

/** What is to be printed: a report, or a page whose words were put together elsewhere. */
export type PrintJob = { report: ReportInput } | { page: PrintedPage }

/** A page of a template of its own. */
export interface PrintedPage {
  template: 'sales.typ'
  /** `YYYY-MM-DD`, the date of the file. */
  day: string
  /** What the template reads, as JSON has it. */
  content: object
}

/**
 * The bytes of the PDF. The words of a report are put together here too: for twenty people at once that takes a fifth of a
 * second, in which the server answers others. Throws where anything in it is not accessible (PDF/UA-1): without a tag, a
 * text, a glyph; RangeError for an analysis without an estimate, of which there is no report.
 */
export default function compilePdf(job: PrintJob): Uint8Array {
  if ('page' in job) return compile(job.page)
  const content = reportContent(job.report)
  const { year, month, day } = content.date
  return compile({
    template: 'report.typ',
    content,
    day: new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10),
  })
}

function compile({ template, content, day }: Omit<PrintedPage, 'template'> & { template: string }): Uint8Array {
  const compiled = compiler.compile({
    mainFilePath: join(templates, template),
    inputs: { content: JSON.stringify(content) },
  })
  const failure = compiled.takeError()
  if (failure || !compiled.result) throw new Error(`The report was not compiled: ${failure ? faults(failure) : ''}`)
  try {
    const creationTimestamp = new Date(day).getTime() / 1000
    return compiler.pdf(compiled.result, { pdfStandard: 'ua-1', creationTimestamp })
  } catch {
    // What the compiler says of a character without a picture quotes the text around it: that must reach no log.
    throw new Error('The report cannot be written as accessible PDF')
  } finally {
    compiler.evictCache(remembered)
  }
}

/** What the compiler says, which names places in our templates and quotes nothing of the data. */
const faults = (failure: Parameters<typeof compiler.fetchDiagnostics>[0]): string =>
  compiler
    .fetchDiagnostics(failure)
    .map((fault: { message?: unknown }) => String(fault.message))
    .join('; ')
