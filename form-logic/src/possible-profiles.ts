import { addMonths, type DatedProfile, type Month, Profile } from '@settlesg/contract'
import * as z from 'zod/mini'
import type { Answers } from './answers.ts'
import { maritalStatus, workStatus } from './derived.ts'
import { toSend, wholeMonth } from './to-profile.ts'

/** Ages that fall on either side of every rule about age: a child of 18, a parent of 60. */
const agesInMonths = [60 * 12, 18 * 12]

/** Each way a missing answer that decides may go, as far as rules are concerned. None before pass and ties are known. */
export function possibleProfiles(answers: Answers, thisMonth: Month): DatedProfile[] {
  const { pass, links } = answers.route
  if (!pass || !links) return []
  const apply_month = wholeMonth(answers.route.apply_month) ?? thisMonth
  const births = known(wholeMonth(answers.you.birth_month)) ?? agesInMonths.map((age) => addMonths(apply_month, -age))
  const statuses = known(maritalStatus(answers)) ?? (['single', 'married'] as const)
  const decided = <T>(answer: T | undefined, isAsked: boolean) =>
    known(answer) ?? (isAsked ? [true, false] : [undefined])
  const exams = decided(answers.residence.national_exam, pass === 'student_pass')
  const approvals = decided(answers.route.marriage_approved, pass === 'work_permit')
  const { pending, former_pr, conviction } = answers.history
  const re_entry_permit_expires = wholeMonth(answers.history.re_entry_permit_expires)
  return births.flatMap((birth_month) =>
    statuses.flatMap((marital_status) =>
      exams.flatMap((national_exam) =>
        approvals.map((marriage_approved) => ({
          route: { pass, links, marriage_approved, apply_month },
          you: { birth_month },
          residence: {
            in_singapore_since: wholeMonth(answers.residence.in_singapore_since),
            commutes: answers.residence.commutes,
            national_exam,
          },
          work: { work_status: workStatus(answers) ?? 'employee' },
          education: { highest: answers.education.highest ?? 'bachelor' },
          family: { marital_status },
          roots: {},
          history: { pending, former_pr, conviction, re_entry_permit_expires },
        })),
      ),
    ),
  )
}

/** The same profiles with all other answers, for advice; with and without work while that is open. */
export function withAllAnswers(profiles: readonly DatedProfile[], answers: Answers): DatedProfile[] {
  const [first] = profiles
  if (!first) return []
  const sent = toSend(answers)
  const { data } = z.safeParse(Profile, {
    ...sent,
    route: { ...sent.route, ...first.route },
    you: { ...sent.you, ...first.you },
    work: { ...first.work, ...sent.work },
    education: { ...first.education, ...sent.education },
    family: { ...sent.family, ...first.family },
  })
  const works = known(workStatus(answers)) ?? (['employee', 'not_working'] as const)
  return profiles.flatMap((profile) =>
    works.map((work_status) => ({
      ...data,
      ...profile,
      route: { ...data?.route, ...profile.route },
      you: { ...data?.you, ...profile.you },
      residence: { ...data?.residence, ...profile.residence },
      work: { ...data?.work, work_status },
      family: { ...data?.family, ...profile.family },
      roots: data?.roots ?? {},
      history: data?.history ?? profile.history,
    })),
  )
}

const known = <T>(value: T | undefined): readonly [T] | undefined => (value === undefined ? undefined : [value])
