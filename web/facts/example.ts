import type { DatedProfile, Estimate, RouteId } from '@settlesg/contract'
import { analyze, countPapers, notInHand, predict, readQuestion } from '@settlesg/model'
import { casePeople } from '@settlesg/model/cases'
import { exampleProfile } from './example-profile.ts'

/** What the model answers for the example, which has all that one has to show: it can never drift from the product. */
export function exampleOutlook(): ReturnType<typeof predict> & { route: RouteId; estimate: Estimate } {
  const outlook = predict(exampleProfile)
  const { route, routes, estimate } = outlook
  const isOpen = routes.some((verdict) => verdict.route === route && verdict.open)
  if (!route || !estimate || !isOpen) throw new Error('The example needs a person with an open route and an estimate')
  // Nobody answers its open questions.
  return { ...outlook, route, estimate, open_questions: [] }
}

/** Every route that is estimated. */
const estimatedRoutes = ['pts', 'spouse_of_citizen', 'spouse_of_pr', 'student'] as const

/**
 * What of an analysis is shown before anyone pays, by route, of a made-up person of that route: the first of the cases that
 * the model is judged by, and on pts the person of the example report.
 */
export const exampleAnalyses = () => Object.fromEntries(estimatedRoutes.map((route) => [route, exampleAnalysis(route)]))

function exampleAnalysis(route: (typeof estimatedRoutes)[number]) {
  const profile =
    route === 'pts' ? exampleProfile : casePeople.find((person) => routeOf(person.profile) === route)?.profile
  const { estimate, factors, timeline, what_ifs, documents, plan } = analyze(profile ?? exampleProfile)
  if (!profile || !estimate) throw new Error(`The example of ${route} needs a person with an estimate`)
  return {
    estimate,
    factors,
    timeline,
    what_if: what_ifs[0] ?? null,
    papers: [...new Set(notInHand(documents).map(({ id }) => id))],
    papers_count: countPapers(documents).all,
    steps: plan.map(({ id }) => id),
  }
}

function routeOf(profile: DatedProfile) {
  const { route, no_estimate_reason } = readQuestion(profile)
  return no_estimate_reason === null ? route : null
}
