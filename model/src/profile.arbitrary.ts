import type { DatedProfile, Month } from '@settlesg/contract'
import * as contract from '@settlesg/contract'
import fc from 'fast-check'

/*
 * Profiles for tests, of the model and of those who use it: two made-up people, and every kind of valid profile.
 */

/** An Employment Pass holder, employee, 33 years old. One route is open: pts. */
export const exampleProfile = {
  route: { pass: 'ep', links: [], includes: { spouse: false, children: 0 }, apply_month: '2026-11' },
  you: { birth_month: '1993-05' },
  residence: { in_singapore_since: '2019-02', months_away_5y: 3, pass_expires: '2028-01' },
  work: { work_status: 'employee', employer_since: '2021-07', occupation: '2', industry: 'J', monthly_pay: 8200 },
  education: { highest: 'bachelor', awarded_in_singapore: false, certificates: 'yes' },
  family: { marital_status: 'single', children: [], relatives_here: 0 },
  roots: { home: 'whole_unit', activities: [] },
  history: { previous: 'none', conviction: 'no', consistent: 'yes' },
} satisfies DatedProfile

/** A citizen's wife or husband on a Long-Term Visit Pass, 31 years old. One route is open: spouse_of_citizen. */
export const spouseProfile = {
  route: { pass: 'ltvp', links: ['spouse_of_citizen'], apply_month: '2026-11' },
  you: { birth_month: '1995-03' },
  residence: { in_singapore_since: '2022-06', pass_expires: '2027-05' },
  work: { work_status: 'not_working' },
  education: { highest: 'diploma' },
  family: {
    marital_status: 'married',
    married_since: '2021-12',
    spouse_status: 'citizen',
    children: [{ birth_month: '2024-02', status: 'citizen', school: 'none' }],
    sponsor: { work_status: 'employee', monthly_pay: 5600, age_band: 'under_35', home: 'owned' },
  },
  roots: { home: 'owned' },
  history: { previous: 'none', conviction: 'no' },
} satisfies DatedProfile

const monthBefore = (month: Month, months: number): Month => {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 - months
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
}
/** Answered, or null, which means the same as not answered. */
const maybe = <T>(answer: fc.Arbitrary<T>) => fc.option(answer, { nil: null, freq: 3 })
const whole = (min: number, max: number) => fc.integer({ min, max })
const oneOf = <T>(options: readonly T[]) => fc.constantFrom(...options)
const someOf = <T>(options: readonly T[]) => fc.subarray([...options])
const pay = fc.oneof(whole(0, 20_000), oneOf([0, 1_000_000]))

/** Valid profiles of every pass, tie, route and age: `profileProblems` is empty for each. */
export const profileArbitrary: fc.Arbitrary<DatedProfile> = fc
  .record({ since2000: whole(0, 12 * 99), age: fc.oneof(whole(0, 100 * 12 + 11), whole(18 * 12, 45 * 12)) })
  .chain(({ since2000, age }) => profilesOf(monthBefore('2099-12', since2000), age))

function profilesOf(applied: Month, age: number): fc.Arbitrary<DatedProfile> {
  const lived = whole(0, age).map((ago) => monthBefore(applied, ago))
  const family = fc.oneof(single(lived), married(lived), notMarriedNow(lived))
  return fc
    .record({
      tie: family,
      routeAnswers: routeAnswers(applied),
      residence: residence(applied, lived),
      work: work(applied, lived),
      education: education(),
      roots: roots(lived),
      history: history(lived),
      sex: maybe(oneOf(contract.sexes)),
    })
    .map(({ tie, routeAnswers: { links, ...route }, residence, work, education, roots, history, sex }) => ({
      route: { ...route, links: [...tie.links, ...links], includes: tie.includes },
      you: { birth_month: monthBefore(applied, age), sex },
      residence,
      work,
      education,
      family: tie.family,
      roots,
      history,
    }))
}

const routeAnswers = (applied: Month) =>
  fc.record({
    pass: oneOf(contract.passes),
    links: someOf(['child_of_citizen_or_pr', 'parent_of_citizen'] as const),
    route: maybe(oneOf(contract.routeIds)),
    apply_month: fc.constant(applied),
  })

/** The family, with the ties and the co-applicants that it allows. */
const single = (lived: fc.Arbitrary<Month>) =>
  fc.record({
    links: fc.constant([]),
    includes: maybe(fc.record({ spouse: fc.constant(false), children: whole(0, 10) })),
    family: fc.record({ marital_status: fc.constant('single' as const), ...otherFamily(lived) }),
  })

const married = (lived: fc.Arbitrary<Month>) =>
  oneOf(['spouse_of_citizen', 'spouse_of_pr', null] as const).chain((link) =>
    fc.record({
      links: fc.constant(link ? [link] : []),
      includes: maybe(fc.record({ spouse: fc.boolean(), children: whole(0, 10) })),
      family: fc.record({
        marital_status: oneOf(['married', 'separated'] as const),
        ...spouse(lived),
        spouse_status: maybe(
          link ? fc.constant(link === 'spouse_of_pr' ? 'pr' : 'citizen') : oneOf(contract.spouseStatuses),
        ),
        ...otherFamily(lived),
      }),
    }),
  )

