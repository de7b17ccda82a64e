import type { DatedProfile } from '@settlesg/contract'

/** A person whose answer somebody who knows the field can judge, and why they would nod. */
export interface CasePerson {
  name: string
  profile: DatedProfile
  because: string
}

type Answers = { [Step in keyof DatedProfile]?: Partial<DatedProfile[Step]> }

/** An Employment Pass holder of 33, single, seven years here, with the usual answers; others in their place. */
function worker(answers: Answers): DatedProfile {
  return {
    route: { pass: 'ep', links: [], apply_month: '2026-11', ...answers.route },
    you: { birth_month: '1993-05', sex: 'male', ...answers.you },
    residence: { in_singapore_since: '2019-02', away_5y: '1_3', schooling_here: 'none', ...answers.residence },
    work: {
      work_status: 'employee',
      employer_since: '2021-07',
      occupation: '2',
      monthly_pay: 8_200,
      variable_pay_12m: 12_000,
      employers_5y: 2,
      longest_gap_months_5y: 0,
      assessed_income: [
        { year: 2026, amount: 105_000 },
        { year: 2025, amount: 98_000 },
        { year: 2024, amount: 92_000 },
      ],
      ...answers.work,
    },
    education: { highest: 'bachelor', awarded_in_singapore: false, ...answers.education },
    family: { marital_status: 'single', children: [], relatives_here: 0, ...answers.family },
    roots: { ...answers.roots },
    history: { pending: false, former_pr: 'no', previous: 'none', conviction: 'no', ...answers.history },
  }
}

/** A citizen's wife of 31 on a Long-Term Visit Pass, four years here, at work, one small citizen child. */
function spouse(answers: Answers): DatedProfile {
  return worker({
    ...answers,
    route: { pass: 'ltvp', links: ['spouse_of_citizen'], ...answers.route },
    you: { birth_month: '1995-03', sex: 'female', ...answers.you },
    residence: { in_singapore_since: '2022-06', ...answers.residence },
    work: {
      employer_since: '2024-01',
      occupation: '4',
      monthly_pay: 3_000,
      variable_pay_12m: 3_000,
      assessed_income: [{ year: 2026, amount: 36_000 }],
      ...answers.work,
    },
    education: { highest: 'diploma', ...answers.education },
    family: {
      marital_status: 'married',
      married_since: '2021-12',
      spouse_status: 'citizen',
      spouse_education: 'diploma',
      children: [{ birth_month: '2024-02', status: 'citizen', school: 'none' }],
      sponsor: { work_status: 'employee', monthly_pay: 5_000 },
      ...answers.family,
    },
  })
}

const noWork = {
  employer_since: null,
  occupation: null,
  monthly_pay: null,
  variable_pay_12m: null,
  employers_5y: null,
  longest_gap_months_5y: null,
  assessed_income: null,
} as const

const student = (answers: Answers): DatedProfile =>
  worker({
    ...answers,
    route: { pass: 'student_pass', ...answers.route },
    residence: { national_exam: true, schooling_here: 'school', ...answers.residence },
    work: { work_status: 'student', ...noWork },
    education: { highest: 'secondary', awarded_in_singapore: true, ...answers.education },
  })

