/** `npm run contract` writes the OpenAPI document and the list of paths for the browser, which then needs no schema. */
import { writeFileSync } from 'node:fs'
import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { openApiDocument } from './openapi.ts'

export const openApiFile = new URL('../openapi.json', import.meta.url)
export const callsFile = new URL('./calls.ts', import.meta.url)

function bodyName(endpoint: Endpoint): string {
  const id = (endpoint.body && z.globalRegistry.get(endpoint.body)?.id) ?? 'body'
  return id === 'PRReportRequest' ? 'pRReportRequest' : id[0]?.toLowerCase() + id.slice(1)
}

function requiredFields(schema: z.ZodMiniType | undefined): string[] {
  if (!schema) return []
  const id = z.globalRegistry.get(schema)?.id
  const json = z.toJSONSchema(schema, { io: 'input' })
  return (id ? json.$defs?.[id] : json)?.required ?? []
}

export function openApiText(): string {
  return `${JSON.stringify(openApiDocument(), null, 2)}\n`
}

export function callsText(): string {
  const lines = Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => {
    const fields = [
      `method: '${endpoint.method}'`,
      `path: '${endpoint.path}'`,
      ...(endpoint.access === 'anyone' ? [] : ['token: true']),
      ...(endpoint.encoding === 'form' ? ['form: true'] : []),
      ...(typeof endpoint.answer === 'string' ? [`${endpoint.answer}: true`] : []),
      ...(endpoint.file ? [`file: '${endpoint.file}'`] : []),
      ...(endpoint.body && endpoint.encoding !== 'form' ? [`body: '${bodyName(endpoint)}'`] : []),
      ...(endpoint.encoding === 'raw' ? ["body: 'body'", 'raw: true'] : []),
      ...(endpoint.header ? [`header: '${endpoint.header}'`] : []),
    ]
    const required = [
      ...requiredFields(endpoint.params),
      ...requiredFields(endpoint.query),
      ...(endpoint.encoding === 'form' ? requiredFields(endpoint.body) : []),
      ...(endpoint.file ? [endpoint.file] : []),
      ...(endpoint.header ? [endpoint.header] : []),
    ]
    if (required.length) fields.push(`required: [${required.map((field) => `'${field}'`).join(', ')}]`)
    return `  ${name}: { ${fields.join(', ')} },`
  })
  return `// Made from endpoints.ts by \`npm run contract\`; edit the table instead.\n\n/** What the client must know of each call. */\nexport const calls = {\n${lines.join('\n')}\n} as const\n`
}

if (import.meta.main) {
  writeFileSync(openApiFile, openApiText())
  writeFileSync(callsFile, callsText())
}
