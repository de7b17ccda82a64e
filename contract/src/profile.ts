import * as z from 'zod/mini'

/*
 * The answers to the form. Only what moves eligibility, the estimate or the advice is asked: no name, no identity
 * number, no nationality, race or religion, so there is no field that could carry them (unknown fields are refused).
 */

const maybe = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema))
const whole = (min: number, max: number) => z.int().check(z.gte(min), z.lte(max))
const listOf = <T extends z.ZodMiniType>(item: T, most: number) => z.array(item).check(z.maxLength(most))

/** A calendar month, `YYYY-MM`, from 1900 to 2099. */
export const Month = z.string().check(z.regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/))

export const passes = [
  'ep',
  's_pass',
  'pep',
  'entrepass',
  'one_pass',
  'tech_pass',
  'work_permit',
  'dependant_pass',
  'ltvp',
  'ltvp_plus',
  'student_pass',
  'visit_or_abroad',
  'already_pr',
  'other',
] as const
export const links = ['spouse_of_citizen', 'spouse_of_pr', 'child_of_citizen_or_pr', 'parent_of_citizen'] as const
export const routeIds = [
  'pts',
  'spouse_of_citizen',
  'spouse_of_pr',
  'child',
  'aged_parent',
  'student',
  'gip',
  'forarts',
] as const
export const educations = [
  'below_secondary',
  'secondary',
  'ite',
  'diploma',
  'bachelor',
  'postgraduate_diploma',
  'master',
  'doctorate',
  'professional',
] as const
export const homes = ['room', 'whole_unit', 'with_family', 'owned', 'other'] as const
export const schoolings = ['none', 'school', 'ite_poly', 'university', 'postgraduate'] as const
export const workStatuses = ['employee', 'self_employed', 'both', 'not_working', 'student'] as const
/** Work statuses that earn, so that `monthly_pay` is required. */
export const workingStatuses: readonly (typeof workStatuses)[number][] = ['employee', 'self_employed', 'both']
/** The nine major groups of the Singapore Standard Occupational Classification. */
export const occupations = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const
/** The sections of the Singapore Standard Industrial Classification. */
export const industries = [
  'A',
  'B',
  'C',
  'D',
  'E',
  'F',
  'G',
  'H',
  'I',
  'J',
  'K',
  'L',
  'M',
  'N',
  'O',
  'P',
  'Q',
  'R',
  'S',
  'T',
  'U',
] as const
export const revenues = ['under_100k', '100k_1m', '1m_10m', 'over_10m'] as const
/** Professions with a register in Singapore. */
export const registrations = [
  'none',
  'doctor',
  'dentist',
  'nurse',
  'pharmacist',
  'allied_health',
  'lawyer',
  'accountant',
  'architect',
  'engineer',
  'teacher',
  'other',
] as const
export const maritalStatuses = ['single', 'married', 'divorced', 'widowed', 'separated'] as const
export const spouseStatuses = ['citizen', 'pr', 'ep', 's_pass', 'dependant_pass', 'ltvp', 'other', 'abroad'] as const
export const childStatuses = ['citizen', 'pr', 'foreign'] as const
export const childSchools = ['none', 'preschool', 'moe', 'international', 'abroad'] as const
export const sponsorWorkStatuses = ['employee', 'self_employed', 'not_working', 'retired'] as const
export const ageBands = ['under_35', '35_54', '55_plus'] as const
export const activityKinds = ['grassroots', 'charity', 'school', 'sports_arts', 'other'] as const
export const previousApplications = ['none', 'pending', 'withdrawn', 'rejected_once', 'rejected_more'] as const
export const changes = [
  'job',
  'pay',
  'marriage',
  'child',
  'longer_stay',
  'qualification',
  'evidence',
  'nothing',
  'not_sure',
] as const
/** What an application is asked for; gathered from facts.md section 4. ICA's own current lists decide. */
export const documentIds = [
  'passport',
  'national_id',
  'birth_certificate',
  'pass_card',
  'photo',
  'education_certificates',
  'transcripts',
  'professional_membership',
  'employer_letter',
  'payslips',
  'testimonials',
  'tax_assessments',
  'annex_a',
  'business_registration',
  'business_accounts',
  'marriage_certificate',
  'children_birth_certificates',
  'custody_papers',
  'name_change',
  'sponsor_identity',
  'sponsor_income',
  'school_results',
  'translations',
] as const
export const documentStates = ['have', 'can_get', 'missing', 'not_applicable'] as const
export const consistencies = ['yes', 'mostly', 'not_sure', 'known_differences'] as const
export const sexes = ['male', 'female'] as const
export const certificateStates = ['yes', 'can_get', 'no'] as const
export const convictions = ['no', 'yes', 'rather_not_say'] as const

