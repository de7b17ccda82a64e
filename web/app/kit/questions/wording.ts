import type { AnswerUnit } from '@settlesg/contract'
import type { AnswerDoubt, AnswerProblem, Field, RowField, RowsField, Situation } from '@settlesg/form-logic'
import { type AnswerPath, answerAt, documentsFor, fieldAt, wholeMonth } from '@settlesg/form-logic'
import * as words from '@settlesg/wording'
import { formatDollars, formatMonth, formatWhole } from '@settlesg/wording'
import type { UseTranslationResponse } from 'react-i18next'
import { textNamed } from '../../base/i18n/text-named.ts'
import { asTexts } from '../../base/i18n/texts.ts'

/** The texts of the form and of the model, as a component has them from `useTranslation(['form', 'model'])`. */
export type Wording = Pick<UseTranslationResponse<['form', 'model'], undefined>, 't' | 'i18n'>

/** The name of a field's texts: its place, without the numbers of rows. wording.test.ts looks for every one. */
const fieldKey = (path: AnswerPath) => `form:field.${path.replaceAll(/\.\d+\./g, '.')}` as const

export const fieldLabel = ({ i18n }: Wording, path: AnswerPath): string => words.questionLabel(asTexts(i18n), path)
export const fieldReason = (wording: Wording, path: AnswerPath): string =>
  wording.t('why', { why: textNamed(wording.i18n, `${fieldKey(path)}.why`) })

export const fieldHint = (wording: Wording, path: AnswerPath): string =>
  textNamed(wording.i18n, `${fieldKey(path)}.hint`)

/** What one entry of a list is called: "Child". */
export const entryName = (wording: Wording, path: AnswerPath): string =>
  textNamed(wording.i18n, `${fieldKey(path)}.name`)

/** What adds an entry to a list. */
export const addText = (wording: Wording, path: AnswerPath): string => textNamed(wording.i18n, `${fieldKey(path)}.add`)

/** What answers whether a list has entries at all: "No children", "I have children". */
export const rowsChoiceText = (wording: Wording, path: AnswerPath, choice: 'none' | 'some'): string =>
  textNamed(wording.i18n, `${fieldKey(path)}.${choice}`)

/** One entry of a list by its name and number: "Child 2". */
export const rowName = (wording: Wording, path: AnswerPath, index: number): string =>
  wording.t('row', { name: entryName(wording, path), number: index + 1 })

export const optionText = ({ i18n }: Wording, name: string, option: string): string =>
  words.optionName(asTexts(i18n), name, option)

/** The option behind which the less usual ones stand: "Another pass". */
export const anotherText = (wording: Wording, name: string): string => textNamed(wording.i18n, `form:another.${name}`)

/** The heading of questions that follow one another, and the line under it. */
export const groupText = (wording: Wording, group: string, part: 'title' | 'about'): string =>
  textNamed(wording.i18n, `form:group.${group}.${part}`)

export const unitText = ({ t }: Wording, unit: AnswerUnit): string => t(`unit.${unit}`)

/** What is wrong with an answer and how to correct it. */
export const problemText = (wording: Wording, { key, values = {} }: AnswerProblem): string =>
  textNamed(
    wording.i18n,
    `form:problem.${key}`,
    key === 'between.year'
      ? values
      : Object.fromEntries(
          Object.entries(values).map(([name, value]) => [name, formatWhole(value, wording.i18n.language)]),
        ),
  )

/** The question about an answer that is more often a slip: amounts in S$, ages as they are. */
export const doubtText = (wording: Wording, { key, values }: AnswerDoubt): string =>
  textNamed(
    wording.i18n,
    `form:doubt.${key}`,
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        name === 'age' ? formatWhole(value, wording.i18n.language) : formatDollars(value, wording.i18n.language),
      ]),
    ),
  )

/** The question that a problem belongs to, in words: for a row with the row's name. */
export function problemLabel(wording: Wording, { path }: AnswerProblem): string {
  const { field, cell } = fieldAt(path) ?? {}
  if (!field || !cell) return fieldLabel(wording, field?.path ?? path)
  const index = Number(path.slice(field.path.length + 1).split('.')[0])
  return `${rowName(wording, field.path, index)}, ${fieldLabel(wording, path)}`
}

const dollars: readonly AnswerUnit[] = ['dollars_a_month', 'dollars_a_year']

function numberText(wording: Wording, unit: AnswerUnit, value: unknown): string {
  if (typeof value !== 'number') return String(value)
  if (unit === 'year') return String(value)
  if (dollars.includes(unit)) return formatDollars(value, wording.i18n.language)
  return `${formatWhole(value, wording.i18n.language)} ${wording.t(`unit.${unit}`, { count: value })}`
}

/** An answer in words, as the person would read it back; null where there is none. */
export function answerText(wording: Wording, field: Field | RowField, answer: unknown, situation: Situation) {
  const {
    t,
    i18n: { language },
  } = wording
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
      return field.choices === undefined
        ? numberText(wording, field.unit, answer)
        : optionText(wording, field.choices, String(answer))
    case 'text':
      return String(answer)
    case 'set': {
      const chosen = Array.isArray(answer) ? answer : []
      return chosen.length > 0
        ? chosen.map((option) => optionText(wording, field.wording, String(option))).join(t('list_mark'))
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

/** One row in words: its answered cells, in order. */
export function rowText(wording: Wording, field: RowsField, row: unknown, situation: Situation): string {
  return field.row
    .flatMap((cell) => {
      const text = answerText(wording, cell, answerAt(row, cell.path), situation)
      if (text === null) return []
      return cell.kind === 'yes_no' || cell.kind === 'month' || cell.kind === 'number'
        ? [words.answeredQuestion(wording.i18n, fieldLabel(wording, `${field.path}.${cell.path}`), text)]
        : [text]
    })
    .join(wording.t('row_mark'))
}

/** Who may be on the application: "Your husband or wife", "Your child", or one of several as the person described them. */
export const applicantText = (wording: Wording, situation: Situation, who: string): string =>
  who === 'spouse'
    ? wording.t('applicant_spouse')
    : hasOneChild(situation)
      ? wording.t('applicant_child')
      : childText(wording, situation, Number(who))

/** The same within a sentence: "your husband or wife". */
export const applicantWithin = (wording: Wording, situation: Situation, who: string): string =>
  who === 'spouse'
    ? wording.t('within.applicant_spouse')
    : hasOneChild(situation)
      ? wording.t('within.applicant_child')
      : childText(wording, situation, Number(who), wording.t('within.child'))

const hasOneChild = ({ answers }: Situation): boolean => answers.family.children?.length === 1

/** A child in a few words: "Child, born Sep 2023, preschool". */
export function childText(
  wording: Wording,
  { answers }: Situation,
  index: number,
  name = wording.t('child.name'),
): string {
  const { t, i18n } = wording
  const child = answers.family.children?.[index]
  const born = wholeMonth(child?.birth_month)
  return [
    name,
    ...(born ? [t('child.born', { month: formatMonth(born, i18n.language) })] : []),
    ...(child?.status && child.status !== 'foreign' ? [t(`child.status.${child.status}`)] : []),
    ...(child?.school ? [t(`child.school.${child.school}`)] : []),
  ].join(t('part_mark'))
}
