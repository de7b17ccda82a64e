import type { Month } from '@settlesg/contract'
import type { AnswerPath, Situation } from '@settlesg/form-logic'
import { useTranslation } from 'react-i18next'
import { answerSentences } from '../../kit/questions/sentences.ts'
import { questionFields, questionOf } from './questions.ts'

/** Words the answer to a question, as "check your answers" does; no sentence where nothing was answered. */
export function useSentences(month: Month) {
  const wording = useTranslation(['form', 'model'])
  return (path: AnswerPath, situation: Situation): string[] =>
    questionFields(questionOf(path), situation).flatMap((field) => answerSentences(wording, field, situation, month))
}
