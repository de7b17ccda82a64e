import { addDays, daysBetween, suggestedDay } from '@settlesg/contract/plan-days'
import type { Report } from './report.ts'

/** The plan with calendar dates, and what to check before the seven days of the form begin. */
export function planOf(report: Report) {
  const { say, analysis, issuedOn, day } = report
  const submission = suggestedDay(analysis.plan, analysis.apply_month, issuedOn)
  const steps = analysis.plan.map(({ id, from_day, to_day, because, source_ids }) => {
    const [from, to] = [addDays(submission, from_day), addDays(submission, to_day)]
    return {
      title: say(`advice:plan.${id}.title`),
      body: `${say(`advice:plan.${id}.body`)} ${report.marks(source_ids)}`.trim(),
      because: because.map((one) => becauseSaid(report, one)).join('; '),
      from: day(from),
      to: day(to),
      from_date: from,
      to_date: to,
      from_day,
      to_day,
    }
  })
  const [first, last] = [steps[0], steps.at(-1)]
  const isMoved = !submission.startsWith(analysis.apply_month)
  return {
    title: say('plan.title'),
    about: say('plan.about', { day: day(submission) }),
    moved: isMoved
      ? say('plan.moved', { month: report.month(analysis.apply_month), days: daysBetween(issuedOn, submission) })
      : '',
    header: [say('plan.step'), say('plan.from'), say('plan.to')],
    because: say('plan.because'),
    alt:
      first && last
        ? say('plan.alt', {
            from: first.from,
            to: last.to,
            steps: steps.map(({ title, from, to }) => `${title} ${from} – ${to}`).join('; '),
          })
        : '',
    first_day: Math.min(0, ...analysis.plan.map(({ from_day }) => from_day)),
    last_day: Math.max(0, ...analysis.plan.map(({ to_day }) => to_day)),
    months: monthStarts(report, submission),
    steps,
    window: {
      title: say('plan.window_title'),
      about: `${say('advice:document_notes.form', formDays(report))} ${report.marks(analysis.document_notes.form.source_ids)}`,
      checks: [1, 2, 3, 4, 5, 6].map((line) => say(`plan.window_${line}`)),
    },
  }
}

const formDays = ({ analysis }: Report) => {
  const { fill_days, fill_hours, submit_days } = analysis.document_notes.form
  return { fill_days, fill_hours, submit_days }
}

function becauseSaid({ say, analysis }: Report, { kind, id }: { kind: string; id: string }): string {
  if (kind === 'document') return say(`form:option.document.${id}`)
  if (kind === 'rule') return say(`advice:plan_rule.${id}`)
  const note = analysis.consistency.findIndex((one) => one.id === id)
  return `${say('check.title')} (${note + 1})`
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
