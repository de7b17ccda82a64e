import facts from 'virtual:quick-facts'
import { quickCheck } from '@settlesg/model'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import advice from '../../../../locales/en/advice.json' with { type: 'json' }
import form from '../../../../locales/en/form.json' with { type: 'json' }
import model from '../../../../locales/en/model.json' with { type: 'json' }
import quick from '../../../../locales/en/quick.json' with { type: 'json' }
import adviceZh from '../../../../locales/zh/advice.json' with { type: 'json' }
import quickZh from '../../../../locales/zh/quick.json' with { type: 'json' }
import { exampleProfile } from '../../../facts/example-profile.ts'
import { keptAnswers } from '../../drafts/visitor-answers.ts'
import { press } from '../../testing/fill-in.ts'
import { recordCalls } from '../../testing/record-calls.ts'
import { beSignedIn, renderSite } from '../../testing/render-site.tsx'
import { andLetAMinutePass, tap } from '../../testing/tap.ts'

const patience = { timeout: 60_000 }
const { option } = form
const label = {
  pass: form.field.route.pass.label,
  gates: form.field.history.gates.label,
  previous: form.field.history.previous.label,
  birth_month: form.field.you.birth_month.label,
  in_singapore_since: form.field.residence.in_singapore_since.label,
  monthly_pay: form.field.work.monthly_pay.label,
  highest: form.field.education.highest.label,
}
const card = () => within(screen.getByRole('region', { name: 'Quick check' }))
const tick = (name: string) => fireEvent.click(card().getByLabelText(name))
const type = (name: string | RegExp, value: string) =>
  fireEvent.change(card().getByLabelText(name), { target: { value } })

async function answer(question: string, give: () => void, next = quick.continue) {
  await waitFor(
    () => expect(document.querySelector('form[method=dialog] :is(legend, label)')?.textContent).toBe(question),
    patience,
  )
  give()
  fireEvent.click(card().getByRole('button', { name: next }))
}

/** The quick check of somebody with this pass and no tie, up to the question about an earlier refusal. */
async function begin(pass: keyof typeof option.pass, gates: string = form.none_of_these) {
  await renderSite('/')
  tick('None of these')
  press('Continue')
  await answer(label.pass, () => tick(option.pass[pass]))
  await answer(label.birth_month, () => {
    type('Month', '04')
    type('Year', '1990')
  })
  await answer(label.gates, () => tick(gates))
}

/** The same to the range of somebody employed, with an Employment Pass. */
async function reachRange(previous: keyof typeof option.previous = 'none') {
  await begin('ep')
  await answer(label.previous, () => tick(option.previous[previous]))
  await answer(label.in_singapore_since, () => {
    type('Month', '07')
    type('Year', '2018')
  })
  await answer(label.monthly_pay, () => type(label.monthly_pay, '9,500'))
  await answer(label.highest, () => tick(option.education.bachelor), quick.see)
  await card().findByText(quick.range.of, {}, patience)
}

afterEach(() => keptAnswers.forget())

it('the quick check names the open route, its range and level, and the pages behind it', async () => {
  const calls = recordCalls()
  await reachRange()
  expect(card().getByText(/^Yes: /)).toBeTruthy()
  expect(card().getByText(/^\d+ to \d+$/)).toBeTruthy()
  const level = facts.find(({ routes }) => routes.includes('pts'))
  // That of first applications is the same for everybody on the route.
  const { low = 0, high = 0 } = quickCheck(exampleProfile).level ?? {}
  const usual = `Usual for first applications on your route: ${Math.round(low)} to ${Math.round(high)} of 100.`
  expect(card().getByText(usual)).toBeTruthy()
  const pages = card().getAllByRole('link', { hidden: true, name: /opens in a new tab/ })
  expect(pages.map((link) => link.getAttribute('href'))).toEqual(level?.sources.map(({ url }) => url))
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([])
  expect([keptAnswers.read(), localStorage.length]).toEqual([null, 0])
})

it('the level of the quick check carries its tag, "judgement", and says what that means', async () => {
  await reachRange()
  expect(card().getByText(quick.rests.title.replace('{{basis}}', model.basis_name.judgement))).toBeTruthy()
  expect(card().getByText(model.basis.judgement)).toBeTruthy()
})

it('a refusal that was not said is shown with the share that was averaged', async () => {
  await reachRange('rather_not_say')
  expect(card().getByText(/we take 18 to have been refused once, 10 more than once.*it is our judgement/)).toBeTruthy()
})

it('a range without an open question about refusals names no share', async () => {
  await reachRange('none')
  expect(card().queryByText(/to have been refused once/)).toBeNull()
})

const questionShown = () => document.querySelector('form[method=dialog] :is(legend, label)')?.textContent
const tapOn = (name: string) => tap(card().getByLabelText(name))

it('a tap on an answer leads on by itself, says so, and Back leads to it to stay', async () => {
  await renderSite('/')
  tapOn('None of these')
  await waitFor(() => expect(questionShown()).toBe(label.pass), patience)
  // A second field opens, so nothing is led on yet.
  andLetAMinutePass(() => tapOn(form.another.pass))
  expect(questionShown()).toBe(label.pass)
  tapOn(option.pass.s_pass)
  await waitFor(() => expect(questionShown()).toBe(label.birth_month), patience)
  expect(card().getByText(quick.led_on)).toBeTruthy()
  press(quick.back)
  await waitFor(() => expect(questionShown()).toBe(label.pass), patience)
  andLetAMinutePass(() => tapOn(option.pass.ep))
  expect(questionShown()).toBe(label.pass)
})

