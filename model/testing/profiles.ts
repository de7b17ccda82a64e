import type { AnswersOf, DatedProfile, Month, Question, QuestionGroup, QuestionTable } from '@settlesg/contract'
import * as contract from '@settlesg/contract'
import fc from 'fast-check'

/*
 * Profiles for tests, of the model and of those who use it: two made-up people, and every kind of valid profile.
 */

/** An Employment Pass holder, employee, 33 years old. One route is open: pts. */
export const exampleProfile = {
  route: { pass: 'ep', links: [], includes: { spouse: false, children: 0 }, apply_month: '2026-11' },
  you: { birth_month: '1993-05' },
  residence: { in_singapore_since: '2019-02', away_5y: '1_3', pass_expires: '2028-01' },
  work: { work_status: 'employee', employer_since: '2021-07', occupation: '2', industry: 'J', monthly_pay: 8200 },
  education: { highest: 'bachelor', awarded_in_singapore: false, certificates: 'yes' },
  family: { marital_status: 'single', children: [], relatives_here: 0 },
  roots: { home: 'whole_unit', activities: [] },
  history: { previous: 'none', conviction: 'no', consistent: 'yes' },
} satisfies DatedProfile

/** The same person with another pay, whose case is another one. */
export const withPay = (monthly_pay: number) => ({ ...exampleProfile, work: { ...exampleProfile.work, monthly_pay } })

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

/** Answered, or null, which means the same as not answered. */
const maybe = <T>(answer: fc.Arbitrary<T>) => fc.option(answer, { nil: null, freq: 3 })
const whole = (min: number, max: number) => fc.integer({ min, max })
const anyOption = <T>(options: readonly T[]) => fc.constantFrom(...options)
const anySubset = <T>(options: readonly T[]) => fc.subarray([...options])

type Arbitraries<T> = { [Name in keyof T]?: fc.Arbitrary<T[Name]> }

/**
 * Answers to a table of questions, each by its own bounds and options. `months` are those that an answer may name.
 * What must fit other answers is given in `fitting`.
 */
function answersTo<T extends QuestionTable, const Fitting extends Arbitraries<AnswersOf<T>>>(
  table: T,
  months: fc.Arbitrary<Month>,
  fitting: Fitting,
): fc.Arbitrary<
  Omit<AnswersOf<T>, keyof Fitting> & {
    [Name in keyof Fitting]: Fitting[Name] extends fc.Arbitrary<infer A> ? A : never
  }
>
function answersTo(table: QuestionTable, months: fc.Arbitrary<Month>, fitting: Record<string, fc.Arbitrary<unknown>>) {
  const own = Object.entries(table).map(([name, question]) => {
    const answer = answerTo(question, months)
    return [name, 'required' in question && question.required === true ? answer : maybe(answer)] as const
  })
  return fc.record({ ...Object.fromEntries(own), ...fitting })
}

function answerTo(question: Question | QuestionGroup, months: fc.Arbitrary<Month>): fc.Arbitrary<unknown> {
  switch (question.kind) {
    case 'choice':
      return anyOption(question.options)
    case 'set': {
      const { none } = question
      if (none === 'empty') return anySubset(question.options)
      const others = question.options.filter((option) => option !== none.option)
      return fc.oneof(anySubset(others), fc.constant([none.option]))
    }
    case 'yes_no':
      return fc.boolean()
    case 'month':
      return months
    case 'number':
      return question.unit === 'dollars_a_month'
        ? fc.oneof(whole(question.min, 20_000), anyOption([question.min, question.max]))
        : whole(question.min, question.max)
    case 'text':
      return fc.string({ unit: 'grapheme-ascii', maxLength: question.maxLength })
    case 'rows':
      return fc.array(answersTo(question.row, months, {}), { maxLength: question.most })
    case 'group':
      return answersTo(question.questions, months, {})
    case 'documents':
      return fc
        .array(fc.tuple(anyOption(contract.documentIds), anyOption(contract.documentStates)), { maxLength: 6 })
        .map((entries) => Object.fromEntries(entries))
  }
}

