import * as contract from '@settlesg/contract'
import { answerAt } from './answers.ts'
import { choice, type Field, hasLink, hasSpouseLink, isMarried, month, number, type Situation, yesNo } from './field.ts'

const pass = ({ answers }: Situation) => answers.route.pass
const livesHere = (situation: Situation) => pass(situation) !== 'visit_or_abroad'
const hasPass = (situation: Situation) => livesHere(situation) && pass(situation) !== 'already_pr'
const isStudent = (situation: Situation) => pass(situation) === 'student_pass'
const asksSex = (situation: Situation) => isStudent(situation) || hasLink(situation, 'child_of_citizen_or_pr')
const studiedHere = ({ answers: { residence } }: Situation) =>
  residence.schooling_here !== undefined && residence.schooling_here !== 'none'
/** Only the Professionals/Technical Personnel scheme takes a spouse and children into the same application. */
const takesFamily = ({ route }: Situation) => route === 'pts'
const takesSpouse = (situation: Situation) =>
  takesFamily(situation) &&
  !hasSpouseLink(situation) &&
  (situation.answers.family.marital_status === undefined || isMarried(situation))
const familyRoutes: readonly unknown[] = ['spouse_of_citizen', 'spouse_of_pr', 'child', 'aged_parent']
const hasSponsor = ({ route }: Situation) => familyRoutes.includes(route)

const workStatus = ({ answers }: Situation) => answers.work.work_status
const works = (situation: Situation) => contract.workingStatuses.some((status) => status === workStatus(situation))
const isEmployed = (situation: Situation) => workStatus(situation) === 'employee' || workStatus(situation) === 'both'
const runsBusiness = (situation: Situation) =>
  workStatus(situation) === 'self_employed' || workStatus(situation) === 'both'
const hasWorkingLife = (situation: Situation) => works(situation) || workStatus(situation) === 'not_working'
const beganBusiness = ({ answers }: Situation) =>
  Object.values(answers.work.business ?? {}).some((answer) => answer !== undefined)
const business = { group: 'business', shown: runsBusiness, required: beganBusiness }

const spouse = { group: 'spouse', shown: isMarried }
const sponsor = { group: 'sponsor', shown: hasSponsor }

const wasRefused = ({ answers: { history } }: Situation) =>
  history.previous === 'rejected_once' || history.previous === 'rejected_more'
const triedBefore = (situation: Situation) =>
  wasRefused(situation) || situation.answers.history.previous === 'withdrawn'

const required = true as const
const monthlyPay = ['dollars_a_month', 0, 1_000_000] as const
const yearlyAmount = ['dollars_a_year', 0, 100_000_000] as const

