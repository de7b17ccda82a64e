import * as z from 'zod/mini'

export function named<T extends z.ZodMiniType>(id: string, schema: T): T {
  z.globalRegistry.add(schema, { id })
  return schema
}

export const Id = z.uuid()
/** ISO 8601, UTC. */
export const Time = z.iso.datetime()
export const Count = z.int().check(z.gte(0))
