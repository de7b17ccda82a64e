import type { Db, Tx } from '../tables.ts'
import { invalidRequest } from './api-error.ts'
import { findObject, objectsOfPayment, withheldOf } from './queries.ts'
import type { Kind, StoredObject } from './tables.ts'

/** Which fields hold the id of another object. */
const references: Record<string, Kind> = {
  payment_intent: 'payment_intent',
  latest_charge: 'charge',
  charge: 'charge',
}

/** Deeper than this the provider does not go either: https://docs.stripe.com/expand. */
const mostDepth = 4

/** The object with what `paths` name in the place of ids. Throws `ApiError` for what cannot be expanded. */
export async function expandAll(db: Db | Tx, object: StoredObject, paths: readonly string[] = []): Promise<unknown> {
  let expanded: object = object
  for (const path of paths) expanded = await expandPath(db, expanded, path.split('.'), path)
  return expanded
}

async function expandPath(db: Db | Tx, object: object, [field = '', ...rest]: string[], path: string): Promise<object> {
  const value = await expandedField(db, object, field)
  if (value === undefined || rest.length >= mostDepth)
    throw invalidRequest(`This property cannot be expanded (${path.slice(0, 100)}).`, { param: 'expand' })
  const isObject = typeof value === 'object' && value !== null
  return { ...object, [field]: isObject && rest.length > 0 ? await expandPath(db, value, rest, path) : value }
}

/** Undefined for what cannot be expanded. */
async function expandedField(db: Db | Tx, object: object, field: string): Promise<unknown> {
  const [id, kind, value]: unknown[] = [
    Reflect.get(object, 'id'),
    Reflect.get(object, 'object'),
    Reflect.get(object, field),
  ]
  if (kind === 'checkout.session' && field === 'line_items')
    return listOf((await withheldOf(db, String(id)))?.line_items ?? [], `/v1/checkout/sessions/${id}/line_items`)
  if (kind === 'charge' && field === 'refunds')
    return listOf(
      (await objectsOfPayment(db, 'refund', String(Reflect.get(object, 'payment_intent')))).toReversed(),
      `/v1/charges/${id}/refunds`,
    )
  const referred = Object.hasOwn(references, field) ? references[field] : undefined
  if (!referred || value === undefined) return undefined
  return typeof value === 'string' ? findObject(db, referred, value) : value
}

export const listOf = <T>(data: T[], url: string) => ({ object: 'list', url, has_more: false, data })
