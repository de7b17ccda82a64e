import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { problemsOf } from './published-calls.ts'
import { type LanguageModelSandbox, startLanguageModelSandbox } from './start.ts'

let sandbox: LanguageModelSandbox
beforeAll(async () => {
  sandbox = await startLanguageModelSandbox()
})
afterAll(() => sandbox.close())
beforeEach(() => sandbox.behave('honest'))

const input = { language: 'en', sentences: [{ n: 0, text: 'You may apply.', claims: ['rule:may_apply'] }] }
const body = { model: 'sandbox', messages: [{ role: 'user', content: JSON.stringify(input) }] }
const call = (changes: object = {}, key = sandbox.apiKey) =>
  fetch(`${sandbox.baseUrl}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({ ...body, ...changes }),
  })
const Answer = z.looseObject({ choices: z.array(z.looseObject({ message: z.looseObject({ content: z.string() }) })) })
const askWhole = async () => Answer.parse(await (await call()).json())
const line = '{"n":0,"claims":["rule:may_apply"],"text":"In short: you may apply."}'

describe('the language model sandbox', () => {
  it('the sandbox answers whole, as OpenAI publishes it', async () => {
    const answer = await askWhole()
    expect(problemsOf('CreateChatCompletionResponse', answer)).toEqual([])
    expect(answer.choices[0]?.message.content).toBe(line)
  })

  it('the sandbox answers in pieces, each as OpenAI publishes it, and ends with [DONE]', async () => {
    const text = await (await call({ stream: true })).text()
    const parts = text.split('\n\n').flatMap((part) => (part ? [part.replace(/^data: /, '')] : []))
    expect(parts.pop()).toBe('[DONE]')
    const chunks = parts.map((part) => JSON.parse(part))
    for (const chunk of chunks) expect(problemsOf('CreateChatCompletionStreamResponse', chunk)).toEqual([])
    expect(chunks.length).toBeGreaterThan(3)
    expect(chunks.map(({ choices }) => choices[0].delta.content ?? '').join('')).toBe(line)
  })

  it('the sandbox refuses a wrong key, and what is no request as OpenAI publishes it', async () => {
    expect((await call({}, 'sk-another')).status).toBe(401)
    for (const wrong of [
      { messages: [] },
      { messages: [{ role: 'nobody', content: '' }] },
      { stream: 'yes' },
      { max_completion_tokens: 'many' },
    ]) {
      const answer = await call(wrong)
      expect(answer.status).toBe(400)
      expect(problemsOf('ErrorResponse', await answer.json())).toEqual([])
    }
  })

  it.each([
    ['error_429', 429],
    ['error_500', 500],
  ] as const)('the sandbox fails on demand: %s', async (manner, status) => {
    sandbox.behave(manner)
    const answer = await call()
    expect(answer.status).toBe(status)
    expect(problemsOf('ErrorResponse', await answer.json())).toEqual([])
  })

  it('the published description refuses an answer with one thing wrong', async () => {
    const answer = await askWhole()
    for (const wrong of [
      { object: 'chat' },
      { choices: [{ ...answer.choices[0], finish_reason: 'tired' }] },
      { choices: [{ ...answer.choices[0], message: { role: 'assistant', content: 1, refusal: null } }] },
      { created: 'now' },
      { model: undefined },
    ])
      expect(problemsOf('CreateChatCompletionResponse', { ...answer, ...wrong })).not.toEqual([])
  })
})
