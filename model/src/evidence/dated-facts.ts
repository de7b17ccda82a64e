import type { Day } from '@settlesg/contract'
import type { SourceId } from './sources.ts'

/**
 * A rule, price, figure or form of others, with its days. Months in `good_for` are short for fees, forms and announcements,
 * longer for rules and statutes, longest for counts of years that are over.
 */
export interface DatedFact {
  kind: 'rule' | 'price' | 'figure' | 'form'
  /** The numbers that every text in `used_in` and the row in docs/facts.md say; S$, persons, days, months or years of age. */
  values: Readonly<Record<string, number>>
  /** Its first day, or the month or year where no more is published; null where it has no date. */
  from: string | null
  /** Its last day: the day before the fact that follows it. Without one it holds until further notice. */
  until?: Day
  /** The first day of renewals of a pass, which follow new passes later. */
  renewals_from?: Day
  /** The day it was last read, in a stored copy of the source, and for how many months that is good enough. */
  looked_at: Day
  good_for: number
  /** Where it is read; empty where docs/facts.md has the page and nothing that a user sees rests on it. */
  sources: readonly SourceId[]
  /** Where docs/facts.md has it: the section, and the row of its table or the words that the line begins with. */
  docs: readonly [section: string, row: string]
  /** Passages of Ask (`rule:fee`), keys of texts (`advice:plan.submit.body`) and modules of the model (paths). */
  used_in: readonly string[]
  /** Why nothing uses it. */
  unused_because?: string
}

const readIn2026 = { looked_at: '2026-11-26' } as const
const papersRead = { looked_at: '2026-11-28' } as const
const written = { looked_at: '2026-11-21' } as const

