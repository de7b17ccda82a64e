import { Profile, type ProfileStep, type Question, type QuestionPath, questionList, steps } from '@settlesg/contract'
import type { Form } from './form.ts'

/** What the person of the journey answers: every kind of question comes up. */
const given = {
  route: { pass: 'ep', links: [], includes: { spouse: true, children: 1 } },
  you: { birth_month: '1990-03' },
  residence: {
    in_singapore_since: '2018-06',
    away_5y: '1_3',
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
    pending: false,
    previous: 'none',
    conviction: 'no',
    documents: { passport: 'have', translations: 'can_get' },
    consistent: 'mostly',
  },
} satisfies Profile

/** The questions that this person is not asked, or leaves unanswered. */
const leftOpen: readonly QuestionPath[] = [
  'route.route',
  'route.marriage_approved',
  'route.apply_month',
  'you.sex',
  'residence.national_exam',
  'work.business.years',
  'work.business.local_staff',
  'work.business.revenue',
  'family.sponsor.work_status',
  'family.sponsor.monthly_pay',
  'family.sponsor.age_band',
  'family.sponsor.home',
  'history.last_decision',
  'history.changed',
]

/** The answer to a question that has none above, so that a new question is answered and stored as well. */
function defaultAnswer(question: Question): unknown {
  switch (question.kind) {
    case 'choice':
      return question.options[0]
    case 'set':
      return question.options.slice(0, 1)
    case 'yes_no':
      return true
    case 'month':
      return '2020-01'
    case 'number':
      return question.min
    case 'text':
      return 'As it is.'
    case 'rows':
    case 'documents':
      return undefined
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce((inner, name) => (isObject(inner) ? inner[name] : undefined), value)
function placed(value: unknown, [name = '', ...rest]: string[], answer: unknown): Record<string, unknown> {
  const holder = isObject(value) ? value : {}
  return { ...holder, [name]: rest.length > 0 ? placed(holder[name], rest, answer) : answer }
}

/** What the person of the journey answers, and what therefore must be stored. */
export const journeyProfile: Profile = Profile.parse(
  questionList.reduce<unknown>((profile, { path, question }) => {
    const isSettled = at(profile, path) !== undefined || leftOpen.some((open) => open === path)
    const answer = isSettled ? undefined : defaultAnswer(question)
    return answer === undefined ? profile : placed(profile, path.split('.'), answer)
  }, given),
)

/** Answers the questions of one step with `journeyProfile`, in their order. */
export async function answerStep(form: Form, step: ProfileStep): Promise<void> {
  for (const { path, question } of questionList.filter((one) => one.step === step))
    await answer(form, path, question, at(journeyProfile, path))
}

async function answer(form: Form, path: string, question: Question, value: unknown): Promise<void> {
  if (value === undefined) return
  const texts = ('texts' in question && question.texts) || (path.split('.').at(-1) ?? path)
  switch (question.kind) {
    case 'choice':
      return form.choose(path, texts, String(value))
    case 'set': {
      const options = Array.isArray(value) ? value : []
      if (options.length === 0) await form.tick(path, 'form:none_of_these')
      for (const option of options) await form.tick(path, `form:option.${texts}.${option}`)
      return
    }
    case 'yes_no':
      return form.yesOrNo(path, value === true ? 'yes' : 'no')
    case 'month':
      return form.month(path, String(value))
    case 'number':
      // Few enough to choose from.
      if (path === 'family.relatives_here') return form.choose(path, 'relatives', String(value))
      return form.number(path, Number(value))
    case 'text':
      return form.write(path, String(value))
    case 'rows':
      for (const [index, row] of (Array.isArray(value) ? value : []).entries()) {
        await form.addRow(path)
        for (const [name, cell] of Object.entries(question.row))
          await answer(form, `${path}.${index}.${name}`, cell, at(row, name))
      }
      return
    case 'documents':
      for (const [id, state] of Object.entries(isObject(value) ? value : {})) await form.document(id, String(state))
  }
}

/** Answers the eight steps and stands at "check your answers" afterwards. `onStep` sees each step filled in. */
export async function answerAll(form: Form, onStep: (step: ProfileStep) => Promise<void> = async () => {}) {
  for (const step of steps) {
    await form.heading(step).waitFor()
    await answerStep(form, step)
    await onStep(step)
    await form.next()
  }
  await form.heading('check').waitFor()
}
