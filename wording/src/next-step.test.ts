import { applicationOutcomes, type Profile } from '@settlesg/contract'
import { type NextStep, nextStep, readQuestion } from '@settlesg/model'
import { casePeople } from '@settlesg/model/cases'
import { exampleProfile } from '@settlesg/model/testing'
import { describe, expect, it } from 'vitest'
import { textsIn } from '../testing/texts.ts'
import { nextStepText } from './next-step.ts'

const today = '2026-11-23'
const english = textsIn('en')

const letterDue = {
  kind: 'do',
  id: 'employer_papers',
  whose: 'own',
  month: null,
  place: 'papers',
  isOverdue: false,
  due: '2027-02-06',
  papers: [],
  family: { marital_status: 'single' },
} satisfies NextStep

describe('today’s step in words', () => {
  it.each(['en', 'zh'] as const)('every made-up person has one sentence without holes (%s)', (language) => {
    const texts = textsIn(language)
    for (const { name, profile } of casePeople) {
      const step = nextStep({ profile, route: readQuestion(profile).route, today })
      if (step)
        expect([name, nextStepText(texts, step)]).toEqual([name, expect.stringMatching(/^[^{}]{10,260}[.。]$/u)])
    }
    for (const outcome of applicationOutcomes)
      for (const applied of ['2026-09', null]) {
        const step = nextStep({ profile: exampleProfile, route: 'pts', today, outcome: { outcome, applied } })
        expect(step && nextStepText(texts, step)).toMatch(/^[^{}]{10,260}[.。]$/u)
      }
  })

  it('the letter names its employer, its day and how old it may be', () => {
    expect(nextStepText(english, letterDue)).toBe(
      "By 6 Feb 2027: ask for the employer's letter. Under 30 days old on the day you submit, it fits every list.",
    )
    expect(nextStepText(english, { ...letterDue, isOverdue: true })).toMatch(/^Overdue\. By 6 Feb 2027: /)
    expect(nextStepText(english, { ...letterDue, whose: 'sponsor' })).toMatch(/: your sponsor asks/)
    expect(nextStepText(english, { ...letterDue, whose: 'both' })).toMatch(/: ask for both employers' letters/)
    expect(nextStepText(english, { ...letterDue, kind: 'not_yet', from: '2027-01-22' })).toBe(
      "Nothing is due before 22 Jan 2027. After that: ask for the employer's letter.",
    )
  })

  it('a step to get papers names those that are missing, every kind once, and no other', () => {
    const documents: Profile['history']['documents'] = { passport: 'have', name_change: 'missing' }
    const profile = { ...exampleProfile, history: { ...exampleProfile.history, documents } }
    const step = nextStep({ profile, route: 'pts', today })
    expect(step && nextStepText(english, step)).toBe(
      'By 26 Dec 2026: pass card, birth certificate or household register, papers of a change of name. Those from abroad take longest.',
    )
    expect(step && nextStepText(textsIn('zh'), step)).toBe(
      '2026年12月26日前备好：准证卡、出生证明或户口簿、更改姓名的文件。国外签发的最费时。',
    )
  })

  it('who waits is told by when ICA says that it decides, where the month is known', () => {
    const waiting = { kind: 'outcome', id: 'waiting', due: null, place: 'outcome' } as const
    expect(nextStepText(english, { ...waiting, month: '2027-04' })).toContain('by Apr 2027')
    expect(nextStepText(english, { ...waiting, month: null })).not.toContain('by')
  })
})