export const casePeople: readonly CasePerson[] = [
  {
    name: 'EP, 33, single, S$8,200, seven years here',
    profile: worker({}),
    because:
      'The usual case: a little better than the average applicant for the years here, and nobody could say more.',
  },
  {
    name: 'the same, wife and child apply too, child at a local school',
    profile: worker({
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
    because:
      'A family that applies together with a child in a local school shows roots; it helps, and by a few people only.',
  },
  {
    name: 'EP, 33, only the quick check answered',
    profile: {
      route: { pass: 'ep', links: [], apply_month: '2026-11' },
      you: { birth_month: '1993-05' },
      residence: { in_singapore_since: '2019-02' },
      work: { work_status: 'employee', monthly_pay: 8_200 },
      education: { highest: 'bachelor' },
      family: { marital_status: 'single' },
      roots: {},
      history: { pending: false, former_pr: 'no', previous: 'none', conviction: 'no' },
    },
    because: 'The same person with less told: nearly the same middle, a wider range, nothing gained by silence.',
  },
  {
    name: 'EP, 28, S$5,800, one year here',
    profile: worker({
      you: { birth_month: '1998-06' },
      residence: { in_singapore_since: '2025-10' },
      work: {
        employer_since: '2025-10',
        monthly_pay: 5_800,
        variable_pay_12m: 5_800,
        employers_5y: 1,
        assessed_income: [],
      },
    }),
    because: 'Young and skilled, but one year is early: waiting moves this case more than anything else.',
  },
  {
    name: 'EP at 58 with S$15,000',
    profile: worker({
      you: { birth_month: '1968-04' },
      work: { monthly_pay: 15_000, variable_pay_12m: 40_000, occupation: '1' },
      family: { marital_status: 'married', married_since: '1995-01', spouse_status: 'abroad', children: [] },
    }),
    because: 'High pay does not make up for the age, which counts against at 58, though nobody knows how much.',
  },
  {
    name: 'EP on S$1,000',
    profile: worker({
      work: { monthly_pay: 1_000, variable_pay_12m: 0, assessed_income: [{ year: 2026, amount: 12_000 }] },
    }),
    because:
      'No such pay goes with this pass, and a note says so; eight below the same person at usual pay, years here hold it up.',
  },
  {
    name: 'EP, 36, S$22,000 in finance, local degree, twelve years here',
    profile: worker({
      you: { birth_month: '1990-02' },
      residence: { in_singapore_since: '2014-07', away_5y: 'none', schooling_here: 'university', schooling_years: 4 },
      work: {
        industry: 'K',
        occupation: '1',
        monthly_pay: 22_000,
        variable_pay_12m: 90_000,
        employer_since: '2018-01',
        employers_5y: 1,
      },
      education: { highest: 'master', awarded_in_singapore: true },
    }),
    because:
      'About the best that a single worker can show: twice the level of the route, and still hardly better than even.',
  },
  {
    name: 'S Pass two months in, S$3,400',
    profile: worker({
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
    because: 'May apply and should wait: no time here, no tax year. The lowest of the working cases at this age.',
  },
  {
    name: 'S Pass, 45, S$6,000, ten years here',
    profile: worker({
      route: { pass: 's_pass' },
      you: { birth_month: '1981-03' },
      residence: { in_singapore_since: '2016-05' },
      work: { occupation: '3', monthly_pay: 6_000, variable_pay_12m: 6_000 },
      education: { highest: 'diploma' },
    }),
    because: 'Years here carry it; an EP is not offered as a way, since at 45 its floor is S$10,700.',
  },
  {
    name: 'S Pass, 30, S$7,500, six years here',
    profile: worker({
      route: { pass: 's_pass' },
      you: { birth_month: '1996-03' },
      residence: { in_singapore_since: '2020-08' },
      work: { occupation: '3', monthly_pay: 7_500, variable_pay_12m: 6_000 },
    }),
    because:
      'Paid above the EP floor at 30, so moving may be tried; the lever is small, as reports show no step by pass.',
  },
  {
    name: 'refused once, changed job and pay since',
    profile: worker({ history: { previous: 'rejected_once', last_decision: '2025-09', changed: ['job', 'pay'] } }),
    because:
      'A new application with something new: a few people below one who never asked, and above the same case again.',
  },
  {
    name: 'refused three times, nothing changed',
    profile: worker({ history: { previous: 'rejected_more', last_decision: '2026-05', changed: ['nothing'] } }),
    because:
      'Of cases like this many were refused for what no form asks; nothing of it changed. Every consultant says wait.',
  },
  {
    name: 'ONE Pass, 41, S$40,000, two years here',
    profile: worker({
      route: { pass: 'one_pass' },
      you: { birth_month: '1985-07' },
      residence: { in_singapore_since: '2024-10' },
      work: { occupation: '1', monthly_pay: 40_000, variable_pay_12m: 200_000, employer_since: '2024-10' },
      education: { highest: 'master' },
    }),
    because: 'No fast track (the minister said so): top pay with short years here is an average case.',
  },
  {
    name: 'EP, lost the job',
    profile: worker({ work: { work_status: 'not_working', ...noWork } }),
    because:
      'The pass ends with the job, and without work the economic side is missing, once; work at EP pay is the lever.',
  },
  {
    name: 'citizen’s wife, at work, one citizen child',
    profile: spouse({}),
    because: 'Above the published half of citizens’ spouses: work of her own, a citizen child, five years married.',
  },
  {
    name: 'best case: citizen’s wife, eight years married, degree from here, well paid',
    profile: spouse({
      you: { birth_month: '1994-03' },
      residence: { in_singapore_since: '2013-07', away_5y: 'none', schooling_here: 'university', schooling_years: 4 },
      work: {
        employer_since: '2019-01',
        occupation: '2',
        monthly_pay: 9_000,
        variable_pay_12m: 18_000,
        employers_5y: 1,
        assessed_income: [
          { year: 2026, amount: 120_000 },
          { year: 2025, amount: 115_000 },
          { year: 2024, amount: 110_000 },
        ],
      },
      education: { highest: 'bachelor', awarded_in_singapore: true },
      family: {
        married_since: '2018-03',
        spouse_education: 'bachelor',
        relatives_here: 1,
        sponsor: { work_status: 'employee', monthly_pay: 9_000 },
      },
    }),
    because: 'As good as it gets: everything named by ICA speaks for her, and still some of a hundred are refused.',
  },
  {
    name: 'worst case: citizen’s wife, just married, no work, sponsor out of work',
    profile: spouse({
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
    because:
      'The lower-income couple that members of parliament tell of: well under the half of the route, not hopeless.',
  },
  {
    name: 'homemaker wife of a citizen, two children',
    profile: spouse({
      work: { work_status: 'caring_for_family', ...noWork },
      family: {
        children: [
          { birth_month: '2022-09', status: 'citizen', school: 'preschool' },
          { birth_month: '2024-11', status: 'citizen', school: 'none' },
        ],
      },
    }),
    because:
      'Caring for a citizen’s children counts half a job: at the published half of the route; no gap, no tenure is charged.',
  },
  {
    name: 'EP holder married to a citizen, by the spouse’s route',
    profile: worker({
      route: { links: ['spouse_of_citizen'], route: 'spouse_of_citizen' },
      family: {
        marital_status: 'married',
        married_since: '2020-02',
        spouse_status: 'citizen',
        spouse_education: 'bachelor',
        sponsor: { work_status: 'employee', monthly_pay: 7_000 },
      },
    }),
    because: 'Above the half of all spouses: works, earns, seven years here. The other route stands beside it.',
  },
  {
    name: 'the same person by the worker’s route',
    profile: worker({
      route: { links: ['spouse_of_citizen'], route: 'pts' },
      family: {
        marital_status: 'married',
        married_since: '2020-02',
        spouse_status: 'citizen',
        spouse_education: 'bachelor',
        sponsor: { work_status: 'employee', monthly_pay: 7_000 },
      },
    }),
    because:
      'Lower by the level of everyone else, and by nothing else: there the tie to a citizen lifts the case far above it.',
  },
  {
    name: 'wife of a permanent resident on a visit pass',
    profile: spouse({
      route: { links: ['spouse_of_pr'] },
      family: { spouse_status: 'pr', children: [{ birth_month: '2024-02', status: 'pr', school: 'none' }] },
    }),
    because:
      'No figure of its own: the level of everyone else, lifted by a tie to a resident, which counts half, and a child.',
  },
  {
    name: 'S Pass holder married to a permanent resident',
    profile: worker({
      route: { pass: 's_pass', links: ['spouse_of_pr'] },
      work: { monthly_pay: 4_200, variable_pay_12m: 4_200, occupation: '3' },
      education: { highest: 'diploma' },
      family: {
        marital_status: 'married',
        married_since: '2022-02',
        spouse_status: 'pr',
        sponsor: { work_status: 'employee', monthly_pay: 6_000 },
      },
    }),
    because: 'Both routes read the same: the level, the pool and the sizes are one.',
  },
  {
    name: 'student, 14, PSLE passed, five years here',
    profile: student({
      you: { birth_month: '2012-08' },
      residence: { in_singapore_since: '2021-11', schooling_years: 5 },
      education: { highest: 'below_secondary' },
    }),
    because:
      'The published four of five were invited students; nobody knows the open route, so the range says so. NS is told.',
  },
  {
    name: 'student, 19, A levels, nine years here',
    profile: student({
      you: { birth_month: '2007-08' },
      residence: { in_singapore_since: '2017-11', schooling_years: 9 },
    }),
    because: 'Longer here and further on: a little higher in the same very wide range.',
  },
  {
    name: 'child at 20 years 11 months',
    profile: worker({
      route: { pass: 'dependant_pass', links: ['child_of_citizen_or_pr'] },
      you: { birth_month: '2005-12' },
      work: { work_status: 'student', ...noWork },
      education: { highest: 'diploma' },
    }),
    because:
      'No rate is published; the date is what matters: next month the route closes. He is told of National Service.',
  },
  {
    name: 'aged parent of a citizen, 66',
    profile: worker({
      route: { pass: 'ltvp', links: ['parent_of_citizen'] },
      you: { birth_month: '1960-04' },
      work: { work_status: 'not_working', ...noWork },
      family: { marital_status: 'widowed' },
    }),
    because: 'Criteria were tightened and no rate was ever published: papers and next steps instead of a number.',
  },
  {
    name: 'work permit, married to a citizen, approval not answered',
    profile: spouse({ route: { pass: 'work_permit' } }),
    because: 'The Ministry’s approval of the marriage decides; until it is answered nothing is estimated.',
  },
  {
    name: 'the same with the marriage approved',
    profile: spouse({ route: { pass: 'work_permit', marriage_approved: true } }),
    because: 'With the approval it is a citizen’s wife like others.',
  },
  {
    name: 'man who gave up PR before National Service',
    profile: worker({ history: { former_pr: 'gave_up' } }),
    because: 'MINDEF: no such PR was ever reinstated. A number would be a false hope.',
  },
  {
    name: 'investor who asks for the Global Investor Programme',
    profile: worker({
      route: { pass: 'visit_or_abroad', route: 'gip' },
      you: { birth_month: '1979-04' },
      residence: { in_singapore_since: null, away_5y: null },
      work: { work_status: 'self_employed', ...noWork, monthly_pay: 80_000 },
    }),
    because:
      'About seventy people a year, and another authority decides: the conditions, and no number made up for it.',
  },
  {
    name: 'artist, by the scheme for artists, with a conviction',
    profile: worker({ route: { route: 'forarts' }, history: { conviction: 'yes' } }),
    because: 'Whatever the route, a lawyer first: nobody has published what a conviction weighs.',
  },
  {
    name: 'application pending',
    profile: worker({ history: { pending: true, previous: 'none' } }),
    because: 'ICA’s answer will say more than any range.',
  },
]
