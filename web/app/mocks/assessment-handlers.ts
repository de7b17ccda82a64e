import {
  type AssessmentSummary,
  dated,
  errors,
  monthInSingapore,
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

const fingerprintOf = (profile: Profile) => JSON.stringify(profile)
export const knownFor = (account: Account, profile: Profile) =>
  account.assessments.find(({ fingerprint }) => fingerprint === fingerprintOf(profile))

/** Stores the estimate for these answers, or finds the one that is there. A credit goes only with a new estimate. */
export function assess(account: Account, profile: Profile, isPaidFor = false) {
  const known = knownFor(account, profile)
  if (known) return { id: known.id, charged: false }

  const outlook = predict(datedNow(profile))
  if (outlook.estimate && !isPaidFor && account.user.credits < 1) return null
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
    is_unlocked: false,
    created_at: now,
    profile,
    prediction,
    outcome: null,
    fingerprint: fingerprintOf(profile),
    analysis: null,
  })
  const charged = outlook.estimate !== null && !isPaidFor
  if (charged) move(account, -1, 'estimate', { assessment_id: id })
  return { id, charged }
}

export const find = (account: Account, id: string | undefined) => account.assessments.find((one) => one.id === id)

const summaryOf = ({
  profile: _,
  prediction: __,
  outcome: ___,
  fingerprint: ____,
  analysis: _____,
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
      const { fingerprint: _, analysis: __, ...assessment } = found
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
