import { dayInSingapore } from '@settlesg/contract'
import { readAnswers } from '@settlesg/form-logic'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, type JsonBodyType } from 'msw'
import { describe, expect, it } from 'vitest'
import { press } from '../../testing/fill-in.ts'
import { heldPromise } from '../../testing/held-promise.ts'
import { languageModel, withLanguageModel } from '../../testing/language-model.ts'
import { openForm, withDraft } from '../../testing/open-form.ts'
import { renderSite } from '../../testing/render-site.tsx'
import { readAnswersFrom, withProposals } from './proposed.ts'

const today = '2026-11-23'
const label = 'Your situation, in your own words'

async function write(text: string, open = 'Or in your own words') {
  press(open)
  const field = await screen.findByRole('textbox', { name: label }, { timeout: 60_000 })
  fireEvent.change(field, { target: { value: text } })
  press('Read it')
  return field
}
const proposal = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })

describe('answers in one’s own words', () => {
  it('on the home page are read, ticked one by one, and lead to the first open question', async () => {
    await renderSite('/')
    const field = await write('On an EP since 2018, S$9,800, FIN G1234567X. My husband is a PR.')
    expect(field).toHaveProperty('value', 'On an EP since 2018, S$9,800, FIN •••••••••. My husband is a PR.')
    expect(screen.getByText(/^4 answers were read/).closest('[role=status]')).not.toBeNull()
    expect(within(proposal(/Which pass do you hold/).closest('li') ?? document.body).getByText('EP').tagName).toBe('Q')
    fireEvent.click(proposal(/Fixed monthly pay/))
    press('Use 3 of 4')
    await screen.findByRole('group', { name: 'Month of your birth' }, { timeout: 60_000 })
    expect(screen.queryByRole('textbox', { name: label })).toBeNull()
    expect(screen.getByText('3 in, 5 to go')).toBeTruthy()
  })

  it('that leave the first question open are counted above it', async () => {
    await renderSite('/')
    await write('On an EP since 2018, S$9,800, bachelor. Never applied.')
    press('Use all 4')
    expect(await screen.findByText('4 in, 4 to go', {}, { timeout: 60_000 })).toBeTruthy()
    expect(screen.getByRole('group', { name: /^Which of these ties/ })).toBeTruthy()
  })

  it('that cannot be read leave the way back to the questions', async () => {
    await renderSite('/')
    await write('quite a while here')
    expect(screen.getByText(/^No answer could be read/)).toBeTruthy()
    press('Back to the questions')
    expect(screen.getByRole('group', { name: /^Which of these ties/ })).toBeTruthy()
  })

  it('in the form stand beside an answer given before, and replace it by a press only', async () => {
    withDraft(readAnswers({ route: { links: [], pass: 's_pass' } }))
    await openForm()
    await write('I have an EP and earn 600 a year', 'Or write it in your own words')
    const box = proposal(/Which pass do you hold\? Employment Pass/)
    expect(box.checked).toBe(false)
    expect(screen.getByText(/You answered before: S Pass\./)).toBeTruthy()
    expect(screen.getByRole('button', { name: /^Use 0 of/ })).toHaveProperty('disabled', true)
    // Fifty dollars a month is asked about.
    expect(proposal(/Fixed monthly pay/).checked).toBe(false)
    fireEvent.click(box)
    press('Use 1 of 2')
    const pass = await screen.findByRole('radio', { name: 'Employment Pass (EP)' })
    expect(pass).toHaveProperty('checked', true)
  })
})

describe('an age', () => {
  it('fills in the year of birth, and its month is asked for; what was not used is shown', async () => {
    await renderSite('/')
    await write('I am 34, on an EP since 2018, S$9,800, bachelor. My wife is a PR. I like durian.')
    expect(proposal(/Month of your birth About \d{4}; choose the month/)).toBeTruthy()
    expect(screen.getByText('I like durian').tagName).toBe('Q')
    expect(screen.getByText('Still to answer:').nextElementSibling?.textContent).toContain('Month of your birth')
    press('Use all 6')
    const group = await screen.findByRole('group', { name: 'Month of your birth' }, { timeout: 60_000 })
    expect(within(group).getByLabelText('Year')).toHaveProperty(
      'value',
      `${Number(dayInSingapore(new Date()).slice(0, 4)) - 34}`,
    )
    expect(within(group).getByLabelText('Month')).toHaveProperty('value', '')
  })

  it('that agrees with the month of birth answered before is not proposed', () => {
    const given = readAnswers({ you: { birth_month: '1992-05' } })
    const paths = (text: string) => readAnswersFrom(text, given, today).proposed.map(({ path }) => path)
    expect(paths('I am 34')).toEqual([])
    expect(paths('I am 33')).toEqual([])
    expect(paths('I am 25')).toEqual(['you.birth_month'])
  })
})