it('a key never leads on by itself', async () => {
  await renderSite('/')
  tick('None of these')
  press('Continue')
  await waitFor(() => expect(questionShown()).toBe(label.pass), patience)
  fireEvent.pointerDown(document.body)
  fireEvent.keyDown(card().getByLabelText(option.pass.ep), { key: 'ArrowDown' })
  andLetAMinutePass(() => tick(option.pass.s_pass))
  expect(questionShown()).toBe(label.pass)
})

it('where "another" was chosen and nothing of its list, the focus goes to the list', async () => {
  await renderSite('/')
  tick('None of these')
  press('Continue')
  await waitFor(() => expect(questionShown()).toBe(label.pass), patience)
  tick(form.another.pass)
  press(quick.continue)
  const first = card().getByLabelText(option.pass.pep)
  await expect.poll(() => document.activeElement === first).toBe(true)
  expect(card().getByText(form.problem.missing.choice)).toBeTruthy()
})

it('of a month only the part that is wrong is framed, and takes the focus', async () => {
  await renderSite('/')
  tick('None of these')
  press('Continue')
  await answer(label.pass, () => tick(option.pass.ep))
  await waitFor(() => expect(questionShown()).toBe(label.birth_month), patience)
  type('Month', '04')
  type('Year', '1890')
  press(quick.continue)
  const [month, year] = [card().getByLabelText('Month'), card().getByLabelText('Year')]
  await expect.poll(() => document.activeElement === year).toBe(true)
  expect([month, year].map((part) => part.getAttribute('aria-invalid'))).toEqual([null, 'true'])
  type('Year', '1990')
  type('Month', '')
  press(quick.continue)
  await expect.poll(() => document.activeElement === month).toBe(true)
  expect([month, year].map((part) => part.getAttribute('aria-invalid'))).toEqual(['true', null])
})

it('the quick check asks about a pay that is more often a slip, and takes it at a word', async () => {
  await begin('ep')
  await answer(label.previous, () => tick(option.previous.none))
  await answer(label.in_singapore_since, () => {
    type('Month', '07')
    type('Year', '2018')
  })
  await answer(label.monthly_pay, () => type(label.monthly_pay, '117,600'))
  expect(card().getByText('S$117,600 a month? That is S$1,411,200 a year.')).toBe(document.activeElement)
  press(form.doubt.right)
  await answer(label.highest, () => tick(option.education.bachelor), quick.see)
  await card().findByText(quick.range.of, {}, patience)
})

it('no range is shown where there is none, but at once the reason and where ICA says more', async () => {
  await begin('ep', option.gate.conviction)
  await card().findByRole('heading', { name: model.no_estimate.conviction.title }, patience)
  expect(card().queryByRole('img')).toBeNull()
  expect(
    card()
      .getByRole('link', { name: new RegExp(quick.ica) })
      .getAttribute('href'),
  ).toMatch(/ica\.gov\.sg/)
})

it('an answer that is changed on the result changes the result', async () => {
  await reachRange('none')
  const range = card().getByText(/^\d+ to \d+$/).textContent
  fireEvent.click(card().getByRole('button', { hidden: true, name: `Change: ${label.previous}` }))
  await answer(label.previous, () => tick(option.previous.rejected_more))
  expect((await card().findByText(/^\d+ to \d+$/, {}, patience)).textContent).not.toBe(range)
})

/** Signs in while the answers stand on the page, as the header offers it. */
async function signIn() {
  act(() => beSignedIn())
  return within((await screen.findByText(quick.ask.title, {}, patience)).parentElement ?? document.body)
}
const atWork = () => screen.findByRole('heading', { level: 1, name: form.step.you.title }, patience)
it('kept answers open the form of who signs in at the first open question, counted', async () => {
  await reachRange()
  fireEvent.click((await signIn()).getByRole('link', { name: quick.ask.use }))
  await atWork()
  expect(screen.getByText('Your 8 answers are in.')).toBeTruthy()
  expect(screen.getByText('At most 6 to go')).toBeTruthy()
  const awarded = within(screen.getByRole('group', { name: /^Was this qualification awarded/ }))
  await expect.poll(() => document.activeElement).toBe(awarded.getByLabelText('Yes'))
  expect(keptAnswers.read()).toBeNull()
  await expect.poll(() => window.location.search).toBe('?step=you')
  // At once, though the router shows an address in a transition: the press counts as soon as there is something to press.
  press('Continue')
  await screen.findByRole('heading', { level: 1, name: form.step.family.title })
  fireEvent.click(screen.getByRole('link', { name: 'Back' }))
  await atWork()
  expect(screen.getByLabelText<HTMLInputElement>(/^Fixed monthly pay/).value).toBe('9,500')
})

it('the answer that no route is open says what would open one, and offers no account as the way on', async () => {
  await begin('work_permit')
  await card().findByText(quick.may.no, {}, patience)
  const ways = card().getByRole('heading', { name: quick.ways.title }).nextElementSibling
  expect(ways?.textContent).toBe(quick.ways.own_work_pass)
  expect(card().queryByRole('button', { name: quick.keep.button })).toBeNull()
  expect(card().getByRole('button', { name: quick.keep.quiet }).dataset.look).toBe('link')
})

it.each([
  ['en', quick, advice],
  ['zh', quickZh, adviceZh],
] as const)('the quick check and the advice say alike what would open a route, in %s', (_, { ways }, { next_step }) => {
  const { title: _title, ...said } = ways
  expect(next_step).toMatchObject(said)
})

it('kept answers that leave the first step open are counted there', async () => {
  await begin('work_permit')
  await card().findByText(model.no_estimate.no_open_route.title, {}, patience)
  fireEvent.click((await signIn()).getByRole('link', { name: quick.ask.use }))
  await screen.findByRole('heading', { level: 1, name: form.step.route.title }, patience)
  expect(screen.getByText(/^Your \d+ answers are in\.$/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Back' })).toBeNull()
})
