import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { createGzip } from 'node:zlib'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Status, startLanguageModelSandbox } from '../testing/sandbox.ts'
import { openAiModel } from './open-ai-model.ts'

let closing: (() => unknown)[] = []
afterEach(async () => {
  vi.unstubAllEnvs()
  for (const close of closing) await close()
  closing = []
})

/** A model behind a provider that answers like this. */
async function modelBehind(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer((request, response) => {
    answer(request, response)
    request.resume()
  })
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  const baseUrl = `http://127.0.0.1:${address.port}/v1`
  return openAiModel({ baseUrl, apiKey: 'sk-test', model: 'test' })
}
const task = { instructions: 'Answer.', input: { question: 'What is the fee?' } }
const completion = (content: string) => JSON.stringify({ choices: [{ index: 0, message: { content } }] })
const sendJson = (text: string) => (_: IncomingMessage, response: ServerResponse) =>
  response.setHeader('content-type', 'application/json').end(text)

const part = Buffer.alloc(65_536, 'a')
const offered = 100e6

/** Asks a provider that answers with one text of so many bytes; what it could send of it before the connection ended. */
async function askForLongAnswer(isGzip: boolean) {
  let taken = 0
  const send = async (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json', ...(isGzip && { 'content-encoding': 'gzip' }) })
    const gzip = createGzip()
    if (isGzip) gzip.pipe(response)
    const body = isGzip ? gzip : response
    response.once('close', () => body.destroy())
    const closed = new Promise((resolve) => body.once('close', resolve))
    body.write('{"choices":[{"message":{"content":"')
    while (taken < offered && !response.destroyed) {
      const isFull = !body.write(part)
      taken += part.length
      if (isFull) await Promise.race([new Promise((resolve) => body.once('drain', resolve)), closed])
      await nextTurn()
    }
    if (!body.destroyed) body.end()
  }
  const ask = await modelBehind((_, response) => void send(response))
  return { error: await ask(task, AbortSignal.timeout(60_000)).catch((error: unknown) => error), taken }
}

