import { questionList } from './questions.ts'

/** Stored with answers, and raised whenever stored ones must be converted. Schema 1 was never released. */
export const answersSchema = 2

/** Converts stored answers of an older schema, whole or a draft. Throws RangeError for a schema it does not know. */
export function currentAnswers(stored: unknown, schema: number): unknown {
  if (schema === answersSchema) return stored
  throw new RangeError(`Answers of schema ${schema} cannot be read by this version`)
}

const sets = new Set(questionList.flatMap(({ path, question }) => (question.kind === 'set' ? [path] : [])))

/** Equal text for equal answers. RFC 8785 would write the same bytes, but throws for half a surrogate pair in free text. */
export const canonical = (profile: unknown): string => JSON.stringify(ordered(profile))

function ordered(value: unknown, path: readonly string[] = []): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => ordered(item, path))
    return sets.has(path.join('.')) ? [...new Set(items)].sort() : items
  }
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
    .map(([name, inner]) => [name, ordered(inner, [...path, name])] as const)
    .filter(([, inner]) => inner !== undefined && inner !== null && !isEmptyObject(inner))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries)
}

const isEmptyObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0
