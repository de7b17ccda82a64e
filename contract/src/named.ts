import * as z from 'zod/mini'

/** The schema as a component of the OpenAPI document, under this name. */
export function named<T extends z.ZodMiniType>(id: string, schema: T): T {
  z.globalRegistry.add(schema, { id })
  return schema
}
