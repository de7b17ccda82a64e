/* What a report costs (P-13), printed by the warm process. */
import { languages } from '@settlesg/contract'
import { predict } from '@settlesg/model'
import { casePeople } from '@settlesg/model/cases'
import type { ReportInput } from '../server/reports/content/report.ts'
import { reportPrinter } from '../server/reports/printer.ts'
import { makeInput } from '../server/reports/testing/make-content.ts'
import { median, type Report } from './report.ts'

const mostBytes = 1_500_000
const mostMs = 150

/** Each with a number of its own: Typst remembers what it has laid out, and a report printed twice would cost a third. */
const people: ReportInput[][] = casePeople
  .filter(({ profile }) => predict(profile).estimate !== null)
  .map(({ profile }, index) =>
    languages.map((language) => ({ ...makeInput(profile, language), number: `0000-0000-${1000 + index}` })),
  )
const warmUps = 3

export async function benchReports(report: Report): Promise<void> {
  const printer = reportPrinter()
  try {
    const sizes: number[] = []
    for (const input of people.slice(0, warmUps).flat()) sizes.push((await printer.print(input)).length)
    const times: number[] = []
    for (const inputs of people.slice(warmUps)) {
      const start = performance.now()
      for (const input of inputs) await printer.print(input)
      times.push((performance.now() - start) / inputs.length)
    }
    report.addAtMost({
      what: 'P-13 a report, the mean of both languages',
      value: median(times),
      most: mostMs,
      unit: 'ms',
    })
    const what = 'P-13 the largest file of the first people, in both languages'
    report.addAtMost({ what, value: Math.max(...sizes), most: mostBytes, unit: 'bytes' })
  } finally {
    await printer.close()
  }
}
