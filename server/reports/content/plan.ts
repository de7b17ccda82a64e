import { addDays, daysBetween, type PlanStep } from '@settlesg/contract'
import { missingChange, preflightChecks } from '@settlesg/model'
import {
  describeEnds,
  describeStep,
  formWindow,
  monthAndDay,
  paperBehind,
  planLength,
  preflightText,
  sentences,
} from '@settlesg/wording'
import { noBreak, type Report } from './report.ts'

/** The plan with calendar dates, and what to check before the two weeks of the form begin. */
export function describePlan(report: Report) {
  const { t, analysis, profile, day, days } = report
  const { submission } = days
  const steps = days.steps.map((step) => {
    const { because, source_ids, from, to, isShortened } = step
    const { title, body } = describeStep(report, step, analysis.documents)
    return {
      title: isShortened ? t('plan.shortened', { title }) : title,
      body: `${body}${noBreak}${report.marks(source_ids)}`.trim(),
      because: because.map((one) => reasonForStep(report, step, one)).join(report.semicolon),
      from: day(from),
      to: day(to),
      from_date: from,
      to_date: to,
      from_day: daysBetween(submission, from),
      to_day: daysBetween(submission, to),
    }
  })
  const [first, last] = [steps[0], steps.at(-1)]
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
    header: [t('plan.step'), t('plan.from'), t('plan.to')],
    because: t('plan.because'),
    alt:
      first && last
        ? t('plan.alt', {
            from: first.from,
            to: last.to,
            steps: steps.map(({ title, from, to }) => `${title} ${from} – ${to}`).join(report.semicolon),
          })
        : '',
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

/** Why a step is necessary: a paper, a rule, or a note on the answers. */
function reasonForStep(report: Report, step: PlanStep, { kind, id }: PlanStep['because'][number]): string {
  const { t, analysis } = report
  if (kind === 'document') return paperBehind(report, step, id, analysis.documents, report.profile.family)
  if (kind === 'rule') return t(`advice:plan_rule.${id}`)
  const note = analysis.consistency.findIndex((one) => one.id === id)
  return `${t('check.title')} (${note + 1})`
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
