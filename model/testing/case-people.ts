import type { DatedProfile } from '@settlesg/contract'
import { bare } from './bare.ts'
import { person } from './example-person.ts'

/** An Employment Pass holder of 33, single, seven years here, with the usual answers. */
const passHolder: DatedProfile = {
  route: { pass: 'ep', links: [], apply_month: '2026-11' },
  you: { birth_month: '1993-05', sex: 'male' },
  residence: { in_singapore_since: '2019-02', away_5y: '1_3', schooling_here: 'none' },
  work: {
    work_status: 'employee',
    employer_since: '2021-07',
    occupation: '2',
    monthly_pay: 8_200,
    variable_pay_12m: 12_000,
    employers_5y: 2,
    longest_gap_months_5y: 0,
    assessed_income: [105_000, 98_000, 92_000].map((amount, ago) => ({ year: 2026 - ago, amount })),
  },
  education: { highest: 'bachelor', awarded_in_singapore: false },
  family: { marital_status: 'single', children: [], relatives_here: 0 },
  roots: {},
  history: { pending: false, former_pr: 'no', previous: 'none', conviction: 'no' },
}

/** A citizen's wife of 31 on a Long-Term Visit Pass, four years here, at work, one small citizen child. */
const wife = person(
  {
    route: { pass: 'ltvp', links: ['spouse_of_citizen'] },
    you: { birth_month: '1995-03', sex: 'female' },
    residence: { in_singapore_since: '2022-06' },
    work: {
      employer_since: '2024-01',
      occupation: '4',
      monthly_pay: 3_000,
      variable_pay_12m: 3_000,
      assessed_income: [{ year: 2026, amount: 36_000 }],
    },
    education: { highest: 'diploma' },
    family: {
      marital_status: 'married',
      married_since: '2021-12',
      spouse_status: 'citizen',
      spouse_education: 'diploma',
      children: [{ birth_month: '2024-02', status: 'citizen', school: 'none' }],
      sponsor: { work_status: 'employee', monthly_pay: 5_000 },
    },
  },
  passHolder,
)

type Answers = Parameters<typeof person>[0]
const worker = (answers: Answers) => person(answers, passHolder)
const spouse = (answers: Answers) => person(answers, wife)
const marriedToCitizen: Answers['family'] = {
  marital_status: 'married',
  married_since: '2020-02',
  spouse_status: 'citizen',
  spouse_education: 'bachelor',
  sponsor: { work_status: 'employee', monthly_pay: 7_000 },
}
const noWork = {
  employer_since: null,
  occupation: null,
  monthly_pay: null,
  variable_pay_12m: null,
  employers_5y: null,
  longest_gap_months_5y: null,
  assessed_income: null,
}

