import { describe, expect, it } from 'vitest'
import { orderPassages } from './order.ts'
import type { Passage } from './passage.ts'

const passages: Passage[] = ['fee', 'wait', 'form'].map((name) => ({
  id: `rule:${name}`,
  text: `The ${name}.`,
  href: `/facts#${name}`,
}))
const ordered = (answer: unknown) =>
  orderPassages(async () => answer, { question: 'what does it cost', passages }, new AbortController().signal)

describe('the order that a language model gives to passages', () => {
  it.each([
    [
      ['rule:form', 'rule:wait', 'rule:fee'],
      ['rule:form', 'rule:wait', 'rule:fee'],
    ],
    // What it leaves out follows as it was found.
    [['rule:form'], ['rule:form', 'rule:fee', 'rule:wait']],
    [
      ['rule:wait', 'rule:fee', 'rule:wait'],
      ['rule:wait', 'rule:fee', 'rule:form'],
    ],
    [[], ['rule:fee', 'rule:wait', 'rule:form']],
    // What was not found is dropped, whatever it is.
    [
      ['rule:bribe', 'You will be approved.', { id: 'rule:fee' }, null, 7, 'rule:fee ', 'rule:form'],
      ['rule:form', 'rule:fee', 'rule:wait'],
    ],
  ])('has every passage that was found and no other: %j', async (named, order) => {
    expect(await ordered({ passages: named, explanation: 'Trust me' })).toEqual(order)
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
  ])('is none where it wrote %j', async (answer) => {
    await expect(ordered(answer)).rejects.toThrow('no list of passages')
  })

  it('is asked for with the question and the passages that were found, and nothing else', async () => {
    const given: unknown[] = []
    const ask = async ({ input }: { input: unknown }) => {
      given.push(input)
      return { passages: [] }
    }
    const { signal } = new AbortController()
    await orderPassages(ask, { question: 'fee?', passages: passages.slice(0, 2) }, signal)
    const sent = passages.slice(0, 2).map(({ id, text }) => ({ id, text }))
    expect(given).toEqual([{ question: 'fee?', passages: sent }])
    expect(await orderPassages(ask, { question: 'fee?', passages: passages.slice(0, 1) }, signal)).toEqual(['rule:fee'])
    expect(given).toHaveLength(1)
  })
})
