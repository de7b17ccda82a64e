import { type Answers, readAnswers } from '../assessment/answers/answers.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The answers of a draft with these over them, question by question: what these do not answer stays as it was. */
export const overAnswers = (draft: Answers, kept: unknown): Answers => readAnswers(over(draft, kept))

function over(below: unknown, above: unknown): unknown {
  if (above === undefined) return below
  if (!isRecord(above) || !isRecord(below)) return above
  const names = new Set([...Object.keys(below), ...Object.keys(above)])
  return Object.fromEntries([...names].map((name) => [name, over(below[name], above[name])]))
}
