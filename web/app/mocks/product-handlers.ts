import {
  type AssessmentVersion,
  canonical,
  changedAnswers,
  correctionDays,
  dated,
  endpoints,
  errors,
  freeUndoEnd,
  monthInSingapore,
  mostCorrections,
  type Prediction,
  type Profile,
} from '@settlesg/contract'
import { analyze, predict, withChanges } from '@settlesg/model'
import { HttpResponse } from 'msw'
import { type Account, move } from './db.ts'
import { listOf, mock, mockForFound, mockForMember, refuse } from './mock.ts'

type Stored = Account['assessments'][number]

const readBalance = ({ user: { credits, supercredits } }: Account) => ({ credits, supercredits })
const now = () => new Date().toISOString()
/** The answers with the current month where none is given, as the server fills it in. */
const datedNow = (profile: Profile) => dated(profile, monthInSingapore(new Date()))

const find = (account: Account, id: string) => account.assessments.find((one) => one.id === id)
const findSame = (account: Account, profile: Profile) =>
  account.assessments.find((one) => canonical(datedNow(one.profile)) === canonical(datedNow(profile)))

/** What the server sends beside each result: what it is of, and when it was made. */
const madeNow = ({ id }: Pick<Stored, 'id'>) => ({ assessment_id: id, assessed_at: now() })

/** Makes these answers, and what is estimated of them, the newest version of an assessment. */
function keep(
  assessment: Pick<Stored, 'id' | 'versions'>,
  profile: Profile,
  cause: AssessmentVersion['cause'],
  changed: AssessmentVersion['changed'],
) {
  const prediction = { ...predict(datedNow(profile)), ...madeNow(assessment) }
  const { estimate, no_estimate_reason, route, apply_month, model_version, assessed_at: at } = prediction
  const range = { low: estimate?.low ?? null, high: estimate?.high ?? null }
  const kept = { ...range, no_estimate_reason, route, apply_month, profile, prediction }
  assessment.versions.unshift({ ...kept, number: assessment.versions.length + 1, cause, changed, at, model_version })
  return kept
}

/** Stores the estimate for these answers. */
function assess(account: Account, profile: Profile): Stored {
  const made = { id: crypto.randomUUID(), versions: [], label: null, is_unlocked: false, outcome: null, analysis: null }
  const kept = keep(made, profile, 'estimate', [])
  const { estimate, assessed_at: created_at } = kept.prediction
  const until = new Date(Date.parse(created_at) + correctionDays * 86_400_000).toISOString()
  const stored = { ...made, ...kept, created_at, corrections: estimate && { until, left: mostCorrections } }
  account.assessments.unshift(stored)
  return stored
}

/** Takes other answers as the next version, without the server's rules on what may still be changed. */
function correct(assessment: Stored, sent: Profile): Prediction {
  const profile = { ...sent, route: { ...sent.route, apply_month: sent.route.apply_month ?? assessment.apply_month } }
  const changed = changedAnswers(assessment.profile, profile)
  if (changed.length === 0) return assessment.prediction
  const [last, before] = assessment.versions
  const end = last && freeUndoEnd(last)
  const isUndone = end && new Date() < end && before && changedAnswers(before.profile, profile).length === 0
  if (assessment.corrections) assessment.corrections.left += isUndone ? 1 : -1
  return Object.assign(assessment, keep(assessment, profile, isUndone ? 'undo' : 'correction', changed)).prediction
}

/** The refusal of what is wrong with a what-if; null where nothing is. */
function problemsOf({ profile }: Stored, changes: object) {
  const result = withChanges(datedNow(profile), changes)
  if ('profile' in result) return null
  const detail = result.problems.map(({ loc, ...rest }) => ({ ...rest, loc: ['body', ...loc] }))
  return HttpResponse.json({ detail, code: 'validation' }, { status: 422 })
}

const mockForCase = mockForFound(find, errors.assessmentNotFound)

