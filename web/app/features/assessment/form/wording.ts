import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { type AnswerPath, answerAt } from '../answers/answers.ts'
import { documentsFor } from '../answers/documents.ts'
import type { Field, RowField, RowsField, Situation, Unit } from '../answers/field.ts'
import type { AnswerProblem } from '../answers/problems.ts'
import { fieldAt } from '../answers/problems.ts'
import { wholeMonth } from '../answers/to-profile.ts'
import { formatDollars, formatMonth, formatWhole } from '../dates-and-money.ts'

export interface Wording {
  t: TFunction
  language: string
}

/** The texts of the form and of the model, and the language they are in. */
export function useWording(): Wording {
  const { t, i18n } = useTranslation(['form', 'model'])
  return { t, language: i18n.language }
}

/** The name of a field's texts: its place, without the numbers of rows. */
const textsOf = (path: AnswerPath) => `field.${path.replaceAll(/\.\d+\./g, '.')}`

export const labelOf = ({ t }: Wording, path: AnswerPath): string => t(`${textsOf(path)}.label`)
export const whyOf = ({ t }: Wording, path: AnswerPath): string => t('why', { why: t(`${textsOf(path)}.why`) })

export const hintOf = ({ t }: Wording, path: AnswerPath): string => t(`${textsOf(path)}.hint`)

/** One entry of a list by its name and number: "Child 2". */
export const rowName = ({ t }: Wording, path: AnswerPath, index: number): string =>
  t('row', { name: t(`${textsOf(path)}.name`), number: index + 1 })

export const optionText = ({ t }: Wording, wording: string, option: string): string =>
  wording === 'route' ? t(`model:route.${option}`) : t(`option.${wording}.${option}`)

export const unitText = ({ t }: Wording, unit: Unit): string => t(`unit.${unit}`)

/** What is wrong with an answer and how to mend it. */
export const problemText = ({ t, language }: Wording, { key, values = {} }: AnswerProblem): string =>
  t(
    `problem.${key}`,
    key === 'between.year'
      ? values
      : Object.fromEntries(Object.entries(values).map(([name, value]) => [name, formatWhole(value, language)])),
  )

/** The question that a problem belongs to, in words: for a row with the row's name. */
export function problemLabel(wording: Wording, { path }: AnswerProblem): string {
  const { field, cell } = fieldAt(path) ?? {}
  if (!field || !cell) return labelOf(wording, field?.path ?? path)
  const index = Number(path.slice(field.path.length + 1).split('.')[0])
  return `${rowName(wording, field.path, index)}, ${labelOf(wording, path)}`
}

const dollars: readonly Unit[] = ['dollars_a_month', 'dollars_a_year']

function numberText(wording: Wording, unit: Unit, value: unknown): string {
  if (typeof value !== 'number') return String(value)
  if (unit === 'year') return String(value)
  if (dollars.includes(unit)) return formatDollars(value, wording.language)
  return `${formatWhole(value, wording.language)} ${wording.t(`unit.${unit}`, { count: value })}`
}

/** An answer in words, as the person would read it back; null where there is none. */
export function answerText(wording: Wording, field: Field | RowField, answer: unknown, situation: Situation) {
  const { t, language } = wording
  if (answer === undefined || answer === null) return null
  switch (field.kind) {
    case 'choice':
      return optionText(wording, field.wording, String(answer))
    case 'yes_no':
      return t(answer === true ? 'yes' : 'no')
    case 'month': {
      const month = wholeMonth(answer)
      return month ? formatMonth(month, language) : String(answer)
    }
    case 'number':
      return numberText(wording, field.unit, answer)
    case 'text':
      return String(answer)
    case 'set': {
      const chosen = Array.isArray(answer) ? answer : []
      return chosen.length > 0
        ? chosen.map((option) => optionText(wording, field.wording, String(option))).join(listMark(language))
        : t('none_of_these')
    }
    case 'documents': {
      const asked = documentsFor(situation)
      const answered = asked.filter((id) => answerAt(answer, id) !== undefined).length
      return answered > 0 ? t('documents_answered', { answered, count: asked.length }) : null
    }
    case 'rows':
      return null
  }
}

const listMark = (language: string): string => (language.startsWith('zh') ? '、' : ', ')

/** One row in words: its answered cells, in order. */
export function rowText(wording: Wording, field: RowsField, row: unknown, situation: Situation): string {
  return field.row
    .flatMap((cell) => {
      const text = answerText(wording, cell, answerAt(row, cell.path), situation)
      if (text === null) return []
      return cell.kind === 'yes_no' || cell.kind === 'month' || cell.kind === 'number'
        ? [wording.t('check.row', { name: labelOf(wording, `${field.path}.${cell.path}`), answers: text })]
        : [text]
    })
    .join(wording.language.startsWith('zh') ? '；' : '; ')
}
