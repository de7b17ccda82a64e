import { errors, type Profile } from '@settlesg/contract'
import { analyze, predict, withChanges } from '@settlesg/model'
import { HttpResponse, http } from 'msw'
import { api, asMember, refuse } from './answers.ts'
import { assess, balanceOf, datedNow, find, knownFor } from './assessment-handlers.ts'
import { type Account, move } from './db.ts'

interface Asked {
  profile?: Profile
  assessment_id?: string
  changes?: object
}

type Stored = Account['assessments'][number]

const invalid = (detail: object[]) => HttpResponse.json({ detail, code: 'validation' }, { status: 422 })

/** The answers as the what-if changes them, or what is wrong with it. */
function changedAnswers({ profile }: Stored, changes: object) {
  const result = withChanges(datedNow(profile), changes)
  if ('profile' in result) return result
  return { refusal: invalid(result.problems.map(({ loc, ...rest }) => ({ ...rest, loc: ['body', ...loc] }))) }
}

/** What the server says beside each result: what it is of, and when it was made. */
const madeNow = ({ id }: Stored) => ({ assessment_id: id, assessed_at: new Date().toISOString() })

export const analysisHandlers = [
  http.post<never, Asked>(api('/credit/user-consume-supercredits'), ({ request }) =>
    asMember(request, async (account) => {
      const { profile, assessment_id } = await request.clone().json()
      const known = profile ? knownFor(account, profile) : find(account, assessment_id)
      const answers = profile ?? known?.profile
      if (!answers) return refuse(errors.assessmentNotFound)
      if (predict(datedNow(answers)).estimate === null) return refuse(errors.nothingToAnalyse)
      if (!known?.is_unlocked && account.user.supercredits < 1) return refuse(errors.notEnoughSupercredits)
      const found = known ?? find(account, assess(account, answers, true)?.id)
      if (!found) return refuse(errors.assessmentNotFound)
      const charged = !found.is_unlocked
      if (charged) {
        found.analysis = { ...analyze(datedNow(found.profile)), ...madeNow(found) }
        found.is_unlocked = true
        move(account, -1, 'analysis', { assessment_id: found.id }, 'supercredit')
      }
      return HttpResponse.json({ assessment_id: found.id, charged, balance: balanceOf(account) })
    }),
  ),
  http.post<never, Asked>(api('/model/predict/'), ({ request }) =>
    asMember(request, async (account) => {
      const asked = await request.clone().json()
      const found = find(account, asked.assessment_id)
      if (!found) return refuse(errors.assessmentNotFound)
      if (!asked.changes) return HttpResponse.json(found.prediction)
      if (!found.is_unlocked) return refuse(errors.locked)
      const changed = changedAnswers(found, asked.changes)
      if ('refusal' in changed) return changed.refusal
      return HttpResponse.json({ ...predict(changed.profile), ...madeNow(found) })
    }),
  ),
  http.post<never, Asked>(api('/model/analyze/'), ({ request }) =>
    asMember(request, async (account) => {
      const asked = await request.clone().json()
      const found = find(account, asked.assessment_id)
      if (!found) return refuse(errors.assessmentNotFound)
      if (!found.analysis) return refuse(errors.locked)
      if (!asked.changes) return HttpResponse.json(found.analysis)
      const changed = changedAnswers(found, asked.changes)
      if ('refusal' in changed) return changed.refusal
      return HttpResponse.json({ ...analyze(datedNow(found.profile), asked.changes), ...madeNow(found) })
    }),
  ),
]