/** Whole Singapore dollars; a month unless the field says otherwise. */
const money = whole(0, 1_000_000)
const moneyAYear = whole(0, 100_000_000)
const Education = z.enum(educations)
const Home = z.enum(homes)

const Route = z.strictObject({
  pass: z.enum(passes),
  links: listOf(z.enum(links), links.length),
  route: maybe(z.enum(routeIds)),
  includes: maybe(z.strictObject({ spouse: z.boolean(), children: whole(0, 10) })),
  apply_month: maybe(Month),
})

const You = z.strictObject({ birth_month: Month, sex: maybe(z.enum(sexes)) })

const Residence = z.strictObject({
  in_singapore_since: maybe(Month),
  months_away_5y: maybe(whole(0, 60)),
  pass_expires: maybe(Month),
  schooling_here: maybe(z.enum(schoolings)),
  schooling_years: maybe(whole(0, 30)),
  national_exam: maybe(z.boolean()),
})

const Work = z.strictObject({
  work_status: z.enum(workStatuses),
  employer_since: maybe(Month),
  occupation: maybe(z.enum(occupations)),
  industry: maybe(z.enum(industries)),
  monthly_pay: maybe(money),
  variable_pay_12m: maybe(moneyAYear),
  assessed_income: maybe(listOf(z.strictObject({ year: whole(1990, 2099), amount: moneyAYear }), 3)),
  employers_5y: maybe(whole(1, 10)),
  longest_gap_months_5y: maybe(whole(0, 60)),
  business: maybe(z.strictObject({ years: whole(0, 80), local_staff: whole(0, 100_000), revenue: z.enum(revenues) })),
})

const EducationAnswers = z.strictObject({
  highest: Education,
  awarded_in_singapore: maybe(z.boolean()),
  registration: maybe(z.enum(registrations)),
  certificates: maybe(z.enum(certificateStates)),
})

const Child = z.strictObject({
  birth_month: Month,
  status: z.enum(childStatuses),
  school: maybe(z.enum(childSchools)),
  included: maybe(z.boolean()),
  sex: maybe(z.enum(sexes)),
})

const Family = z.strictObject({
  marital_status: z.enum(maritalStatuses),
  married_since: maybe(Month),
  spouse_status: maybe(z.enum(spouseStatuses)),
  spouse_education: maybe(Education),
  spouse_monthly_pay: maybe(money),
  children: maybe(listOf(Child, 10)),
  relatives_here: maybe(whole(0, 20)),
  sponsor: maybe(
    z.strictObject({
      work_status: maybe(z.enum(sponsorWorkStatuses)),
      monthly_pay: maybe(money),
      age_band: maybe(z.enum(ageBands)),
      home: maybe(Home),
    }),
  ),
})

const Activity = z.strictObject({
  kind: z.enum(activityKinds),
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
  previous: maybe(z.enum(previousApplications)),
  last_decision: maybe(Month),
  changed: maybe(listOf(z.enum(changes), changes.length)),
  conviction: maybe(z.enum(convictions)),
  documents: maybe(z.partialRecord(z.enum(documentIds), z.enum(documentStates))),
  consistent: maybe(z.enum(consistencies)),
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
export type Pass = (typeof passes)[number]
export type Link = (typeof links)[number]
export type RouteId = (typeof routeIds)[number]
export type Education = (typeof educations)[number]
export type DocumentId = (typeof documentIds)[number]
/** A profile whose month of application is known: what the model works on. */
export type DatedProfile = Profile & { route: { apply_month: Month } }

/** The steps in the order in which they are asked. */
export const steps = Object.keys(Profile.shape) as ProfileStep[]