/** The form, in the order in which it is asked; docs/product.md 5 has the rules of asking. */
export const fields: Record<contract.ProfileStep, readonly Field[]> = {
  route: [
    choice('route.pass', ['eligibility', 'estimate'], 'pass', contract.passes, { required }),
    {
      path: 'route.links',
      use: ['eligibility', 'estimate'],
      kind: 'set',
      wording: 'link',
      options: contract.links,
      none: 'empty',
      required,
    },
    choice('route.route', 'eligibility', 'route', contract.routeIds, {
      required,
      optionsNow: ({ routes }) => routes,
      shown: ({ routes }) => routes.length > 1,
    }),
    yesNo('route.includes.spouse', ['eligibility', 'estimate'], { group: 'includes', shown: takesSpouse }),
    number('route.includes.children', ['eligibility', 'estimate'], 'people', 0, 10, {
      group: 'includes',
      shown: takesFamily,
    }),
    month('route.apply_month', ['eligibility', 'estimate'], { hinted: true }),
  ],
  you: [
    month('you.birth_month', 'estimate', { required }),
    choice('you.sex', 'eligibility', 'sex', contract.sexes, { shown: asksSex }),
  ],
  residence: [
    month('residence.in_singapore_since', 'estimate', { shown: livesHere, required }),
    number('residence.months_away_5y', 'estimate', 'months', 0, 60, { shown: livesHere }),
    month('residence.pass_expires', 'eligibility', { shown: hasPass }),
    choice('residence.schooling_here', 'estimate', 'schooling', contract.schoolings),
    number('residence.schooling_years', 'estimate', 'years', 0, 30, { shown: studiedHere }),
    yesNo('residence.national_exam', 'eligibility', { shown: isStudent }),
  ],
  work: [
    choice('work.work_status', 'estimate', 'work_status', contract.workStatuses, { required }),
    month('work.employer_since', 'estimate', { shown: isEmployed }),
    choice('work.occupation', 'estimate', 'occupation', contract.occupations, { shown: works }),
    choice('work.industry', 'advice', 'industry', contract.industries, { shown: works }),
    number('work.monthly_pay', 'estimate', ...monthlyPay, { shown: works, required }),
    number('work.variable_pay_12m', 'estimate', ...yearlyAmount, { shown: works }),
    {
      path: 'work.assessed_income',
      use: 'estimate',
      kind: 'rows',
      most: 3,
      shown: hasWorkingLife,
      row: [
        number('year', 'estimate', 'year', 1990, 2099, { required }),
        number('amount', 'estimate', ...yearlyAmount, { required }),
      ],
    },
    number('work.employers_5y', 'estimate', 'employers', 1, 10, { shown: hasWorkingLife }),
    number('work.longest_gap_months_5y', 'estimate', 'months', 0, 60, { shown: hasWorkingLife }),
    number('work.business.years', 'eligibility', 'years', 0, 80, business),
    number('work.business.local_staff', 'eligibility', 'people', 0, 100_000, business),
    choice('work.business.revenue', 'eligibility', 'revenue', contract.revenues, business),
  ],
  education: [
    choice('education.highest', 'estimate', 'education', contract.educations, { required }),
    yesNo('education.awarded_in_singapore', 'estimate'),
    choice('education.registration', 'advice', 'registration', contract.registrations),
    choice('education.certificates', 'eligibility', 'certificates', contract.certificateStates),
  ],
  family: [
    choice('family.marital_status', 'estimate', 'marital_status', contract.maritalStatuses, { required }),
    month('family.married_since', 'estimate', spouse),
    // Where the first step names the tie to the spouse, it says the status already.
    choice('family.spouse_status', 'estimate', 'spouse_status', contract.spouseStatuses, {
      group: 'spouse',
      shown: (situation) => isMarried(situation) && !hasSpouseLink(situation),
    }),
    choice('family.spouse_education', 'estimate', 'education', contract.educations, spouse),
    number('family.spouse_monthly_pay', 'estimate', ...monthlyPay, spouse),
    {
      path: 'family.children',
      use: 'estimate',
      kind: 'rows',
      most: 10,
      row: [
        month('birth_month', 'estimate', { required }),
        choice('status', 'estimate', 'child_status', contract.childStatuses, { required }),
        choice('school', 'estimate', 'child_school', contract.childSchools),
        yesNo('included', 'eligibility', { shownInRow: (_, situation) => takesFamily(situation) }),
        choice('sex', 'eligibility', 'sex', contract.sexes, {
          explained: true,
          shownInRow: (row, situation) => takesFamily(situation) && answerAt(row, 'included') === true,
        }),
      ],
    },
    number('family.relatives_here', 'estimate', 'people', 0, 20),
    choice('family.sponsor.work_status', 'estimate', 'sponsor_work_status', contract.sponsorWorkStatuses, sponsor),
    number('family.sponsor.monthly_pay', 'estimate', ...monthlyPay, sponsor),
    choice('family.sponsor.age_band', 'advice', 'age_band', contract.ageBands, sponsor),
    choice('family.sponsor.home', 'eligibility', 'home', contract.homes, sponsor),
  ],
  roots: [
    choice('roots.home', 'advice', 'home', contract.homes),
    {
      path: 'roots.activities',
      use: 'advice',
      kind: 'rows',
      most: 5,
      row: [
        choice('kind', 'advice', 'activity_kind', contract.activityKinds, { required }),
        month('since', 'advice', { required }),
        number('hours_a_month', 'advice', 'hours', 0, 200, { required }),
        yesNo('proof', 'advice', { required }),
      ],
    },
    { path: 'roots.plan', use: 'advice', kind: 'text', maxLength: 600 },
  ],
  history: [
    choice('history.previous', 'eligibility', 'previous', contract.previousApplications),
    month('history.last_decision', 'advice', { shown: wasRefused }),
    {
      path: 'history.changed',
      use: 'advice',
      kind: 'set',
      wording: 'changed',
      options: contract.changes,
      none: { option: 'nothing' },
      shown: triedBefore,
    },
    choice('history.conviction', 'eligibility', 'conviction', contract.convictions),
    { path: 'history.documents', use: 'eligibility', kind: 'documents' },
    choice('history.consistent', 'eligibility', 'consistent', contract.consistencies),
  ],
}

export const allFields: readonly Field[] = contract.steps.flatMap((step) => fields[step])
