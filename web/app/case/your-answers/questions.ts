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

/** The questions that are open, the most telling first, after the one that today's step leads to; last what moves no range. */
export function openQuestionsOf({ prediction }: OpenOn, situation: Situation): AnswerPath[] {
  const open = new Set(openSets(prediction.open_questions, situation).map(([first]) => questionOf(first)))
  const isSexOpen = childSexFields(situation).some(({ path }) => answerAt(situation.answers, path) === undefined)
  if (prediction.route !== null && isSexOpen) open.add(childSexPath)
  return open.delete(askedAfterRefusal) ? [askedAfterRefusal, ...open] : [...open]
}

/** Whoever has another birth month or other ties is another person, and needs an estimate of their own. */
export const isFixed = (question: AnswerPath): boolean => question === 'you.birth_month' || question === 'route.links'
