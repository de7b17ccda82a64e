import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyReply } from 'fastify'
import type OpenAI from 'openai'
import { contentFor, type Input, type Manner } from './manners.ts'

/*
 * A language model of our own for development and tests: it speaks the chat completions that OpenAI defined, answers
 * the tasks of this site by a few rules, and lies or fails on demand. Nothing leaves this machine.
 */

export interface LanguageModelSandbox {
  /** The settings of a server that is to use it. */
  readonly settings: Record<
    'AI_BASE_URL' | 'AI_API_KEY' | 'AI_MODEL' | 'AI_PROVIDER_NAME' | 'AI_PROVIDER_COUNTRY',
    string
  >
  /** The bodies of the calls so far, as they came. */
  readonly calls: OpenAI.ChatCompletionCreateParams[]
  /** How it behaves from now on. */
  behave(manner: Manner): void
  close(): Promise<void>
}

/** Starts it on a loopback port. */
export async function startLanguageModelSandbox(manner: Manner = 'honest'): Promise<LanguageModelSandbox> {
  const apiKey = `sk-sandbox-${randomUUID()}`
  const calls: OpenAI.ChatCompletionCreateParams[] = []
  let now = manner
  const app = Fastify({ forceCloseConnections: true })

  app.post<{ Body: OpenAI.ChatCompletionCreateParams }>('/v1/chat/completions', async ({ headers, body }, reply) => {
    if (headers.authorization !== `Bearer ${apiKey}`) return fail(reply, 401, 'Incorrect API key provided')
    calls.push(body)
    switch (now) {
      case 'error_429':
        return fail(reply, 429, 'Rate limit reached')
      case 'error_500':
        return fail(reply, 500, 'The server had an error')
      case 'redirect':
        return reply.redirect('https://evil.example/v1/chat/completions', 307)
      case 'html':
        return reply.type('text/html').send('<h1>Bad gateway</h1>')
      case 'silent':
        return reply.hijack()
      case 'endless':
        return sendWithoutEnd(reply)
      default: {
        const input: Input = JSON.parse(String(body.messages.at(-1)?.content))
        return completion(body.model, contentFor(now, input))
      }
    }
  })

  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    settings: {
      AI_BASE_URL: `${address}/v1`,
      AI_API_KEY: apiKey,
      AI_MODEL: 'sandbox',
      AI_PROVIDER_NAME: 'Sandbox',
      AI_PROVIDER_COUNTRY: 'SG',
    },
    calls,
    behave(next) {
      now = next
    },
    close: () => app.close(),
  }
}

const completion = (model: string, content: string): OpenAI.ChatCompletion => ({
  id: `chatcmpl-${randomUUID()}`,
  object: 'chat.completion',
  created: Math.floor(Date.now() / 1000),
  model,
  choices: [
    {
      index: 0,
      message: { role: 'assistant', content, refusal: null },
      finish_reason: 'stop',
      logprobs: null,
    },
  ],
})

const fail = (reply: FastifyReply, status: number, message: string) =>
  reply
    .status(status)
    .send({ error: { message, type: 'invalid_request_error', param: null, code: null } satisfies OpenAI.ErrorObject })

/** The beginning of a completion whose content never ends. */
async function sendWithoutEnd(reply: FastifyReply): Promise<void> {
  const { raw } = reply.hijack()
  raw.writeHead(200, { 'content-type': 'application/json' })
  raw.write('{"object":"chat.completion","choices":[{"index":0,"message":{"role":"assistant","content":"')
  const closed = new Promise((resolve) => raw.once('close', resolve))
  while (!raw.destroyed) {
    const isFull = !raw.write('and so on, and so on; '.repeat(100))
    if (isFull) await Promise.race([new Promise((resolve) => raw.once('drain', resolve)), closed])
  }
}