describe('proposals', () => {
  const answers = readAnswers({ route: { pass: 'ep' }, you: { birth_month: '2000-05' } })
  it('that are impossible beside the other answers leave their question open', () => {
    const { proposed } = readAnswersFrom('came in March 1998, married', answers, today)
    expect(proposed.map(({ path }) => path)).toEqual(['family.marital_status'])
    const taken = withProposals(
      answers,
      [{ path: 'residence.in_singapore_since', value: '1998-03', words: [] }],
      today.slice(0, 7),
    )
    expect(taken.residence.in_singapore_since).toBeUndefined()
  })

  it('to questions that are not asked of this person, or are answered so, are not shown', () => {
    const { proposed, open } = readAnswersFrom('male, EP, born in 1990, came last year', answers, today)
    expect(proposed).toEqual([expect.objectContaining({ value: '1990-', before: '2000-05' })])
    expect(open.map(({ path, reason }) => `${path} ${reason}`)).toEqual(['residence.in_singapore_since month_needed'])
  })
})

describe('a description for the language model', () => {
  const offer = 'Have small-1 read it too'
  const text = 'I hold an EP and earn S$9,800, FIN G1234567X. Wed last spring.'
  const proposals = (...all: [question: string, value: JsonBodyType, words: string][]) => ({
    answered: true,
    proposals: all.map(([question, value, words]) => ({ question, value, words })),
  })
  const answers = (answer: JsonBodyType) => withLanguageModel('proposals', () => HttpResponse.json(answer))
  async function writeSignedIn(written = text) {
    withDraft(readAnswers({}))
    await openForm()
    return write(written, 'Or write it in your own words')
  }
  async function agree() {
    fireEvent.click(await screen.findByRole('button', { name: offer }))
    press('I agree, send it')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  const row = (name: RegExp) => proposal(name).closest('li')
  const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox')

  it('a visitor is not offered to have a description read by the language model', async () => {
    const sent = answers(proposals())
    await renderSite('/')
    await write(text)
    expect(document.body.textContent).not.toContain(languageModel.model)
    expect(sent).toEqual([])
  })

  it('a description is sent only after its writer has seen it, covered, and has agreed', async () => {
    const sent = answers(proposals())
    await writeSignedIn()
    expect(screen.getByText(/nothing is sent unless you agree/)).toBeTruthy()
    fireEvent.click(await screen.findByRole('button', { name: offer }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Send this to Example AI?' }))
    const covered = text.replace('G1234567X', '•••••••••')
    expect(dialog.getByText(covered).tagName).toBe('BLOCKQUOTE')
    press('Do not send')
    expect(sent).toEqual([])
    await agree()
    expect(sent).toEqual([{ text: covered, language: 'en', agreed_to: { version: 'description-1', ...languageModel } }])
    expect(screen.getByText('small-1 of Example AI found no other answer in it.')).toBeTruthy()
  })

  it('what only the language model proposes is marked, unticked, and taken by a press', async () => {
    answers(proposals(['family.marital_status', 'married', 'Wed last spring'], ['route.pass', 'ep', 'EP']))
    await writeSignedIn()
    expect(document.body.textContent).not.toMatch(/By our rules/)
    await agree()
    expect(proposal(/Marital status/).checked).toBe(false)
    expect(row(/Marital status/)?.textContent).toMatch(/Read from\s*Wed last spring\s*Proposed by small-1\./)
    expect(within(row(/Marital status/) ?? document.body).getByText('Wed last spring').tagName).toBe('Q')
    expect(row(/Which pass do you hold/)?.textContent).toMatch(/By our rules and small-1\./)
    expect(proposal(/Which pass do you hold/).checked).toBe(true)
    expect(row(/Fixed monthly pay/)?.textContent).toMatch(/By our rules\.$/)
    fireEvent.click(proposal(/Marital status/))
    expect(proposal(/Marital status/).checked).toBe(true)
  })

  it('where rules and model differ both answers are shown unticked, and ticking one unticks the other', async () => {
    answers(proposals(['work.monthly_pay', 8900, 'S$9,800']))
    await writeSignedIn()
    expect(proposal(/Fixed monthly pay/).checked).toBe(true)
    await agree()
    const [rules, model] = screen.getAllByRole<HTMLInputElement>('checkbox', { name: /Fixed monthly pay/ })
    if (!rules || !model) throw new Error('two answers are expected')
    expect([rules, model].map((box) => box.closest('li')?.querySelector('strong')?.textContent)).toEqual([
      expect.stringContaining('9,800'),
      expect.stringContaining('8,900'),
    ])
    expect([rules.checked, model.checked]).toEqual([false, false])
    fireEvent.click(model)
    expect([rules.checked, model.checked]).toEqual([false, true])
    fireEvent.click(rules)
    expect([rules.checked, model.checked]).toEqual([true, false])
    fireEvent.click(rules)
    expect([rules.checked, model.checked]).toEqual([false, false])
  })

  it.each([
    ['On an EP, S$9,800 a month.', ['work.work_status', 'not_working', 'On an EP'], /Fixed monthly pay/],
    ['On an EP, single.', ['route.links', ['spouse_of_citizen'], 'On an EP'], /Marital status/],
  ] as const)(
    'of “%s” what the model’s answer rules out is not ticked, and not taken beside it',
    async (written, [path, value, words], name) => {
      answers(proposals([path, value as JsonBodyType, words]))
      await writeSignedIn(written)
      expect(proposal(name).checked).toBe(true)
      await agree()
      const ofModel = screen
        .getByText(/Proposed by small-1\.$/)
        .closest('label')
        ?.querySelector('input')
      if (!ofModel) throw new Error('the model proposes an answer')
      const shown = () => [
        proposal(name).checked,
        ofModel.checked,
        screen.getByRole('button', { name: /^Use/ }).textContent,
      ]
      expect(shown()).toEqual([false, false, 'Use 1 of 3'])
      fireEvent.click(proposal(name))
      expect(shown()).toEqual([true, false, 'Use 2 of 3'])
      fireEvent.click(ofModel)
      expect(shown()).toEqual([false, true, 'Use 2 of 3'])
      expect(row(name)?.textContent).toContain('It does not go with the answers that are ticked.')
      fireEvent.click(proposal(name))
      expect(shown()).toEqual([true, false, 'Use 2 of 3'])
      expect(document.body.textContent).not.toContain('It does not go with')
    },
  )

  it('what is not ours, not in the text or not possible is not shown', async () => {
    const bold = '<b>hi</b>'
    answers(
      proposals(
        ['family.marital_status', 'married', 'wed in spring'],
        ['family.marital_status', bold, 'Wed last spring'],
        ['education.highest', bold, 'EP'],
        ['work.monthly_bonus', 3, 'EP'],
        ['residence.in_singapore_since', '2090-01', 'EP'],
        ['family.children.0.status', 'citizen', 'EP'],
        ['__proto__', 'x', 'EP'],
        ['you.birth_month', '1990-05', ' '],
      ),
    )
    await writeSignedIn()
    const before = boxes().length
    await agree()
    expect(screen.getByText('small-1 of Example AI found no other answer in it.')).toBeTruthy()
    expect(boxes()).toHaveLength(before)
    expect(document.body.innerHTML).not.toMatch(/hi</)
  })

  it('what cannot be true, or is answered in free words, is not proposed in place of what stands', () => {
    const given = readAnswers({ residence: { in_singapore_since: '2015-03' } })
    const { proposed } = readAnswersFrom('I hold an EP', given, today, [
      { question: 'residence.in_singapore_since', value: '2090-01', words: 'EP' },
      { question: 'family.children', value: [{ birth_month: 'By a model', status: 'citizen' }], words: 'EP' },
      { question: 'roots.plan', value: 'What the model wrote', words: 'EP' },
    ])
    expect(proposed.map(({ path }) => path)).toEqual(['route.pass'])
  })

  it('the same set of options in another order is the same answer', () => {
    const given = readAnswers({ route: { links: ['spouse_of_citizen', 'parent_of_citizen'], pass: 'ep' } })
    const { proposed } = readAnswersFrom('I hold an EP', given, today, [
      { question: 'route.links', value: ['parent_of_citizen', 'spouse_of_citizen'], words: 'EP' },
    ])
    expect(proposed).toEqual([])
  })

  it('words with marks of HTML in them are shown as the text that they are', async () => {
    answers(proposals(['family.marital_status', 'married', '<b>Wed</b>']))
    await writeSignedIn('I hold an EP. <b>Wed</b> last spring.')
    await agree()
    const quote = within(row(/Marital status/) ?? document.body).getByText('<b>Wed</b>')
    expect([quote.tagName, quote.children.length]).toEqual(['Q', 0])
  })

  it('the answers of the rules stay as they were ticked where the language model gave no answer', async () => {
    answers({ ...proposals(['family.marital_status', 'married', 'Wed last spring']), answered: false })
    await writeSignedIn()
    fireEvent.click(proposal(/Fixed monthly pay/))
    const ticks = () => boxes().map(({ checked }) => checked)
    const before = ticks()
    await agree()
    expect(screen.getByText('small-1 of Example AI gave no answer.').closest('[role=status]')).not.toBeNull()
    expect(ticks()).toEqual(before)
    expect(document.body.textContent).not.toMatch(/By our rules/)
  })

  it('proposals for a text that was changed meanwhile are not shown', async () => {
    const held = heldPromise<Response>()
    const sent = withLanguageModel('proposals', () => held.promise)
    const field = await writeSignedIn()
    fireEvent.click(await screen.findByRole('button', { name: offer }))
    press('I agree, send it')
    await waitFor(() => expect(sent).toHaveLength(1))
    fireEvent.change(field, { target: { value: 'I hold an EP.' } })
    expect(screen.queryByRole('dialog')).toBeNull()
    held.resolve(HttpResponse.json(proposals(['family.marital_status', 'married', 'Wed last spring'])))
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(document.body.textContent).not.toContain('Wed last spring')
    press('Read it')
    expect(screen.queryByRole('checkbox', { name: /Marital status/ })).toBeNull()
  })
})
