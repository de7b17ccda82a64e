import * as contract from '@settlesg/contract'
import * as z from 'zod/mini'

/*
 * What a person has put into the form so far: the shape of the profile with anything missing. Numbers and months may
 * stand as they were typed while they cannot be read yet. Whatever does not fit is left out, so a draft that is
 * damaged or older than the form opens with what still counts.
 */

const lenient = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined)
const choice = <const T extends readonly string[]>(values: T) => lenient(z.enum(values))
const setOf = <const T extends readonly string[]>(values: T) => lenient(z.array(z.enum(values)))
const yesNo = () => lenient(z.boolean())
const text = (longest: number) => lenient(z.string().check(z.maxLength(longest)))
/** A number, or the text that could not be read as one. */
const number = () => lenient(z.union([z.int(), z.string().check(z.maxLength(30))]))
/** `YYYY-MM`, or a part of it: `2019-`, `-05`. */
const month = () => text(12)
const rowsOf = <T extends z.ZodMiniType>(row: T, most: number) => lenient(z.array(row).check(z.maxLength(most)))

/** Longer than the 600 that can be sent, so that a paste is not cut: the counter and the check say what is too much. */
const longestTypedPlan = 5_000

const Business = z.object({ years: number(), local_staff: number(), revenue: choice(contract.revenues) })
const Child = z.object({
  birth_month: month(),
  status: choice(contract.childStatuses),
  school: choice(contract.childSchools),
  included: yesNo(),
  sex: choice(contract.sexes),
})
const Sponsor = z.object({
  work_status: choice(contract.sponsorWorkStatuses),
  monthly_pay: number(),
  age_band: choice(contract.ageBands),
  home: choice(contract.homes),
})
const Activity = z.object({
  kind: choice(contract.activityKinds),
  since: month(),
  hours_a_month: number(),
  proof: yesNo(),
})

const Answers = z.object({
  route: z.catch(
    z.object({
      pass: choice(contract.passes),
      links: setOf(contract.links),
      route: choice(contract.routeIds),
      includes: lenient(z.object({ spouse: yesNo(), children: number() })),
      apply_month: month(),
    }),
    {},
  ),
  you: z.catch(z.object({ birth_month: month(), sex: choice(contract.sexes) }), {}),
  residence: z.catch(
    z.object({
      in_singapore_since: month(),
      months_away_5y: number(),
      pass_expires: month(),
      schooling_here: choice(contract.schoolings),
      schooling_years: number(),
      national_exam: yesNo(),
    }),
    {},
  ),
  work: z.catch(
    z.object({
      work_status: choice(contract.workStatuses),
      employer_since: month(),
      occupation: choice(contract.occupations),
      industry: choice(contract.industries),
      monthly_pay: number(),
      variable_pay_12m: number(),
      assessed_income: rowsOf(z.object({ year: number(), amount: number() }), 3),
      employers_5y: number(),
      longest_gap_months_5y: number(),
      business: lenient(Business),
    }),
    {},
  ),
  education: z.catch(
    z.object({
      highest: choice(contract.educations),
      awarded_in_singapore: yesNo(),
      registration: choice(contract.registrations),
      certificates: choice(contract.certificateStates),
    }),
    {},
  ),
  family: z.catch(
    z.object({
      marital_status: choice(contract.maritalStatuses),
      married_since: month(),
      spouse_status: choice(contract.spouseStatuses),
      spouse_education: choice(contract.educations),
      spouse_monthly_pay: number(),
      children: rowsOf(Child, 10),
      relatives_here: number(),
      sponsor: lenient(Sponsor),
    }),
    {},
  ),
  roots: z.catch(
    z.object({ home: choice(contract.homes), activities: rowsOf(Activity, 5), plan: text(longestTypedPlan) }),
    {},
  ),
  history: z.catch(
    z.object({
      previous: choice(contract.previousApplications),
      last_decision: month(),
      changed: setOf(contract.changes),
      conviction: choice(contract.convictions),
      documents: lenient(z.partialRecord(z.enum(contract.documentIds), z.enum(contract.documentStates))),
      consistent: choice(contract.consistencies),
    }),
    {},
  ),
})
export type Answers = z.infer<typeof Answers>

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Answers out of anything: a stored draft, a stored profile. What cannot be an answer is left out. Never throws. */
export const readAnswers = (value: unknown): Answers => Answers.parse(isRecord(value) ? value : {})

export const noAnswers: Answers = readAnswers({})

/** A place in the answers: `work.monthly_pay`, or with a row's number `family.children.0.status`. */
export type AnswerPath = string

/** What stands at `path`; undefined where nothing was answered. */
export function answerAt(answers: unknown, path: AnswerPath): unknown {
  let value = answers
  for (const key of path.split('.')) {
    if (Array.isArray(value)) value = value[Number(key)]
    else value = isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined
  }
  return value
}

/** The answers with another value at `path`; undefined takes the answer away. The given answers stay as they are. */
export const withAnswer = (answers: Answers, path: AnswerPath, value: unknown): Answers =>
  readAnswers(placed(answers, path.split('.'), value))

function placed(at: unknown, [key = '', ...rest]: string[], value: unknown): unknown {
  if (Array.isArray(at)) {
    const index = Number(key)
    const item = rest.length > 0 ? placed(at[index], rest, value) : value
    return at.map((old, position) => (position === index ? item : old))
  }
  const { [key]: old, ...others } = isRecord(at) ? at : {}
  const placedValue = rest.length > 0 ? placed(old, rest, value) : value
  return placedValue === undefined ? others : { ...others, [key]: placedValue }
}
