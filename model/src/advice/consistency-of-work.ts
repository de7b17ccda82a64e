import { type DatedProfile, isEarlier, monthsBetween, workingStatuses } from '@settlesg/contract'
import { leastHeldPay } from '../rules/pass-floors.ts'
import { check, fix, type Note } from './consistency-notes.ts'

/** Pay and assessed income may differ by a rise, a bonus or a relief; beyond this part of the pay we ask. Ours. */
const payTolerance = 0.25
/** Work before this age is likelier a slip of the year than a job. Ours. */
const workingAge = 16
const fiveYears = 60

export const workNotes = (profile: DatedProfile): Note[] =>
  workingStatuses.includes(profile.work.work_status)
    ? [
        ...payAgainstTax(profile),
        ...payBelowPass(profile),
        ...(isEmployed(profile) ? ofEmployer(profile) : passWithOwnBusiness(profile)),
      ]
    : [...withoutWork(profile), ...passWithoutWork(profile)]

/** Who only works for themselves has no employer, whatever was answered before. */
const isEmployed = ({ work: { work_status } }: DatedProfile) => work_status !== 'self_employed'

const ofEmployer = (profile: DatedProfile): Note[] => [
  ...start(profile),
  ...employersAgainstTenure(profile),
  ...gapAgainstTenure(profile),
]

/** An assessment taxes the income of the year before; less is no wonder where they came or began in that year. */
function payAgainstTax({ work, residence, route }: DatedProfile): Note[] {
  const { monthly_pay, variable_pay_12m, assessed_income } = work
  const latest = [...(assessed_income ?? [])].sort((one, other) => other.year - one.year)[0]
  if (monthly_pay == null || !latest || latest.year < Number(route.apply_month.slice(0, 4)) - 1) return []
  const stated = monthly_pay * 12 + (variable_pay_12m ?? 0)
  const tolerance = payTolerance * stated
  const isLess = latest.amount < stated - tolerance
  const isMore = latest.amount > stated + tolerance
  const january = `${latest.year - 1}-01`
  const isPartOfYear = [residence.in_singapore_since, work.employer_since].some(
    (since) => since != null && since > january,
  )
  // Without the variable pay, more than twelve months' fixed pay is to be expected.
  if (isLess ? isPartOfYear : !isMore || variable_pay_12m == null) return []
  const values = { stated, assessed: latest.amount, assessment_year: latest.year, income_year: latest.year - 1 }
  return check('pay_against_tax', ['work.monthly_pay', 'work.variable_pay_12m', 'work.assessed_income'], values)
}

/** Less than anyone is paid who is given this pass anew, at any age and in any sector. An older pass may be on less. */
function payBelowPass({ route: { pass, apply_month }, work: { monthly_pay } }: DatedProfile): Note[] {
  if ((pass !== 'ep' && pass !== 's_pass') || monthly_pay == null) return []
  const { least: floor, sources } = leastHeldPay(pass, apply_month)
  if (monthly_pay >= floor) return []
  return check('pay_below_pass', ['work.monthly_pay', 'route.pass'], { monthly_pay, floor }, sources)
}

/** A job abroad may go on here, so it may be older than the stay; it is not older than the working life. */
function start({ work: { employer_since }, residence: { in_singapore_since }, you: { birth_month } }: DatedProfile) {
  if (employer_since == null) return []
  if (monthsBetween(birth_month, employer_since) < workingAge * 12)
    return fix('employer_before_16', ['work.employer_since', 'you.birth_month'], { employer_since, birth_month })
  if (in_singapore_since == null || !isEarlier(employer_since, in_singapore_since)) return []
  const places = ['work.employer_since', 'residence.in_singapore_since'] as const
  return check('employer_before_arrival', places, { employer_since, in_singapore_since })
}

/** One employer all through, or several at once: who is employed and self-employed may have had others beside. */
function employersAgainstTenure({ work, route }: DatedProfile): Note[] {
  const { employer_since, employers_5y: employers, work_status } = work
  if (employer_since == null || employers == null || employers < 2) return []
  if (monthsBetween(employer_since, route.apply_month) < fiveYears) return []
  const places = ['work.employers_5y', 'work.employer_since'] as const
  return (work_status === 'both' ? check : fix)('employers_against_tenure', places, { employers, employer_since })
}

/** The time without work and the time with the present employer share the same five years. */
function gapAgainstTenure({ work: { employer_since, longest_gap_months_5y: gap }, route }: DatedProfile): Note[] {
  if (employer_since == null || gap == null || gap === 0) return []
  const room = fiveYears - Math.min(fiveYears, monthsBetween(employer_since, route.apply_month))
  if (gap <= room) return []
  const places = ['work.longest_gap_months_5y', 'work.employer_since'] as const
  return fix('gap_against_tenure', places, { gap, room, employer_since })
}

function withoutWork({ work: { employer_since, monthly_pay } }: DatedProfile): Note[] {
  if (employer_since == null && !monthly_pay) return []
  const answered = employer_since == null ? 'work.monthly_pay' : 'work.employer_since'
  return check('employer_without_work', ['work.work_status', answered])
}

/** Passes that are given for work with one employer; the others of ICA's list are the person's own. */
const employersPasses: readonly string[] = ['ep', 's_pass', 'work_permit']

/** Such a pass is not for somebody without that work, so it may have ended without being so on the card. */
function passWithoutWork({ route: { pass } }: DatedProfile): Note[] {
  const places = ['work.work_status', 'route.pass'] as const
  if (pass === 'pep') return check('pep_without_work', places, { months: monthsWithoutWork }, ['pep-cancel-2017'])
  return employersPasses.includes(pass) ? check('pass_without_work', places) : []
}

/** Whether a pass for work may be over because the work is: that has days, and comes before everything else. */
export const mayHaveLostPass = (profile: DatedProfile): boolean =>
  workNotes(profile).some(({ id }) => id === 'pass_without_work' || id === 'pep_without_work')

/** After so many months without work a Personalised Employment Pass must be cancelled. */
const monthsWithoutWork = 6

/** The two passes are given for work with one employer; one's own company may be that employer. */
const passWithOwnBusiness = ({ route: { pass } }: DatedProfile): Note[] =>
  pass === 'ep' || pass === 's_pass' ? check('pass_with_own_business', ['work.work_status', 'route.pass']) : []
