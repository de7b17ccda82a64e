import { addDays, daysBetween, type PlanStep } from '@settlesg/contract'
import { adviceOnReapplying, closingMonth, datedSteps, suggestedDay } from '@settlesg/model'
import { describeDay, describeStep, paperBehind, sentences } from '@settlesg/wording'
import { noBreak, type Report } from './report.ts'

/** The plan with calendar dates, and what to check before the seven days of the form begin. */
export function describePlan(report: Report) {
  const { t, analysis, profile, issuedOn, day } = report
  const closes = analysis.route && closingMonth(profile, analysis.route)
  const submission = suggestedDay(analysis.plan, analysis.apply_month, issuedOn, closes)
  const steps = datedSteps(analysis.plan, submission, issuedOn).map((step) => {
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
  const notes = describeDay(report, {
    steps: analysis.plan,
    applyMonth: analysis.apply_month,
    closes,
    passExpires: profile.residence.pass_expires,
    submission,
    today: issuedOn,
  })
  const waits = adviceOnReapplying(analysis.reapplication) === 'nothing_changed' ? t('advice:plan_waits') : ''
  return {
    title: t('plan.title'),
    about: sentences(report, t('plan.about', { day: day(submission) }), waits),
    moved: notes.moved === null ? '' : report.gap + notes.moved,
    closes: notes.closes ?? '',
    pass_ends: notes.passEnds ?? '',
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
      about: `${t('advice:document_notes.form', formDays(report))}${noBreak}${report.marks(analysis.document_notes.form.source_ids)}`,
      checks: [1, 2, 3, 4, 5, 6].map((line) => t(`plan.window_${line}`)),
    },
  }
}

const formDays = ({ analysis }: Report) => {
  const { fill_days, fill_hours, submit_days } = analysis.document_notes.form
  return { fill_days, fill_hours, submit_days }
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
  const { plan } = report.analysis
  const from = addDays(submission, Math.min(0, ...plan.map(({ from_day }) => from_day)))
  const to = addDays(submission, Math.max(0, ...plan.map(({ to_day }) => to_day)))
  const starts: { name: string; day: number }[] = []
  for (let date = from; date <= to; date = addDays(date, 1))
    if (date.endsWith('-01')) starts.push({ name: report.month(date.slice(0, 7)), day: daysBetween(submission, date) })
  return starts
}
