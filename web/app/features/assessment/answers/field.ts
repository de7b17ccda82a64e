import type { Link, RouteId } from '@settlesg/contract'
import type { AnswerPath, Answers } from './answers.ts'

/** What an answer is for, one or several: it moves the estimate, it decides eligibility or the checklist, or it shapes advice only. */
export type Use = 'estimate' | 'eligibility' | 'advice'

/** What decides which fields are asked. */
export interface Situation {
  answers: Answers
  /** The routes that may be open by the answers so far. */
  routes: RouteId[]
  /** The route that is assessed: the chosen one, or the only one in question. */
  route: RouteId | null
}

export type Unit = 'dollars_a_month' | 'dollars_a_year' | 'months' | 'years' | 'people' | 'year' | 'hours' | 'employers'

type Condition = (situation: Situation) => boolean

interface Common {
  /** The place in the answers, which is also the name of its texts: `field.<path>.label` and `.why`. */
  path: AnswerPath
  use: Use | readonly Use[]
  /** Asked only where this holds; an answer that is no longer asked is dropped. */
  shown?: Condition
  required?: boolean | Condition
  /** Fields with the same group follow one another under one heading: `group.<group>`. */
  group?: string
  /** For a field of a row: asked only where this holds for its row. */
  shownInRow?: (row: unknown, situation: Situation) => boolean
  /** Has a further line that tells how to answer: `field.<path>.hint`. */
  hinted?: true
  /** A list says why we ask; a field of its rows says so only where it has a reason of its own. */
  explained?: true
}
interface Choices extends Common {
  options: readonly string[]
  /** The name of the options' texts: `option.<wording>.<value>`. */
  wording: string
}
export interface ChoiceField extends Choices {
  kind: 'choice'
  /** The options that count now, where they depend on other answers. */
  optionsNow?: (situation: Situation) => readonly string[]
}
export interface SetField extends Choices {
  kind: 'set'
  /** How "none of these" is said: by an option of the list that excludes the others, or by an extra, empty choice. */
  none: { option: string } | 'empty'
}
export interface YesNoField extends Common {
  kind: 'yes_no'
}
export interface MonthField extends Common {
  kind: 'month'
}
export interface NumberField extends Common {
  kind: 'number'
  min: number
  max: number
  unit: Unit
}
interface TextField extends Common {
  kind: 'text'
  maxLength: number
}
export interface RowsField extends Common {
  kind: 'rows'
  most: number
  /** The fields of one row; `path` is relative to it, its texts stand under `field.<rows path>.<path>`. */
  row: RowField[]
}
export interface DocumentsField extends Common {
  kind: 'documents'
}
type PlainField = ChoiceField | SetField | YesNoField | MonthField | NumberField | TextField
/** A field of a row, `shownInRow` instead of `shown`. */
export type RowField = ChoiceField | YesNoField | MonthField | NumberField
export type Field = PlainField | RowsField | DocumentsField

const spouseLinks: readonly Link[] = ['spouse_of_citizen', 'spouse_of_pr']

export const hasLink = ({ answers }: Situation, ...links: Link[]): boolean =>
  links.some((link) => answers.route.links?.includes(link))
export const hasSpouseLink = (situation: Situation): boolean => hasLink(situation, ...spouseLinks)
export const isMarried = ({ answers }: Situation): boolean =>
  answers.family.marital_status === 'married' || answers.family.marital_status === 'separated'

type Settings = Omit<Common, 'path' | 'use'>

export const choice = (
  path: AnswerPath,
  use: Common['use'],
  wording: string,
  options: readonly string[],
  settings: Settings & Pick<ChoiceField, 'optionsNow'> = {},
): ChoiceField => ({ kind: 'choice', path, use, wording, options, ...settings })
export const yesNo = (path: AnswerPath, use: Common['use'], settings: Settings = {}): YesNoField => ({
  kind: 'yes_no',
  path,
  use,
  ...settings,
})
export const month = (path: AnswerPath, use: Common['use'], settings: Settings = {}): MonthField => ({
  kind: 'month',
  path,
  use,
  ...settings,
})
export const number = (
  path: AnswerPath,
  use: Common['use'],
  unit: Unit,
  min: number,
  max: number,
  settings: Settings = {},
): NumberField => ({ kind: 'number', path, use, unit, min, max, ...settings })
