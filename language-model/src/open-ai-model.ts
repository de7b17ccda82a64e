import type OpenAI from 'openai'
import { type AskModel, UnusableAnswerError } from './task.ts'

/** More than any answer that is asked for. */
const longestAnswerTokens = 4_000
/** So many bytes of a body are read, decompressed; some providers send along what the model thought. */
const mostBytes = 250_000

/** How a language model is reached. */
export interface LanguageModel {
  /** Where its calls start, without a slash at the end: `https://ai.example/v1`. */
  baseUrl: string
  /** Sent to `baseUrl` alone, and never logged. */
  apiKey: string
  model: string
}

/**
 * A model behind the chat completions that OpenAI defined, by its own SDK. Follows no redirect, logs nothing, and tries once
 * more where the provider fails; one that knows the limit of an answer by its older name alone is asked again with
 * that, and from then on.
 */
export function openAiModel(settings: LanguageModel): AskModel {
  let client: OpenAI | null = null
  let limit: 'max_completion_tokens' | 'max_tokens' = 'max_completion_tokens'
  return async ({ instructions, input }, signal) => {
    client ??= await openClient(settings)
    const { chat } = client
    const answered = (by: typeof limit): Promise<Partial<OpenAI.ChatCompletion>> =>
      chat.completions.create(
        {
          model: settings.model,
          [by]: longestAnswerTokens,
          messages: [
            { role: 'system', content: instructions },
            { role: 'user', content: JSON.stringify(input) },
          ],
        },
        { signal },
      )
    const answer = await answered(limit).catch(async (error: unknown) => {
      if (!refusesLimit(error)) throw error
      const again = await answered('max_tokens')
      // Only now: a refusal may name it because it quotes what a person wrote.
      limit = 'max_tokens'
      return again
    })
    return readJson(textOf(answer.choices?.[0]?.message.content))
  }
}

const refusesLimit = (error: unknown) =>
  error instanceof Error &&
  [400, 422].includes(Reflect.get(error, 'status')) &&
  error.message.includes('max_completion_tokens')

/** Some providers answer in parts, of which others than text are what the model thought. */
function textOf(content: unknown): string {
  if (!Array.isArray(content)) return typeof content === 'string' ? content : ''
  return content
    .map((part: unknown) => Object(part).text)
    .filter((text) => typeof text === 'string')
    .join('')
}

/** The SDK takes 30 MB, which a server without a language model need not have. */
async function openClient({ baseUrl, apiKey }: LanguageModel): Promise<OpenAI> {
  const { default: Client } = await import('openai')
  return new Client({
    baseURL: baseUrl,
    apiKey,
    // The SDK reads these from the environment where they are not given.
    adminAPIKey: null,
    organization: null,
    project: null,
    maxRetries: 1,
    logLevel: 'off',
    fetch: async (url, init) => readable(bounded(await fetch(url, { ...init, redirect: 'error' }))),
  })
}

/** Many models think aloud first, or put their JSON into a fence of Markdown. */
function readJson(content: string): unknown {
  const said = content.replace(/^\s*<think>.*?<\/think>/s, '')
  try {
    return JSON.parse(/^\s*```(?:json)?\n(.*)\n```\s*$/s.exec(said)?.[1] ?? said)
  } catch {
    // The error of the parser quotes the text.
    throw new UnusableAnswerError('The language model did not answer with JSON')
  }
}

/** The SDK drops what an error says in another form than OpenAI's: here it is the message, whatever its form. */
async function readable(response: Response): Promise<Response> {
  if (response.ok) return response
  const { status, headers } = response
  return new Response(JSON.stringify({ error: { message: await response.text() } }), { status, headers })
}

/** The response with a body that fails, and is read no further, beyond all measure. */
function bounded(response: Response): Response {
  if (!response.body) return response
  let read = 0
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      read += chunk.byteLength
      if (read > mostBytes) controller.error(new Error('The answer is longer than any that is asked for'))
      else controller.enqueue(chunk)
    },
  })
  const { status, statusText, headers } = response
  return new Response(response.body.pipeThrough(counted), { status, statusText, headers })
}
