import {
  awayBands,
  educations,
  languages,
  maritalStatuses,
  occupations,
  passes,
  schoolings,
  spouseStatuses,
  workStatuses,
} from '@settlesg/contract'
import { lines } from '@settlesg/model'
import { describe, expect, it } from 'vitest'
import model from '../../locales/en/model.json' with { type: 'json' }
import { textsIn } from '../testing/texts.ts'
import { factorName, reasonSentence } from './reasons.ts'

const english = textsIn('en')
const sentence = (factor: string, answer: Record<string, string | number | boolean> | null, texts = english) =>
  reasonSentence(texts, { factor, answer })

/** Every figure that an answer can have, for each factor. */
const answers: Record<string, Record<string, string | number | boolean>[]> = {
  citizen_spouse: [
    {},
    ...maritalStatuses.map((marital_status) => ({ marital_status })),
    ...spouseStatuses.map((spouse_status) => ({ spouse_status })),
  ],
  citizen_child: [
    {},
    { children: 1 },
    { children: 1, citizens: 1 },
    { children: 1, permanent_residents: 1 },
    { children: 2, citizens: 1 },
    { children: 2, citizens: 0, permanent_residents: 2 },
  ],
  relatives: [0, 1, 2].map((relatives) => ({ relatives })),
  marriage_length: [{}, { months: 30 }],
  work: workStatuses.map((work_status) => ({ work_status })),
  pay: [
    { monthly_pay: 9500 },
    { monthly_pay: 9500, variable_pay_12m: 0 },
    { monthly_pay: 9500, variable_pay_12m: 18_000 },
    { work_status: 'student' },
  ],
  tax_record: [{ possible: 0 }, { possible: 3 }, { given: 1, possible: 3, latest: 118_000 }],
  tenure: [{}, { months: 53 }],
  gap: [{}, { months: 0 }, { months: 1 }],
  employers: [{}, { employers: 1 }, { employers: 3 }],
  pass_type: passes.filter((pass) => pass !== 'already_pr').map((pass) => ({ pass })),
  occupation: [{}, ...occupations.map((occupation) => ({ occupation }))],
  education: educations.map((highest) => ({ highest })),
  singapore_award: [{ awarded_in_singapore: true }, { awarded_in_singapore: false }],
  age: [{ months: 392 }],
  rooted_family: [{}, { spouse: true }, { spouse: true, children: 2 }, { children: 1 }, { spouse: false, children: 0 }],
  local_school: [{}, { children: 1, local: 0 }, { children: 1, local: 1 }, { children: 2, local: 1 }],
  spouse_education: [{}, ...educations.map((spouse_education) => ({ spouse_education }))],
  spouse_means: [
    {},
    { monthly_pay: 0 },
    { monthly_pay: 4000 },
    { sponsor_work: 'not_working' },
    { sponsor_work: 'employee' },
  ],
  residence: [{}, { commutes: true }, { months: 72 }],
  time_here: awayBands.map((away_5y) => ({ away_5y })),
  schooling: schoolings.flatMap((schooling_here) => [{ schooling_here }, { schooling_here, schooling_years: 3 }]),
}

describe('a reason as a sentence about an answer', () => {
  it('every factor of the model has a sentence for whatever is answered, in both languages', () => {
    expect(Object.keys(answers).toSorted()).toEqual(lines.map(({ id }) => id).toSorted())
    for (const language of languages) {
      const texts = textsIn(language)
      for (const [factor, all] of Object.entries(answers))
        for (const answer of all) {
          const text = sentence(factor, answer, texts)
          expect([factor, answer, text]).not.toEqual([factor, answer, factorName(texts, factor)])
          expect(text).not.toMatch(/\{\{|undefined|said\./)
        }
    }
  })

  it('a reason holds the figures that the person gave', () => {
    expect(sentence('pay', { monthly_pay: 9500, variable_pay_12m: 18_000 })).toBe(
      'S$9,500 a month and a bonus of S$18,000 a year',
    )
    expect(sentence('tax_record', { given: 1, possible: 3, latest: 118_000 })).toBe(
      '1 of 3 tax years given, the latest S$118,000',
    )
    expect(sentence('tax_record', { possible: 0 })).toBe('No tax year to give yet')
    expect(sentence('tenure', { months: 53 })).toBe('4 years 5 months with your employer')
  })

  it('one child has a sentence of one child, in Chinese too', () => {
    const answer = { children: 1 }
    expect(sentence('citizen_child', answer)).toBe('Your child is neither a citizen nor a permanent resident')
    expect(sentence('citizen_child', answer, textsIn('zh'))).toBe('子女既不是公民，也不是永久居民')
    expect(sentence('citizen_child', { children: 2 }, textsIn('zh'))).toBe('2 名子女都不是公民或永久居民')
  })

  it('a reason without an answer is called by its factor', () => {
    expect(sentence('pay', null)).toBe(factorName(english, 'pay'))
  })
})

describe('what a route would need', () => {
  it('every condition of a route has words for what it would need', () => {
    for (const id of Object.keys(model.condition))
      expect([id, english.exists(`result:would_need.condition.${id}`)]).toEqual([id, true])
  })
})