const notMarriedNow = (lived: fc.Arbitrary<Month>) =>
  fc.record({
    links: fc.constant([]),
    includes: maybe(fc.record({ spouse: fc.constant(false), children: whole(0, 10) })),
    family: fc.record({
      marital_status: oneOf(['divorced', 'widowed'] as const),
      ...spouse(lived),
      ...otherFamily(lived),
    }),
  })

const spouse = (lived: fc.Arbitrary<Month>) => ({
  married_since: maybe(lived),
  spouse_education: maybe(oneOf(contract.educations)),
  spouse_monthly_pay: maybe(pay),
})

const otherFamily = (lived: fc.Arbitrary<Month>) => ({
  children: maybe(
    fc.array(
      fc.record({
        birth_month: lived,
        status: oneOf(contract.childStatuses),
        school: maybe(oneOf(contract.childSchools)),
        included: maybe(fc.boolean()),
        sex: maybe(oneOf(contract.sexes)),
      }),
      { maxLength: 10 },
    ),
  ),
  relatives_here: maybe(whole(0, 20)),
  sponsor: maybe(
    fc.record({
      work_status: maybe(oneOf(contract.sponsorWorkStatuses)),
      monthly_pay: maybe(pay),
      age_band: maybe(oneOf(contract.ageBands)),
      home: maybe(oneOf(contract.homes)),
    }),
  ),
})

const residence = (applied: Month, lived: fc.Arbitrary<Month>) =>
  fc.record({
    in_singapore_since: lived,
    months_away_5y: maybe(whole(0, 60)),
    pass_expires: maybe(
      whole(-24, 60)
        .map((ago) => monthBefore(applied, ago))
        .filter(isMonth),
    ),
    schooling_here: maybe(oneOf(contract.schoolings)),
    schooling_years: maybe(whole(0, 30)),
    national_exam: maybe(fc.boolean()),
  })
const isMonth = (month: Month) => contract.Month.safeParse(month).success

const work = (applied: Month, lived: fc.Arbitrary<Month>) =>
  fc.record({
    work_status: oneOf(contract.workStatuses),
    employer_since: maybe(lived),
    occupation: maybe(oneOf(contract.occupations)),
    industry: maybe(oneOf(contract.industries)),
    // Required of those who earn, so always given here; profiles without it are those who do not.
    monthly_pay: pay,
    variable_pay_12m: maybe(whole(0, 100_000_000)),
    assessed_income: maybe(
      fc.uniqueArray(fc.record({ year: whole(1990, Number(applied.slice(0, 4))), amount: whole(0, 100_000_000) }), {
        maxLength: 3,
        selector: ({ year }) => year,
      }),
    ),
    employers_5y: maybe(whole(1, 10)),
    longest_gap_months_5y: maybe(whole(0, 60)),
    business: maybe(
      fc.record({ years: whole(0, 80), local_staff: whole(0, 100_000), revenue: oneOf(contract.revenues) }),
    ),
  })

const education = () =>
  fc.record({
    highest: oneOf(contract.educations),
    awarded_in_singapore: maybe(fc.boolean()),
    registration: maybe(oneOf(contract.registrations)),
    certificates: maybe(oneOf(contract.certificateStates)),
  })

const roots = (lived: fc.Arbitrary<Month>) =>
  fc.record({
    home: maybe(oneOf(contract.homes)),
    activities: maybe(
      fc.array(
        fc.record({
          kind: oneOf(contract.activityKinds),
          since: lived,
          hours_a_month: whole(0, 200),
          proof: fc.boolean(),
        }),
        { maxLength: 5 },
      ),
    ),
    plan: maybe(fc.string({ unit: 'grapheme-ascii', maxLength: 600 })),
  })

const history = (lived: fc.Arbitrary<Month>) =>
  fc
    .record({
      previous: maybe(oneOf(contract.previousApplications)),
      decided: maybe(lived),
      changed: maybe(
        fc.oneof(
          someOf(contract.changes.filter((change) => change !== 'nothing')),
          fc.constant<'nothing'[]>(['nothing']),
        ),
      ),
      conviction: maybe(oneOf(contract.convictions)),
      documents: maybe(documents),
      consistent: maybe(oneOf(contract.consistencies)),
    })
    .map(({ decided, ...answers }) => ({
      ...answers,
      last_decision: answers.previous === 'none' || answers.previous === 'pending' ? null : decided,
    }))

const documents = fc
  .array(fc.tuple(oneOf(contract.documentIds), oneOf(contract.documentStates)), { maxLength: 6 })
  .map((entries): DatedProfile['history']['documents'] => Object.fromEntries(entries))
