import type { PlanStep } from '@settlesg/contract'
import {
  addDays,
  datedSteps,
  daysBetween,
  firstUnhurriedDay,
  passEndingBy,
  suggestedDay,
} from '@settlesg/contract/plan-days'
import { adviceOnReapplying } from '@settlesg/contract/reapplication-advice'
import { closingMonth } from '@settlesg/model/plan'
import { employersAsked, ownersIn } from '@settlesg/model/plan-owners'
import { kindName } from './papers.ts'
import { noBreak, type Report } from './report.ts'

/** The plan with calendar dates, and what to check before the seven days of the form begin. */
export function planOf(report: Report) {
  const { say, analysis, profile, issuedOn, day, month } = report
  const closes = analysis.route && closingMonth(profile, analysis.route)
  const submission = suggestedDay(analysis.plan, analysis.apply_month, issuedOn, closes)
  const steps = datedSteps(analysis.plan, submission, issuedOn).map((step) => {
    const { because, source_ids, from, to, isShortened } = step
    const { title, body } = stepSaid(report, step)
    return {
      title: isShortened ? say('plan.shortened', { title }) : title,
      body: `${body}${noBreak}${report.marks(source_ids)}`.trim(),
      because: because.map((one) => becauseSaid(report, step, one)).join(report.semicolon),
      from: day(from),
      to: day(to),
      from_date: from,
      to_date: to,
      from_day: daysBetween(submission, from),
      to_day: daysBetween(submission, to),
    }
  })
  const [first, last] = [steps[0], steps.at(-1)]
  const isMoved = submission.slice(0, 7) > analysis.apply_month
  const passEnds = passEndingBy(profile.residence.pass_expires, submission, analysis.plan)
  const waits =
    adviceOnReapplying(analysis.reapplication) === 'nothing_changed' ? report.space + say('advice:plan_waits') : ''
  return {
    title: say('plan.title'),
    about: say('plan.about', { day: day(submission) }) + waits,
    moved: isMoved
      ? report.space +
        say('analysis:plan.moved', {
          month: month(analysis.apply_month),
          today: day(issuedOn),
          days: daysBetween(issuedOn, firstUnhurriedDay(analysis.plan, issuedOn)),
        })
      : '',
    closes:
      closes !== null && closes <= addDays(submission, 1).slice(0, 7)
        ? say('analysis:plan.closes', { month: month(closes) })
        : '',
    pass_ends: passEnds === null ? '' : say('analysis:plan.pass_ends', { month: month(passEnds) }),
    header: [say('plan.step'), say('plan.from'), say('plan.to')],
    because: say('plan.because'),
    alt:
      first && last
        ? say('plan.alt', {
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
      title: say('plan.window_title'),
      about: `${say('advice:document_notes.form', formDays(report))}${noBreak}${report.marks(analysis.document_notes.form.source_ids)}`,
      checks: [1, 2, 3, 4, 5, 6].map((line) => say(`plan.window_${line}`)),
    },
  }
}

const formDays = ({ analysis }: Report) => {
  const { fill_days, fill_hours, submit_days } = analysis.document_notes.form
  return { fill_days, fill_hours, submit_days }
}

/** What a step is called, and what it says: the letter of the sponsor's employer is not the reader's own. */
function stepSaid({ say, analysis, space }: Report, { id }: Pick<PlanStep, 'id'>): { title: string; body: string } {
  const { whose, isSponsorOpen } = employersAsked(analysis.documents)
  if (id !== 'employer_papers' || whose === 'own')
    return { title: say(`advice:plan.${id}.title`), body: say(`advice:plan.${id}.body`) }
  const body = say(`advice:plan_employer.${whose}.body`)
  return {
    title: say(`advice:plan_employer.${whose}.title`),
    body: isSponsorOpen ? body + space + say('advice:plan_employer.if_employed') : body,
  }
}

function becauseSaid(report: Report, step: PlanStep, { kind, id }: PlanStep['because'][number]): string {
  const { say, analysis } = report
  if (kind === 'document') {
    const owners = ownersIn(step, id, analysis.documents).map((person) => say(`advice:document_person.${person}`))
    const paper = kindName(report, id)
    return owners.length === 0
      ? paper
      : say('analysis:plan.because_of', { paper, whose: owners.join(report.language === 'zh' ? '、' : ', ') })
  }
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
