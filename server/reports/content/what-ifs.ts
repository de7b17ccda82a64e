import { type Report, signed } from './report.ts'

/** What the person can do: before and after, with time, cost and proof; no effect is shown too. */
export function whatIfsOf(report: Report) {
  const { say, analysis } = report
  const rows = analysis.what_ifs.map(({ id, before, after, difference, weighed, rule }) => ({
    name: say(`model:what_if.${id}`),
    before: { ...before, text: report.range(before) },
    after: { ...after, text: report.range(after) },
    is_clear: weighed && difference.effect !== 'none',
    difference: !weighed
      ? say('what_ifs.not_weighed')
      : difference.effect === 'none'
        ? say('what_ifs.no_effect')
        : `${signed(difference.value)} (${say('factors.between', { low: signed(difference.low), high: signed(difference.high) })})`,
    notes: (['time', 'cost', 'proof'] as const).map((note) => ({
      name: say(`what_ifs.${note}`),
      text: say(`what_ifs.notes.${id}.${note}`),
    })),
    rule: rule === null ? '' : say(`what_ifs.rule.${rule}`),
  }))
  return {
    title: say('what_ifs.title'),
    about: say('what_ifs.about'),
    key: say('what_ifs.key'),
    none: say('what_ifs.none'),
    header: [say('what_ifs.change'), say('what_ifs.before'), say('what_ifs.after'), say('what_ifs.difference')],
    alt: say('what_ifs.alt', {
      changes: rows
        .map(({ name, before, after }) =>
          say('what_ifs.alt_line', { change: name, before: before.text, after: after.text }),
        )
        .join(report.semicolon),
    }),
    rows,
  }
}
