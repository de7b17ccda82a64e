import type { Month } from '@settlesg/contract'
import { type Answers, answerAt, withAnswer } from './answers.ts'
import { documentsFor } from './documents.ts'
import type { Field, RowField, Situation } from './field.ts'
import { allFields } from './fields.ts'
import { describeSituation } from './situation.ts'

export const isShown = (field: Field, situation: Situation): boolean => field.shown?.(situation) ?? true

export const shownRowFields = (row: readonly RowField[], values: unknown, situation: Situation): RowField[] =>
  row.filter((field) => field.shownInRow?.(values, situation) ?? true)

export const isRequired = ({ required }: Field | RowField, situation: Situation): boolean =>
  typeof required === 'function' ? required(situation) : required === true

/** Drops answers not asked any more, one at a time: each may have hidden another question that is asked now. */
export function relevantAnswers(answers: Answers, thisMonth: Month): Answers {
  const situation = describeSituation(answers, thisMonth)
  for (const field of allFields) {
    const kept = withoutIrrelevant(answers, field, situation)
    if (kept !== answers) return relevantAnswers(kept, thisMonth)
  }
  return answers
}

function withoutIrrelevant(answers: Answers, field: Field, situation: Situation): Answers {
  const answer = answerAt(answers, field.path)
  if (answer === undefined) return answers
  if (!isShown(field, situation)) return withAnswer(answers, field.path, undefined)
  switch (field.kind) {
    case 'choice': {
      const options = field.optionsNow?.(situation) ?? field.options
      return options.some((option) => option === answer) ? answers : withAnswer(answers, field.path, undefined)
    }
    case 'rows':
      return withoutHiddenCells(answers, field.path, field.row, situation)
    case 'documents': {
      const requested: readonly string[] = documentsFor(situation)
      const dropped = Object.keys(answers.history.documents ?? {}).filter((id) => !requested.includes(id))
      return dropped.reduce((left, id) => withAnswer(left, `${field.path}.${id}`, undefined), answers)
    }
    default:
      return answers
  }
}

function withoutHiddenCells(answers: Answers, path: string, row: readonly RowField[], situation: Situation): Answers {
  const rows = answerAt(answers, path)
  if (!Array.isArray(rows)) return answers
  return rows.reduce<Answers>((left, values, index) => {
    const shown = shownRowFields(row, values, situation)
    const hidden = row.filter((field) => !shown.includes(field) && answerAt(values, field.path) !== undefined)
    return hidden.reduce((less, field) => withAnswer(less, `${path}.${index}.${field.path}`, undefined), left)
  }, answers)
}