/** Valid profiles of every pass, tie, route and age: `profileProblems` is empty for each. */
export const profileArbitrary: fc.Arbitrary<DatedProfile> = fc
  .record({ since2000: whole(0, 12 * 99), age: fc.oneof(whole(0, 100 * 12 + 11), whole(18 * 12, 45 * 12)) })
  .chain(({ since2000, age }) => arbitraryProfiles(contract.addMonths('2099-12', -since2000), age))

function arbitraryProfiles(applied: Month, age: number): fc.Arbitrary<DatedProfile> {
  const { questions } = contract
  const lived = whole(0, age).map((ago) => contract.addMonths(applied, -ago))
  return fc
    .record({
      tie: fc.oneof(single(lived), married(lived), notMarriedNow(lived)),
      routeAnswers: answersTo(questions.route, lived, {
        links: anySubset(['child_of_citizen_or_pr', 'parent_of_citizen'] as const),
        apply_month: fc.constant(applied),
      }),
      you: answersTo(questions.you, lived, { birth_month: fc.constant(contract.addMonths(applied, -age)) }),
      residence: answersTo(questions.residence, lived, { in_singapore_since: lived, pass_expires: expiry(applied) }),
      work: answersTo(questions.work, lived, {
        // Required of those who earn, so always given here; profiles without it are those who do not.
        monthly_pay: pay,
        assessed_income: assessedIncome(applied),
      }),
      education: answersTo(questions.education, lived, {}),
      roots: answersTo(questions.roots, lived, {}),
      history: answersTo(questions.history, lived, {}).map(withoutDecision),
    })
    .map(({ tie, routeAnswers, ...answers }) => ({
      ...answers,
      route: { ...routeAnswers, links: [...tie.links, ...routeAnswers.links], includes: tie.includes },
      family: tie.family,
    }))
}

const pay = fc.oneof(whole(0, 20_000), anyOption([0, 1_000_000]))

const expiry = (applied: Month) =>
  maybe(
    whole(-24, 60)
      .map((ago) => contract.addMonths(applied, -ago))
      .filter((month) => contract.Month.safeParse(month).success),
  )

const assessedIncome = (applied: Month) =>
  maybe(
    fc.uniqueArray(fc.record({ year: whole(1990, contract.toYear(applied)), amount: whole(0, 100_000_000) }), {
      maxLength: 3,
      selector: ({ year }) => year,
    }),
  )

/** Only an application that was decided has a month of decision. */
const withoutDecision = (history: DatedProfile['history']): DatedProfile['history'] =>
  history.previous === 'none' || history.previous === 'pending' ? { ...history, last_decision: null } : history

/** The family, with the ties and the co-applicants that it allows. */
const single = (lived: fc.Arbitrary<Month>) =>
  fc.record({
    links: fc.constant([]),
    includes: includes(fc.constant(false)),
    family: answersTo(contract.questions.family, lived, {
      marital_status: fc.constant('single' as const),
      married_since: fc.constant(null),
      spouse_status: fc.constant(null),
      spouse_education: fc.constant(null),
      spouse_monthly_pay: fc.constant(null),
    }),
  })

const married = (lived: fc.Arbitrary<Month>) =>
  anyOption(['spouse_of_citizen', 'spouse_of_pr', null] as const).chain((link) =>
    fc.record({
      links: fc.constant(link ? [link] : []),
      includes: includes(fc.boolean()),
      family: answersTo(contract.questions.family, lived, {
        marital_status: anyOption(['married', 'separated'] as const),
        spouse_status: maybe(
          link
            ? fc.constant(link === 'spouse_of_pr' ? ('pr' as const) : ('citizen' as const))
            : anyOption(contract.spouseStatuses),
        ),
      }),
    }),
  )

const notMarriedNow = (lived: fc.Arbitrary<Month>) =>
  fc.record({
    links: fc.constant([]),
    includes: includes(fc.constant(false)),
    family: answersTo(contract.questions.family, lived, {
      marital_status: anyOption(['divorced', 'widowed'] as const),
    }),
  })

const includes = (spouse: fc.Arbitrary<boolean>) =>
  maybe(answersTo(contract.questions.route.includes.questions, fc.constant(''), { spouse }))
