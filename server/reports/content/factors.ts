import { factorGroups } from '@settlesg/contract'
import { roundedToSum } from '@settlesg/model'
import { estimateOf } from './opening.ts'
import { type Report, signed } from './report.ts'
import { answerSaid } from './said.ts'

/** Every factor by ICA's six groups, with the groups added up to the middle of the range in whole people. */
export function factorsOf(report: Report) {
  const { say, analysis } = report
  const { base, mid } = estimateOf(report)
  const from = Math.round(base.value)
  const total = base.value + analysis.groups.reduce((sum, { value }) => sum + value, 0)
  // The middle is the rounded sum, unless that lies beyond what is ever shown.
  const limited = Math.abs(total - mid) < 1 ? 0 : mid - Math.round(total)
  const people = roundedToSum(
    analysis.groups.map(({ value }) => value),
    mid - from - limited,
  )
  const sums = analysis.groups.map(({ group }, index) => ({
    name: say(`model:group.${group}`),
    people: people[index] ?? 0,
    text: signed(people[index] ?? 0, 0),
  }))
  return {
    title: say('factors.title'),
    about: say('factors.about'),
    sums: {
      title: say('factors.groups_title'),
      bars: sums,
      alt: say('factors.groups_alt', {
        base: from,
        mid,
        groups: sums.map(({ name, text }) => `${name} ${text}`).join(report.semicolon),
      }),
      from: { name: say('factors.level'), text: String(from) },
      limited: limited === 0 ? null : { name: say('factors.limited'), text: signed(limited, 0) },
      to: { name: say('factors.middle'), text: String(mid) },
      header: [say('factors.group'), say('factors.people')],
    },
    header: [say('factors.factor'), say('factors.answer'), say('factors.bar'), say('factors.effect')],
    groups: factorGroups.map((group, index) => ({
      name: say(`model:group.${group}`),
      text: sums[index]?.text ?? '',
      none: say('factors.not_weighed'),
      rows: rowsOf(report, group),
    })),
    longest: Math.max(1, ...analysis.factors.flatMap(({ low, high }) => [Math.abs(low), Math.abs(high)])),
    tags: say('factors.tags'),
  }
}

const rowsOf = (report: Report, group: string) =>
  report.analysis.factors
    .filter((factor) => factor.group === group && factor.factor !== 'not_weighed')
    .map((factor) => ({
      name: report.say(`model:factor.${factor.factor}`),
      marks: report.marks(factor.source_ids),
      answer: answerSaid(report, factor),
      is_answered: factor.answered,
      value: factor.value,
      low: factor.low,
      high: factor.high,
      people: signed(factor.value),
      between: report.say('factors.between', { low: signed(factor.low), high: signed(factor.high) }),
      basis: report.say('factors.basis_line', {
        direction: report.say(`model:basis_name.${factor.direction_basis}`),
        size: report.say(`model:basis_name.${factor.size_basis}`),
      }),
    }))
