import type { Month } from '@settlesg/contract'
import { answerAt } from './answers.ts'
import { applicantAnswers, applicantsField, possibleApplicants, tickedApplicants } from './applicants.ts'
import { exclusionAnswers, exclusionsField, tickedExclusions } from './exclusions.ts'
import type { SetField, Situation } from './field.ts'

/** What is ticked of a question with many options. Two of them have several answers behind them. */

export const tickOptions = (field: SetField, situation: Situation, thisMonth: Month): readonly string[] =>
  field === applicantsField ? possibleApplicants(situation, thisMonth) : field.options

/** What is ticked; the empty list for none of them; undefined while the question is not answered. */
export function ticked(field: SetField, situation: Situation, thisMonth: Month): readonly string[] | undefined {
  if (field === exclusionsField) return tickedExclusions(situation.answers)
  if (field === applicantsField) return tickedApplicants(situation, possibleApplicants(situation, thisMonth))
  const answer = answerAt(situation.answers, field.path)
  return Array.isArray(answer) ? answer : undefined
}

export function tickAnswers(
  field: SetField,
  situation: Situation,
  thisMonth: Month,
  ticks: readonly string[] | undefined,
): readonly (readonly [string, unknown])[] {
  if (field === exclusionsField) return exclusionAnswers(situation.answers, ticks)
  if (field === applicantsField) return applicantAnswers(possibleApplicants(situation, thisMonth), ticks)
  return [[field.path, ticks]]
}
