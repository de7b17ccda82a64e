import {
  type Analysis,
  type AssessmentSummary,
  dated,
  errors,
  monthInSingapore,
  type OutcomeReport,
  type Prediction,
  type Profile,
} from '@settlesg/contract'
import { analyze, predict, withChanges } from '@settlesg/model'
import { HttpResponse, http } from 'msw'
import { api, asMember, refuse, say } from './answers.ts'
import { type Account, move } from './db.ts'

const balanceOf = ({ user: { credits, supercredits } }: Account) => ({ credits, supercredits })

/** The real model on these answers, with the current month where none is given, as the server fills it in. */
function outlookOf(profile: Profile) {
  return predict(dated(profile, monthInSingapore(new Date())))
}

/** Stores the estimate for these answers, or finds the one that is there. A credit goes only with a new estimate. */
function assess(account: Account, profile: Profile) {
  const fingerprint = JSON.stringify(profile)
  const known = account.assessments.find((assessment) => assessment.fingerprint === fingerprint)
  if (known) return { id: known.id, charged: false }

  const outlook = outlookOf(profile)
  if (outlook.estimate && account.user.credits < 1) return null
  const id = crypto.randomUUID()
  const now = new Date().toISOString()
  const prediction: Prediction = { ...outlook, assessment_id: id, assessed_at: now }
  account.assessments.unshift({
    id,
    label: null,
    route: outlook.route,
    low: outlook.estimate?.low ?? null,
    high: outlook.estimate?.high ?? null,
    no_estimate_reason: outlook.no_estimate_reason,
    apply_month: outlook.apply_month,
    created_at: now,
    profile,
    prediction,
    is_unlocked: false,
    outcome: null,
    fingerprint,
  })
  if (outlook.estimate) move(account, -1, 'estimate', { assessment_id: id })
  return { id, charged: outlook.estimate !== null }
}

/** The analysis of an unlocked assessment, made anew each time; the real server stores it with the unlock. */
function analysisOf({ id, profile, apply_month, created_at }: Account['assessments'][number], changes?: unknown): Analysis {
  return { ...analyze(dated(profile, apply_month), changes), assessment_id: id, assessed_at: created_at }
}

const find = (account: Account, id: string | undefined) => account.assessments.find((one) => one.id === id)

const summaryOf = ({
  profile: _,
  prediction: __,
  outcome: ___,
  fingerprint: ____,
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
  http.post<never, { assessment_id?: string; profile?: Profile }>(
    api('/credit/user-consume-supercredits'),
    ({ request }) =>
      asMember(request, async (account) => {
        const found = find(account, (await request.clone().json()).assessment_id)
        if (!found) return refuse(errors.assessmentNotFound)
        if (found.prediction.estimate === null) return refuse(errors.nothingToAnalyse)
        const charged = !found.is_unlocked
        if (charged && account.user.supercredits < 1) return refuse(errors.notEnoughSupercredits)
        if (charged) move(account, -1, 'analysis', { assessment_id: found.id }, 'supercredit')
        found.is_unlocked = true
        return HttpResponse.json({ assessment_id: found.id, charged, balance: balanceOf(account) })
      }),
  ),
  http.post<never, { assessment_id?: string; changes?: unknown }>(api('/model/analyze/'), ({ request }) =>
    asMember(request, async (account) => {
      const { assessment_id, changes } = await request.clone().json()
      const found = find(account, assessment_id)
      if (!found) return refuse(errors.assessmentNotFound)
      if (!found.is_unlocked) return refuse(errors.locked)
      const changed = changes === undefined ? null : withChanges(dated(found.profile, found.apply_month), changes)
      if (changed && 'problems' in changed)
        return HttpResponse.json({ detail: changed.problems, code: 'validation' }, { status: 422 })
      return HttpResponse.json(analysisOf(found, changes))
    }),
  ),
  http.post<{ id: string }, { profile: Profile }>(api('/assessments/:id/answers'), ({ request, params }) =>
    asMember(request, async (account) => {
      const found = find(account, params.id)
      if (!found) return refuse(errors.assessmentNotFound)
      found.profile = (await request.clone().json()).profile
      const outlook = outlookOf(found.profile)
      found.prediction = { ...outlook, assessment_id: found.id, assessed_at: new Date().toISOString() }
      return HttpResponse.json(found.prediction)
    }),
  ),
  http.get(api('/credit/user-credit-records'), ({ request }) =>
    asMember(request, (account) =>
      HttpResponse.json({ data: account.records, count: account.records.length, balance: balanceOf(account) }),
    ),
  ),
  http.post<never, { assessment_id?: string }>(api('/model/predict/'), ({ request }) =>
    asMember(request, async (account) => {
      const found = find(account, (await request.clone().json()).assessment_id)
      return found ? HttpResponse.json(found.prediction) : refuse(errors.assessmentNotFound)
    }),
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
      const { fingerprint: _, ...assessment } = found
      return HttpResponse.json(assessment)
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
