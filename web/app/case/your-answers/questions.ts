import { type Assessment, adviceOnly, type Month } from '@settlesg/contract'
import {
  type AnswerPath,
  answerAt,
  applicantsField,
  childSexFields,
  childSexPath,
  exclusionsField,
  type Field,
  isChildSex,
  openSets,
  type QuestionStep,
  questionSet,
  questionSteps,
  type Situation,
  setFields,
  stepQuestions,
} from '@settlesg/form-logic'

/*
 * The answers of a case as they are changed: what only makes sense together is one question, named by its first place.
 */

const gates: readonly AnswerPath[] = [
  exclusionsField.path,
  'history.pending',
  'history.conviction',
  'history.former_pr',
]

/** The question that an answer belongs to. */
export function questionOf(path: AnswerPath): AnswerPath {
  if (gates.includes(path)) return exclusionsField.path
  if (path === applicantsField.path || path.startsWith(`${applicantsField.path}.`)) return applicantsField.path
  return isChildSex(path) ? childSexPath : questionSet(path)[0]
}

const saidInstead: Partial<Record<AnswerPath, AnswerPath>> = {
  'work.monthly_pay': 'work.work_status',
  'residence.in_singapore_since': 'residence.commutes',
}

/** The fields of a question that apply to this person. */
export function questionFields(question: AnswerPath, situation: Situation): Field[] {
  if (question === exclusionsField.path) return [exclusionsField]
  if (question === applicantsField.path) return [applicantsField]
  if (question === childSexPath) return childSexFields(situation)
  const fields = setFields(questionSet(question), situation)
  // Who is out of work, or lives abroad, says so in the place of the pay or of the month of arrival.
  const instead = fields.length === 0 ? saidInstead[question] : undefined
  return instead ? setFields([instead], situation) : fields
}

/** The questions that were answered, by the steps of the form. What shapes advice only is changed where it is shown. */
export function answeredQuestions(
  situation: Situation,
  month: Month,
): { step: QuestionStep; questions: AnswerPath[] }[] {
  return questionSteps.map((step) => {
    const fields = stepQuestions(step, situation, month).filter(({ path }) => !adviceOnly.has(path))
    const questions = fields.map(({ path }) => questionOf(path))
    return { step, questions: [...new Set(questions), ...(step === 'family' ? [childSexPath] : [])] }
  })
}

/** What today's step asks of people who were refused, before anything else can be advised. */
export const askedAfterRefusal = 'history.changed' satisfies AnswerPath

interface OpenOn {
  prediction: Pick<Assessment['prediction'], 'open_questions' | 'route'>
}

const isUnanswered = (path: AnswerPath, { answers }: Situation): boolean => answerAt(answers, path) === undefined

const month = 'route.apply_month' satisfies AnswerPath

const hasUnanswered = (question: AnswerPath, situation: Situation): boolean =>
  questionFields(question, situation).some(({ path }) => isUnanswered(path, situation))

/**
 * What may still be answered and no page counts among the open questions: a list that could be longer, the month, this
 * one unless another is wanted, and the sex of children, for the notes on National Service.
 */
export function besidesOf({ prediction }: OpenOn, situation: Situation): AnswerPath[] {
  const more = openSets(prediction.open_questions, situation).map(([first]) => questionOf(first))
  return [
    ...more.filter((question) => question !== month && !hasUnanswered(question, situation)),
    ...(isUnanswered(month, situation) && setFields([month], situation).length > 0 ? [month] : []),
    ...(prediction.route !== null && childSexFields(situation).some(({ path }) => isUnanswered(path, situation))
      ? [childSexPath]
      : []),
  ]
}

/** The questions that are open, the most telling first, after the one that today's step leads to. */
export function openQuestionsOf({ prediction }: OpenOn, situation: Situation): AnswerPath[] {
  const open = new Set(openSets(prediction.open_questions, situation).map(([first]) => questionOf(first)))
  open.delete(month)
  // The model takes a list that is not there for an empty one, and ranks no question for it.
  const children = 'family.children' satisfies AnswerPath
  if (prediction.route !== null && setFields([children], situation).length > 0 && isUnanswered(children, situation))
    open.add(children)
  const first = open.delete(askedAfterRefusal) ? [askedAfterRefusal] : []
  return [...first, ...[...open].filter((question) => hasUnanswered(question, situation))]
}

/** Whoever has another birth month or other ties is another person, and needs an estimate of their own. */
export const isFixed = (question: AnswerPath): boolean => question === 'you.birth_month' || question === 'route.links'
