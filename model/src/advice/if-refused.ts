import type { Pass, RouteId } from '@settlesg/contract'
import type { SourceId } from '../evidence/sources.ts'
import { passesForWork } from '../rules/eligibility.ts'
import type { AdviceKey } from '../text-keys.ts'

interface IfRefused {
  id: AdviceKey<'family'>
  sources: readonly SourceId[]
}
type Marriage = 'spouse_of_citizen' | 'spouse_of_pr'
/** By what right somebody is here, or not: it decides what a visit pass would change for them. */
type Stay = 'on_work_pass' | 'on_visit_pass' | 'abroad'

const stays: Partial<Record<Pass, Stay>> = {
  ...Object.fromEntries(passesForWork.map((pass) => [pass, 'on_work_pass' as const])),
  ltvp: 'on_visit_pass',
  ltvp_plus: 'on_visit_pass',
  ltvp_abroad: 'on_visit_pass',
  visit_or_abroad: 'abroad',
}
const visitPasses: Record<Marriage, readonly SourceId[]> = {
  spouse_of_citizen: ['spouses-2012-16', 'spouses-2005-09'],
  spouse_of_pr: ['pr-spouse-passes-2007-11'],
}
/** The minister's word that ICA assesses permanent residence apart from work passes. */
const apart: SourceId = 'formalities-2020-22'

/** What is left after a refusal, with the figures that are published on it (docs/facts.md 2.2 and 8.1). */
export function ifRefused(pass: Pass, route: RouteId): IfRefused {
  switch (route) {
    case 'spouse_of_citizen':
    case 'spouse_of_pr': {
      const stay = stays[pass]
      if (stay === undefined) return { id: `if_refused_${route}`, sources: visitPasses[route] }
      const sources = [...(stay === 'on_work_pass' ? [apart] : []), ...visitPasses[route]]
      return { id: `if_refused_${route}_${stay}`, sources }
    }
    case 'pts':
      return { id: 'if_refused_pts', sources: [apart, 'mha-factors-2021'] }
    case 'aged_parent':
    case 'child': {
      if (stays[pass] === 'on_work_pass')
        return { id: `if_refused_${route}_on_work_pass`, sources: [apart, 'visit-passes-2015-20'] }
      const isVisitor = route === 'aged_parent' && stays[pass] === 'on_visit_pass'
      return {
        id: isVisitor ? 'if_refused_aged_parent_on_visit_pass' : `if_refused_${route}`,
        sources: ['visit-passes-2015-20'],
      }
    }
    case 'student':
      return { id: 'if_refused_student', sources: ['ica-who-may-apply', 'mha-factors-2021'] }
    case 'gip':
    case 'forarts':
      if (stays[pass] === 'on_work_pass') return ifRefused(pass, 'pts')
      return { id: 'if_refused_other', sources: ['mha-factors-2021'] }
  }
}
