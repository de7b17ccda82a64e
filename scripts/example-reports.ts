import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languages } from '@settlesg/contract'
import { analyze } from '@settlesg/model'
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
    const analysis = analyze(exampleProfile)
    for (const language of languages) {
      const input = {
        analysis,
        profile: exampleProfile,
        language,
        product,
        verifyAddress: '/verify',
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
