import * as z from 'zod/mini'

/** Makes a schema a component of the OpenAPI document. */
export function named<T extends z.ZodMiniType>(id: string, schema: T): T {
  z.globalRegistry.add(schema, { id })
  return schema
}
