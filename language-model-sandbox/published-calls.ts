import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'

/*
 * Calls are held to what OpenAI publishes of them (published/README.md). It writes `nullable`, which this version of JSON
 * Schema does not know, beside types and references alike: both are read as it means them.
 */

const { components } = JSON.parse(readFileSync(join(import.meta.dirname, 'published/chat-completions.json'), 'utf8'))

function readNullable(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(readNullable)
  if (typeof schema !== 'object' || schema === null) return schema
  const { nullable, ...rest } = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, readNullable(value)]),
  )
  return nullable === true ? { anyOf: [rest, { type: 'null' }] } : rest
}

const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
ajv.addSchema({ $id: 'published', components: readNullable(components) })

/** What is wrong with this as a request, a reply, a part of a streamed reply or an error; empty where nothing is. */
export function problemsOf(
  kind:
    | 'CreateChatCompletionRequest'
    | 'CreateChatCompletionResponse'
    | 'CreateChatCompletionStreamResponse'
    | 'ErrorResponse',
  value: unknown,
): string[] {
  const validate = ajv.getSchema(`published#/components/schemas/${kind}`)
  if (!validate) throw new Error(`The excerpt has no ${kind}`)
  return validate(value) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}
