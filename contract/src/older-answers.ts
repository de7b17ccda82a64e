/*
 * Answers that were stored before the questions took their present shape. Drafts in a browser and profiles on the server
 * are read through here; nothing else knows of older shapes.
 */

import { answersSchema } from './answers-schema.ts'

/**
 * Stored answers, whole or a draft, in today's shape. Whether they are a profile is for the reader's own schema to say:
 * what is damaged stays so. Throws RangeError for a schema that this version does not know.
 */
export function currentAnswers(stored: unknown, schema: number): unknown {
  if (schema === answersSchema) return stored
  if (schema === 1) return fromFirst(stored)
  throw new RangeError(`Answers of schema ${schema} cannot be read by this version`)
}

/** The first schema asked for a number of months away and of relatives, and told a pending application as an earlier one. */
function fromFirst(answers: unknown): unknown {
  if (!isRecord(answers)) return answers
  const { residence, family, history } = answers
  return {
    ...answers,
    ...(isRecord(residence) && { residence: residenceFromFirst(residence) }),
    ...(isRecord(family) && { family: familyFromFirst(family) }),
    ...(isRecord(history) && { history: historyFromFirst(history) }),
  }
}

function residenceFromFirst({ months_away_5y: months, ...residence }: Answers): Answers {
  return typeof months === 'number' ? { ...residence, away_5y: awayBandOf(months) } : residence
}

/** The band that a number of months falls into. */
const awayBandOf = (months: number) => (months <= 0 ? 'none' : months <= 3 ? '1_3' : months <= 12 ? '4_12' : 'over_12')

const familyFromFirst = ({ relatives_here: relatives, ...family }: Answers): Answers =>
  relatives === undefined
    ? family
    : { ...family, relatives_here: typeof relatives === 'number' ? Math.min(relatives, 2) : relatives }

const historyFromFirst = ({ previous, ...history }: Answers): Answers =>
  previous === 'pending' ? { ...history, pending: true } : previous === undefined ? history : { ...history, previous }

type Answers = Record<string, unknown>
const isRecord = (value: unknown): value is Answers =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
