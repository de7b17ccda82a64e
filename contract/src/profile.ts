import * as z from 'zod/mini'
import * as options from './options.ts'

/*
 * The answers to the form. Only what moves eligibility, the estimate or the advice is asked: no name, no identity
 * number, no nationality, race or religion, so there is no field that could carry them (unknown fields are refused).
 */

const maybe = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema))
const whole = (min: number, max: number) => z.int().check(z.gte(min), z.lte(max))
const listOf = <T extends z.ZodMiniType>(item: T, most: number) => z.array(item).check(z.maxLength(most))

/** A calendar month, `YYYY-MM`, from 1900 to 2099. */
export const Month = z.string().check(z.regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/))

/** Whole Singapore dollars; a month unless the field says otherwise. */
const money = whole(0, 1_000_000)
const moneyAYear = whole(0, 100_000_000)
const Education = z.enum(options.educations)
const Home = z.enum(options.homes)

const Route = z.strictObject({
  pass: z.enum(options.passes),
  links: listOf(z.enum(options.links), options.links.length),
  route: maybe(z.enum(options.routeIds)),
  includes: maybe(z.strictObject({ spouse: z.boolean(), children: whole(0, 10) })),
  apply_month: maybe(Month),
})

const You = z.strictObject({ birth_month: Month, sex: maybe(z.enum(options.sexes)) })

const Residence = z.strictObject({
  in_singapore_since: maybe(Month),
  months_away_5y: maybe(whole(0, 60)),
  pass_expires: maybe(Month),
  schooling_here: maybe(z.enum(options.schoolings)),
  schooling_years: maybe(whole(0, 30)),
  national_exam: maybe(z.boolean()),
})

const Work = z.strictObject({
  work_status: z.enum(options.workStatuses),
  employer_since: maybe(Month),
  occupation: maybe(z.enum(options.occupations)),
  industry: maybe(z.enum(options.industries)),
  monthly_pay: maybe(money),
  variable_pay_12m: maybe(moneyAYear),
  assessed_income: maybe(listOf(z.strictObject({ year: whole(1990, 2099), amount: moneyAYear }), 3)),
  employers_5y: maybe(whole(1, 10)),
  longest_gap_months_5y: maybe(whole(0, 60)),
  business: maybe(
    z.strictObject({ years: whole(0, 80), local_staff: whole(0, 100_000), revenue: z.enum(options.revenues) }),
  ),
})

const EducationAnswers = z.strictObject({
  highest: Education,
  awarded_in_singapore: maybe(z.boolean()),
  registration: maybe(z.enum(options.registrations)),
  certificates: maybe(z.enum(options.certificateStates)),
})

const Child = z.strictObject({
  birth_month: Month,
  status: z.enum(options.childStatuses),
  school: maybe(z.enum(options.childSchools)),
  included: maybe(z.boolean()),
  sex: maybe(z.enum(options.sexes)),
})

const Family = z.strictObject({
  marital_status: z.enum(options.maritalStatuses),
  married_since: maybe(Month),
  spouse_status: maybe(z.enum(options.spouseStatuses)),
  spouse_education: maybe(Education),
  spouse_monthly_pay: maybe(money),
  children: maybe(listOf(Child, 10)),
  relatives_here: maybe(whole(0, 20)),
  sponsor: maybe(
    z.strictObject({
      work_status: maybe(z.enum(options.sponsorWorkStatuses)),
      monthly_pay: maybe(money),
      age_band: maybe(z.enum(options.ageBands)),
      home: maybe(Home),
    }),
  ),
})

const Activity = z.strictObject({
  kind: z.enum(options.activityKinds),
  since: Month,
  hours_a_month: whole(0, 200),
  proof: z.boolean(),
})

const Roots = z.strictObject({
  home: maybe(Home),
  activities: maybe(listOf(Activity, 5)),
  plan: maybe(z.string().check(z.maxLength(600))),
})

const History = z.strictObject({
  previous: maybe(z.enum(options.previousApplications)),
  last_decision: maybe(Month),
  changed: maybe(listOf(z.enum(options.changes), options.changes.length)),
  conviction: maybe(z.enum(options.convictions)),
  documents: maybe(z.partialRecord(z.enum(options.documentIds), z.enum(options.documentStates))),
  consistent: maybe(z.enum(options.consistencies)),
})

/** The answers, grouped by the eight steps of the form. `apply_month` is filled in by the server when absent. */
export const Profile = z.strictObject({
  route: Route,
  you: You,
  residence: Residence,
  work: Work,
  education: EducationAnswers,
  family: Family,
  roots: Roots,
  history: History,
})

export type Profile = z.infer<typeof Profile>
export type ProfileStep = keyof Profile
export type Month = z.infer<typeof Month>
export type Pass = (typeof options.passes)[number]
export type Link = (typeof options.links)[number]
export type RouteId = (typeof options.routeIds)[number]
export type Education = (typeof options.educations)[number]
export type DocumentId = (typeof options.documentIds)[number]
/** A profile whose month of application is known: what the model works on. */
export type DatedProfile = Profile & { route: { apply_month: Month } }

/** The steps in the order in which they are asked. */
export const steps = Object.keys(Profile.shape) as ProfileStep[]
