import type { Tx } from '../tables.ts'
import { noSuch } from './api-error.ts'
import { expandAll } from './expand.ts'
import type { Page } from './parameters.ts'
import { findObject, selectObjects } from './queries.ts'
import type { Kind } from './tables.ts'

/**
 * One page of a list, newest first: https://docs.stripe.com/api/pagination. `equal` names the fields that are asked for by
 * their value. Throws `ApiError` for a cursor that is no such object.
 */
export async function listObjects(
  tx: Tx,
  url: string,
  kind: Kind,
  page: Page,
  equal: Record<string, string | undefined> = {},
) {
  const { limit, starting_after: after, ending_before: before, created = {}, expand = [] } = page
  for (const [param, id] of Object.entries({ starting_after: after, ending_before: before }))
    if (id !== undefined && !(await findObject(tx, kind, id))) throw noSuch(kind, id, param)
  const limits = typeof created === 'number' ? { eq: created } : created
  const { data, hasMore } = await selectObjects(tx, { kind, limit, created: limits, equal, after, before })
  const paths = expand.map((path) => path.replace(/^data\./, ''))
  const expanded = []
  for (const each of data) expanded.push(await expandAll(tx, each, paths))
  return { object: 'list', url, has_more: hasMore, data: expanded }
}
