import {
  type Answers,
  answerAt,
  answerProblems,
  describeSituation,
  fieldAt,
  mainSteps,
  quickQuestions,
  readAnswers,
  ticked,
} from '@settlesg/form-logic'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import form from '../../../../locales/en/form.json' with { type: 'json' }
import quick from '../../../../locales/en/quick.json' with { type: 'json' }
import { controlId } from '../../kit/questions/form-state.ts'
import { press } from '../../testing/fill-in.ts'
import { heading, openForm, withDraft } from '../../testing/open-form.ts'
import { renderSite } from '../../testing/render-site.tsx'

const thisMonth = '2026-11'
const history = { pending: false, conviction: 'no', former_pr: 'no', previous: 'rejected_once' }
const rest = {
  you: { birth_month: '1990-04' },
  residence: { in_singapore_since: '2018-07' },
  education: { highest: 'master' },
  history,
}
const people: [string, Answers][] = [
  ['an Employment Pass holder', { ...rest, route: { links: [], pass: 'ep' }, work: { monthly_pay: 9_500 } }],
  [
    'a citizen’s wife on an LTVP+',
    {
      ...rest,
      route: { links: ['spouse_of_citizen'], pass: 'ltvp_plus' },
      work: { work_status: 'employee', monthly_pay: 2_100 },
    },
  ],
  [
    'a permanent resident’s husband on a work permit',
    {
      ...rest,
      route: { links: ['spouse_of_pr'], pass: 'work_permit', marriage_approved: true },
      work: { monthly_pay: 1_400 },
    },
  ],
  [
    'a student',
    {
      ...rest,
      route: { links: [], pass: 'student_pass' },
      residence: { ...rest.residence, national_exam: true },
      work: { work_status: 'student' },
    },
  ],
].map(([name, answers]) => [String(name), readAnswers(answers)])

const linkTexts: Record<string, string> = form.option.link

/** A question as it stands in the page: its label, hint and options; null where it is not asked there. */
function described(path: string) {
  const control = document.getElementById(controlId(path))
  if (!control) return null
  const group = control.closest('fieldset')
  const options = [...(group?.querySelectorAll('label:has(input) span') ?? [])]
  return {
    path,
    label: (group?.querySelector('legend') ?? document.querySelector(`label[for="${control.id}"]`))?.textContent,
    hint: document.getElementById(`${control.id}-hint`)?.textContent,
    options: options.map(({ textContent }) => textContent),
  }
}

/** Answers the question that stands in the page, as these answers do. */
function answerHere(path: string, answers: Answers) {
  const { field } = fieldAt(path) ?? {}
  const control = document.getElementById(controlId(path))
  const value = answerAt(answers, path)
  const group = control?.closest('fieldset')
  const pick = (text: string) => {
    const option = [...(group?.querySelectorAll('label') ?? [])].find((label) => label.textContent === text)
    if (!option) throw new Error(`No option of ${path} is called ${text}`)
    fireEvent.click(option)
  }
  if (path === 'history.gates') return pick(form.none_of_these)
  switch (field?.kind) {
    case 'set': {
      const links = ticked(field, describeSituation(answers, thisMonth), thisMonth) ?? []
      return links.length > 0 ? pick(linkTexts[links[0] ?? ''] ?? '') : pick(form.none_of_these)
    }
    case 'choice': {
      const texts: Record<string, string> = form.option[field.wording as 'pass']
      return pick(texts[String(value)] ?? '')
    }
    case 'yes_no':
      return pick(value === true ? form.yes : form.no)
    case 'month': {
      const [year, month] = String(value).split('-')
      fireEvent.change(control as HTMLElement, { target: { value: month } })
      return fireEvent.change(document.getElementById(`${control?.id}-year`) as HTMLElement, {
        target: { value: year },
      })
    }
    default:
      return fireEvent.change(control as HTMLElement, { target: { value: String(value) } })
  }
}

/** The place of the first control of a question among all of the page. */
const placeInPage = ({ path }: { path: string }) =>
  [...document.querySelectorAll('*')].indexOf(document.getElementById(controlId(path)) ?? document.body)
const inOrderOfPage = (one: { path: string }, other: { path: string }) => placeInPage(one) - placeInPage(other)

it.each(people)('%s meets the same questions, texts and options in quick check and form', async (_, answers) => {
  const paths = quickQuestions(answers, thisMonth).map(({ path }) => path)
  expect(answerProblems(answers, thisMonth).filter(({ path }) => paths.includes(path))).toEqual([])

  await renderSite('/')
  const inQuickCheck = []
  for (const path of paths) {
    await waitFor(() => expect(described(path)?.label).toBeTruthy(), { timeout: 60_000 })
    inQuickCheck.push(described(path))
    answerHere(path, answers)
    press(path === paths.at(-1) ? quick.see : quick.continue)
  }
  await screen.findByText(/^\d+ to \d+$/, {}, { timeout: 60_000 })
  cleanup()

  withDraft(readAnswers({}), 'route')
  await openForm('/tool?step=route')
  const inForm: ReturnType<typeof described>[] = []
  for (const step of mainSteps.slice(0, mainSteps.indexOf('family'))) {
    await heading(form.step[step].title)
    const here = paths.flatMap((path) => {
      const found = described(path)
      if (found) answerHere(path, answers)
      return found ?? []
    })
    inForm.push(...here.sort(inOrderOfPage))
    press(form.continue)
  }
  expect(inForm).toEqual(inQuickCheck)
})
