import {
  type AssessmentSummary,
  type AssessmentVersion,
  adviceOnly,
  canonical,
  changedAnswers,
  correctionDays,
  dated,
  errors,
  monthInSingapore,
  mostCorrections,
  type OutcomeReport,
  type Prediction,
  type Profile,
} from '@settlesg/contract'
import { predict } from '@settlesg/model'
import { HttpResponse, http } from 'msw'
import { api, asMember, refuse, say } from './answers.ts'
import { type Account, move } from './db.ts'

export const balanceOf = ({ user: { credits, supercredits } }: Account) => ({ credits, supercredits })

/** The answers with the current month where none is given, as the server fills it in. */
export const datedNow = (profile: Profile) => dated(profile, monthInSingapore(new Date()))

const fingerprintOf = (profile: Profile) => canonical(datedNow(profile))
export const knownFor = (account: Account, profile: Profile) =>
  account.assessments.find(({ fingerprints }) => fingerprints.includes(fingerprintOf(profile)))

/** Stores the estimate for these answers, or finds the one that is there. A credit goes only with a new estimate. */
export function assess(account: Account, profile: Profile, isPaidFor = false) {
  const known = knownFor(account, profile)
  if (known) return { id: known.id, charged: false }

  const outlook = predict(datedNow(profile))
  if (outlook.estimate && !isPaidFor && account.user.credits < 1) return null
  const id = crypto.randomUUID()
  const now = new Date()
  const prediction: Prediction = { ...outlook, assessment_id: id, assessed_at: now.toISOString() }
  const first = versionOf(prediction, profile, { number: 1, cause: 'estimate', changed: [] })
  const until = new Date(now.getTime() + correctionDays * 86_400_000).toISOString()
  account.assessments.unshift({
    id,
    label: null,
    ...figuresOf(prediction),
    route: outlook.route,
    apply_month: outlook.apply_month,
    is_unlocked: false,
    created_at: now.toISOString(),
    profile,
    prediction,
    versions: [summaryOfVersion(first)],
    corrections: outlook.estimate && { until, left: mostCorrections },
    outcome: null,
    fingerprints: [fingerprintOf(profile)],
    versionsWithAnswers: [first],
    analysis: null,
  })
  const charged = outlook.estimate !== null && !isPaidFor
  if (charged) move(account, -1, 'estimate', { assessment_id: id })
  return { id, charged }
}

const figuresOf = ({ estimate, no_estimate_reason }: Prediction) => ({
  low: estimate?.low ?? null,
  high: estimate?.high ?? null,
  no_estimate_reason,
})

const versionOf = (
  prediction: Prediction,
  profile: Profile,
  why: Pick<AssessmentVersion, 'number' | 'cause' | 'changed'>,
): AssessmentVersion => ({
  ...figuresOf(prediction),
  ...why,
  at: prediction.assessed_at,
  model_version: prediction.model_version,
  profile,
  prediction,
})

const summaryOfVersion = ({ profile: _, prediction: __, ...summary }: AssessmentVersion) => summary

const sameLinks = (one: Profile, other: Profile) =>
  [...one.route.links].sort().join() === [...other.route.links].sort().join()

/** Corrects the answers of a charged assessment by the rules of the server; only a newer model is not played. */
function sharpen(assessment: Account['assessments'][number], sent: Profile) {
  const { corrections, prediction: before } = assessment
  if (!corrections) return refuse(errors.locked)
  const apply_month = sent.route.apply_month ?? before.apply_month
  const profile = { ...sent, route: { ...sent.route, apply_month } }
  const changed = changedAnswers(assessment.profile, profile)
  if (changed.length === 0) return HttpResponse.json(before)
  if (sent.you.birth_month !== assessment.profile.you.birth_month || !sameLinks(sent, assessment.profile))
    return refuse(errors.anotherPerson)

  const isAdvice = changed.every((path) => adviceOnly.has(path))
  if (!isAdvice && Date.now() >= Date.parse(corrections.until)) return refuse(errors.closed)
  if (!isAdvice && corrections.left === 0) return refuse(errors.tooManyVersions)

  const assessed_at = isAdvice ? before.assessed_at : new Date().toISOString()
  const prediction = { ...predict(datedNow(profile)), assessment_id: assessment.id, assessed_at }
  const { route, apply_month: month } = prediction
  Object.assign(assessment, { profile, prediction, route, apply_month: month, ...figuresOf(prediction) })
  assessment.fingerprints.push(canonical(profile))
  if (isAdvice) return HttpResponse.json(prediction)
  const number = assessment.versions.length + 1
  const version = versionOf(prediction, profile, { number, cause: 'correction', changed })
  assessment.versionsWithAnswers.unshift(version)
  assessment.versions.unshift(summaryOfVersion(version))
  assessment.corrections = { ...corrections, left: corrections.left - 1 }
  return HttpResponse.json(prediction)
}

