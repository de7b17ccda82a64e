import { monthsBetween } from '@settlesg/contract'
import { answerAt } from './answers.ts'
import { hasSpouseLink, isMarried, type SetField, type Situation } from './field.ts'
import { wholeMonth } from './to-profile.ts'

/** Who is on the same application, as one question. Only the Professionals/Technical Personnel scheme takes family in. */

/** An unmarried child is taken into the application below this age. */
const adultMonths = 21 * 12

export const applicantsField: SetField = {
  kind: 'set',
  path: 'route.includes',
  use: ['eligibility', 'estimate'],
  required: false,
  options: [],
  wording: 'applicant',
  none: 'empty',
}

export function possibleApplicants(situation: Situation, thisMonth: string): string[] {
  const { answers, route } = situation
  if (route !== 'pts') return []
  const applied = wholeMonth(answers.route.apply_month) ?? thisMonth
  const status = answers.family.spouse_status
  const takesSpouse = isMarried(situation) && !hasSpouseLink(situation) && status !== 'citizen' && status !== 'pr'
  const children = (answers.family.children ?? []).flatMap((child, index) => {
    const born = wholeMonth(child.birth_month)
    const isMinor = born !== undefined && monthsBetween(born, applied) < adultMonths
    return child.status === 'foreign' && isMinor ? [String(index)] : []
  })
  return [...(takesSpouse ? ['spouse'] : []), ...children]
}

const includedPath = (who: string) => (who === 'spouse' ? 'route.includes.spouse' : `family.children.${who}.included`)

/** The empty list for no one; undefined while that is not answered. */
export function tickedApplicants({ answers }: Situation, possible: readonly string[]): string[] | undefined {
  const included = possible.map((who) => answerAt(answers, includedPath(who)))
  const applying = possible.filter((_, index) => included[index] === true)
  return applying.length > 0 || (included.length > 0 && included.every((one) => one === false)) ? applying : undefined
}

export const applicantAnswers = (possible: readonly string[], ticks: readonly string[] | undefined) =>
  possible.map((who) => [includedPath(who), ticks === undefined ? undefined : ticks.includes(who)] as const)
