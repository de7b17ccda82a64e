import { questionList } from './questions.ts'

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

/** The places of answers that are sets: their order means nothing. */
const sets = new Set(questionList.flatMap(({ path, question }) => (question.kind === 'set' ? [path] : [])))

/**
 * The answers as text that is the same whenever the answers are: keys sorted, absent and null alike left out, sets
 * in one order. The library for this (RFC 8785) would write the same bytes, but throws for half of a surrogate pair, which
 * people can send in a free text.
 */
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
