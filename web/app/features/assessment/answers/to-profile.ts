import { type DatedProfile, Month, type Month as MonthText, Profile, type ProfileStep } from '@settlesg/contract'
import * as z from 'zod/mini'
import type { Answers } from './answers.ts'

/** A month as the wire has it, or undefined for what is empty or half typed. */
export const wholeMonth = (value: unknown): MonthText | undefined => z.safeParse(Month, value).data

/** The answers as they are sent: blanks left out, words trimmed. Whether they are a profile is for the schema to say. */
export function toSend(answers: Answers): Record<ProfileStep, unknown> {
  const { route, you, residence, work, education, family, roots, history } = answers
  const { includes } = route
  const takes = includes?.spouse !== undefined || isFilled(includes?.children)
  return {
    route: {
      ...filled({
        ...route,
        includes: takes ? { spouse: includes?.spouse ?? false, children: includes?.children ?? 0 } : undefined,
      }),
      // No tie at all is an answer, so an empty list counts.
      ...(route.links && { links: route.links }),
    },
    you: filled(you),
    residence: filled(residence),
    work: filled({ ...work, business: filledOrNothing(work.business) }),
    education: filled(education),
    family: filled({ ...family, sponsor: filledOrNothing(family.sponsor), children: family.children?.map(filled) }),
    roots: filled({ ...roots, activities: roots.activities?.map(filled), plan: roots.plan?.trim() }),
    history: filled({ ...history, documents: filledOrNothing(history.documents) }),
  }
}

const isFilled = (value: unknown) =>
  value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
const filled = (values: object) => Object.fromEntries(Object.entries(values).filter(([, value]) => isFilled(value)))
function filledOrNothing(values: object | undefined) {
  const left = filled(values ?? {})
  return Object.keys(left).length > 0 ? left : undefined
}

/** The profile that these answers make, or null while they make none. `apply_month` stays absent for "now". */
export const toProfile = (answers: Answers): Profile | null => z.safeParse(Profile, toSend(answers)).data ?? null

/** The profile at its month of application: this month where none was chosen. */
export const dated = (profile: Profile, thisMonth: MonthText): DatedProfile => ({
  ...profile,
  route: { ...profile.route, apply_month: profile.route.apply_month ?? thisMonth },
})
