/** Stored with answers, and raised whenever stored ones must be converted. Schema 1 was never released. */
export const answersSchema = 2

/**
 * Stored answers, whole or a draft, in today's shape: the place to convert those of a schema before it. Whether they are
 * a profile is for the reader's own schema to say. Throws RangeError for a schema that this version does not know.
 */
export function currentAnswers(stored: unknown, schema: number): unknown {
  if (schema === answersSchema) return stored
  throw new RangeError(`Answers of schema ${schema} cannot be read by this version`)
}
