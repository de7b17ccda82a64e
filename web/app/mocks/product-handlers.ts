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
import { mock, mockForMember, refuse } from './mock.ts'

type Stored = Account['assessments'][number]

const readBalance = ({ user: { credits, supercredits } }: Account) => ({ credits, supercredits })
const now = () => new Date().toISOString()
/** The answers with the current month where none is given, as the server fills it in. */
const datedNow = (profile: Profile) => dated(profile, monthInSingapore(new Date()))

const find = (account: Account, id: string | undefined) => account.assessments.find((one) => one.id === id)
const findSame = (account: Account, profile: Profile) =>
  account.assessments.find((one) => canonical(datedNow(one.profile)) === canonical(datedNow(profile)))

/** What a prediction makes of its assessment, and of a version of it. */
const readFigures = ({ estimate, no_estimate_reason, route, apply_month }: Prediction) => ({
  low: estimate?.low ?? null,
  high: estimate?.high ?? null,
  no_estimate_reason,
  route,
  apply_month,
})

/** Stores the estimate for these answers. */
function assess(account: Account, profile: Profile): Stored {
  const id = crypto.randomUUID()
  const prediction = { ...predict(datedNow(profile)), assessment_id: id, assessed_at: now() }
  const figures = readFigures(prediction)
  const { model_version, assessed_at: at } = prediction
  const until = new Date(Date.parse(at) + correctionDays * 86_400_000).toISOString()
  const made: Stored = {
    ...figures,
    id,
    label: null,
    is_unlocked: false,
    created_at: at,
    profile,
    prediction,
    versions: [{ ...figures, number: 1, cause: 'estimate', changed: [], at, model_version }],
    corrections: prediction.estimate && { until, left: mostCorrections },
    outcome: null,
    past: [],
    analysis: null,
  }
  account.assessments.unshift(made)
  return made
}

/** The newest version of an assessment, with its answers. */
function newest({ versions: [version], profile, prediction }: Stored): AssessmentVersion[] {
  return version ? [{ ...version, profile, prediction }] : []
}

/** Takes other answers as the next version, without the server's rules on what may still be changed. */
function correct(assessment: Stored, sent: Profile): Prediction {
  const profile = { ...sent, route: { ...sent.route, apply_month: sent.route.apply_month ?? assessment.apply_month } }
  const changed = changedAnswers(assessment.profile, profile)
  if (changed.length === 0) return assessment.prediction
  const prediction = { ...predict(datedNow(profile)), assessment_id: assessment.id, assessed_at: now() }
  const figures = readFigures(prediction)
  const { model_version, assessed_at: at } = prediction
  const [before] = assessment.past
  const end = assessment.versions[0] && freeUndoEnd(assessment.versions[0])
  const isUndone = end && new Date() < end && before && changedAnswers(before.profile, profile).length === 0
  assessment.past.unshift(...newest(assessment))
  const number = assessment.versions.length + 1
  const cause = isUndone ? 'undo' : 'correction'
  assessment.versions.unshift({ ...figures, number, cause, changed, at, model_version })
  const { corrections } = assessment
  Object.assign(assessment, figures, {
    profile,
    prediction,
    corrections: corrections && { ...corrections, left: corrections.left + (isUndone ? 1 : -1) },
  })
  return prediction
}

/** What the server sends beside each result: what it is of, and when it was made. */
const madeNow = ({ id }: Stored) => ({ assessment_id: id, assessed_at: now() })

