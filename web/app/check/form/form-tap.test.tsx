import { withAnswer } from '@settlesg/form-logic'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { choose, few, heading, openForm, question, tick, withDraft } from '../../testing/open-form.ts'
import { andLetAMinutePass, tap } from '../../testing/tap.ts'

const tapOn = (name: string) => tap(screen.getByRole('radio', { name }))
const focused = () => document.activeElement?.textContent ?? ''

async function atFamily() {
  const { marital_status: _, ...family } = few.family
  withDraft({ ...few, family }, 'family')
  await openForm('/tool?step=family')
  await heading('Family')
}

it('a tap on an answer leads to the next open question, and after the last one to the way on', async () => {
  await atFamily()
  tapOn('Single')
  await waitFor(() => expect(focused()).toMatch(/^Do you have children/))
  tapOn('No children')
  await waitFor(() => expect(focused()).toMatch(/^Do you have parents, brothers or sisters/))
  tapOn('None')
  await waitFor(() => expect(focused()).toBe('Continue'))
})

it('a tap that opens a second field leads nowhere, nor does a correction', async () => {
  await atFamily()
  andLetAMinutePass(() => tapOn('I have children'))
  expect(question('Child 1').contains(document.activeElement)).toBe(true)
  tapOn('Single')
  // The child is unfinished, and so the question is open.
  await waitFor(() => expect(focused()).toMatch(/^Do you have children/))
  const { activeElement } = document
  andLetAMinutePass(() => tapOn('Married'))
  expect(document.activeElement).toBe(activeElement)
})

it('a key leads to no other question', async () => {
  await atFamily()
  fireEvent.pointerDown(document.body)
  fireEvent.keyDown(screen.getByRole('radio', { name: 'Married' }), { key: 'ArrowDown' })
  andLetAMinutePass(() => choose('Single'))
  expect(focused()).not.toMatch(/^Do you have/)
})

it('a tap before a question that is typed puts the focus into its field', async () => {
  withDraft(withAnswer({ ...few, route: { links: [], pass: 'ltvp' } }, 'work', {}), 'you')
  await openForm('/tool?step=you')
  tapOn('Employed')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Fixed monthly pay/)))
})

it('the people of the answers so far turn with them, and what is missing is said before', async () => {
  withDraft(withAnswer(few, 'education.highest', undefined), 'you')
  await openForm('/tool?step=you')
  expect(await screen.findByText('1 more answer, and your range appears here.')).toBeTruthy()
  expect(screen.queryByRole('img')).toBeNull()
  choose("Bachelor's degree")
  const people = await screen.findByRole('img', { name: /^A hundred people/ })
  const before = people.getAttribute('aria-label')
  expect(screen.getByText(/^\d+ to \d+ of 100$/).getAttribute('role')).toBe('status')
  fireEvent.change(screen.getByLabelText(/^Fixed monthly pay/), { target: { value: '30000' } })
  await waitFor(() => expect(people.getAttribute('aria-label')).not.toBe(before))
})

it('“None of these” leads on by a tap; another tick does not', async () => {
  await openForm()
  await heading('Where you stand')
  const box = (name: string) => within(question(/^Which of these ties/)).getByRole('checkbox', { name })
  andLetAMinutePass(() => tap(box('Parent of a Singapore citizen')))
  expect(focused()).not.toMatch(/^Which pass/)
  tick(/^Which of these ties/, 'Parent of a Singapore citizen')
  tap(box('None of these'))
  await waitFor(() => expect(focused()).toMatch(/^Which pass/))
})
