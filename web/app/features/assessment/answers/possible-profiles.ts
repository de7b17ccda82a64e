import { addMonths, type DatedProfile, type Month, Profile } from '@settlesg/contract'
import * as z from 'zod/mini'
import type { Answers } from './answers.ts'
import { maritalStatus } from './derived.ts'
import { toSend, wholeMonth } from './to-profile.ts'

/** Ages that fall on either side of every rule about age: a child of 18, a parent of 60. */
const agesInMonths = [60 * 12, 18 * 12]

/**
 * The profiles that these answers may grow into, as far as rules are concerned: where an answer that decides is still to
 * come, each way it may go stands in for it. None before pass and ties are known.
 */
export function possibleProfiles(answers: Answers, thisMonth: Month): DatedProfile[] {
  const { pass, links } = answers.route
  if (!pass || !links) return []
  const apply_month = wholeMonth(answers.route.apply_month) ?? thisMonth
  const births = known(wholeMonth(answers.you.birth_month)) ?? agesInMonths.map((age) => addMonths(apply_month, -age))
  const statuses = known(maritalStatus(answers)) ?? (['single', 'married'] as const)
  const works = known(answers.work.work_status) ?? (['employee', 'not_working'] as const)
  const decided = <T>(answer: T | undefined, isAsked: boolean) =>
    known(answer) ?? (isAsked ? [true, false] : [undefined])
  const exams = decided(answers.residence.national_exam, pass === 'student_pass')
  const approvals = decided(answers.route.marriage_approved, pass === 'work_permit')
  return births.flatMap((birth_month) =>
    statuses.flatMap((marital_status) =>
      works.flatMap((work_status) =>
        exams.flatMap((national_exam) =>
          approvals.map((marriage_approved) => {
            const { pending, former_pr, conviction } = answers.history
            const least: DatedProfile = {
              route: { pass, links, marriage_approved, apply_month },
              you: { birth_month },
              residence: { national_exam },
              work: { work_status },
              education: { highest: 'bachelor' },
              family: { marital_status },
              roots: {},
              history: { pending, former_pr, conviction },
            }
            return withAnswers(least, answers)
          }),
        ),
      ),
    ),
  )
}

/** The profile with whatever else was answered; without it while something there cannot be read yet. */
function withAnswers(least: DatedProfile, answers: Answers): DatedProfile {
  const sent = toSend(answers)
  const { data } = z.safeParse(Profile, {
    route: { ...sent.route, ...least.route },
    you: { ...sent.you, ...least.you },
    residence: { ...sent.residence, ...least.residence },
    work: { ...sent.work, ...least.work },
    education: { ...least.education, ...sent.education },
    family: { ...sent.family, ...least.family },
    roots: sent.roots,
    history: sent.history,
  })
  return data ? { ...data, route: { ...data.route, apply_month: least.route.apply_month } } : least
}

const known = <T>(value: T | undefined): readonly [T] | undefined => (value === undefined ? undefined : [value])