describe('an answer of a language model', () => {
  it.each([
    ['as it is', false],
    ['compressed', true],
  ])(
    'an endless answer, %s, is read no further than the longest answer',
    async (_, isGzip) => {
      const { error, taken } = await askForLongAnswer(isGzip)
      expect(error).toMatchObject({ message: 'The answer is longer than any that is asked for' })
      expect(taken).toBeLessThan(offered / 2)
    },
    90_000,
  )

  it.each(['{"ids":["a"]}', ' ```json\n{"ids":["a"]}\n```\n', '```\n{"ids":["a"]}\n```'])(
    'JSON is read, also in a fence: %j',
    async (content) => {
      const ask = await modelBehind(sendJson(completion(content)))
      expect(await ask(task, AbortSignal.timeout(5_000))).toEqual({ ids: ['a'] })
    },
  )

  it.each(['<think>{"ids":["b"]}</think>{"ids":["a"]}', '\n<think>\nHm.\n</think>\n\n```json\n{"ids":["a"]}\n```'])(
    'JSON is read after what the model thought aloud: %j',
    async (content) => {
      const ask = await modelBehind(sendJson(completion(content)))
      expect(await ask(task, AbortSignal.timeout(5_000))).toEqual({ ids: ['a'] })
    },
  )

  it('JSON is read from an answer in parts, without what the model thought', async () => {
    const thought = { type: 'thinking', thinking: [{ type: 'text', text: 'Hm.' }] }
    const content = [thought, { type: 'text', text: '{"ids":' }, { type: 'text', text: '["a"]}' }]
    const ask = await modelBehind(sendJson(JSON.stringify({ choices: [{ index: 0, message: { content } }] })))
    expect(await ask(task, AbortSignal.timeout(5_000))).toEqual({ ids: ['a'] })
  })

  it.each([completion('Sorry, S1234567D'), completion(''), '{}', '{"choices":[]}'])(
    'what is no JSON is an error that does not quote it: %s',
    async (text) => {
      const ask = await modelBehind(sendJson(text))
      await expect(ask(task, AbortSignal.timeout(5_000))).rejects.toMatchObject({
        name: 'UnusableAnswerError',
        message: 'The language model did not answer with JSON',
      })
    },
  )

  it('a call has the task and the key, and nothing that the environment says of OpenAI', async () => {
    vi.stubEnv('OPENAI_ORG_ID', 'org-of-somebody')
    vi.stubEnv('OPENAI_PROJECT_ID', 'project-of-somebody')
    const headers: string[] = []
    const ask = await modelBehind((request, response) => {
      headers.push(...request.rawHeaders)
      sendJson(completion('{}'))(request, response)
    })
    await ask(task, AbortSignal.timeout(5_000))
    expect(headers).toContain('Bearer sk-test')
    expect(headers.join()).not.toContain('of-somebody')
  })

  it.each([
    [500, '', 2],
    [429, '', 2],
    [400, '', 1],
  ])('a call that a provider answers with %s is made again at most once', async (status, location, times) => {
    let calls = 0
    const ask = await modelBehind((_, response) => {
      calls += 1
      response.writeHead(status, { location }).end()
    })
    await expect(ask(task, AbortSignal.timeout(10_000))).rejects.toMatchObject({ status })
    expect(calls).toBe(times)
  })

  it('a redirect is not followed, so that the key goes nowhere else', async () => {
    const elsewhere = await startLanguageModelSandbox(() => ({}))
    closing.push(elsewhere.close)
    const location = `${elsewhere.settings.AI_BASE_URL}/chat/completions`
    const ask = await modelBehind((_, response) => void response.writeHead(307, { location }).end())
    await expect(ask(task, AbortSignal.timeout(10_000))).rejects.toThrow()
    expect(elsewhere.calls).toEqual([])
  })

  const notPermitted = {
    type: 'extra_forbidden',
    loc: ['body', 'max_completion_tokens'],
    msg: 'Extra inputs are not permitted',
  }
  /** The limits that a provider was sent, which refuses each call that `isRefused` says, with this answer. */
  async function limitsSent(isRefused: (sent: object) => boolean, status: number, refusal: object) {
    const limits: string[] = []
    const ask = await modelBehind(async (request, response) => {
      const sent: object = JSON.parse(Buffer.concat(await request.toArray()).toString())
      limits.push(
        Object.keys(sent)
          .filter((key) => key.startsWith('max_'))
          .join(),
      )
      const isRight = !isRefused(sent)
      response.writeHead(isRight ? 200 : status, { 'content-type': 'application/json' })
      response.end(isRight ? completion('{"ids":["a"]}') : JSON.stringify(refusal))
    })
    const call = () => ask(task, AbortSignal.timeout(5_000)).catch(({ status: answered }) => answered)
    return { answers: [await call(), await call()], limits }
  }
  it.each([
    [422, { object: 'error', message: { detail: [notPermitted] } }],
    [422, { detail: [notPermitted] }],
    [400, { error: { message: "Unsupported parameter: 'max_completion_tokens'" } }],
  ])(
    'a provider that refuses max_completion_tokens with %s gets max_tokens, from then on: %j',
    async (status, refusal) => {
      expect(await limitsSent((sent) => 'max_completion_tokens' in sent, status, refusal)).toEqual({
        answers: [{ ids: ['a'] }, { ids: ['a'] }],
        limits: ['max_completion_tokens', 'max_tokens', 'max_tokens'],
      })
    },
  )

  it.each([
    [400, 'The prompt has max_completion_tokens in it', true],
    [422, 'The prompt is refused', false],
  ])('a call that is refused with %s, "%s", changes nothing of the next', async (status, message, isTriedAgain) => {
    const again = isTriedAgain ? ['max_tokens'] : []
    expect(await limitsSent(() => true, status, { error: { message } })).toEqual({
      answers: [status, status],
      limits: ['max_completion_tokens', ...again, 'max_completion_tokens', ...again],
    })
  })

  it('a silent provider is waited for as long as the signal says', async () => {
    const sandbox = await startLanguageModelSandbox(() => new Status(0))
    closing.push(sandbox.close)
    const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey } = sandbox.settings
    const ask = openAiModel({ baseUrl, apiKey, model: 'test' })
    await expect(ask(task, AbortSignal.timeout(50))).rejects.toThrow(/abort/i)
  })
})
