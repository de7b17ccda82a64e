import { addDays, type DatedProfile, languages } from '@settlesg/contract'
import { analyze, nextStep, predict, schedule } from '@settlesg/model'
import { casePeople } from '@settlesg/model/cases'
import { exampleProfile, profileArbitrary } from '@settlesg/model/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { long } from '../../testing/long.ts'
import { findUntruths } from '../testing/case-truth.ts'
import { textsIn } from '../testing/texts.ts'
import { caseInWords, type Paragraph, type WordedCase } from './case-in-words.ts'
import { ruleVerdict } from './verdict.ts'
import { lengthOf } from './within-bounds.ts'

const texts = { en: textsIn('en'), zh: textsIn('zh') }

/** The case of a person on the first day of the month that they apply in, before and after the analysis is opened. */
function worded(profile: DatedProfile): { free: WordedCase; opened: WordedCase } {
  const today = `${profile.route.apply_month}-01`
  const outlook = predict(profile)
  const { route } = outlook
  const free = { outlook, profile, today, step: nextStep({ profile, route, today }), opened: null }
  if (!outlook.estimate) return { free, opened: free }
  const { documents: papers, consistency: notes, plan: steps } = analyze(profile)
  const days = schedule({ profile, route, papers, notes, steps, today })
  return { free, opened: { ...free, opened: { documents: papers, days } } }
}
const people = casePeople.map(({ name, profile }) => ({ name, ...worded(profile) }))
const textOf = (paragraphs: readonly Paragraph[]) => paragraphs.flatMap(({ sentences }) => sentences).join(' ')

/** What is wrong with the words of a case, in both languages and both before and after it is opened. */
const wrongIn = (profile: DatedProfile): string[] => {
  const { free, opened } = worded(profile)
  if (ruleVerdict(free.outlook).key === 'already_pr') return []
  return languages.flatMap((language) =>
    [free, opened].flatMap((one) => {
      const found = caseInWords(texts[language], one)
      const length = lengthOf(language, textOf(found))
      const [least, most] = bounds[language][one.outlook.estimate ? 'range' : 'rules']
      const isOutside = length < least || length > most
      return [
        ...findUntruths(language, one, found),
        ...(isOutside ? [`${length} words or characters in ${language}: ${textOf(found)}`] : []),
      ]
    }),
  )
}
const bounds = {
  en: { range: [180, 300], rules: [100, 300] },
  zh: { range: [300, 500], rules: [150, 500] },
} as const

describe('a case in words', () => {
  it.each([
    ['none', 'Usual for first applications on your route', '走这条途径的首次申请'],
    ['rejected_once', 'Usual on your route, refused as often as you', '走这条途径、被拒次数与您相同的申请'],
    ['rather_not_say', 'Usual on your route, refused before or not', '走这条途径的申请，不论是否被拒过'],
  ] as const)('the middle of what is usual is named with whose it is, refused before: %s', (previous, en, zh) => {
    const { free } = worded({ ...exampleProfile, history: { previous } })
    expect(textOf(caseInWords(texts.en, free))).toMatch(new RegExp(`${en}: \\d+ to \\d+, with \\d+ in the middle`))
    expect(textOf(caseInWords(texts.zh, free))).toMatch(new RegExp(`${zh}，通常是 \\d+ 至 \\d+，中间在 \\d+`))
  })

  it('everything that is named in the words of every made-up person is of the estimate or a rule', () => {
    for (const { profile, name } of casePeople) expect([name, wrongIn(profile)]).toEqual([name, []])
  })

  it('everything that is named in the words of random people is of the estimate or a rule', () => {
    fc.assert(
      fc.property(profileArbitrary, (profile) => {
        expect(wrongIn(profile)).toEqual([])
      }),
      { numRuns: long(20, 300) },
    )
  })

  it.each(languages)('what an analysis adds to the words is noticed as untrue of an unopened case (%s)', (language) => {
    for (const { name, free, opened } of people.filter((one) => one.opened.opened && one.free.step?.kind !== 'outcome'))
      expect([name, findUntruths(language, free, caseInWords(texts[language], opened))]).not.toEqual([name, []])
  })

  it.each(languages)('the words speak of no share of other people, and of each part once (%s)', (language) => {
    for (const { free, opened } of people)
      for (const one of [free, opened]) {
        const found = caseInWords(texts[language], one)
        expect(textOf(found)).not.toMatch(/%|percent|most (?:people|applicants)|多数人|\{|\}|undefined/)
        expect(new Set(found.map(({ part }) => part)).size).toBe(found.length)
        const sentences = found.flatMap(({ sentences: all }) => all)
        expect(new Set(sentences).size).toBe(sentences.length)
      }
  })

  it('a dependant reads in words in which month a parent can no longer include them', () => {
    const dependant: DatedProfile = {
      ...exampleProfile,
      route: { ...exampleProfile.route, pass: 'dependant_pass' },
      you: { birth_month: '2006-01' },
      family: { marital_status: 'single' },
    }
    expect(textOf(caseInWords(texts.en, worded(dependant).free))).toContain(
      "You turn 21 in Jan 2027, and from then on you cannot be part of a parent's application.",
    )
    expect(wrongIn(dependant)).toEqual([])
  })

  it('a permanent resident gets no words: there is nothing to apply for', () => {
    const [{ profile }] = casePeople as [(typeof casePeople)[number]]
    const resident: DatedProfile = { ...profile, route: { ...profile.route, pass: 'already_pr' } }
    expect(caseInWords(texts.en, worded(resident).free)).toEqual([])
  })

  const [person] = people.filter(({ free: { outlook, step } }) => outlook.biggest_lever && step?.kind === 'do')
  if (!person) throw new Error('No case has a lever and a step')
  it.each<[what: string, mutant: (truth: WordedCase) => WordedCase]>([
    ['a middle that was rounded otherwise', (truth) => withEstimate(truth, ({ mid }) => ({ mid: mid + 1 }))],
    ['ends that changed places', (truth) => withEstimate(truth, ({ low, high }) => ({ low: high, high: low }))],
    [
      'a level of one person more',
      (truth) => withEstimate(truth, ({ base }) => ({ base: { ...base, value: base.value + 1 } })),
    ],
    ['a line of twice its size', withReasons(({ value, ...reason }) => ({ ...reason, value: 2 * value + 1 }))],
    [
      'a day later',
      ({ step, ...truth }) => ({ ...truth, step: step?.kind === 'do' ? { ...step, due: addDays(step.due, 1) } : step }),
    ],
    ['another change', ({ outlook, ...truth }) => ({ ...truth, outlook: { ...outlook, biggest_lever: 'own_home' } })],
  ])('words with something untrue are noticed by this test: %s', (_, mutant) => {
    for (const language of languages) {
      const found = caseInWords(texts[language], mutant(person.opened))
      expect(findUntruths(language, person.opened, found)).not.toEqual([])
    }
  })
})

const withEstimate = (
  { outlook, ...truth }: WordedCase,
  change: (estimate: NonNullable<WordedCase['outlook']['estimate']>) => object,
): WordedCase => ({
  ...truth,
  outlook: { ...outlook, estimate: outlook.estimate && { ...outlook.estimate, ...change(outlook.estimate) } },
})
function withReasons(
  change: (reason: WordedCase['outlook']['reasons'][number]) => WordedCase['outlook']['reasons'][number],
) {
  return ({ outlook, ...truth }: WordedCase): WordedCase => ({
    ...truth,
    outlook: { ...outlook, reasons: outlook.reasons.map(change) },
  })
}
