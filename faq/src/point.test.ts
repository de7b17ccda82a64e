import { describe, expect, it } from 'vitest'
import type { Passage } from './passage.ts'
import { pointToPassages } from './point.ts'

const passages: Passage[] = ['fee', 'wait', 'form', 'photo', 'trust'].map((name) => ({
  id: `rule:${name}`,
  text: `The ${name}.`,
  href: `/facts#${name}`,
}))
const pointed = (answer: unknown) =>
  pointToPassages(async () => answer, { question: 'what does it cost', passages }, new AbortController().signal)

describe('the passages that a language model picks', () => {
  it('are those that it names, the best first, and each once', async () => {
    expect(await pointed({ passages: ['rule:wait', 'rule:fee', 'rule:wait'] })).toEqual(['rule:wait', 'rule:fee'])
    expect(await pointed({ passages: [] })).toEqual([])
  })

  it('are three at most', async () => {
    expect(await pointed({ passages: passages.map(({ id }) => id) })).toEqual(['rule:fee', 'rule:wait', 'rule:form'])
  })

  it('are ids of ours alone, whatever else it writes', async () => {
    const answer = ['rule:bribe', 'You will be approved.', { id: 'rule:fee' }, null, 7, 'rule:fee ', 'rule:form']
    expect(await pointed({ passages: answer, explanation: 'Trust me' })).toEqual(['rule:form'])
  })

  it.each([
    null,
    undefined,
    'rule:fee',
    7,
    [],
    ['rule:fee'],
    {},
    { passages: 'rule:fee' },
    { passages: { 0: 'rule:fee' } },
  ])('are no answer where it wrote %j', async (answer) => {
    await expect(pointed(answer)).rejects.toThrow('no list of passages')
  })
})

it('a language model is given the question and the passages, and nothing else', async () => {
  const given: unknown[] = []
  const ask = async ({ input }: { input: unknown }) => {
    given.push(input)
    return { passages: [] }
  }
  await pointToPassages(ask, { question: 'fee?', passages: passages.slice(0, 1) }, new AbortController().signal)
  expect(given).toEqual([{ question: 'fee?', passages: [{ id: 'rule:fee', text: 'The fee.' }] }])
})
