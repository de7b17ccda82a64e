import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import Fastify, { type FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { answerLines, type Manner } from './manners.ts'
import { problemsOf } from './published-calls.ts'

/*
 * A language model of our own for development and tests: it speaks the chat completions that OpenAI defined, streamed and
 * whole, puts what it is given into other words, and lies or fails on demand. Nothing leaves this machine.
 */

export interface LanguageModelSandbox {
  baseUrl: string
  apiKey: string
  /** The bodies of the calls so far, as they came. */
  readonly calls: unknown[]
  /** How it behaves from now on. */
  behave(manner: Manner): void
  close(): Promise<void>
}

const Call = z.object({
  model: z.string(),
  stream: z.optional(z.boolean()),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
})
const Input = z.object({
  language: z.string(),
  sentences: z.array(z.object({ n: z.number(), text: z.string(), claims: z.array(z.string()) })),
})

/** Starts it on a loopback port. Every answer but a lie about its own form is held to the published description. */
export async function startLanguageModelSandbox({
  port = 0,
  manner = 'honest' as Manner,
} = {}): Promise<LanguageModelSandbox> {
  const apiKey = `sk-sandbox-${randomUUID()}`
  const calls: unknown[] = []
  let now = manner
  const app = Fastify({ forceCloseConnections: true })

  app.post('/v1/chat/completions', async (request, reply) => {
    if (request.headers.authorization !== `Bearer ${apiKey}`) return fail(reply, 401, 'Incorrect API key provided')
    const problems = problemsOf('CreateChatCompletionRequest', request.body)
    if (problems.length > 0) return fail(reply, 400, problems.join('; '))
    calls.push(request.body)
    const { model, stream, messages } = Call.parse(request.body)
    const { sentences, language } = Input.parse(JSON.parse(messages.at(-1)?.content ?? ''))
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
      default: {
        const lines = answerLines(now, sentences, language)
        return stream ? sendChunks(reply, model, lines, now) : sendWhole(reply, model, lines)
      }
    }
  })

  const baseUrl = `${await app.listen({ host: '127.0.0.1', port })}/v1`
  return {
    baseUrl,
    apiKey,
    calls,
    behave(next) {
      now = next
    },
    close: () => app.close(),
  }
}

const held = <T>(kind: Parameters<typeof problemsOf>[0], value: T): T => {
  const problems = problemsOf(kind, value)
  if (problems.length > 0) throw new Error(`The sandbox breaks the published ${kind}: ${problems.join('; ')}`)
  return value
}

const fail = (reply: FastifyReply, status: number, message: string) =>
  reply
    .status(status)
    .send(held('ErrorResponse', { error: { message, type: 'invalid_request_error', param: null, code: null } }))

const head = (model: string) => ({ id: `chatcmpl-${randomUUID()}`, created: Math.floor(Date.now() / 1000), model })

const sendWhole = (reply: FastifyReply, model: string, lines: readonly string[]) =>
  reply.send(
    held('CreateChatCompletionResponse', {
      ...head(model),
      object: 'chat.completion',
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content: lines.join('\n'), refusal: null },
          finish_reason: 'stop',
          logprobs: null,
        },
      ],
    }),
  )

/** In pieces that end anywhere, as a provider's do. */
const pieceLength = 37
const dripMs = 20

async function sendChunks(reply: FastifyReply, model: string, lines: readonly string[], manner: Manner) {
  const common = { ...head(model), object: 'chat.completion.chunk' }
  const chunk = (delta: object, finish_reason: string | null = null) => {
    const part = { ...common, choices: [{ index: 0, delta, finish_reason, logprobs: null }] }
    return `data: ${JSON.stringify(held('CreateChatCompletionStreamResponse', part))}\n\n`
  }
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, { 'content-type': 'text/event-stream' })
  const send = async (text: string) => {
    if (!raw.write(text)) await new Promise((resolve) => raw.once('drain', resolve).once('close', resolve))
  }
  const pieces = lines.join('\n').match(new RegExp(`[^]{1,${pieceLength}}`, 'g')) ?? []
  if (manner === 'no_chunks') {
    raw.end()
    return
  }
  await send(chunk({ role: 'assistant', content: '' }))
  for (const piece of manner === 'cut_off' ? pieces.slice(0, Math.ceil(pieces.length / 2)) : pieces) {
    await send(chunk({ content: piece }))
    if (manner === 'slow_drip') await wait(dripMs * pieceLength)
    if (raw.destroyed) return
  }
  if (manner === 'cut_off') {
    raw.destroy()
    return
  }
  while (manner === 'endless' && !raw.destroyed) await send(chunk({ content: 'and so on, and so on; '.repeat(50) }))
  await send(chunk({}, 'stop'))
  raw.end('data: [DONE]\n\n')
}
