import { type DatedProfile, type Month, workingStatuses } from '@settlesg/contract'
import { type Answers, readAnswers } from './answers.ts'
import type { Field } from './field.ts'
import { isAnswered, quickQuestions } from './form-questions.ts'
import { describeSituation } from './situation.ts'

/** The passes that a husband or wife may hold for work of their own; which "another pass" is, is asked. */
const ownPasses: readonly unknown[] = ['ep', 's_pass', 'other']

/** The answers with husband and wife swapped; null where no spouse with a pass of their own is on the application. */
export function asSpouse({ route, work, education, family }: DatedProfile): Answers | null {
  const { marital_status, married_since, spouse_status: pass, spouse_education, spouse_monthly_pay, children } = family
  if (marital_status !== 'married' || !route.includes?.spouse || !ownPasses.includes(pass)) return null
  return readAnswers({
    route: {
      pass: pass === 'other' ? null : pass,
      links: [],
      includes: route.includes,
      apply_month: route.apply_month,
    },
    // Who earns nothing on a work pass has lost the job, or did not say: it is asked.
    work: { monthly_pay: spouse_monthly_pay || null },
    education: { highest: spouse_education },
    family: {
      marital_status,
      married_since,
      spouse_status: route.pass === 'ep' || route.pass === 's_pass' ? route.pass : 'other',
      spouse_education: education.highest,
      spouse_monthly_pay: workingStatuses.includes(work.work_status) ? work.monthly_pay : 0,
      children,
    },
  })
}

/** What has to be asked before there is a range for the husband or wife: of the quick check, what was not known. */
export function questionsOfSpouse(answers: Answers, known: Answers, thisMonth: Month): Field[] {
  const before = describeSituation(known, thisMonth)
  return quickQuestions(answers, thisMonth).filter((field) => !isAnswered(field, before, thisMonth))
}
