import { addMonths, type DatedProfile, dated, type Month, type RouteId, routeIds } from '@settlesg/contract'
import { eligibility, openRoutes } from '@settlesg/model'
import type { Answers } from './answers.ts'
import type { Situation } from './field.ts'
import { toProfile, wholeMonth } from './to-profile.ts'

/** What decides which fields are asked, from the answers so far. */
export function situationOf(answers: Answers, thisMonth: Month): Situation {
  const whole = toProfile(answers)
  const profile = whole && dated(whole, thisMonth)
  const routes = routesInQuestion(profile ? [profile] : possibleProfiles(answers, thisMonth))
  const chosen = routes.find((route) => route === answers.route.route)
  const [only = null] = routes.length === 1 ? routes : []
  return { answers, profile, routes, route: chosen ?? only }
}

/** The routes that are open, or that an answer still to come may open. */
function routesInQuestion(profiles: readonly DatedProfile[]): RouteId[] {
  const open = new Set(profiles.flatMap((profile) => openRoutes(eligibility(profile))))
  return routeIds.filter((route) => open.has(route))
}

/**
 * The profiles that these answers may grow into, as far as eligibility is concerned: where an answer that decides is
 * still to come, each way it may go stands in for it.
 */
function possibleProfiles(answers: Answers, thisMonth: Month): DatedProfile[] {
  const { pass, links } = answers.route
  if (!pass || !links) return []
  const applied = wholeMonth(answers.route.apply_month) ?? thisMonth
  const { national_exam } = answers.residence
  const approvals = known(answers.route.marriage_approved) ?? (pass === 'work_permit' ? [true, false] : [undefined])
  const births = known(wholeMonth(answers.you.birth_month)) ?? [
    addMonths(applied, -18 * 12),
    addMonths(applied, -60 * 12),
  ]
  const statuses = known(answers.family.marital_status) ?? (['single', 'married'] as const)
  const exams = pass === 'student_pass' && national_exam === undefined ? [true, false] : [national_exam]
  const ways = births.flatMap((birth_month) =>
    statuses.flatMap((marital_status) =>
      exams.flatMap((exam) => approvals.map((approved) => ({ birth_month, marital_status, exam, approved }))),
    ),
  )
  return ways.map(({ birth_month, marital_status, exam, approved }) => ({
    route: { pass, links, marriage_approved: approved, apply_month: applied },
    you: { birth_month },
    residence: { in_singapore_since: wholeMonth(answers.residence.in_singapore_since), national_exam: exam },
    work: { work_status: answers.work.work_status ?? 'employee' },
    education: { highest: answers.education.highest ?? 'bachelor' },
    family: { marital_status },
    roots: {},
    history: {},
  }))
}

const known = <T>(value: T | undefined): readonly [T] | undefined => (value === undefined ? undefined : [value])