/** The answers as a what-if changes them, or the refusal of what is wrong with it. */
function changedProfile({ profile }: Stored, changes: object) {
  const result = withChanges(datedNow(profile), changes)
  if ('profile' in result) return result.profile
  const detail = result.problems.map(({ loc, ...rest }) => ({ ...rest, loc: ['body', ...loc] }))
  return HttpResponse.json({ detail, code: 'validation' }, { status: 422 })
}

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
    data: account.records,
    count: account.records.length,
    balance: readBalance(account),
  })),
  mockForMember(endpoints.assessments, ({ account: { assessments } }) => ({
    data: assessments,
    count: assessments.length,
  })),
  mockForMember(
    endpoints.assessment,
    ({ account, param }) => find(account, param('id')) ?? refuse(errors.assessmentNotFound),
  ),
  mockForMember(endpoints.sharpen, ({ account, param, body }) => {
    const found = find(account, param('id'))
    return found ? correct(found, body.profile) : refuse(errors.assessmentNotFound)
  }),
  mockForMember(endpoints.assessmentVersion, ({ account, param }) => {
    const found = find(account, param('id'))
    if (!found) return refuse(errors.assessmentNotFound)
    const version = [...newest(found), ...found.past].find(({ number }) => String(number) === param('number'))
    return version ?? refuse(errors.versionNotFound)
  }),
  mockForMember(endpoints.labelAssessment, ({ account, param, body }) => {
    const found = find(account, param('id'))
    return found ? Object.assign(found, body) : refuse(errors.assessmentNotFound)
  }),
  mockForMember(endpoints.deleteAssessment, ({ account, param }) => {
    if (!find(account, param('id'))) return refuse(errors.assessmentNotFound)
    account.assessments = account.assessments.filter(({ id }) => id !== param('id'))
    return { message: 'Deleted' }
  }),
  mockForMember(endpoints.reportOutcome, ({ account, body }) => {
    const { assessment_id, outcome, applied = null, decided = null } = body
    const found = find(account, assessment_id)
    if (!found) return refuse(errors.assessmentNotFound)
    found.outcome = { outcome, applied, decided, reported_at: now() }
    return { message: 'Outcome kept' }
  }),
  mockForMember(endpoints.takeBackOutcome, ({ account, param }) => {
    const found = find(account, param('assessment_id'))
    if (!found) return refuse(errors.assessmentNotFound)
    found.outcome = null
    return { message: 'Outcome taken back' }
  }),
]

/** Unlocks an assessment that is not, with a supercredit. */
export function unlock(account: Account, found: Account['assessments'][number]): void {
  found.analysis = { ...analyze(datedNow(found.profile)), ...madeNow(found) }
  found.is_unlocked = true
  move(account, -1, 'analysis', { assessment_id: found.id }, 'supercredit')
}

const analysisHandlers = [
  mockForMember(endpoints.consumeSupercredits, ({ account, body: { profile, assessment_id } }) => {
    const known = profile ? findSame(account, profile) : find(account, assessment_id)
    const answers = profile ?? known?.profile
    if (!answers) return refuse(errors.assessmentNotFound)
    if (predict(datedNow(answers)).estimate === null) return refuse(errors.nothingToAnalyse)
    if (!known?.is_unlocked && account.user.supercredits < 1) return refuse(errors.notEnoughSupercredits)
    const found = known ?? assess(account, answers)
    const charged = !found.is_unlocked
    if (charged) unlock(account, found)
    return { assessment_id: found.id, charged, balance: readBalance(account) }
  }),
  mockForMember(endpoints.predict, ({ account, body: { assessment_id, changes } }) => {
    const found = find(account, assessment_id)
    if (!found) return refuse(errors.assessmentNotFound)
    if (!changes) return found.prediction
    if (!found.is_unlocked) return refuse(errors.locked)
    const changed = changedProfile(found, changes)
    return changed instanceof Response ? changed : { ...predict(changed), ...madeNow(found) }
  }),
  mockForMember(endpoints.analyze, ({ account, body: { assessment_id, changes } }) => {
    const found = find(account, assessment_id)
    if (!found) return refuse(errors.assessmentNotFound)
    if (!found.analysis) return refuse(errors.locked)
    if (!changes) return found.analysis
    const changed = changedProfile(found, changes)
    return changed instanceof Response ? changed : { ...analyze(datedNow(found.profile), changes), ...madeNow(found) }
  }),
]

/** There is no printer here: a report is an empty page, and none was ever issued. */
const blank =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj 3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>'
/** There is no drawing either: the smallest picture there is. */
const onePixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII='),
  (character) => character.charCodeAt(0),
)
const onTheWay = () => ({ message: 'The report is on its way' })

const reportHandlers = [
  mockForMember(
    endpoints.generateReport,
    () =>
      new HttpResponse(blank, {
        headers: {
          'content-type': 'application/pdf',
          'x-report-number': '7K3M-9QRT-2XWD',
          'x-report-sha256': 'a'.repeat(64),
        },
      }),
  ),
  mockForMember(endpoints.drawAnswer, () => new HttpResponse(onePixel, { headers: { 'content-type': 'image/png' } })),
  mockForMember(endpoints.sendReport, onTheWay),
  mockForMember(endpoints.mailUploadedReport, onTheWay),
  mockForMember(endpoints.reports, () => ({ data: [], count: 0 })),
  mock(endpoints.verifyReport, () => ({ issued: false, number: null, issued_on: null, is_example: false })),
]

export const productHandlers = [...assessmentHandlers, ...analysisHandlers, ...reportHandlers]
