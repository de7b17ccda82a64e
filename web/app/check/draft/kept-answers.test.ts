import { webcrypto } from 'node:crypto'
import { afterEach, expect, it, vi } from 'vitest'
import { keptAnswers } from '../../drafts/visitor-answers.ts'
import { owner } from '../../testing/open-form.ts'
import { takeKeptAnswers } from './kept-answers.ts'

afterEach(() => vi.unstubAllGlobals())

it('a form that is shown twice at once takes the kept answers once, and both have them', async () => {
  vi.stubGlobal('crypto', webcrypto)
  await keptAnswers.keep({ you: { birth_month: '1990-04' } })
  const opening = vi.spyOn(keptAnswers, 'open')
  const [first, second] = await Promise.all([1, 2].map(() => takeKeptAnswers(owner, '2026-11', false)))
  expect(first).toMatchObject({ taken: 1 })
  expect(second).toEqual(first)
  expect(opening).toHaveBeenCalledTimes(1)
  expect(await takeKeptAnswers(owner, '2026-11', false)).toBeNull()
})

it('answers that another tab takes while they are opened are not called damaged', async () => {
  vi.stubGlobal('crypto', webcrypto)
  await keptAnswers.keep({ you: { birth_month: '1990-04' } })
  const taking = takeKeptAnswers(owner, '2026-11', false)
  keptAnswers.forget()
  expect(await taking).toBeNull()
})
