import type { DatedProfile } from '@settlesg/contract'
import fc from 'fast-check'
import { poolProfiles } from './pool-profiles.ts'

/** What the quick check asks, of people of the pool. */
export const quickAnswers: fc.Arbitrary<DatedProfile> = fc
  .record({
    person: fc.constantFrom(...poolProfiles()),
    previous: fc.constantFrom('none', 'rejected_once', 'rejected_more', 'rather_not_say', null),
    isDescribed: fc.boolean(),
  })
  .map(({ person: { route, you, residence, work, education, family }, previous, isDescribed }) => ({
    route: { pass: route.pass, links: route.links, apply_month: route.apply_month },
    you: { birth_month: you.birth_month },
    residence: { in_singapore_since: residence.in_singapore_since, national_exam: residence.national_exam ?? null },
    work: { work_status: work.work_status, monthly_pay: work.monthly_pay ?? null },
    education: { highest: education.highest },
    // The quick check does not ask it, and takes those for married who are not described further.
    family: { marital_status: isDescribed ? family.marital_status : 'married' },
    roots: {},
    history: { previous },
  }))
