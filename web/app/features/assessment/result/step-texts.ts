import type { DocumentLine, PlanStep } from '@settlesg/contract'
import { employersAsked } from '@settlesg/model/plan-owners'
import type { i18n } from 'i18next'
import { gap } from '../../../i18n/gap.ts'
import { textNamed } from '../../../i18n/text-named.ts'

/** What a step of the plan is called, and what it says: the letter of the sponsor's employer is not the reader's own. */
export function stepTexts(texts: i18n, { id }: Pick<PlanStep, 'id'>, papers: readonly DocumentLine[]) {
  const { whose, isSponsorOpen } = employersAsked(papers)
  const isOwn = id !== 'employer_papers' || whose === 'own'
  const key = isOwn ? (`advice:plan.${id}` as const) : (`advice:plan_employer.${whose}` as const)
  const body = textNamed(texts, `${key}.body`)
  return {
    title: textNamed(texts, `${key}.title`),
    body: !isOwn && isSponsorOpen ? body + gap(texts) + textNamed(texts, 'advice:plan_employer.if_employed') : body,
  }
}
