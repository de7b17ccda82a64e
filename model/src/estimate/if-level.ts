import type { DatedProfile, Estimate } from '@settlesg/contract'
import { isEstimated, levelOfRoute } from '../evidence/levels.ts'
import { centreOfShare } from '../fit/model-file.ts'
import { readQuestion } from '../rules/question.ts'
import { rangeOf, wholePeople } from './formula.ts'
import { caseOf } from './make-estimate.ts'
import { published } from './published.ts'

/** The range if the level of the route were known to be this share, 0 to 1. Throws RangeError without an estimate. */
export function rangeIfLevel(profile: DatedProfile, share: number): Pick<Estimate, 'low' | 'mid' | 'high'> {
  const { route } = readQuestion(profile)
  if (route === null || !isEstimated(route)) throw new RangeError('these answers have no estimate')
  const name = levelOfRoute[route]
  const own = published.levels[name]
  const people = own.varied.reduce((sum, variance) => sum + variance, 0)
  const known = { ...own, centre: centreOfShare(share, published.effect, people), spread: 0 }
  const model = { ...published, levels: { ...published.levels, [name]: known } }
  return wholePeople(rangeOf(model, caseOf(profile, route, model)))
}
