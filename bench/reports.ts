/*
 * What a report costs (P-13): both languages printed by the warm worker, beside a warm Chromium that prints the same words.
 * And what pictures and reports leave in memory (P-28).
 */
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { languages } from '@settlesg/contract'
import { predict } from '@settlesg/model'
import { casePeople } from '@settlesg/model/cases'
import type { ReportInput } from '../server/reports/content/report.ts'
import { type ReportContent, reportContent } from '../server/reports/content/report-content.ts'
import { reportPrinter } from '../server/reports/printer.ts'
import { makeInput } from '../server/reports/testing/make-content.ts'
import { median, number, type Report } from './report.ts'

const mostBytes = 1_500_000
/** How many times as long Chromium must take. */
const leastTimes = 5

/**
 * The people of `npm run model -- cases` who have a report, each in both languages, with a number of their own: Typst
 * remembers what it has laid out, and a report printed twice would cost a third.
 */
const people: ReportInput[][] = casePeople
  .filter(({ profile }) => predict(profile).estimate !== null)
  .map(({ profile }, index) =>
    languages.map((language) => ({ ...makeInput(profile, language), number: `0000-0000-${1000 + index}` })),
  )
const warmUps = 3

export async function benchReports(report: Report): Promise<void> {
  console.log('\n== Reports')
  const printer = reportPrinter()
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  if (!existsSync(executablePath)) return report.skip('P-13 a report beside Chromium', 'no Chromium here')
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] })
  try {
    const page = await browser.newPage()
    const ours = async (input: ReportInput) => (await printer.print(input)).length
    const theirs = async (input: ReportInput) => {
      await page.setContent(asHtml(reportContent(input)), { waitUntil: 'load' })
      return (await page.pdf({ format: 'A4', tagged: true, outline: true })).length
    }
    const sizes: number[] = []
    for (const input of people.slice(0, warmUps).flat()) {
      sizes.push(await ours(input))
      await theirs(input)
    }
    // In turn, so that whatever else this machine does falls on both.
    const pairs: [own: number, other: number][] = []
    for (const inputs of people.slice(warmUps)) pairs.push([await timed(inputs, ours), await timed(inputs, theirs)])
    const [own, other] = [median(pairs.map(([one]) => one)) / 2, median(pairs.map(([, two]) => two)) / 2]
    report.add({
      what: 'P-13 a report beside a warm Chromium that prints the same words',
      figure: `${number(other / own, 1)} x as fast`,
      goal: `goal ${leastTimes} x`,
      isMet: other / own >= leastTimes,
      beside: `${number(own)} ms, Chromium ${number(other)} ms, each the mean of both languages`,
    })
    const what = 'P-13 the largest file of the first people, in both languages'
    report.addAtMost({ what, value: Math.max(...sizes), most: mostBytes, unit: 'bytes' })
  } finally {
    await browser.close()
    await printer.close()
  }
}

const printed = 300
const mostLeft = 60

/** What the process has grown by after so many pictures and reports, from when the worker has made one of each. */
export async function benchPrinterMemory(report: Report): Promise<void> {
  console.log('\n== Memory of the printer')
  const printer = reportPrinter()
  const inputs = people.flat()
  const megabytes = () => process.memoryUsage.rss() / 1e6
  const megabytesAfter = async (count: number, make: (input: ReportInput) => Promise<unknown>) => {
    for (let made = 0; made < count; made += 1) {
      const input = inputs[made % inputs.length]
      if (!input) throw new Error('Nobody of the cases has a report')
      await make({ ...input, number: `0000-${String(made).padStart(4, '0')}` })
    }
    return megabytes()
  }
  try {
    const cold = megabytes()
    await megabytesAfter(1, printer.drawAnswer)
    const start = await megabytesAfter(1, printer.print)
    const pictures = await megabytesAfter(printed, printer.drawAnswer)
    const reports = await megabytesAfter(printed, printer.print)
    report.addAtMost({
      what: `P-28 memory above the start, after ${printed} pictures and ${printed} reports`,
      value: Math.max(pictures, reports) - start,
      most: mostLeft,
      unit: 'MB',
      beside: `${number(start)} MB with the worker started, ${number(cold)} without; ${number(pictures)} after the pictures, ${number(reports)} after the reports`,
    })
  } finally {
    await printer.close()
  }
}

async function timed(inputs: readonly ReportInput[], print: (input: ReportInput) => Promise<number>) {
  const start = performance.now()
  for (const input of inputs) await print(input)
  return performance.now() - start
}

/** Every word of the report as a plain page: easier than the report, which has charts too. */
function asHtml(content: ReportContent): string {
  const lines: string[] = []
  const walk = (value: unknown) => {
    if (typeof value === 'string') lines.push(`<p>${value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`)
    else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) walk(inner)
  }
  walk(content)
  return `<!doctype html><html lang="${content.language}"><title>Report</title><body>${lines.join('')}</body></html>`
}
