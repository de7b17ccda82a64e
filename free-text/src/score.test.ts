import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { questionList } from '@settlesg/contract'
import { describe, expect, it } from 'vitest'
import { compare, leastPrecision, precision, roundOf, rounds, type Sample, singleAnswers, sum } from './score.ts'

const file = join(import.meta.dirname, '../testing/descriptions.jsonl')
const samples: Sample[] = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))
const keptAside = samples.filter(({ kept_aside }) => kept_aside)

describe('the descriptions of free-text/testing/descriptions.jsonl', () => {
  it.each([
    [1, 50, 20],
    [2, 20, 10],
    [3, 70, 10],
    [4, 35, 15],
    [5, 15, 15],
  ])('round %i has %i descriptions in each language, %i of them kept aside', (round, all, aside) => {
    const inRound = samples.filter((one) => roundOf(one) === round)
    for (const language of ['en', 'zh']) {
      expect(inRound.filter((one) => one.language === language)).toHaveLength(all)
      expect(inRound.filter((one) => one.language === language && one.kept_aside)).toHaveLength(aside)
    }
  })

  it('the descriptions name questions that are asked', () => {
    const paths = new Set(questionList.map(({ path }) => path))
    const unknown = samples.flatMap(({ answers }) => Object.keys(answers).filter((path) => !paths.has(path)))
    expect(unknown).toEqual([])
  })

  // No text and no answer of those kept aside in a failure: sums alone.
  it.each(rounds)('of round %i nearly every proposal for those kept aside is right', (round) => {
    const score = sum(keptAside.filter((one) => roundOf(one) === round).map((sample) => compare(sample)))
    expect(precision(score)).toBeGreaterThanOrEqual(leastPrecision)
  })
})

it('a wrong value is a wrong proposal and a missing answer, and each child counts by itself', () => {
  expect([...singleAnswers({ 'family.children': [{ status: 'pr' }, {}], 'route.links': ['b', 'a'] })]).toEqual([
    'family.children = 2 entries',
    'family.children.0.status = "pr"',
    'route.links = ["a","b"]',
  ])
  const sample: Sample = {
    id: 'x',
    language: 'en',
    today: '2026-11-23',
    text: 'On an EP',
    answers: { 'route.pass': 's_pass' },
  }
  expect(compare(sample)).toMatchObject({ right: 0, proposed: 1, expected: 1 })
  expect(precision({ right: 0, proposed: 0, expected: 1 })).toBe(0)
})