const assessmentHandlers = [
  mockForMember(endpoints.consumeCredits, ({ account, body: { profile } }) => {
    const known = findSame(account, profile)
    const isFree = known || predict(datedNow(profile)).estimate === null
    if (!isFree && account.user.credits < 1) return refuse(errors.notEnoughCredits)
    const { id } = known ?? assess(account, profile)
    if (!isFree) move(account, -1, 'estimate', { assessment_id: id })
    return { assessment_id: id, charged: !isFree, balance: readBalance(account) }
  }),
  mockForMember(endpoints.creditRecords, ({ account }) => ({
    ...listOf(account.records),
    balance: readBalance(account),
  })),
  mockForMember(endpoints.assessments, ({ account }) => listOf(account.assessments)),
  mockForCase(endpoints.assessment, ({ found }) => found),
  mockForCase(endpoints.sharpen, ({ found, body }) => correct(found, body.profile)),
  mockForCase(
    endpoints.assessmentVersion,
    ({ found, param }) =>
      found.versions.find(({ number }) => String(number) === param('number')) ?? refuse(errors.versionNotFound),
  ),
  mockForCase(endpoints.labelAssessment, ({ found, body }) => Object.assign(found, body)),
  mockForCase(endpoints.deleteAssessment, ({ account, found }) => {
    account.assessments = account.assessments.filter((one) => one !== found)
    return { message: 'Deleted' }
  }),
  mockForCase(endpoints.reportOutcome, ({ found, body: { outcome, applied = null, decided = null } }) => {
    found.outcome = { outcome, applied, decided, reported_at: now() }
    return { message: 'Outcome kept' }
  }),
  mockForCase(endpoints.takeBackOutcome, ({ found }) => {
    found.outcome = null
    return { message: 'Outcome taken back' }
  }),
]

/** Unlocks an assessment that is not, with a supercredit. */
export function unlock(account: Account, found: Stored): void {
  found.analysis = { ...analyze(datedNow(found.profile)), ...madeNow(found) }
  found.is_unlocked = true
  move(account, -1, 'analysis', { assessment_id: found.id }, 'supercredit')
}

const analysisHandlers = [
  mockForMember(endpoints.consumeSupercredits, ({ account, body: { profile, assessment_id } }) => {
    const known = profile ? findSame(account, profile) : find(account, assessment_id ?? '')
    const answers = profile ?? known?.profile
    if (!answers) return refuse(errors.assessmentNotFound)
    if (predict(datedNow(answers)).estimate === null) return refuse(errors.nothingToAnalyse)
    if (!known?.is_unlocked && account.user.supercredits < 1) return refuse(errors.notEnoughSupercredits)
    const found = known ?? assess(account, answers)
    const charged = !found.is_unlocked
    if (charged) unlock(account, found)
    return { assessment_id: found.id, charged, balance: readBalance(account) }
  }),
  mockForCase(endpoints.analyze, ({ found, body: { changes } }) => {
    if (!found.analysis) return refuse(errors.locked)
    if (!changes) return found.analysis
    const wrong = problemsOf(found, changes)
    return wrong ?? { ...analyze(datedNow(found.profile), changes), ...madeNow(found) }
  }),
]

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII='
/** There is no printer here: a report is an empty file, a picture the smallest there is, and nothing was ever issued. */
const reportHandlers = [
  mockForMember(endpoints.generateReport, () => {
    const issued = { 'x-report-number': '7K3M-9QRT-2XWD', 'x-report-sha256': 'a'.repeat(64) }
    return new HttpResponse('%PDF-1.4', { headers: { 'content-type': 'application/pdf', ...issued } })
  }),
  mockForMember(endpoints.drawAnswer, () => {
    const bytes = Uint8Array.from(atob(pixel), (character) => character.charCodeAt(0))
    return new HttpResponse(bytes, { headers: { 'content-type': 'image/png' } })
  }),
  mockForMember(endpoints.sendReport, () => ({ message: 'The report is on its way' })),
  mockForMember(endpoints.mailUploadedReport, () => ({ message: 'The report is on its way' })),
  mockForMember(endpoints.reports, () => listOf([])),
  mock(endpoints.verifyReport, () => ({ issued: false, number: null, issued_on: null, is_example: false })),
]

export const productHandlers = [...assessmentHandlers, ...analysisHandlers, ...reportHandlers]
