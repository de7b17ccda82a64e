import { hexToBytes } from '@noble/ciphers/utils.js'
import { exampleProfile, spouseProfile } from '@settlesg/model/testing'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { answerAt, readAnswers } from '../answers/answers.ts'
import { anyAnswers } from '../answers/arbitrary-answers.ts'
import { allFields } from '../answers/fields.ts'
import { relevantAnswers } from '../answers/relevance.ts'
import { draftFrom, emptyDraft, forgetAssessed, loadDraft, readDraft, removeDraft, saveDraft } from './draft.ts'
import { draftPlace, removeDraftsOfOthers } from './draft-places.ts'
import first from './draft-schema-1.json'

/** Someone who answered everything that the longer form asked. */
const worker = {
  ...exampleProfile,
  route: { pass: 'ep', links: [] },
  residence: { ...exampleProfile.residence, away_5y: '4_12', pass_expires: '2031-01' },
  roots: { home: 'owned', plan: 'We want to stay.' },
  history: { pending: false, previous: 'none', conviction: 'no', documents: { passport: 'have' }, consistent: 'yes' },
}
const answers = readAnswers({ route: { pass: 'ep', links: [] } })
const keyOf = (digit: string) => digit.repeat(64)
const ann = { user_id: 'ann', keys: [keyOf('a')] }
const bob = { user_id: 'bob', keys: [keyOf('b')] }
const assessed = { id: '0b8f1c1e-3c59-4b7f-9d0a-6f3f0c6e2a11', month: '2026-11' }

beforeEach(() => localStorage.clear())

describe('a draft', () => {
  it('each person gets back their own draft as it was stored', () => {
    fc.assert(
      fc.property(anyAnswers(), (given) => {
        saveDraft(ann, { answers: given, reached: 'work', assessed: null })
        expect(loadDraft(ann)).toEqual({ answers: given, reached: 'work', assessed: null })
      }),
      { numRuns: 50 },
    )
    expect(loadDraft(bob)).toBeNull()
  })

  it('a draft is gone when it is removed, and when another person opens the form', () => {
    saveDraft(ann, { ...emptyDraft, answers })
    saveDraft(bob, { ...emptyDraft, answers })
    localStorage.setItem('access_token', 'kept')
    removeDraftsOfOthers('bob')
    expect(loadDraft(ann)).toBeNull()
    expect(loadDraft(bob)).not.toBeNull()
    expect(localStorage.getItem('access_token')).toBe('kept')
    removeDraft(bob)
    expect(loadDraft(bob)).toBeNull()
  })

  it('a draft that cannot be read or is of another version is ignored; a damaged part of it costs only that part', () => {
    for (const text of [null, '', '{', '[]', '3', 'null', '{"version":3,"answers":{}}', '{"answers":{}}'])
      expect(readDraft(ann, text), String(text)).toBeNull()
    localStorage.setItem(
      draftPlace(ann.user_id),
      JSON.stringify({ version: 1, answers: { ...answers, you: 7 }, reached: 'moon', assessed: { id: 'x' } }),
    )
    expect(loadDraft(ann)).toEqual({ answers, reached: 'route', assessed: null })
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => readDraft(ann, text)).not.toThrow()
      }),
    )
  })

  it('a stored draft shows nothing of its answers to who has not the keys of its owner', () => {
    const secret = readAnswers({ work: { monthly_pay: 9876 }, history: { conviction: 'yes' } })
    saveDraft(ann, { ...emptyDraft, answers: secret })
    const stored = localStorage.getItem(draftPlace('ann')) ?? ''
    expect(stored).toMatch(/^[0-9a-f]+$/)
    expect(new TextDecoder('latin1').decode(hexToBytes(stored))).not.toMatch(/pay|9876|conviction|answers/)
    expect(readDraft({ ...ann, keys: bob.keys }, stored)).toBeNull()
    const changed = stored.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'))
    expect(readDraft(ann, changed)).toBeNull()
    saveDraft(ann, { ...emptyDraft, answers: secret })
    expect(localStorage.getItem(draftPlace('ann'))).not.toBe(stored)
  })

  it('a draft is sealed with the newest key, and one that was sealed with an older one still opens', () => {
    saveDraft(ann, { ...emptyDraft, answers })
    const rotated = { ...ann, keys: [keyOf('c'), ...ann.keys] }
    expect(loadDraft(rotated)?.answers).toEqual(answers)
    saveDraft(rotated, { ...emptyDraft, answers })
    expect(loadDraft(ann)).toBeNull()
    expect(loadDraft({ ...ann, keys: [keyOf('c')] })?.answers).toEqual(answers)
  })

  it('a draft from before drafts were sealed is read once more, and sealed by that', () => {
    const plain = JSON.stringify({ version: 1, answers: { route: { pass: 'ep' } }, reached: 'you', assessed: null })
    localStorage.setItem(draftPlace('ann'), plain)
    expect(loadDraft(ann)).toMatchObject({ answers: { route: { pass: 'ep' } }, reached: 'you' })
    expect(localStorage.getItem(draftPlace('ann'))).toMatch(/^[0-9a-f]+$/)
    expect(loadDraft(ann)).toMatchObject({ answers: { route: { pass: 'ep' } }, reached: 'you' })
  })

  it('a draft that the first version of the form kept opens with its answers in the words of today', () => {
    expect(readDraft(ann, JSON.stringify(first))).toEqual({
      answers: readAnswers({
        route: { pass: 'ep', links: [], includes: { children: 1 } },
        residence: { in_singapore_since: '2018-', away_5y: '4_12' },
        family: { marital_status: 'married', relatives_here: 2 },
        history: { pending: true, conviction: 'no' },
      }),
      reached: 'check',
      assessed: null,
    })
  })

  it('a draft of the second shape opens with every answer, and at the step that took the place of its own', () => {
    for (const [reached, now] of [
      ['residence', 'you'],
      ['roots', 'check'],
      ['work', 'work'],
      ['moon', 'route'],
    ]) {
      const stored = { version: 2, answers: worker, reached, assessed: null }
      expect(readDraft(ann, JSON.stringify(stored))).toEqual({
        answers: readAnswers(worker),
        reached: now,
        assessed: null,
      })
    }
    const kept = relevantAnswers(readAnswers(worker), '2026-11')
    for (const { path } of allFields) expect(answerAt(kept, path), path).toEqual(answerAt(readAnswers(worker), path))
  })

  it('a route that was only filled in is not taken over, and one that was chosen against that order is', () => {
    const both = {
      ...spouseProfile,
      route: { ...spouseProfile.route, pass: 'ep' as const, route: 'spouse_of_citizen' as const },
    }
    expect(draftFrom(both).answers.route.route).toBeUndefined()
    expect(draftFrom({ ...both, route: { ...both.route, route: 'pts' } }).answers.route.route).toBe('pts')
  })

  it('a draft no longer points at an assessment that was deleted', () => {
    saveDraft(ann, { answers, reached: 'check', assessed })
    forgetAssessed(ann, 'another')
    expect(loadDraft(ann)?.assessed).toEqual(assessed)
    forgetAssessed(ann, assessed.id)
    expect(loadDraft(ann)).toEqual({ answers, reached: 'check', assessed: null })
  })
})
