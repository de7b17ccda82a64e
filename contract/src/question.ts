import type { DocumentId, DocumentState } from './options.ts'

/** Types only: questions.ts has the questions. */

/** What an answer is for: it moves the estimate, it decides eligibility or the checklist, or it shapes advice only. */
export type Use = 'estimate' | 'eligibility' | 'advice'

export type AnswerUnit =
  | 'dollars_a_month'
  | 'dollars_a_year'
  | 'months'
  | 'years'
  | 'people'
  | 'year'
  | 'hours'
  | 'employers'

interface Asked {
  use: Use | readonly Use[]
  /** Where it is not in the form: `'afterwards'` on the result, `'with_analysis'` on the analysis (docs/product.md 5). */
  stage?: 'afterwards' | 'with_analysis'
  /** `true`: no profile or group without it. `'in_form'`: only the form insists, because it is not asked of everyone. */
  required?: true | 'in_form'
}
interface Options extends Asked {
  options: readonly string[]
  /** The name of the options' texts, `option.<texts>.<option>`, where it is not the question's own name. */
  texts?: string
}
export interface ChoiceQuestion extends Options {
  kind: 'choice'
}
export interface SetQuestion extends Options {
  kind: 'set'
  /** How "none of these" is said: by an option that excludes the others, or by an extra choice that leaves the set empty. */
  none: { option: string } | 'empty'
}
export interface YesNoQuestion extends Asked {
  kind: 'yes_no'
}
export interface MonthQuestion extends Asked {
  kind: 'month'
  /** The month may be "not sure", where it was long enough ago. */
  orYear?: true
}
/** A whole number; dollars too. */
export interface NumberQuestion extends Asked {
  kind: 'number'
  unit: AnswerUnit
  min: number
  max: number
}
/** Free text can hold anything, a name too: it never leaves the database for the model to learn from. */
export interface TextQuestion extends Asked {
  kind: 'text'
  use: 'advice'
  maxLength: number
}
export interface RowsQuestion extends Asked {
  kind: 'rows'
  most: number
  /** That there are none is an answer of its own: the empty list. Without this an empty list is no answer. */
  none?: 'empty'
  row: Readonly<Record<string, CellQuestion>>
}
export interface DocumentsQuestion extends Asked {
  kind: 'documents'
}
/** Questions whose answers share one name, and are absent together. */
export interface QuestionGroup {
  kind: 'group'
  questions: Readonly<Record<string, CellQuestion>>
}
export type CellQuestion = ChoiceQuestion | YesNoQuestion | MonthQuestion | NumberQuestion
export type Question = CellQuestion | SetQuestion | TextQuestion | RowsQuestion | DocumentsQuestion
export type QuestionTable = Readonly<Record<string, Question | QuestionGroup>>

export type AnswerOf<Q> = Q extends { kind: 'choice'; options: readonly (infer Option)[] }
  ? Option
  : Q extends { kind: 'set'; options: readonly (infer Option)[] }
    ? Option[]
    : Q extends { kind: 'yes_no' }
      ? boolean
      : Q extends { kind: 'month' | 'text' }
        ? string
        : Q extends { kind: 'number' }
          ? number
          : Q extends { kind: 'rows'; row: infer Row }
            ? AnswersOf<Row>[]
            : Q extends { kind: 'group'; questions: infer Questions }
              ? AnswersOf<Questions>
              : Q extends { kind: 'documents' }
                ? Partial<Record<DocumentId, DocumentState>>
                : never

type RequiredName<T> = { [Name in keyof T]: T[Name] extends { required: true } ? Name : never }[keyof T]

/** The answers to a table of questions, by name: `null` and absent alike mean that a question was not answered. */
export type AnswersOf<T> = Flat<
  { -readonly [Name in RequiredName<T>]: AnswerOf<T[Name]> } & {
    -readonly [Name in Exclude<keyof T, RequiredName<T>>]?: AnswerOf<T[Name]> | null | undefined
  }
>
type Flat<T> = { [Name in keyof T]: T[Name] }

/** An answer that is being typed: numbers and months may still be text. */
export type DraftAnswerOf<Q> = Q extends { kind: 'number' }
  ? number | string
  : Q extends { kind: 'rows'; row: infer Row }
    ? DraftOf<Row>[]
    : Q extends { kind: 'group'; questions: infer Questions }
      ? DraftOf<Questions>
      : AnswerOf<Q>

export type DraftOf<T> = { -readonly [Name in keyof T]?: DraftAnswerOf<T[Name]> | undefined }

/** The places of a table's answers: those of a group one by one, those of rows without the row's number. */
export type PathIn<T> = {
  [Name in keyof T & string]: T[Name] extends { kind: 'group'; questions: infer Questions }
    ? `${Name}.${keyof Questions & string}`
    : T[Name] extends { kind: 'rows'; row: infer Row }
      ? Name | `${Name}.${keyof Row & string}`
      : Name
}[keyof T & string]
