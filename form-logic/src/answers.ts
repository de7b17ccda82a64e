import {
  type DraftOf,
  documentIds,
  documentStates,
  type Question,
  type QuestionGroup,
  type QuestionTable,
  questions,
} from '@settlesg/contract'
import * as z from 'zod/mini'

/** The profile with anything missing, numbers and months as typed. A damaged draft opens with what still counts. */

const lenient = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined)

/** Longer than what can be sent, so that a paste is not cut: the counter and the check say what is too much. */
const longestTyped = 5_000

function draftSchema<T extends QuestionTable>(table: T): z.ZodMiniType<DraftOf<T>>
function draftSchema(table: QuestionTable): z.ZodMiniType {
  return z.object(
    Object.fromEntries(Object.entries(table).map(([name, question]) => [name, lenient(draftAnswer(question))])),
  )
}

function draftAnswer(question: Question | QuestionGroup): z.ZodMiniType {
  switch (question.kind) {
    case 'choice':
      return z.enum(question.options)
    case 'set':
      return z.array(z.enum(question.options))
    case 'yes_no':
      return z.boolean()
    case 'month':
      // `YYYY-MM`, or a part of it: `2019-`, `-05`.
      return z.string().check(z.maxLength(12))
    case 'number':
      // A number, or the text that could not be read as one.
      return z.union([z.int(), z.string().check(z.maxLength(30))])
    case 'text':
      return z.string().check(z.maxLength(longestTyped))
    case 'rows':
      return z.array(draftSchema(question.row)).check(z.maxLength(question.most))
    case 'group':
      return draftSchema(question.questions)
    case 'documents':
      return z.partialRecord(z.enum(documentIds), z.enum(documentStates))
  }
}

const Answers = z.object({
  route: z.catch(draftSchema(questions.route), {}),
  you: z.catch(draftSchema(questions.you), {}),
  residence: z.catch(draftSchema(questions.residence), {}),
  work: z.catch(draftSchema(questions.work), {}),
  education: z.catch(draftSchema(questions.education), {}),
  family: z.catch(draftSchema(questions.family), {}),
  roots: z.catch(draftSchema(questions.roots), {}),
  history: z.catch(draftSchema(questions.history), {}),
})
export type Answers = z.infer<typeof Answers>

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Answers out of anything: a stored draft, a stored profile. What cannot be an answer is left out. Never throws. */
export const readAnswers = (value: unknown): Answers => Answers.parse(isRecord(value) ? value : {})

export const noAnswers: Answers = readAnswers({})

/** A place in the answers: `work.monthly_pay`, or with a row's number `family.children.0.status`. */
export type AnswerPath = string

/** Undefined where nothing was answered. */
export function answerAt(answers: unknown, path: AnswerPath): unknown {
  let value = answers
  for (const key of path.split('.')) {
    if (Array.isArray(value)) value = value[Number(key)]
    else value = isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined
  }
  return value
}

/** The answers with another value at `path`; undefined takes the answer away. The given answers stay as they are. */
export const withAnswer = (answers: Answers, path: AnswerPath, value: unknown): Answers =>
  readAnswers(placed(answers, path.split('.'), value))

function placed(at: unknown, [key = '', ...rest]: string[], value: unknown): unknown {
  if (Array.isArray(at)) {
    const index = Number(key)
    const item = rest.length > 0 ? placed(at[index], rest, value) : value
    return at.map((old, position) => (position === index ? item : old))
  }
  const { [key]: old, ...others } = isRecord(at) ? at : {}
  const placedValue = rest.length > 0 ? placed(old, rest, value) : value
  return placedValue === undefined ? others : { ...others, [key]: placedValue }
}
