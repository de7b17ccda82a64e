import type { Outlook, Source } from '@settlesg/contract'
import { waitingSources } from '../advice/waiting.ts'
import { isOnePersons } from '../evidence/sources.ts'

/** Whose page a source of an answer is: an authority's own, another publisher's, one person's, or of no use on this route. */
export const sourceGroups = ['own', 'copies', 'persons', 'other_routes'] as const
export type SourceGroup = (typeof sourceGroups)[number]

type Answer = Pick<Outlook, 'route' | 'routes' | 'sources'> &
  Partial<Pick<Outlook, 'reasons' | 'other_routes'>> & { estimate?: Outlook['estimate'] }

/** The sources of an answer by group, each in one; none is of another route where the answer is on none. */
export function groupSources(answer: Answer): Record<SourceGroup, Source[]> {
  const others = ofOtherRoutesOnly(answer)
  const groupOf = (source: Source): SourceGroup =>
    others.has(source.id)
      ? 'other_routes'
      : isOnePersons(source)
        ? 'persons'
        : source.trust === 'official'
          ? 'own'
          : 'copies'
  const of = (group: SourceGroup) => answer.sources.filter((source) => groupOf(source) === group)
  return { own: of('own'), copies: of('copies'), persons: of('persons'), other_routes: of('other_routes') }
}

/** What conditions and levels of other routes rest on, and nothing that is said of this one. */
function ofOtherRoutesOnly({ route, routes, estimate, reasons = [], other_routes = [] }: Answer): ReadonlySet<string> {
  if (route === null) return new Set()
  const conditionsOf = (isOwn: boolean) =>
    routes
      .filter((one) => (one.route === route) === isOwn)
      .flatMap(({ conditions }) => conditions.flatMap(({ source_ids }) => source_ids))
  const here = new Set<string>([
    ...conditionsOf(true),
    ...(estimate?.base.source_ids ?? []),
    ...reasons.flatMap(({ source_ids }) => source_ids),
    ...waitingSources,
  ])
  const there = [...conditionsOf(false), ...other_routes.flatMap((other) => other.estimate.base.source_ids)]
  return new Set(there.filter((id) => !here.has(id)))
}
