import type { Advice, DatedProfile, RouteId } from '@settlesg/contract'
import { consistency } from './consistency.ts'
import { documents } from './documents.ts'
import { family } from './family.ts'
import { plan } from './plan.ts'
import { reapplication } from './reapplication.ts'

/** The parts of an analysis that rest on rules, by this route; without one, what holds on any. */
export function advise(profile: DatedProfile, route: RouteId | null): Advice {
  const checklist = documents(profile, route)
  const notes = consistency(profile)
  return {
    ...checklist,
    consistency: notes,
    family: family(profile, route),
    reapplication: reapplication(profile),
    plan: plan(checklist.documents, notes),
  }
}

/** The sources of everything in an advice, among them that of the words on false statements, for `sourcesWith`. */
export const adviceSourceIds = (advice: Advice): string[] => [
  'immigration-act-57',
  ...advice.document_notes.source_ids,
  ...advice.document_notes.form.source_ids,
  ...[advice.documents, advice.consistency, advice.family, advice.plan, advice.reapplication?.notes ?? []]
    .flat()
    .flatMap(({ source_ids }) => source_ids),
]
