import type {
  CellQuestion,
  ChoiceQuestion,
  DatedProfile,
  DocumentsQuestion,
  Link,
  MonthQuestion,
  NumberQuestion,
  RouteId,
  RowsQuestion,
  SetQuestion,
  TextQuestion,
  YesNoQuestion,
} from '@settlesg/contract'
import type { AnswerPath, Answers } from './answers.ts'
import { maritalStatus, spouseTie } from './derived.ts'

export interface Situation {
  answers: Answers
  profile: DatedProfile | null
  routes: RouteId[]
  /** The route that is assessed: the chosen one, or the first of those in question. */
  route: RouteId | null
}

export type Condition = (situation: Situation) => boolean

/** What the form adds to a question of the contract. A plain question needs none of it. */
export interface ScreenRule {
  /** Asked only where this holds; an answer that is no longer asked is dropped. */
  shown?: Condition
  /** For a field of a row: asked only where this holds for its row. */
  shownInRow?: (row: unknown, situation: Situation) => boolean
  /** Of a choice: the options that count now, where they depend on other answers. */
  optionsNow?: (situation: Situation) => readonly string[]
  /** Of a choice: the options in sight, in this order; the others are behind "another" (`another.<wording>`). */
  usual?: (situation: Situation) => readonly string[]
  /** Of a field of a row: it is not asked in the row. */
  apart?: true
  /** Of a number with few values: each is an option, worded `option.<choices>.<value>`. */
  choices?: string
  /** Fields with the same group follow one another under one heading: `group.<group>`. */
  group?: string
  /** Has a further line on how to answer: `field.<path>.hint`. */
  hinted?: true
  /** A list says why we ask; a field of its rows says so only where it has a reason of its own. */
  explained?: true
}

type Placed<Asked> = Omit<Asked, 'required' | 'texts' | 'row'> &
  ScreenRule & {
    /** The place in the answers, which is also the name of its texts: `field.<path>.label` and `.why`. */
    path: AnswerPath
    required: boolean | Condition
  }
interface Worded {
  /** The name of the options' texts: `option.<wording>.<value>`. */
  wording: string
}
export type ChoiceField = Placed<ChoiceQuestion> & Worded
export type SetField = Placed<SetQuestion> & Worded
type YesNoField = Placed<YesNoQuestion>
type MonthField = Placed<MonthQuestion>
export type NumberField = Placed<NumberQuestion>
type TextField = Placed<TextQuestion>
export type DocumentsField = Placed<DocumentsQuestion>
/** `path` is relative to the row; its texts are under `field.<rows path>.<path>`. */
export type RowsField = Placed<RowsQuestion> & { row: readonly RowField[] }
export type RowField = ChoiceField | YesNoField | MonthField | NumberField
export type Field = RowField | SetField | TextField | RowsField | DocumentsField

/** The last part of a path: `marital_status` of `family.marital_status`. */
export const lastPart = (path: AnswerPath) => path.split('.').at(-1) ?? path

/** A question that may be part of a row, as a field. */
export function cellField(
  path: AnswerPath,
  question: CellQuestion,
  required: Field['required'],
  rule: ScreenRule = {},
): RowField {
  return question.kind === 'choice'
    ? { ...question, ...rule, path, required, wording: question.texts ?? lastPart(path) }
    : { ...question, ...rule, path, required }
}

export const hasLink = ({ answers }: Situation, ...links: Link[]): boolean =>
  links.some((link) => answers.route.links?.includes(link))
export const hasSpouseLink = ({ answers }: Situation): boolean => spouseTie(answers) !== null
/** As answered, or as the tie named in the first step says. */
export const isMarried = (situation: Situation): boolean => {
  const status = maritalStatus(situation.answers)
  return status === 'married' || status === 'separated'
}