const profiles: Record<string, DatedProfile> = {
  'EP, 33, single, S$8,200, seven years here': worker({}),
  'the same, wife and child apply too, child at a local school': worker({
    route: { includes: { spouse: true, children: 1 } },
    family: {
      marital_status: 'married',
      married_since: '2017-01',
      spouse_status: 'dependant_pass',
      spouse_education: 'bachelor',
      spouse_monthly_pay: 0,
      children: [{ birth_month: '2018-04', status: 'foreign', school: 'moe', included: true, sex: 'female' }],
    },
  }),
  'EP, 33, only the quick check answered': { ...bare(passHolder), history: passHolder.history },
  'EP at 58 with S$15,000': worker({
    you: { birth_month: '1968-04' },
    work: { monthly_pay: 15_000, variable_pay_12m: 40_000, occupation: '1' },
    family: { marital_status: 'married', married_since: '1995-01', spouse_status: 'abroad', children: [] },
  }),
  'EP on S$1,000': worker({
    work: { monthly_pay: 1_000, variable_pay_12m: 0, assessed_income: [{ year: 2026, amount: 12_000 }] },
  }),
  'S Pass two months in, S$3,400': worker({
    route: { pass: 's_pass' },
    you: { birth_month: '1999-01' },
    residence: { in_singapore_since: '2026-09', away_5y: null },
    work: {
      employer_since: '2026-09',
      occupation: '3',
      monthly_pay: 3_400,
      variable_pay_12m: null,
      employers_5y: 1,
      assessed_income: null,
    },
    education: { highest: 'diploma' },
  }),
  'S Pass, 45, S$6,000, ten years here': worker({
    route: { pass: 's_pass' },
    you: { birth_month: '1981-03' },
    residence: { in_singapore_since: '2016-05' },
    work: { occupation: '3', monthly_pay: 6_000, variable_pay_12m: 6_000 },
    education: { highest: 'diploma' },
  }),
  'refused once, changed job and pay since': worker({
    history: { previous: 'rejected_once', last_decision: '2025-09', changed: ['job', 'pay'] },
  }),
  'refused three times, nothing changed': worker({
    history: { previous: 'rejected_more', last_decision: '2026-05', changed: ['nothing'] },
  }),
  'EP, lost the job': worker({ work: { work_status: 'not_working', ...noWork } }),
  'citizen’s wife, at work, one citizen child': spouse({}),
  'best case: citizen’s wife, eight years married, degree from here, well paid': spouse({
    you: { birth_month: '1994-03' },
    residence: { in_singapore_since: '2013-07', away_5y: 'none', schooling_here: 'university', schooling_years: 4 },
    work: {
      employer_since: '2019-01',
      occupation: '2',
      monthly_pay: 9_000,
      variable_pay_12m: 18_000,
      employers_5y: 1,
      assessed_income: [120_000, 115_000, 110_000].map((amount, ago) => ({ year: 2026 - ago, amount })),
    },
    education: { highest: 'bachelor', awarded_in_singapore: true },
    family: {
      married_since: '2018-03',
      spouse_education: 'bachelor',
      relatives_here: 1,
      sponsor: { work_status: 'employee', monthly_pay: 9_000 },
    },
  }),
  'worst case: citizen’s wife, just married, no work, sponsor out of work': spouse({
    residence: { in_singapore_since: '2026-06', away_5y: 'over_12' },
    work: { work_status: 'not_working', ...noWork },
    education: { highest: 'below_secondary' },
    family: {
      married_since: '2026-05',
      children: [],
      spouse_education: 'secondary',
      sponsor: { work_status: 'not_working' },
    },
  }),
  'homemaker wife of a citizen, two children': spouse({
    work: { work_status: 'caring_for_family', ...noWork },
    family: {
      children: [
        { birth_month: '2022-09', status: 'citizen', school: 'preschool' },
        { birth_month: '2024-11', status: 'citizen', school: 'none' },
      ],
    },
  }),
  'EP holder married to a citizen, by the spouse’s route': worker({
    route: { links: ['spouse_of_citizen'], route: 'spouse_of_citizen' },
    family: marriedToCitizen,
  }),
  'the same person by the worker’s route': worker({
    route: { links: ['spouse_of_citizen'], route: 'pts' },
    family: marriedToCitizen,
  }),
  'wife of a permanent resident on a visit pass': spouse({
    route: { links: ['spouse_of_pr'] },
    family: { spouse_status: 'pr', children: [{ birth_month: '2024-02', status: 'pr', school: 'none' }] },
  }),
  'student, 14, PSLE passed, five years here': worker({
    route: { pass: 'student_pass' },
    you: { birth_month: '2012-08' },
    residence: {
      in_singapore_since: '2021-11',
      national_exam: true,
      schooling_here: 'school',
      schooling_years: 5,
    },
    work: { work_status: 'student', ...noWork },
    education: { highest: 'below_secondary', awarded_in_singapore: true },
  }),
  'child at 20 years 11 months': worker({
    route: { pass: 'dependant_pass', links: ['child_of_citizen_or_pr'] },
    you: { birth_month: '2005-12' },
    work: { work_status: 'student', ...noWork },
    education: { highest: 'diploma' },
  }),
  'aged parent of a citizen, 66': worker({
    route: { pass: 'ltvp', links: ['parent_of_citizen'] },
    you: { birth_month: '1960-04' },
    work: { work_status: 'not_working', ...noWork },
    family: { marital_status: 'widowed' },
  }),
  'work permit, married to a citizen, approval not answered': spouse({ route: { pass: 'work_permit' } }),
  'man who gave up PR before National Service': worker({ history: { former_pr: 'gave_up' } }),
  'investor who asks for the Global Investor Programme': worker({
    route: { pass: 'visit_or_abroad', route: 'gip' },
    you: { birth_month: '1979-04' },
    residence: { in_singapore_since: null, away_5y: null },
    work: { work_status: 'self_employed', ...noWork, monthly_pay: 80_000 },
  }),
  'artist, by the scheme for artists, with a conviction': worker({
    route: { route: 'forarts' },
    history: { conviction: 'yes' },
  }),
  'application pending': worker({ history: { pending: true, previous: 'none' } }),
}

/** People whose answer somebody who knows the field can judge. */
export const casePeople = Object.entries(profiles).map(([name, profile]) => ({ name, profile }))
