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
    const field = await write('On an EP, here since 2018, S$9,800, FIN G1234567X. My husband is a PR.')
    expect(field).toHaveProperty('value', 'On an EP, here since 2018, S$9,800, FIN •••••••••. My husband is a PR.')
    expect(screen.getByText(/^4 answers were read/).closest('[role=status]')).not.toBeNull()
    expect(
      within(proposal(/Which pass do you hold/).closest('li') ?? document.body).getByText('On an EP').tagName,
    ).toBe('Q')
    fireEvent.click(proposal(/Fixed monthly pay/))
    press('Use 3 of 4')
    await screen.findByRole('group', { name: 'Month of your birth' }, { timeout: 60_000 })
    expect(screen.queryByRole('textbox', { name: label })).toBeNull()
    expect(screen.getByText('3 in, 5 to go')).toBeTruthy()
  })

  it('that leave the first question open are counted above it', async () => {
    await renderSite('/')
    await write('On an EP, here since 2018, S$9,800, bachelor. Never applied.')
    press('Use all 4')
    expect(await screen.findByText('4 in, 4 to go', {}, { timeout: 60_000 })).toBeTruthy()
    expect(screen.getByRole('group', { name: /^Which of these ties/ })).toBeTruthy()
  })

  it('that cannot be read leave the way back to the questions', async () => {
    await renderSite('/')
    await write('quite a while here')
    expect(screen.getByText(/^No new answer could be read/)).toBeTruthy()
    press('Back to the questions')
    expect(screen.getByRole('group', { name: /^Which of these ties/ })).toBeTruthy()
  })

  it('in the form leave what is answered as it is, and a doubtful one waits for a press', async () => {
    withDraft(readAnswers({ route: { links: [], pass: 's_pass' } }))
    await openForm()
    await write('I have an EP, salary 110,400, single', 'Or write it in your own words')
    expect(screen.getAllByRole('listitem').filter((one) => within(one).queryByRole('checkbox'))).toHaveLength(2)
    // A year's pay, rather: it is asked about.
    expect(proposal(/Fixed monthly pay/).checked).toBe(false)
    expect(proposal(/Marital status/).checked).toBe(true)
    fireEvent.click(proposal(/Fixed monthly pay/))
    press('Use all 2')
    const pass = await screen.findByRole('radio', { name: 'S Pass' })
    expect(pass).toHaveProperty('checked', true)
  })
})

describe('an age', () => {
  it('fills in the year of birth, and its month is asked for; what was not used is shown', async () => {
    await renderSite('/')
    await write('I am 34, on an EP, here since 2018, S$9,800, bachelor. My wife is a PR. I like durian.')
    expect(proposal(/Month of your birth About \d{4}; choose the month/)).toBeTruthy()
    expect(screen.getByText('I like durian').tagName).toBe('Q')
    press('Use all 6')
    const group = await screen.findByRole('group', { name: 'Month of your birth' }, { timeout: 60_000 })
    expect(within(group).getByLabelText('Year')).toHaveProperty(
      'value',
      `${Number(dayInSingapore(new Date()).slice(0, 4)) - 34}`,
    )
    expect(within(group).getByLabelText('Month')).toHaveProperty('value', '')
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

  it('to questions that are answered, or not asked of this person, are not shown', () => {
    expect(readAnswersFrom('On an S Pass, born in 1990', answers, today).proposed).toEqual([])
    const abroad = readAnswers({ route: { pass: 'visit_or_abroad' } })
    expect(readAnswersFrom('in Singapore since 2018', abroad, today).proposed).toEqual([])
  })
})

describe('a description for the language model', () => {
  const offer = 'Have small-1 read it too'
  const text = 'I hold an EP, earning S$9,800, FIN G1234567X. Wed last spring.'
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

  it('only what the rules did not read is proposed by the language model, marked, unticked, and taken by a press', async () => {
    answers(proposals(['family.marital_status', 'married', 'Wed last spring'], ['work.monthly_pay', 8900, 'S$9,800']))
    await writeSignedIn()
    await agree()
    expect(proposal(/Marital status/).checked).toBe(false)
    expect(row(/Marital status/)?.textContent).toMatch(/Read from\s*Wed last spring\s*Proposed by small-1\./)
    expect(within(row(/Marital status/) ?? document.body).getByText('Wed last spring').tagName).toBe('Q')
    expect(row(/Fixed monthly pay/)?.textContent).toMatch(/9,800.*Read from\s*earning S\$9,800$/)
    expect(screen.getByRole('button', { name: 'Use 2 of 3' })).toBeTruthy()
    fireEvent.click(proposal(/Marital status/))
    expect(screen.getByRole('button', { name: 'Use all 3' })).toBeTruthy()
  })

  it('what a ticked answer rules out is said and not taken', async () => {
    answers(proposals(['work.work_status', 'not_working', 'On an EP']))
    await writeSignedIn('On an EP, S$9,800 a month.')
    await agree()
    fireEvent.click(proposal(/Do you work/))
    expect(row(/Fixed monthly pay/)?.textContent).toContain('It does not go with the answers that are ticked.')
    expect(screen.getByRole('button', { name: 'Use 2 of 3' })).toBeTruthy()
  })

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
