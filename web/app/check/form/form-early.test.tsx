import { withAnswer } from '@settlesg/form-logic'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { loadDraft } from '../../drafts/draft.ts'
import { press } from '../../testing/fill-in.ts'
import { choose, continues, few, heading, openForm, owner, question, tick, withDraft } from '../../testing/open-form.ts'
import { recordCalls } from '../../testing/record-calls.ts'

const ties = /^Which of these ties/
const gates = /^Does any/
const bornIn = (year: string) => {
  const born = within(question(/^Month of your birth/))
  fireEvent.change(born.getByLabelText('Month'), { target: { value: '03' } })
  fireEvent.change(born.getByLabelText('Year'), { target: { value: year } })
}

describe('the answer that is told early', () => {
  it('an aged parent has the answer with papers and steps after step one, and nothing is sent', async () => {
    await openForm()
    await heading('Where you stand')
    const calls = recordCalls()
    tick(ties, 'Parent of a Singapore citizen')
    choose('Long-Term Visit Pass (LTVP)')
    bornIn('1955')
    tick(gates, 'None of these')
    choose('Never')
    expect(screen.getByText(/^Continue, and you see at once why/)).toBeTruthy()
    continues()
    const told = await heading('Your answer')
    await expect.poll(() => document.activeElement).toBe(told)
    expect(await screen.findByText(/ICA lists aged parents of citizens among those who may apply/)).toBeTruthy()
    expect(
      within(screen.getByRole('region', { name: 'How strong is your case?' })).getByText(
        'No estimate: no rate is published for this route',
      ),
    ).toBeTruthy()
    expect(screen.getByRole('link', { name: /^ICA.s page on permanent residence/ })).toBeTruthy()
    expect(screen.getByText(/Nothing was sent, nothing was stored/)).toBeTruthy()
    expect(calls).toEqual([])
    fireEvent.click(screen.getByRole('link', { name: 'Go on and keep it' }))
    await heading('You, work and education')
    expect(screen.getByText('You need not go on.')).toBeTruthy()
  })

  it('who goes on is not stopped again for the same reason, and comes to a free assessment', async () => {
    withDraft(withAnswer(few, 'history.conviction', 'yes'), 'route')
    await openForm('/tool?step=route')
    await heading('Where you stand')
    continues()
    await heading('Your answer')
    fireEvent.click(screen.getByRole('link', { name: 'Go on and keep it' }))
    // Nothing is left to answer in the step between.
    await heading('You, work and education')
    for (const next of ['Family', 'Check your answers']) {
      continues()
      await heading(next)
    }
    expect(screen.getByRole('link', { name: 'See what is known instead' })).toBeTruthy()
    press('See my result')
    expect(await screen.findByText('It costs nothing.')).toBeTruthy()
  })

  it('a work permit without a tie shows at the first step that no route is open', async () => {
    await openForm()
    await heading('Where you stand')
    choose('Work permit')
    bornIn('1990')
    tick(ties, 'None of these')
    expect(screen.getByText('No estimate: no route is clearly open to you')).toBeTruthy()
    tick(gates, 'None of these')
    choose('Never')
    continues()
    await heading('Your answer')
    expect(loadDraft(owner)?.reached).toBe('you')
  })

  it('a work permit is answered as soon as promised, with what would open a route', async () => {
    await openForm()
    await heading('Where you stand')
    tick(ties, 'None of these')
    choose('Work permit')
    expect(screen.getByText(/^Continue, and you see at once why/)).toBeTruthy()
    continues()
    await heading('Your answer')
    const steps = screen.getByRole('region', { name: 'Next steps' })
    expect(within(steps).getAllByRole('listitem')[0]?.textContent).toMatch(
      /^With an Employment Pass or S Pass of your own/,
    )
    const why = screen.getByRole('region', { name: 'Why there is no range' })
    expect(steps.compareDocumentPosition(why)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    // Who goes on all the same answers the rest, and only a Continue there tells what is missing.
    fireEvent.click(screen.getByRole('link', { name: 'Go on and keep it' }))
    await heading('Where you stand')
    expect(document.querySelector('#problems')).toBeNull()
    expect(screen.queryByText(/^Continue, and you see at once why/)).toBeNull()
    continues()
    expect(document.querySelectorAll('#problems li')).toHaveLength(3)
  })

  it('a permanent resident reads politely that they are one already', async () => {
    await openForm()
    await heading('Where you stand')
    choose('Another pass, or none')
    choose('I am a permanent resident')
    bornIn('1990')
    tick(ties, 'None of these')
    tick(gates, 'None of these')
    continues()
    await heading('Your answer')
    expect(await screen.findByText('You are a permanent resident already')).toBeTruthy()
    expect(screen.getByRole('region', { name: 'What holds for you' }).textContent).toMatch(/Re-Entry Permit/)
    expect(screen.getByRole('region', { name: 'Check with ICA' }).textContent).not.toMatch(/lists? of papers/)
    expect(screen.getByRole('region', { name: 'Next steps' }).textContent).toMatch(/ended or ends, and ask ICA/)
    for (const name of ['Each route and its conditions', 'Why there is no range', 'Sources'])
      expect(screen.queryByRole('region', { name }), name).toBeNull()
  })
})
