import {
  childStatuses,
  passesAbroad,
  passesOfCommuters,
  previousApplications,
  type QuestionPath,
  workingStatuses,
} from '@settlesg/contract'
import { turnsOnSex } from '@settlesg/model'
import { answerAt } from './answers.ts'
import { maritalStatus, workStatus as statusOf } from './derived.ts'
import { hasLink, hasSpouseLink, isMarried, type ScreenRule, type Situation } from './field.ts'
import { wholeMonth } from './to-profile.ts'

const pass = ({ answers }: Situation) => answers.route.pass
const hasPassFromHere = (situation: Situation) => !passesAbroad.includes(pass(situation))
/** Whether a holder of this pass may live abroad and come here for work or school. */
export const mayCommute = (situation: Situation): boolean => passesOfCommuters.includes(pass(situation))
const commutes = (situation: Situation) => mayCommute(situation) && situation.answers.residence.commutes === true
const livesHere = (situation: Situation) => hasPassFromHere(situation) && !commutes(situation)
const hasPass = (situation: Situation) => pass(situation) !== 'visit_or_abroad' && pass(situation) !== 'already_pr'
const isStudent = (situation: Situation) => pass(situation) === 'student_pass'
const wasPr = ({ answers: { history } }: Situation) => history.former_pr === 'gave_up' || history.former_pr === 'lapsed'
const asksSex = (situation: Situation) =>
  isStudent(situation) || hasLink(situation, 'child_of_citizen_or_pr') || wasPr(situation)
/** A child of whom it turns on the sex; what is not known yet of birth and month does not take an answer away. */
const mayServe = (row: unknown, { answers, profile }: Situation) => {
  const status = childStatuses.find((one) => one === answerAt(row, 'status'))
  const birth_month = wholeMonth(answerAt(row, 'birth_month'))
  const month = profile?.route.apply_month ?? wholeMonth(answers.route.apply_month)
  return !status || !birth_month || !month || turnsOnSex({ status, birth_month }, month)
}
const studiedHere = ({ answers: { residence } }: Situation) =>
  residence.schooling_here !== undefined && residence.schooling_here !== 'none'
/** Only the Professionals/Technical Personnel scheme takes a spouse and children into the same application. */
const takesFamily = ({ route }: Situation) => route === 'pts'
const takesSpouse = (situation: Situation) =>
  takesFamily(situation) &&
  !hasSpouseLink(situation) &&
  (maritalStatus(situation.answers) === undefined || isMarried(situation))
const familyRoutes: readonly unknown[] = ['spouse_of_citizen', 'spouse_of_pr', 'child', 'aged_parent']
const hasSponsor = ({ route }: Situation) => familyRoutes.includes(route)

const workStatus = ({ answers }: Situation) => statusOf(answers)
const works = (situation: Situation) => workingStatuses.some((status) => status === workStatus(situation))
const isEmployed = (situation: Situation) => workStatus(situation) === 'employee' || workStatus(situation) === 'both'
const runsBusiness = (situation: Situation) =>
  workStatus(situation) === 'self_employed' || workStatus(situation) === 'both'
/** Income of earlier years may have been assessed although someone does not work now. */
const mayHavePaidTax = (situation: Situation) => works(situation) || workStatus(situation) === 'not_working'
const needsApprovedMarriage = (situation: Situation) => pass(situation) === 'work_permit' && hasSpouseLink(situation)

const business = { shown: runsBusiness }
const spouse = { group: 'spouse', shown: isMarried }
const sponsor = { shown: hasSponsor }

const wasRefused = ({ answers: { history } }: Situation) =>
  history.previous === 'rejected_once' || history.previous === 'rejected_more'
const triedBefore = (situation: Situation) =>
  wasRefused(situation) || situation.answers.history.previous === 'withdrawn'

/** Only questions that not everyone is asked, or that say more than label and why (docs/product.md 5). */
export const screenRules: Partial<Record<QuestionPath, ScreenRule>> = {
  'route.route': { optionsNow: ({ routes }) => routes, shown: ({ routes }) => routes.length > 1 },
  // ICA gives the LTVP+ to husbands and wives of citizens, the LTVP to those of permanent residents as well.
  'route.pass': {
    usual: (situation) =>
      hasLink(situation, 'spouse_of_citizen')
        ? ['ltvp_plus', 'ltvp', 'ltvp_abroad', 'ep', 's_pass', 'work_permit', 'dependant_pass']
        : ['ep', 's_pass', 'work_permit', 'dependant_pass', 'ltvp', 'student_pass'],
  },
  'route.includes.spouse': { shown: takesSpouse },
  'route.includes.children': { shown: takesFamily },
  'route.marriage_approved': { shown: needsApprovedMarriage, hinted: true },
  'route.apply_month': { hinted: true },
  'you.sex': { shown: asksSex },
  'residence.in_singapore_since': { shown: livesHere },
  // Said with a tick at the month of arrival, and asked only to take it back.
  'residence.commutes': { shown: commutes },
  'residence.away_5y': { shown: livesHere },
  'residence.pass_expires': { shown: hasPass },
  'residence.schooling_years': { shown: studiedHere },
  'residence.national_exam': { shown: isStudent },
  'work.employer_since': { shown: isEmployed },
  'work.occupation': { shown: works },
  'work.industry': { shown: works },
  'work.monthly_pay': { shown: works, hinted: true },
  'work.variable_pay_12m': { shown: works },
  'work.assessed_income': { shown: mayHavePaidTax },
  // Who does not work has a gap by that alone, and must not be charged for it twice.
  'work.employers_5y': { shown: works },
  'work.longest_gap_months_5y': { shown: works },
  'work.business.years': business,
  'work.business.local_staff': business,
  'work.business.revenue': business,
  // No one still at school has a licence or register of a trade.
  'education.registration': { shown: (situation) => workStatus(situation) !== 'student' },
  'education.highest': {
    usual: () => ['secondary', 'diploma', 'bachelor', 'master', 'doctorate'],
  },
  'family.marital_status': { usual: () => ['married', 'single', 'divorced', 'separated', 'widowed'] },
  'family.married_since': spouse,
  // The tie in the first step already says the status.
  'family.spouse_status': {
    usual: () => ['dependant_pass', 'abroad', 'ep', 's_pass', 'pr', 'citizen'],
    shown: (situation) => isMarried(situation) && !hasSpouseLink(situation),
  },
  'family.spouse_education': spouse,
  'family.spouse_monthly_pay': spouse,
  'family.children.status': { usual: () => ['foreign', 'citizen', 'pr'] },
  'family.children.included': { apart: true, shownInRow: (_, situation) => takesFamily(situation) },
  'family.children.sex': {
    apart: true,
    shownInRow: mayServe,
  },
  'family.relatives_here': { choices: 'relatives' },
  'family.sponsor.work_status': sponsor,
  'family.sponsor.monthly_pay': sponsor,
  'family.sponsor.age_band': sponsor,
  'family.sponsor.home': sponsor,
  // `pending` is a question of its own; `withdrawn` stays in sight where it was answered.
  'history.previous': {
    shown: (situation) => pass(situation) !== 'already_pr',
    optionsNow: ({ answers: { history } }) =>
      previousApplications.filter((one) => one !== 'pending' && (one !== 'withdrawn' || history.previous === one)),
  },
  'history.re_entry_permit_expires': {
    shown: (situation) => pass(situation) === 'already_pr' || situation.answers.history.former_pr === 'lapsed',
    hinted: true,
  },
  'history.last_decision': { shown: wasRefused },
  'history.changed': { shown: triedBefore },
}
