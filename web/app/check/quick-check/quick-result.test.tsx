import { readAnswers, withAnswer } from '@settlesg/form-logic'
import { cleanup, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { DialogsProvider } from '../../sign-in/index.ts'
import { quickOutcome } from './quick-outcome.ts'
import { QuickResult } from './quick-result.tsx'

const thisMonth = '2026-11'
/** Married to a citizen: by the one route whose level is a published figure. */
const spouse = readAnswers({
  route: { links: ['spouse_of_citizen'], pass: 'ep' },
  history: { pending: false, conviction: 'no', former_pr: 'no', previous: 'none' },
  you: { birth_month: '1990-04' },
  residence: { in_singapore_since: '2018-07' },
  work: { work_status: 'employee', monthly_pay: 9_500 },
  education: { highest: 'bachelor' },
})

function show(previous: string, pass = 'ep') {
  const answers = withAnswer(withAnswer(spouse, 'history.previous', previous), 'route.pass', pass)
  const outcome = quickOutcome(answers, thisMonth)
  if (!outcome) throw new Error('These answers have an outcome')
  render(
    <MemoryRouter>
      <DialogsProvider>
        <QuickResult {...{ answers, outcome, thisMonth }} onChange={() => {}} />
      </DialogsProvider>
    </MemoryRouter>,
  )
  return { text: screen.getByText(/^What it rests on/).closest('details')?.textContent, level: outcome.level }
}

it('the level of first applications is shown as the published figure that it is', () => {
  const { text } = show('none')
  expect(text).toContain('What it rests on (Statistic)')
  expect(text).toContain(i18next.t('model:basis.statistic'))
  expect(text).not.toContain('judgement')
})

it.each(['rejected_once', 'rather_not_say'])(
  'the level after refusals is our judgement, with that of first applications: %s',
  (previous) => {
    const { text, level } = show(previous)
    const first = Math.round(level?.first_time ?? 0)
    expect(text).toContain('What it rests on (Judgement)')
    expect(text).toContain(`For a first application the middle is ${first} of 100 (Statistic).`)
    expect(text).toContain(i18next.t('model:refusals_judged'))
    expect(text).not.toContain(i18next.t('model:basis.statistic'))
  },
)

it('who may own a business reads of the investors’ programme, and others do not', () => {
  show('none', 'entrepass')
  screen.getByText(i18next.t('quick:founder'))
  cleanup()
  show('none')
  expect(screen.queryByText(i18next.t('quick:founder'))).toBeNull()
})
