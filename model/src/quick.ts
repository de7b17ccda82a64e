import type { DatedProfile, Estimate, Outlook } from '@settlesg/contract'
import file from '../posterior-small.json' with { type: 'json' }
import { chances, rangeOf, routeWorlds } from './chances.ts'
import { worldsOf } from './posterior-file.ts'
import { isEstimated } from './priors.ts'
import { questionOf } from './question.ts'
import { readAnswers } from './route-model.ts'
import { wholePeople } from './whole-people.ts'

/*
 * The quick check of the home page: routes and range from a few answers, in the browser, with fewer and coarser draws
 * than the estimate. What is not asked is taken from the pool, so the range is wide.
 */

const worlds = worldsOf(file)

export interface QuickCheck extends Pick<Outlook, 'routes' | 'route' | 'no_estimate_reason'> {
  range: Pick<Estimate, 'low' | 'mid' | 'high'> | null
}

/** Throws RangeError when several routes are open and none is chosen. */
export function quickCheck(profile: DatedProfile): QuickCheck {
  const question = questionOf(profile)
  const { route, no_estimate_reason } = question
  if (no_estimate_reason !== null || route === null || !isEstimated(route)) return { ...question, range: null }
  const inWorlds = routeWorlds(worlds, route)
  const { low, mean, high } = rangeOf(chances(inWorlds, readAnswers(inWorlds.model, profile)))
  return { ...question, range: wholePeople(low, mean, high) }
}
