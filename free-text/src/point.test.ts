import { describe, expect, it } from 'vitest'
import { textsIn } from '../../wording/testing/texts.ts'
import { proposeAnswers } from './point.ts'

const text = 'On an EP since 2018, S$9,800 a month, married with two kids. 男, 已婚.'
const proposed = (answers: unknown) =>
  proposeAnswers(
    async () => ({ answers }),
    { text, texts: textsIn('en'), today: '2026-11-23' },
    new AbortController().signal,
  )
const pay = { question: 'work.monthly_pay', value: 9800, words: 'S$9,800 a month' }

describe('the answers that a language model proposes', () => {
  it('are of questions of ours, with a value that the profile takes and the words of the text', async () => {
    const answers = [
      pay,
      { question: 'route.pass', value: 'ep', words: 'On an EP' },
      { question: 'residence.in_singapore_since', value: '2018-00', words: 'since 2018' },
      { question: 'you.sex', value: 'male', words: '男' },
    ]
    expect(await proposed(answers)).toEqual(answers)
    expect(await proposed([])).toEqual([])
  })

  it.each([
    ['a question that is not ours', { ...pay, question: 'work.bribe' }],
    ['a question of free text', { question: 'roots.plan', value: 'S$9,800', words: 'S$9,800' }],
    ['a question that is asked later', { question: 'history.last_decision', value: '2018-01', words: 'since 2018' }],
    ['a property of every object', { ...pay, question: 'constructor' }],
    ['an option that the question does not have', { question: 'route.pass', value: 'gold_card', words: 'On an EP' }],
    ['a number that cannot be', { ...pay, value: -1 }],
    ['a number with a fraction', { ...pay, value: 9800.5 }],
    ['a number as text', { ...pay, value: '9800' }],
    ['a month that is none', { question: 'residence.in_singapore_since', value: '2018-13', words: 'since 2018' }],
    ['a field that a row does not have', { question: 'family.children', value: [{ name: 'x' }], words: 'two kids' }],
    ['words that are not in the text', { ...pay, words: 'S$12,000 a month' }],
    ['words in other letters than in the text', { ...pay, words: 's$9,800 a month' }],
    ['no words', { ...pay, words: '' }],
    ['words that say nothing', { ...pay, words: ', ' }],
    ['one letter', { ...pay, words: 'a' }],
    ['words that are no text', { ...pay, words: ['S$9,800'] }],
    ['no object', 'S$9,800'],
  ])('are dropped where one has %s', async (_, one) => {
    expect(await proposed([one])).toEqual([])
    expect(await proposed([one, { question: 'route.pass', value: 'ep', words: 'On an EP' }])).toHaveLength(1)
  })

  it('carry nothing that was not asked for', async () => {
    expect(await proposed([{ ...pay, advice: '<img src=x onerror=alert(1)>' }])).toEqual([pay])
  })

  it('are none for a question where two contradict each other', async () => {
    expect(await proposed([pay, { ...pay, value: 980 }])).toEqual([])
    expect(await proposed([pay, { ...pay, words: 'S$9,800' }])).toEqual([pay])
  })

  it.each([null, 'broken', 7, {}])('are no answer where it wrote %j', async (answers) => {
    await expect(proposed(answers)).rejects.toThrow('no list of answers')
  })
})

it('a language model is given every question of the form that can be read from a text, in words', async () => {
  const given: string[] = []
  const ask = async ({ input }: { input: unknown }) => {
    given.push(JSON.stringify(input))
    return { answers: [] }
  }
  for (const language of ['en', 'zh'] as const)
    await proposeAnswers(ask, { text, texts: textsIn(language), today: '2026-11-23' }, new AbortController().signal)
  expect(given[0]).toContain('"question":"route.pass","asks":"Which pass do you hold?"')
  expect(given[0]).toContain('"ep":"Employment Pass (EP)"')
  expect(given[1]).not.toContain('Employment Pass (EP)"')
})
