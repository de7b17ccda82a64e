import OpenAI from 'openai'
import type { LanguageModelSettings } from '../platform/language-model-settings.ts'

/** What is sent: what the model is to do, and what it is to do it with. */
interface Task {
  instructions: string
  /** Sent as JSON, so that no text in it can be taken for an instruction by its form alone. */
  input: unknown
}

/** Whoever answers a task; throws where there is no answer. */
export interface LanguageModel {
  /** The lines of the answer, each as soon as it is whole. Ends early where it grows beyond all measure. */
  lines(task: Task, signal: AbortSignal): AsyncIterable<string>
}

/** More than any answer that is asked for; what comes after is not read. */
const longestAnswer = 16_000
const longestAnswerTokens = 4_000
/** So many bytes of a body are read, decompressed: each token in a chunk of its own of 500 bytes. */
const mostBytes = longestAnswerTokens * 500

/** A model behind the chat completions that OpenAI defined, by its own SDK. Follows no redirect, tries once, logs nothing. */
export function openAiModel({ baseUrl, apiKey, model }: LanguageModelSettings): LanguageModel {
  const client = new OpenAI({
    baseURL: baseUrl,
    apiKey,
    // The SDK reads these from the environment where they are not given.
    organization: null,
    project: null,
    maxRetries: 0,
    logLevel: 'off',
    fetch: async (url, init) => bounded(await fetch(url, { ...init, redirect: 'error' })),
  })
  return {
    async *lines({ instructions, input }, signal) {
      const chunks = await client.chat.completions.create(
        {
          model,
          stream: true,
          max_completion_tokens: longestAnswerTokens,
          messages: [
            { role: 'system', content: instructions },
            { role: 'user', content: JSON.stringify(input) },
          ],
        },
        { signal },
      )
      let [rest, length] = ['', 0]
      for await (const { choices } of chunks) {
        const text = choices[0]?.delta.content ?? ''
        length += text.length
        if (length > longestAnswer) return
        const lines = (rest + text).split('\n')
        rest = lines.pop() ?? ''
        yield* lines
      }
      signal.throwIfAborted()
      yield rest
    },
  }
}

/** The response with a body that fails, and is read no further, beyond all measure: the SDK keeps a line until it ends. */
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
