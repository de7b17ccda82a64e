import { addDays, daysBetween } from '@settlesg/contract'
import { missingChange, preflightChecks } from '@settlesg/model'
import {
  describeEnds,
  describeStep,
  formWindow,
  monthAndDay,
  planLength,
  preflightText,
  sentences,
} from '@settlesg/wording'
import { noBreak, type Report } from './report.ts'

export function describePlan(report: Report) {
  const { t, analysis, profile, day, days } = report
  const { submission } = days
  const steps = days.steps.map((step) => {
    const { source_ids, from, to, isOverdue, isShortened } = step
    const { title, body } = describeStep(report, step, analysis.documents)
    return {
      title: isOverdue ? t('plan.overdue', { title }) : isShortened ? t('plan.shortened', { title }) : title,
      body: `${body}${noBreak}${report.marks(source_ids)}`.trim(),
      days: from === to ? day(from) : t('plan.days', { from: day(from), to: day(to) }),
      from_day: daysBetween(submission, from),
      to_day: daysBetween(submission, to),
    }
  })
  const differs = monthAndDay(report, days)
  const ends = describeEnds(report, days)
  const missing = missingChange(analysis.reapplication)
  const waits = missing ? t(`advice:plan_waits.${missing}`) : ''
  return {
    title: t('plan.title'),
    about: sentences(report, planLength(report, days), t('plan.about', { day: day(submission) }), waits),
    differs: differs ?? '',
    closes: ends.closes ?? '',
    pass_ends: ends.passEnds ?? '',
    header: t('plan.step'),
    first_day: Math.min(0, ...steps.map(({ from_day }) => from_day)),
    last_day: Math.max(0, ...steps.map(({ to_day }) => to_day)),
    months: monthStarts(report, submission),
    steps,
    window: {
      title: t('plan.window_title'),
      about: `${formWindow(report, days)}${noBreak}${report.marks(analysis.document_notes.form.source_ids)}`,
      checks:
        analysis.route === null
          ? []
          : preflightChecks(profile, analysis.route, analysis.documents, days).map((check) =>
              preflightText(report, check),
            ),
    },
  }
}

/** The first of each month within the plan, as its day before or after submission. */
function monthStarts(report: Report, submission: string) {
  const all = [submission, ...report.days.steps.flatMap(({ from, to }) => [from, to])].sort()
  const [from, to] = [all[0] ?? submission, all.at(-1) ?? submission]
  const starts: { name: string; day: number }[] = []
  for (let date = from; date <= to; date = addDays(date, 1))
    if (date.endsWith('-01')) starts.push({ name: report.month(date.slice(0, 7)), day: daysBetween(submission, date) })
  return starts
}
