import { dayInSingapore } from '@settlesg/contract'
import { readAnswers } from '@settlesg/form-logic'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press } from '../../testing/fill-in.ts'
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
    const field = await write('On an EP since 2018, S$9,800, FIN G1234567X. No family here. Never applied.')
    expect(field).toHaveProperty('value', 'On an EP since 2018, S$9,800, FIN •••••••••. No family here. Never applied.')
    expect(screen.getByText(/^6 answers were read/).closest('[role=status]')).not.toBeNull()
    expect(within(proposal(/Which pass do you hold/).closest('li') ?? document.body).getByText('EP').tagName).toBe('Q')
    fireEvent.click(proposal(/Fixed monthly pay/))
    press('Use 5 of 6')
    await screen.findByRole('group', { name: 'Month of your birth' }, { timeout: 60_000 })
    expect(screen.queryByRole('textbox', { name: label })).toBeNull()
    expect(screen.getByText('5 in, 4 to go')).toBeTruthy()
  })

  it('that leave the first question open are counted above it', async () => {
    await renderSite('/')
    await write('On an EP since 2018, S$9,800, bachelor. Never applied.')
    press('Use all 5')
    expect(await screen.findByText('5 in, 3 to go', {}, { timeout: 60_000 })).toBeTruthy()
    expect(screen.getByRole('group', { name: /^Which of these ties/ })).toBeTruthy()
  })

  it('name each of several children apart', async () => {
    await renderSite('/')
    await write('EP, two kids')
    expect(proposal(/Do you have children\? Child 1; Child 2/)).toBeTruthy()
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
    await write('I am 34, on an EP since 2018, S$9,800, bachelor. No family here. Never applied. I like durian.')
    expect(proposal(/Month of your birth About \d{4}; choose the month/)).toBeTruthy()
    expect(screen.getByText('I like durian').tagName).toBe('Q')
    expect(screen.getByText('Still to answer:').nextElementSibling?.textContent).toContain('Month of your birth')
    press('Use all 8')
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
