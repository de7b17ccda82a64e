import { levelRange, verdictOf } from './findings.ts'
import { planOf } from './plan.ts'
import type { Report } from './report.ts'
import { signed } from './report.ts'
import { answerSaid } from './said.ts'

/** The first page: what this is, whose it is not, and how to check it. */
export function coverOf(report: Report) {
  const { say, product, analysis, number, issuedOn, label, isExample, verifyAddress } = report
  const rows = [
    [say('cover.route'), verdictOf(report).route],
    [say('cover.apply_month'), report.month(analysis.apply_month)],
    ...(isExample ? [[say('cover.person'), say('example_about')]] : []),
    ...(label === null ? [] : [[say('cover.label'), label]]),
    [say('cover.issued'), report.day(issuedOn)],
    [say('cover.number'), number],
    [say('cover.model'), analysis.model_version],
  ]
  return {
    product,
    title: say('title'),
    subtitle: say('subtitle'),
    rows,
    independent_title: say('cover.independent_title'),
    independent: say('cover.independent', { product }),
    verify: say('cover.verify', { product, address: verifyAddress }),
    contents: say('contents'),
  }
}

/** How many reasons are named on each side. */
const mostNamed = 3
/** A reason below half a person of 100 rounds to nobody and is not named. */
const worthNaming = 0.5
/** How many steps of the plan stand on the second page. */
const firstSteps = 3

/** The second page: both verdicts, readable alone in a minute. */
export function answerOf(report: Report) {
  const { say, analysis } = report
  const { low, high, mid } = estimateOf(report)
  const { base } = estimateOf(report)
  const verdict = verdictOf(report)
  const isOver = report.range({ low, high }) !== say('range', { low, high })
  const rest = 100 - high
  return {
    title: say('answer.title'),
    may: say('answer.may'),
    may_answer: say('answer.may_yes', { route: verdict.route }),
    may_about:
      verdict.unknown.length > 0
        ? say('answer.may_unknown', { conditions: verdict.unknown.join(report.semicolon) })
        : say('answer.may_about'),
    strong: say('answer.strong'),
    range: report.range({ low, high }),
    of_hundred: say('of_hundred'),
    words: isOver ? say('answer.words_over', { low }) : say('answer.words', { low, high }),
    people: {
      low,
      high,
      alt: say('answer.people_alt', { low, high, between: high - low, rest }),
      legend: [
        { count: low, text: say('answer.legend_low') },
        { count: high - low, text: say('answer.legend_between') },
        { count: rest, text: say('answer.legend_rest') },
      ],
    },
    compare: {
      bars: [
        { name: say('answer.yours'), low, high, mid, text: report.range({ low, high }) },
        { name: say('answer.level'), ...levelRange(report) },
      ],
      alt: say('answer.compare_alt', {
        low,
        high,
        mid,
        base_low: Math.round(base.low),
        base_high: Math.round(base.high),
        base: Math.round(base.value),
      }),
    },
    confidence: say(`model:confidence.${estimateOf(report).confidence}`),
    assumed: analysis.assumed_refusals ? say('model:assumed_refusals', numbersOf(analysis.assumed_refusals)) : '',
    for: { title: say('answer.for'), lines: leading(report, 'up'), none: say('answer.nothing_for') },
    against: { title: say('answer.against'), lines: leading(report, 'down'), none: say('answer.nothing_for') },
    lever: { title: say('answer.lever'), text: lever(report) },
    no_effect:
      analysis.no_effect === null
        ? ''
        : say('answer.no_effect', { change: say(`model:what_if.${analysis.no_effect}`) }),
    next: {
      title: say('answer.next'),
      lines: planOf(report)
        .steps.slice(0, firstSteps)
        .map(({ title, from, to }) => ({ title, days: from === to ? from : say('answer.next_days', { from, to }) })),
    },
    independent: say('model:independent'),
  }
}

const numbersOf = ({ once, more }: { once: number; more: number }) => ({ once, more })

export function estimateOf({ analysis: { estimate } }: Report) {
  if (estimate === null) throw new RangeError('There is no report of answers that have no estimate')
  return estimate
}

/** The weightiest answers on one side, in the person's own figures, with people per 100. */
const leading = (report: Report, direction: 'up' | 'down') =>
  report.analysis.factors
    .filter((factor) => factor.answered && factor.direction === direction && Math.abs(factor.value) >= worthNaming)
    .sort((one, other) => Math.abs(other.value) - Math.abs(one.value))
    .slice(0, mostNamed)
    .map((factor) => ({ sentence: answerSaid(report, factor), people: signed(factor.value, 0) }))

function lever(report: Report): string {
  const { analysis, say } = report
  const found = analysis.what_ifs.find(({ id }) => id === analysis.biggest_lever)
  if (!found) return say('answer.no_lever')
  const { value, low, high } = found.difference
  return say('answer.lever_is', {
    change: say(`model:what_if.${found.id}`),
    people: signed(value, 0),
    low: signed(low, 0),
    high: signed(high, 0),
  })
}
