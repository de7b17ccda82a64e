import { withRange } from './factors.ts'
import type { Report } from './report.ts'

/** What the person can do: before and after, with time, cost and proof; no effect is shown too. */
export function describeWhatIfs(report: Report) {
  const { t, analysis } = report
  const rows = analysis.what_ifs.map(({ id, before, after, difference, weighed, rule }) => ({
    name: t(`model:what_if.${id}`),
    before: { ...before, text: report.range(before) },
    after: { ...after, text: report.range(after) },
    is_clear: weighed && difference.effect !== 'none',
    difference: !weighed
      ? t('what_ifs.not_weighed')
      : difference.effect === 'none'
        ? t('what_ifs.no_effect')
        : withRange(report, difference),
    notes: (['time', 'cost', 'proof'] as const).map((note) => ({
      name: t(`what_ifs.${note}`),
      text: t(`what_ifs.notes.${id}.${note}`),
    })),
    rule: rule === null ? '' : t(`what_ifs.rule.${rule}`),
  }))
  return {
    title: t('what_ifs.title'),
    about: t('what_ifs.about'),
    key: t('what_ifs.key'),
    none: t('what_ifs.none'),
    header: [t('what_ifs.change'), t('what_ifs.before'), t('what_ifs.after'), t('what_ifs.difference')],
    alt: t('what_ifs.alt', {
      changes: rows
        .map(({ name, before, after }) =>
          t('what_ifs.alt_line', { change: name, before: before.text, after: after.text }),
        )
        .join(report.semicolon),
    }),
    rows,
  }
}
