import type OpenAI from 'openai'
import type { LanguageModelSettings } from './settings.ts'
import { type AskModel, UnusableAnswerError } from './task.ts'

/** More than any answer that is asked for. */
const longestAnswerTokens = 4_000
/** So many bytes of a body are read, decompressed; some providers send along what the model thought. */
const mostBytes = 250_000

/** A model behind the chat completions that OpenAI defined, by its own SDK. Follows no redirect, tries once, logs nothing. */
export function openAiModel(settings: LanguageModelSettings): AskModel {
  let client: OpenAI | null = null
  return async ({ instructions, input }, signal) => {
    client ??= await openClient(settings)
    const answer: Partial<OpenAI.ChatCompletion> = await client.chat.completions.create(
      {
        model: settings.model,
        max_completion_tokens: longestAnswerTokens,
        messages: [
          { role: 'system', content: instructions },
          { role: 'user', content: JSON.stringify(input) },
        ],
      },
      { signal },
    )
    return readJson(answer.choices?.[0]?.message.content ?? '')
  }
}

/** The SDK takes 30 MB, which a server without a language model need not have. */
async function openClient({ baseUrl, apiKey }: LanguageModelSettings): Promise<OpenAI> {
  const { default: Client } = await import('openai')
  return new Client({
    baseURL: baseUrl,
    apiKey,
    // The SDK reads these from the environment where they are not given.
    adminAPIKey: null,
    organization: null,
    project: null,
    maxRetries: 0,
    logLevel: 'off',
    fetch: async (url, init) => bounded(await fetch(url, { ...init, redirect: 'error' })),
  })
}

/** Many models put their JSON into a fence of Markdown. */
function readJson(content: string): unknown {
  try {
    return JSON.parse(/^\s*```(?:json)?\n(.*)\n```\s*$/s.exec(content)?.[1] ?? content)
  } catch {
    // The error of the parser quotes the text.
    throw new UnusableAnswerError('The language model did not answer with JSON')
  }
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
