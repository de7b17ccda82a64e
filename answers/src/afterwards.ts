import type { Month } from '@settlesg/contract'
import { answerAt } from './answers.ts'
import type { Field, Situation } from './field.ts'
import { allFields } from './fields.ts'
import { isAnswered, questionsOf } from './form-questions.ts'
import { isShown } from './relevance.ts'
import { mainSteps } from './steps.ts'

/**
 * The questions that may still sharpen the estimate of this situation, unanswered so far, in the order of the table:
 * those that the form leaves for afterwards. Which of them would narrow the range most, only the model can say.
 */
export const openAfterwards = (situation: Situation): Field[] =>
  allFields.filter(
    (field) =>
      field.asked === 'afterwards' &&
      [field.use].flat().includes('estimate') &&
      // It is this month unless another one is wanted.
      field.path !== 'route.apply_month' &&
      isShown(field, situation) &&
      answerAt(situation.answers, field.path) === undefined,
  )

/** The questions of the form that were left out and would narrow the range as well. */
export const openInForm = (situation: Situation, thisMonth: Month): Field[] =>
  mainSteps
    .flatMap((step) => questionsOf(step, situation, thisMonth))
    .filter((field) => [field.use].flat().includes('estimate') && !isAnswered(field, situation, thisMonth))
