import * as options from './options.ts'
import type { PathIn, Question, QuestionTable } from './question.ts'

/** Wire, drafts, form, model and tests derive from it. No name, identity number, nationality, race or religion is asked. */

const required = true
const route = ['eligibility', 'estimate'] as const
const monthlyPay = { kind: 'number', unit: 'dollars_a_month', min: 0, max: 1_000_000 } as const
const amountOfYear = { kind: 'number', unit: 'dollars_a_year', min: 0, max: 100_000_000 } as const

export const steps = ['route', 'you', 'residence', 'work', 'education', 'family', 'roots', 'history'] as const
export type ProfileStep = (typeof steps)[number]

export const questions = {
  route: {
    pass: { kind: 'choice', use: route, options: options.passes, required },
    links: { kind: 'set', use: route, options: options.links, texts: 'link', none: 'empty', required },
    /** Filled in where absent: the first open one; every other open route is estimated too. */
    route: { kind: 'choice', use: 'eligibility', options: options.routeIds },
    includes: {
      kind: 'group',
      questions: {
        spouse: { kind: 'yes_no', use: route },
        children: { kind: 'number', use: route, unit: 'people', min: 0, max: 10 },
      },
    },
    /** Whether the Ministry of Manpower approved the marriage of a work permit holder. */
    marriage_approved: { kind: 'yes_no', use: 'eligibility', required: 'in_form' },
    /** The server fills it in with the current month when it is absent. */
    apply_month: { stage: 'afterwards', kind: 'month', use: route },
  },
  you: {
    birth_month: { kind: 'month', use: 'estimate', required },
    sex: { kind: 'choice', use: 'eligibility', options: options.sexes },
  },
  residence: {
    in_singapore_since: { kind: 'month', orYear: true, use: 'estimate', required: 'in_form' },
    /** Lives outside Singapore and comes for work or school: no month of arrival is asked of them. */
    commutes: { kind: 'yes_no', use: 'estimate' },
    away_5y: { stage: 'afterwards', kind: 'choice', use: 'estimate', options: options.awayBands },
    pass_expires: { stage: 'with_analysis', kind: 'month', use: 'eligibility' },
    schooling_here: {
      stage: 'afterwards',
      kind: 'choice',
      use: 'estimate',
      options: options.schoolings,
      texts: 'schooling',
    },
    schooling_years: { stage: 'afterwards', kind: 'number', use: 'estimate', unit: 'years', min: 0, max: 30 },
    national_exam: { kind: 'yes_no', use: 'eligibility', required: 'in_form' },
  },
  work: {
    work_status: { kind: 'choice', use: 'estimate', options: options.workStatuses, required },
    employer_since: { stage: 'afterwards', kind: 'month', orYear: true, use: 'estimate' },
    occupation: { stage: 'afterwards', kind: 'choice', use: 'estimate', options: options.occupations },
    industry: { stage: 'with_analysis', kind: 'choice', use: 'advice', options: options.industries },
    monthly_pay: { ...monthlyPay, use: 'estimate', required: 'in_form' },
    variable_pay_12m: { ...amountOfYear, stage: 'afterwards', use: 'estimate' },
    assessed_income: {
      kind: 'rows',
      stage: 'afterwards',
      use: 'estimate',
      most: 3,
      row: {
        year: { kind: 'number', use: 'estimate', unit: 'year', min: 1990, max: 2099, required },
        amount: { ...amountOfYear, use: 'estimate', required },
      },
    },
    employers_5y: { stage: 'afterwards', kind: 'number', use: 'estimate', unit: 'employers', min: 1, max: 10 },
    longest_gap_months_5y: { stage: 'afterwards', kind: 'number', use: 'estimate', unit: 'months', min: 0, max: 60 },
    business: {
      kind: 'group',
      questions: {
        years: { kind: 'number', stage: 'with_analysis', use: 'eligibility', unit: 'years', min: 0, max: 80, required },
        local_staff: {
          kind: 'number',
          stage: 'with_analysis',
          use: 'eligibility',
          unit: 'people',
          min: 0,
          max: 100_000,
          required,
        },
        revenue: { kind: 'choice', stage: 'with_analysis', use: 'eligibility', options: options.revenues, required },
      },
    },
  },
  education: {
    highest: { kind: 'choice', use: 'estimate', options: options.educations, texts: 'education', required },
    awarded_in_singapore: { kind: 'yes_no', use: 'estimate' },
    registration: { stage: 'with_analysis', kind: 'choice', use: 'advice', options: options.registrations },
    certificates: { stage: 'with_analysis', kind: 'choice', use: 'eligibility', options: options.certificateStates },
  },
  family: {
    marital_status: { kind: 'choice', use: 'estimate', options: options.maritalStatuses, required },
    married_since: { stage: 'afterwards', kind: 'month', orYear: true, use: 'estimate' },
    spouse_status: { kind: 'choice', use: 'estimate', options: options.spouseStatuses },
    spouse_education: {
      stage: 'afterwards',
      kind: 'choice',
      use: 'estimate',
      options: options.educations,
      texts: 'education',
    },
    spouse_monthly_pay: { ...monthlyPay, stage: 'afterwards', use: 'estimate' },
    children: {
      kind: 'rows',
      use: 'estimate',
      most: 10,
      none: 'empty',
      row: {
        birth_month: { kind: 'month', use: 'estimate', required },
        status: { kind: 'choice', use: 'estimate', options: options.childStatuses, texts: 'child_status', required },
        school: { kind: 'choice', use: 'estimate', options: options.childSchools, texts: 'child_school' },
        included: { kind: 'yes_no', use: 'eligibility' },
        /** Asked on the result of each child of whom National Service turns on it; it moves no range. */
        sex: { stage: 'afterwards', kind: 'choice', use: 'advice', options: options.sexes, texts: 'child_sex' },
      },
    },
    /** Parents and siblings who are citizens or permanent residents; 2 means two or more. */
    relatives_here: { kind: 'number', use: 'estimate', unit: 'people', min: 0, max: 2 },
    sponsor: {
      kind: 'group',
      questions: {
        work_status: {
          kind: 'choice',
          stage: 'afterwards',
          use: 'estimate',
          options: options.sponsorWorkStatuses,
          texts: 'sponsor_work_status',
        },
        monthly_pay: { ...monthlyPay, stage: 'afterwards', use: 'estimate' },
        age_band: { stage: 'with_analysis', kind: 'choice', use: 'advice', options: options.ageBands },
        home: { kind: 'choice', stage: 'with_analysis', use: 'eligibility', options: options.homes },
      },
    },
  },
  roots: {
    home: { kind: 'choice', stage: 'with_analysis', use: 'advice', options: options.homes },
    activities: {
      kind: 'rows',
      stage: 'with_analysis',
      use: 'advice',
      most: 5,
      row: {
        kind: { kind: 'choice', use: 'advice', options: options.activityKinds, texts: 'activity_kind', required },
        since: { kind: 'month', use: 'advice', required },
        hours_a_month: { kind: 'number', use: 'advice', unit: 'hours', min: 0, max: 200, required },
        proof: { kind: 'yes_no', use: 'advice', required },
      },
    },
    plan: { stage: 'with_analysis', kind: 'text', use: 'advice', maxLength: 600 },
  },
  history: {
    pending: { kind: 'yes_no', use: 'eligibility' },
    former_pr: { kind: 'choice', use: 'eligibility', options: options.formerResidences },
    /** In which it ends or ended; asked of permanent residents and of those whose status lapsed. */
    re_entry_permit_expires: { kind: 'month', orYear: true, use: 'eligibility' },
    /** `pending` is still taken, and says the same as `pending: true`; `withdrawn` counts as not refused. */
    previous: {
      kind: 'choice',
      use: ['eligibility', 'estimate'],
      options: options.previousApplications,
      required: 'in_form',
    },
    last_decision: { stage: 'afterwards', kind: 'month', use: 'advice' },
    changed: {
      stage: 'afterwards',
      kind: 'set',
      use: 'estimate',
      options: options.changes,
      none: { option: 'nothing' },
    },
    conviction: { kind: 'choice', use: 'eligibility', options: options.convictions },
    documents: { stage: 'with_analysis', kind: 'documents', use: 'eligibility' },
    consistent: { stage: 'with_analysis', kind: 'choice', use: 'eligibility', options: options.consistencies },
  },
} as const satisfies Record<ProfileStep, QuestionTable>

/** The place of an answer in a profile, `work.monthly_pay`; without the number of a row, `family.children.status`. */
export type QuestionPath = {
  [Step in ProfileStep]: `${Step}.${PathIn<(typeof questions)[Step]>}`
}[ProfileStep]

export interface PlacedQuestion {
  path: string
  step: ProfileStep
  question: Question
  group?: string
}

/** The questions one by one, in the order of the table; rows count as one. */
export const questionList: readonly PlacedQuestion[] = steps.flatMap((step) => {
  const table: QuestionTable = questions[step]
  return Object.entries(table).flatMap(([name, entry]): PlacedQuestion[] =>
    entry.kind === 'group'
      ? Object.entries(entry.questions).map(([part, question]) => ({
          path: `${step}.${name}.${part}`,
          step,
          question,
          group: name,
        }))
      : [{ path: `${step}.${name}`, step, question: entry }],
  )
})
