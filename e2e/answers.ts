import { type Profile, type ProfileStep, steps } from '@settlesg/contract'
import type { Form } from './form.ts'

/** What the person of the journey answers, and what therefore must be stored. Every kind of question comes up. */
export const journeyProfile = {
  route: { pass: 'ep', links: [], includes: { spouse: true, children: 1 } },
  you: { birth_month: '1990-03' },
  residence: {
    in_singapore_since: '2018-06',
    months_away_5y: 2,
    pass_expires: '2031-01',
    schooling_here: 'university',
    schooling_years: 1,
  },
  work: {
    work_status: 'employee',
    employer_since: '2020-10',
    occupation: '2',
    industry: 'J',
    monthly_pay: 9000,
    variable_pay_12m: 18000,
    assessed_income: [{ year: 2025, amount: 118000 }],
    employers_5y: 2,
    longest_gap_months_5y: 0,
  },
  education: { highest: 'bachelor', awarded_in_singapore: false, registration: 'none', certificates: 'can_get' },
  family: {
    marital_status: 'married',
    married_since: '2016-09',
    spouse_status: 'dependant_pass',
    spouse_education: 'diploma',
    spouse_monthly_pay: 0,
    children: [{ birth_month: '2019-04', status: 'foreign', school: 'moe', included: true, sex: 'female' }],
    relatives_here: 1,
  },
  roots: {
    home: 'whole_unit',
    activities: [{ kind: 'school', since: '2023-01', hours_a_month: 6, proof: true }],
    plan: 'We would like to stay: our daughter goes to school here.',
  },
  history: {
    previous: 'none',
    conviction: 'no',
    documents: { passport: 'have', translations: 'can_get' },
    consistent: 'mostly',
  },
} satisfies Profile

/** Answers each step with `journeyProfile`, question by question. */
export const answerStep: Record<ProfileStep, (form: Form) => Promise<void>> = {
  async route(form) {
    await form.choose('route.pass', 'pass', 'ep')
    await form.tick('route.links', 'form:none_of_these')
    await form.yesOrNo('route.includes.spouse', 'yes')
    await form.number('route.includes.children', 1)
  },
  async you(form) {
    await form.month('you.birth_month', '1990-03')
  },
  async residence(form) {
    await form.month('residence.in_singapore_since', '2018-06')
    await form.number('residence.months_away_5y', 2)
    await form.month('residence.pass_expires', '2031-01')
    await form.choose('residence.schooling_here', 'schooling', 'university')
    await form.number('residence.schooling_years', 1)
  },
  async work(form) {
    await form.choose('work.work_status', 'work_status', 'employee')
    await form.month('work.employer_since', '2020-10')
    await form.select('work.occupation', '2')
    await form.select('work.industry', 'J')
    await form.number('work.monthly_pay', 9000)
    await form.number('work.variable_pay_12m', 18000)
    await form.addRow('work.assessed_income')
    await form.number('work.assessed_income.0.year', 2025)
    await form.number('work.assessed_income.0.amount', 118000)
    await form.number('work.employers_5y', 2)
    await form.number('work.longest_gap_months_5y', 0)
  },
  async education(form) {
    await form.select('education.highest', 'bachelor')
    await form.yesOrNo('education.awarded_in_singapore', 'no')
    await form.select('education.registration', 'none')
    await form.choose('education.certificates', 'certificates', 'can_get')
  },
  async family(form) {
    await form.choose('family.marital_status', 'marital_status', 'married')
    await form.month('family.married_since', '2016-09')
    await form.select('family.spouse_status', 'dependant_pass')
    await form.select('family.spouse_education', 'diploma')
    await form.number('family.spouse_monthly_pay', 0)
    await form.addRow('family.children')
    await form.month('family.children.0.birth_month', '2019-04')
    await form.choose('family.children.0.status', 'child_status', 'foreign')
    await form.choose('family.children.0.school', 'child_school', 'moe')
    await form.yesOrNo('family.children.0.included', 'yes')
    await form.choose('family.children.0.sex', 'sex', 'female')
    await form.number('family.relatives_here', 1)
  },
  async roots(form) {
    await form.choose('roots.home', 'home', 'whole_unit')
    await form.addRow('roots.activities')
    await form.choose('roots.activities.0.kind', 'activity_kind', 'school')
    await form.month('roots.activities.0.since', '2023-01')
    await form.number('roots.activities.0.hours_a_month', 6)
    await form.yesOrNo('roots.activities.0.proof', 'yes')
    await form.write('roots.plan', journeyProfile.roots.plan)
  },
  async history(form) {
    await form.choose('history.previous', 'previous', 'none')
    await form.choose('history.conviction', 'conviction', 'no')
    await form.document('passport', 'have')
    await form.document('translations', 'can_get')
    await form.choose('history.consistent', 'consistent', 'mostly')
  },
}

/** Answers the eight steps and stands at "check your answers" afterwards. `onStep` sees each step filled in. */
export async function answerAll(form: Form, onStep: (step: ProfileStep) => Promise<void> = async () => {}) {
  for (const step of steps) {
    await form.heading(step).waitFor()
    await answerStep[step](form)
    await onStep(step)
    await form.next()
  }
  await form.heading('check').waitFor()
}
