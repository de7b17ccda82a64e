import { type DatedProfile, type DocumentId, documentIds, type RouteId, routeIds } from '@settlesg/contract'
import { documents } from '@settlesg/model'
import type { Situation } from './field.ts'

/** The papers of the checklists in question, in the order of the list; while a deciding answer is missing, perhaps all. */
export function documentsFor({ profile, routes, route }: Situation): readonly DocumentId[] {
  if (!profile) return documentIds
  const lists = checklists(profile, route ? [route] : routes)
  if (lists.length > 0) return documentIds.filter((id) => lists.some((list) => list.has(id)))
  // No route has a list of ours: then what every application is asked for.
  const all = checklists(profile, routeIds)
  return documentIds.filter((id) => all.every((list) => list.has(id)))
}

const checklists = (profile: DatedProfile, routes: readonly RouteId[]) =>
  routes.map((route) => checklist(profile, route)).filter((list) => list.size > 0)

/** What is on the checklist of a route as "have" once every paper is there: the papers that it asks about. */
function checklist(profile: DatedProfile, route: RouteId): ReadonlySet<DocumentId> {
  const all = Object.fromEntries(documentIds.map((id) => [id, 'have' as const]))
  const complete = { ...profile, history: { ...profile.history, documents: all } }
  return new Set(documents(complete, route).documents.flatMap(({ id, state }) => (state === 'have' ? [id] : [])))
}
