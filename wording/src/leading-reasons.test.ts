import { languages } from '@settlesg/contract'
import { predict } from '@settlesg/model'
import { casePeople } from '@settlesg/model/cases'
import { describe, expect, it } from 'vitest'
import { textsIn } from '../testing/texts.ts'
import { leadingReasons } from './movement.ts'
import { reasonSentence } from './reasons.ts'

/** What is named to each of the people of `npm run model -- cases` who has an estimate. */
const named = casePeople.flatMap(({ name, profile }) => {
  const { estimate, reasons } = predict(profile)
  return estimate ? [{ name, profile, ...leadingReasons(estimate, reasons) }] : []
})
const words = { spouse: { en: /husband|wife|spouse|marri/i, zh: /配偶|结婚/ }, child: { en: /child/i, zh: /子女/ } }

describe.each(languages)('the reasons that the people of the table are told, in %s', (language) => {
  const texts = textsIn(language)

  it('at most three a side are named, one of each of the six groups, each in words of its own', () => {
    expect(named.length).toBeGreaterThan(15)
    for (const { name, up, down } of named) {
      for (const side of [up, down]) {
        expect(side.length, name).toBeLessThanOrEqual(3)
        expect(new Set(side.map(({ group }) => group)).size, name).toBe(side.length)
      }
      const sentences = [...up, ...down].map((reason) => reasonSentence(texts, reason))
      expect(new Set(sentences).size, name).toBe(sentences.length)
    }
  })

  it('no tie or child that somebody lacks, nor a short marriage, is named against them', () => {
    for (const { name, profile, down } of named)
      for (const reason of down) {
        const sentence = reasonSentence(texts, reason)
        expect(reason.group, `${name}: ${sentence}`).not.toBe('family_ties')
        const hasSpouse = profile.family.marital_status === 'married'
        const isAtSchool = (profile.family.children ?? []).some(({ school }) => school !== 'none')
        if (!hasSpouse) expect(sentence, name).not.toMatch(words.spouse[language])
        if (!isAtSchool) expect(sentence, name).not.toMatch(words.child[language])
      }
  })
})