export const find = (account: Account, id: string | undefined) => account.assessments.find((one) => one.id === id)

const summaryOf = ({
  profile: _,
  prediction: __,
  versions: ___,
  corrections: ____,
  fingerprints: _____,
  versionsWithAnswers: ______,
  analysis: _______,
  ...summary
}: Account['assessments'][number]) => summary satisfies AssessmentSummary

export const assessmentHandlers = [
  http.post<never, { profile: Profile }>(api('/credit/user-consume-credits'), ({ request }) =>
    asMember(request, async (account) => {
      const made = assess(account, (await request.clone().json()).profile)
      if (!made) return refuse(errors.notEnoughCredits)
      return HttpResponse.json({ assessment_id: made.id, charged: made.charged, balance: balanceOf(account) })
    }),
  ),
  http.get(api('/credit/user-credit-records'), ({ request }) =>
    asMember(request, (account) =>
      HttpResponse.json({ data: account.records, count: account.records.length, balance: balanceOf(account) }),
    ),
  ),
  http.get(api('/assessments'), ({ request }) =>
    asMember(request, ({ assessments }) =>
      HttpResponse.json({ data: assessments.map(summaryOf), count: assessments.length }),
    ),
  ),
  http.get<{ id: string }>(api('/assessments/:id'), ({ request, params }) =>
    asMember(request, (account) => {
      const found = find(account, params.id)
      if (!found) return refuse(errors.assessmentNotFound)
      const { fingerprints: _, versionsWithAnswers: __, analysis: ___, ...assessment } = found
      return HttpResponse.json(assessment)
    }),
  ),
  http.post<{ id: string }, { profile: Profile }>(api('/assessments/:id/answers'), ({ request, params }) =>
    asMember(request, async (account) => {
      const found = find(account, params.id)
      return found ? sharpen(found, (await request.clone().json()).profile) : refuse(errors.assessmentNotFound)
    }),
  ),
  http.get<{ id: string; number: string }>(api('/assessments/:id/versions/:number'), ({ request, params }) =>
    asMember(request, (account) => {
      const found = find(account, params.id)
      if (!found) return refuse(errors.assessmentNotFound)
      const version = found.versionsWithAnswers.find(({ number }) => String(number) === params.number)
      return version ? HttpResponse.json(version) : refuse(errors.versionNotFound)
    }),
  ),
  http.patch<{ id: string }, { label: string | null }>(api('/assessments/:id'), ({ request, params }) =>
    asMember(request, async (account) => {
      const found = find(account, params.id)
      if (!found) return refuse(errors.assessmentNotFound)
      found.label = (await request.clone().json()).label
      return HttpResponse.json(summaryOf(found))
    }),
  ),
  http.delete<{ id: string }>(api('/assessments/:id'), ({ request, params }) =>
    asMember(request, (account) => {
      if (!find(account, params.id)) return refuse(errors.assessmentNotFound)
      account.assessments = account.assessments.filter(({ id }) => id !== params.id)
      return say('Deleted')
    }),
  ),
  http.post<never, OutcomeReport>(api('/users/me/outcome'), ({ request }) =>
    asMember(request, async (account) => {
      const { assessment_id, outcome, applied = null, decided = null } = await request.clone().json()
      const found = find(account, assessment_id)
      if (!found) return refuse(errors.assessmentNotFound)
      found.outcome = { outcome, applied, decided, reported_at: new Date().toISOString() }
      return say('Outcome kept')
    }),
  ),
  http.delete<{ id: string }>(api('/users/me/outcome/:id'), ({ request, params }) =>
    asMember(request, (account) => {
      const found = find(account, params.id)
      if (!found) return refuse(errors.assessmentNotFound)
      found.outcome = null
      return say('Outcome taken back')
    }),
  ),
]
