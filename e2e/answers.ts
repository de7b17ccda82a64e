import { Profile } from '@settlesg/contract'
import type { QuestionStep } from '@settlesg/form-logic'
import type { Form } from './form.ts'

/** What the person of the journey answers, and what therefore must be stored: employed, married, with a child. */
export const journeyProfile: Profile = Profile.parse({
  route: { pass: 'ep', links: [], includes: { spouse: true, children: 1 } },
  you: { birth_month: '1990-03' },
  residence: { in_singapore_since: '2018-06' },
  work: { work_status: 'employee', monthly_pay: 9000 },
  education: { highest: 'bachelor', awarded_in_singapore: false },
  family: {
    marital_status: 'married',
    spouse_status: 'dependant_pass',
    children: [{ birth_month: '2019-04', status: 'foreign', school: 'moe', included: true }],
    relatives_here: 1,
  },
  roots: {},
  history: { pending: false, former_pr: 'no', previous: 'none', conviction: 'no' },
})

export type FormStep = Exclude<QuestionStep, 'more'>

const steps: Record<FormStep, (form: Form) => Promise<void>> = {
  async route(form) {
    await form.tick('route.links', 'form:none_of_these')
    await form.choose('route.pass', 'pass', 'ep')
    await form.month('you.birth_month', '1990-03')
    await form.tick('history.gates', 'form:none_of_these')
    await form.choose('history.previous', 'previous', 'none')
  },
  async you(form) {
    await form.month('residence.in_singapore_since', '2018-06')
    await form.number('work.monthly_pay', 9000)
    await form.choose('education.highest', 'education', 'bachelor')
    await form.yesOrNo('education.awarded_in_singapore', 'no')
  },
  async family(form) {
    await form.choose('family.marital_status', 'marital_status', 'married')
    await form.choose('family.spouse_status', 'spouse_status', 'dependant_pass')
    await form.hasRows('family.children')
    await form.month('family.children.0.birth_month', '2019-04')
    await form.choose('family.children.0.status', 'child_status', 'foreign')
    await form.choose('family.children.0.school', 'child_school', 'moe')
    await form.choose('family.relatives_here', 'relatives', '1')
    await form.tick('route.includes', 'form:applicant_spouse')
    await form.tick('route.includes', 'form:applicant_child')
  },
}

/** The steps with questions, in order. */
export const formSteps: readonly FormStep[] = ['route', 'you', 'family']

/** Answers the questions of one step with `journeyProfile`, in their order. */
export const answerStep = (form: Form, step: FormStep): Promise<void> => steps[step](form)

/** Answers all steps and stands at "check your answers" afterwards. `onStep` sees each step filled in. */
export async function answerAll(form: Form, onStep: (step: FormStep) => Promise<void> = async () => {}) {
  for (const step of formSteps) {
    await form.heading(step).waitFor()
    await answerStep(form, step)
    await onStep(step)
    await form.next()
  }
  await form.heading('check').waitFor()
}
