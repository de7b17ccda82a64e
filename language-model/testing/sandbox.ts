import Fastify from 'fastify'
import type OpenAI from 'openai'

/** What a call of the site gives a model to do, and what it answers: text as it is, anything else as JSON, or a status. */
export type Answering = (input: { question?: string; text?: string; passages?: { id: string }[] }) => unknown

/** A status of the provider instead of an answer; 0 is silence. */
export class Status {
  readonly code: number
  constructor(code: number) {
    this.code = code
  }
}

/**
 * A language model of our own for tests, on a loopback port: it speaks the chat completions that OpenAI defined, and answers
 * what `behave` was last given.
 */
export async function startLanguageModelSandbox(first: Answering) {
  const calls: OpenAI.ChatCompletionCreateParams[] = []
  let answering = first
  const app = Fastify({ forceCloseConnections: true })
  app.post<{ Body: OpenAI.ChatCompletionCreateParams }>('/v1/chat/completions', async ({ headers, body }, reply) => {
    if (headers.authorization !== 'Bearer sk-sandbox')
      return reply.status(401).send({ error: { message: 'Wrong key' } })
    calls.push(body)
    const said = answering(JSON.parse(String(body.messages.at(-1)?.content)))
    if (said instanceof Status) return said.code === 0 ? reply.hijack() : reply.status(said.code).send('<h1>No</h1>')
    const content = typeof said === 'string' ? said : JSON.stringify(said)
    return { choices: [{ index: 0, message: { role: 'assistant', content } }] }
  })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    /** The settings of a server that is to use it. */
    settings: {
      ...{ AI_BASE_URL: `${address}/v1`, AI_API_KEY: 'sk-sandbox', AI_MODEL: 'sandbox' },
      ...{ AI_PROVIDER_NAME: 'Sandbox', AI_PROVIDER_COUNTRY: 'SG' },
    },
    /** The bodies of the calls so far, as they came. */
    calls,
    behave: (next: Answering) => {
      answering = next
    },
    close: () => app.close(),
  }
}
