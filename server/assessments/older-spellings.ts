import type { DatedProfile } from '@settlesg/contract'
import { questionOf } from '@settlesg/model'

const numbersIn = { none: [0, 0], '1_3': [1, 3], '4_12': [4, 12], over_12: [13, 60] } as const
const from = ([first, last]: readonly [number, number]) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

/**
 * The ways in which these answers may have been spelled when they were stored by the first schema, so that they are found
 * by their digest and not charged again: a number where there is a band today, the route left out where no other was
 * meant, a part of a group that was not answered as no or 0. That no application is pending and that nobody held
 * permanent residence before could not be said then, and goes without saying. None where an answer is such as the
 * first schema did not know. At most 2 x 48 x 19 of them.
 */
export function spellingsOfFirstSchema(answers: DatedProfile): object[] {
  const { route, residence, family, work, history } = answers
  const { pending, former_pr, ...oldHistory } = history
  const isNew =
    work.work_status === 'caring_for_family' ||
    route.marriage_approved != null ||
    pending === true ||
    (former_pr != null && former_pr !== 'no')
  if (isNew) return []
  const { away_5y, ...oldResidence } = residence
  const { relatives_here } = family
  const months = away_5y == null ? [undefined] : from(numbersIn[away_5y])
  const relatives = relatives_here === 2 ? from([2, 20]) : [relatives_here]
  return routesOfFirstSchema(answers).flatMap((oldRoute) =>
    months.flatMap((months_away_5y) =>
      relatives.map((relatives_here) => ({
        ...answers,
        route: oldRoute,
        residence: { ...oldResidence, months_away_5y },
        family: { ...family, relatives_here },
        history: oldHistory,
      })),
    ),
  )
}

function routesOfFirstSchema({ route, ...answers }: DatedProfile): object[] {
  const { includes } = route
  const isBegun = includes?.spouse != null || includes?.children != null
  const old = {
    ...route,
    includes: isBegun ? { spouse: includes?.spouse ?? false, children: includes?.children ?? 0 } : undefined,
  }
  const unchosen = { ...route, route: undefined }
  const isPlain = questionOf({ ...answers, route: unchosen }).route === route.route
  return isPlain ? [old, { ...old, route: undefined }] : [old]
}