/** Every dated fact of others, once. docs/facts.md 9 is made of it; `npm run facts -- due` says what must be read again. */
export const datedFacts = {
  who_may_apply: {
    ...{ kind: 'rule', values: { child_under: 21 }, from: null, ...readIn2026, good_for: 12 },
    sources: ['ica-who-may-apply'],
    docs: ['4', 'Who may apply'],
    used_in: ['rule:who_may_apply', 'model/src/rules/eligibility.ts'],
  },
  no_route_of_its_own: {
    ...{ kind: 'rule', values: {}, from: null, ...written, good_for: 12 },
    sources: ['ica-who-may-apply'],
    docs: ['4', "Work permit, dependant's pass"],
    used_in: ['rule:work_permit', 'rule:dependant_pass', 'model/src/advice/without-estimate.ts'],
  },
  marriage_of_permit_holders: {
    ...{ kind: 'rule', values: {}, from: null, ...papersRead, good_for: 12 },
    sources: ['work-permit-marriage'],
    docs: ['4', 'Marriage of work permit holders'],
    used_in: [
      ...['rule:marriage_approval', 'model:condition.marriage_approved', 'model:condition.marriage_approved_if_held'],
      ...['advice:family.marriage_approval_if_held', 'analysis:preflight.marriage_approval_if_held'],
      ...['model/src/rules/eligibility.ts', 'model/src/advice/family.ts', 'model/src/advice/preflight.ts'],
    ],
  },
  family_in_one_application: {
    ...{ kind: 'rule', values: { child_under: 21 }, from: '2024-09', ...written, good_for: 12 },
    sources: ['pts-notes-2024'],
    docs: ['4', 'PTS family'],
    used_in: ['rule:include_family', 'model/src/advice/family-of-pass-holder.ts'],
  },
  student_exam: {
    ...{ kind: 'rule', values: {}, from: '2024-08', ...written, good_for: 12 },
    sources: ['student-guide-2026', 'student-rule-2024'],
    docs: ['4', 'Student'],
    used_in: ['rule:student', 'model:condition.national_exam'],
  },
  investor_sums: {
    kind: 'rule',
    values: { business: 10_000_000, fund: 25_000_000, family_office: 200_000_000, deployed: 50_000_000 },
    ...{ from: '2023-03-15', ...readIn2026, good_for: 12 },
    sources: ['gip-2023'],
    docs: ['4', 'GIP (investors) since 15 Mar 2023'],
    used_in: ['rule:gip', 'model:condition.gip_investment'],
  },
  artists_scheme: {
    ...{ kind: 'rule', values: {}, from: '2010', ...readIn2026, good_for: 12 },
    sources: ['forarts-2010'],
    docs: ['4', "Artists' scheme"],
    used_in: ['rule:forarts'],
  },
  online_only: {
    ...{ kind: 'rule', values: {}, from: '2017-12-18', ...written, good_for: 12 },
    sources: ['e-pr-2017'],
    docs: ['4', 'Channel'],
    used_in: ['rule:online'],
  },
  application_fee: {
    ...{ kind: 'price', values: { fee: 100 }, from: '2017', ...readIn2026, good_for: 6 },
    sources: ['e-pr-2017', 'processing-time-2026'],
    docs: ['4', 'Fees'],
    used_in: ['rule:fee', 'advice:plan.submit.body', 'analysis:preflight.fee_one', 'analysis:preflight.fee_other'],
  },
  entry_permit_fee: {
    ...{ kind: 'price', values: { fee: 20 }, from: '2017', ...readIn2026, good_for: 6 },
    sources: ['e-pr-2017', 'processing-time-2026'],
    docs: ['4', 'Fees'],
    used_in: ['rule:fee'],
  },
  re_entry_permit_fee: {
    ...{ kind: 'price', values: { five_years: 50 }, from: null, ...readIn2026, good_for: 6 },
    sources: ['processing-time-2026'],
    docs: ['4', 'Fees'],
    used_in: ['rule:fee'],
  },
  re_entry_permit_fee_a_year: {
    ...{ kind: 'price', values: { fee: 10 }, from: null, ...readIn2026, good_for: 6 },
    sources: [],
    docs: ['4', 'Fees'],
    used_in: [],
    unused_because: 'the fee of five years, which the texts name, is five times it',
  },
  identity_card_fee: {
    ...{ kind: 'price', values: { fee: 50 }, from: null, ...readIn2026, good_for: 6 },
    sources: ['processing-time-2026'],
    docs: ['4', 'Fees'],
    used_in: ['rule:fee'],
  },
  joint_application_fee: {
    ...{ kind: 'price', values: { fee: 130 }, from: '2024', ...readIn2026, good_for: 6 },
    sources: ['joint-application-2024'],
    docs: ['4', 'Fees'],
    used_in: ['rule:fee'],
  },
  processing_time: {
    ...{ kind: 'rule', values: { months: 6 }, from: null, ...readIn2026, good_for: 6 },
    sources: ['ica-processing-times', 'processing-time-2026'],
    docs: ['4', 'Processing'],
    used_in: ['wait:published', 'advice:plan_rule.processing_time', 'model/src/advice/next-step.ts'],
  },
  form_window: {
    ...{ kind: 'form', values: { to_fill_in: 7, to_submit: 7 }, from: '2024', ...readIn2026, good_for: 6 },
    sources: ['form-window-2024'],
    docs: ['4', 'Session limit, since mid-2024'],
    used_in: [
      'rule:form_window',
      'advice:plan.fill_in_form.body',
      'advice:plan_rule.form_window',
      'model/src/advice/schedule.ts',
    ],
  },
  re_entry_permit: {
    ...{ kind: 'rule', values: { days: 180 }, from: '2025-12-01', ...readIn2026, good_for: 12 },
    sources: ['rep-2025', 'rep-rejected-2025', 'rep-before-and-after-2025'],
    docs: ['4', 'REP since 1 Dec 2025'],
    used_in: ['rule:re_entry_permit', 'model/src/rules/re-entry-permit.ts'],
  },
  re_entry_permit_refusals: {
    ...{ kind: 'figure', values: {}, from: '2008', ...written, good_for: 24 },
    sources: [],
    docs: ['4', 'REP refusals'],
    used_in: [],
    unused_because: 'it speaks of people who are permanent residents already, and of 2008 to 2010',
  },
  no_endorsed_agency: {
    ...{ kind: 'rule', values: {}, from: null, ...readIn2026, good_for: 12 },
    sources: ['ica-who-may-apply'],
    docs: ['4', 'Agencies'],
    used_in: ['rule:agency'],
  },
  translations: {
    ...{ kind: 'rule', values: {}, from: null, ...readIn2026, good_for: 12 },
    sources: ['ica-who-may-apply'],
    docs: ['4', 'Translations'],
    used_in: ['paper:translations', 'model/src/advice/papers.ts'],
  },
  ep_floor_2025: {
    kind: 'rule',
    values: { least: 5_600, most: 10_700, finance_least: 6_200, finance_most: 11_800 },
    ...{ from: '2025-01-01', until: '2026-12-31', renewals_from: '2026-01-01', ...readIn2026, good_for: 6 },
    sources: ['ep-floor-2025', 'ep-floor-age-2025'],
    docs: ['3.2', 'EP salary floor, new from 1 Jan 2025 (renewals from 1 Jan 2026)'],
    used_in: ['rule:ep_least_pay', 'model/src/rules/pass-floors.ts'],
  },
  ep_floor_2027: {
    kind: 'rule',
    values: { least: 6_000, most: 11_500, finance_least: 6_600, finance_most: 12_700 },
    ...{ from: '2027-01-01', renewals_from: '2028-01-01', ...readIn2026, good_for: 6 },
    sources: ['pass-floors-2027'],
    docs: ['3.2', 'Both floors, new from 1 Jan 2027 (renewals from 1 Jan 2028), announced'],
    used_in: ['rule:ep_least_pay', 'model/src/rules/pass-floors.ts'],
  },
  s_pass_floor_2025: {
    kind: 'rule',
    values: { least: 3_300, most: 4_800, finance_least: 3_800, finance_most: 5_650 },
    ...{ from: '2025-09-01', until: '2026-12-31', renewals_from: '2026-09-01', ...readIn2026, good_for: 6 },
    sources: ['s-pass-floor-2025'],
    docs: ['3.2', 'S Pass salary floor, new from 1 Sep 2025 (renewals from 1 Sep 2026)'],
    used_in: ['rule:s_pass_least_pay', 'model/src/rules/pass-floors.ts'],
  },
  s_pass_floor_2027: {
    kind: 'rule',
    values: { least: 3_600, most: 5_100, finance_least: 4_000, finance_most: 5_650 },
    ...{ from: '2027-01-01', renewals_from: '2028-01-01', ...readIn2026, good_for: 6 },
    sources: ['pass-floors-2027'],
    docs: ['3.2', 'Both floors, new from 1 Jan 2027 (renewals from 1 Jan 2028), announced'],
    used_in: ['rule:s_pass_least_pay', 'model/src/rules/pass-floors.ts'],
  },
  tech_pass_track: {
    ...{ kind: 'rule', values: {}, from: '2027-01', ...readIn2026, good_for: 3 },
    sources: ['one-pass-track-2026'],
    docs: ['3.2', 'Tech.Pass'],
    used_in: ['rule:pts'],
  },
  compass: {
    ...{ kind: 'rule', values: {}, from: '2026-01-01', ...readIn2026, good_for: 12 },
    sources: [],
    docs: ['3.2', 'COMPASS'],
    used_in: [],
    unused_because: 'ICA says that it does not enter the decision on permanent residence (2.3)',
  },
  grants_2024: {
    ...{ kind: 'figure', values: { persons: 35_264 }, from: '2024', ...readIn2026, good_for: 24 },
    sources: ['grants-2012-24'],
    docs: ['1.1', '| | 2016'],
    used_in: [
      ...['fact:grants_by_year', 'fact:rate', 'model:base_about.pts', 'how:level_why.everyone_else'],
      'model/src/evidence/published-figures.ts',
    ],
  },
  intake_2025: {
    ...{ kind: 'figure', values: { about: 35_000 }, from: '2025', ...readIn2026, good_for: 6 },
    sources: ['intake-outlook-2026'],
    docs: ['1.5', '**Outlook R**'],
    used_in: ['fact:outlook'],
  },
  intake_expected: {
    ...{ kind: 'figure', values: { a_year: 40_000 }, from: '2026-02-26', ...readIn2026, good_for: 6 },
    sources: ['intake-outlook-2026'],
    docs: ['1.5', '**Outlook R**'],
    used_in: ['fact:outlook', 'model:base_about.pts', 'how:level_why.everyone_else'],
  },
  permanent_residents_2025: {
    ...{ kind: 'figure', values: { persons: 543_832 }, from: '2025', ...readIn2026, good_for: 24 },
    sources: ['population-2025'],
    docs: ['3.3', 'PR stock'],
    used_in: ['fact:residents'],
  },
  non_residents_2025: {
    ...{ kind: 'figure', values: { persons: 1_906_660 }, from: '2025', ...readIn2026, good_for: 24 },
    sources: ['population-2025'],
    docs: ['3.3', 'Non-residents'],
    used_in: ['fact:residents'],
  },
  decisions_2010: {
    ...{ kind: 'figure', values: { persons: 97_408 }, from: '2010', ...written, good_for: 24 },
    sources: ['decisions-2010'],
    docs: ['2.1', '**2010**'],
    used_in: ['model:base_about.pts', 'how:level_why.everyone_else', 'model/src/evidence/published-figures.ts'],
  },
  spouses_2009_18: {
    ...{ kind: 'figure', values: { applied: 8_600, granted: 4_200 }, from: '2009', ...readIn2026, good_for: 24 },
    sources: ['spouses-2009-18'],
    docs: ['2.2', 'same'],
    used_in: ['fact:rate_spouse_of_citizen', 'model:base_about.spouse_of_citizen', 'how:level_why.spouses'],
  },
  students_2008_17: {
    ...{ kind: 'figure', values: { applied: 7_251, granted: 5_932 }, from: '2008', ...readIn2026, good_for: 24 },
    sources: ['students-2008-17'],
    docs: ['2.2', 'Foreign students "on their own merits"'],
    used_in: ['fact:rate_student', 'model:base_about.student'],
  },
  median_pay_2021: {
    ...{ kind: 'figure', values: { in_2021: 9_000, in_2011: 4_700 }, from: '2011', ...written, good_for: 24 },
    sources: ['ep-median-2021'],
    docs: ['3.2', 'EP median monthly salary'],
    used_in: ['fact:median_pay'],
  },
  factors_considered: {
    ...{ kind: 'rule', values: {}, from: '2021-08-02', ...readIn2026, good_for: 12 },
    sources: ['ica-who-may-apply', 'mha-factors-2021'],
    docs: ['2.3', 'Factors'],
    used_in: ['fact:factors', 'fact:weights', 'rule:years', 'refused:grounds'],
  },
  apart_from_passes: {
    ...{ kind: 'rule', values: {}, from: '2022-10', ...readIn2026, good_for: 12 },
    sources: ['formalities-2020-22'],
    docs: ['2.3', 'ICA assesses PR **independently'],
    used_in: ['rule:apart_from_passes', 'refused:work_pass', 'model/src/advice/if-refused.ts'],
  },
  visit_pass_of_spouse: {
    ...{ kind: 'rule', values: {}, from: '2026-02-25', ...readIn2026, good_for: 12 },
    sources: ['ltvp-spouses-2026'],
    docs: ['2.3', 'Spouse LTVP'],
    used_in: ['fact:visit_pass_of_spouse'],
  },
  service_of_sons: {
    ...{ kind: 'rule', values: {}, from: '2012-05-16', ...written, good_for: 12 },
    sources: ['ns-2012', 'ns-2014'],
    docs: ['2.4', '- First-generation PRs'],
    used_in: ['fact:service_of_sons', 'fact:service_own_right', 'fact:service_student', 'fact:service_renounced', 'model/src/advice/family.ts'],
  },
  personalised_pass_without_work: {
    ...{ kind: 'rule', values: { months: 6 }, from: '2017-05-30', ...readIn2026, good_for: 12 },
    sources: ['pep-cancel-2017'],
    docs: ['3.3', '- A Personalised Employment Pass'],
    used_in: ['rule:pep', 'model/src/advice/consistency-of-work.ts'],
  },
  local_school_test: {
    ...{ kind: 'rule', values: {}, from: '2014', ...written, good_for: 12 },
    sources: ['aeis-2014'],
    docs: ['3.3', '- A foreign child'],
    used_in: ['rule:local_school_test', 'model/src/estimate/analyze.ts'],
  },
} as const satisfies Record<string, DatedFact>
