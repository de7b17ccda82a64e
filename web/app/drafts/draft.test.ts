import { hexToBytes } from '@noble/ciphers/utils.js'
import { answersSchema } from '@settlesg/contract'
import { allFields, answerAt, readAnswers, relevantAnswers } from '@settlesg/form-logic'
import { anyAnswers } from '@settlesg/form-logic/testing/arbitrary-answers'
import { exampleProfile, spouseProfile } from '@settlesg/model/testing'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { sealText } from '../base/storage/sealed-text.ts'
import { type AnswersOwner, removeAnswersOfOthers, sealedAnswers } from './answers-store.ts'
import {
  draftAnswers,
  draftFrom,
  emptyDraft,
  forgetAssessed,
  loadDraft,
  readDraft as readOpened,
  saveDraft,
} from './draft.ts'

/** Someone who also answered what is asked beside the form. */
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
/** A draft of Ann's as it is stored. */
const sealed = (draft: unknown) => sealText(keyOf('a'), JSON.stringify(draft))
const readDraft = (owner: AnswersOwner, text: string | null) => readOpened(draftAnswers.open(owner, text))
const assessed = { id: '0b8f1c1e-3c59-4b7f-9d0a-6f3f0c6e2a11', month: '2026-11' }

beforeEach(() => localStorage.clear())

describe('a draft', () => {
  it('each person gets back their own draft as it was stored', () => {
    fc.assert(
      fc.property(anyAnswers(), (given) => {
        saveDraft(ann, { answers: given, reached: 'family', assessed: null })
        expect(loadDraft(ann)).toEqual({ answers: given, reached: 'family', assessed: null })
      }),
      { numRuns: 50 },
    )
    expect(loadDraft(bob)).toBeNull()
  })

  it('another person who opens the form takes all answers of the first one off the device', () => {
    const places = [draftAnswers, sealedAnswers('sharpen', 'case'), sealedAnswers('papers', 'case')]
    for (const place of places) for (const owner of [ann, bob]) place.store(owner, { kept: true })
    localStorage.setItem('access_token', 'kept')
    removeAnswersOfOthers('bob')
    expect(places.map((place) => place.read(ann))).toEqual([null, null, null])
    for (const place of places) expect(place.read(bob)).toEqual({ kept: true })
    expect(localStorage.getItem('access_token')).toBe('kept')
    draftAnswers.remove(bob)
    expect(loadDraft(bob)).toBeNull()
  })

  it('an unreadable or older draft is ignored, while a damaged part of one costs only that part', () => {
    const stored = { version: answersSchema, answers, reached: 'you', assessed: null }
    expect(readDraft(ann, sealed(stored))).not.toBeNull()
    for (const version of [answersSchema - 1, answersSchema + 1, undefined])
      expect(readDraft(ann, sealed({ ...stored, version })), String(version)).toBeNull()
    for (const text of [null, '', '{', JSON.stringify(stored), sealed([]), sealed(3), sealed(null)])
      expect(readDraft(ann, text), String(text)).toBeNull()
    const damaged = { ...stored, answers: { ...answers, you: 7 }, reached: 'moon', assessed: { id: 'x' } }
    expect(readDraft(ann, sealed(damaged))).toEqual({ answers, reached: 'route', assessed: null })
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => readDraft(ann, text)).not.toThrow()
      }),
    )
  })

  it('a stored draft shows nothing of its answers to who has not the keys of its owner', () => {
    const secret = readAnswers({ work: { monthly_pay: 9876 }, history: { conviction: 'yes' } })
    saveDraft(ann, { ...emptyDraft, answers: secret })
    const stored = localStorage.getItem(draftAnswers.placeOf('ann')) ?? ''
    expect(stored).toMatch(/^[0-9a-f]+$/)
    expect(new TextDecoder('latin1').decode(hexToBytes(stored))).not.toMatch(/pay|9876|conviction|answers/)
    expect(readDraft({ ...ann, keys: bob.keys }, stored)).toBeNull()
    const changed = stored.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'))
    expect(readDraft(ann, changed)).toBeNull()
    saveDraft(ann, { ...emptyDraft, answers: secret })
    expect(localStorage.getItem(draftAnswers.placeOf('ann'))).not.toBe(stored)
  })

  it('a draft is sealed with the newest key, and one sealed with an older key still opens', () => {
    saveDraft(ann, { ...emptyDraft, answers })
    const rotated = { ...ann, keys: [keyOf('c'), ...ann.keys] }
    expect(loadDraft(rotated)?.answers).toEqual(answers)
    saveDraft(rotated, { ...emptyDraft, answers })
    expect(loadDraft(ann)).toBeNull()
    expect(loadDraft({ ...ann, keys: [keyOf('c')] })?.answers).toEqual(answers)
  })

  it('no answer of a draft is lost, whether the form asks for it or not', () => {
    const kept = relevantAnswers(readAnswers(worker), '2026-11')
    for (const { path } of allFields) expect(answerAt(kept, path), path).toEqual(answerAt(readAnswers(worker), path))
  })

  it('a draft takes over a route that was chosen, but none that was only filled in', () => {
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
