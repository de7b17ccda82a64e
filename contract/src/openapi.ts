import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { type ContractError, errors } from './errors.ts'
import { groupBy } from './group-by.ts'

const problem = {
  type: 'object',
  required: ['type', 'loc', 'msg'],
  properties: {
    type: { type: 'string' },
    loc: { type: 'array', items: { type: ['string', 'integer'] } },
    msg: { type: 'string' },
    ctx: { type: 'object' },
  },
}
const fixedComponents = {
  Error: {
    type: 'object',
    required: ['detail', 'code'],
    properties: { detail: { type: 'string' }, code: { type: 'string' } },
  },
  HTTPValidationError: {
    type: 'object',
    required: ['detail', 'code'],
    properties: { detail: { type: 'array', items: problem }, code: { const: 'validation' } },
  },
}

type Json = Record<string, unknown>
const reference = (id: string) => ({ $ref: `#/components/schemas/${id}` })
const jsonSchema = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _, $defs: __, ...rest } = z.toJSONSchema(schema, { io })
  return JSON.parse(JSON.stringify(rest).replaceAll('#/$defs/', '#/components/schemas/'))
}
const refOrSchema = (schema: z.ZodMiniType, io: 'input' | 'output') => {
  const id = z.globalRegistry.get(schema)?.id
  return id ? reference(id) : jsonSchema(schema, io)
}

function describeParameters(endpoint: Endpoint) {
  const list = (schema: z.ZodMiniType | undefined, place: 'path' | 'query') => {
    if (!schema) return []
    const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
      properties?: Record<string, Json>
      required?: string[]
    }
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: place,
      required: required.includes(name),
      schema: property,
    }))
  }
  const header = endpoint.header
    ? [{ name: endpoint.header, in: 'header', required: true, schema: { type: 'string' } }]
    : []
  return [...list(endpoint.params, 'path'), ...list(endpoint.query, 'query'), ...header]
}

function describeSuccess({ answer }: Endpoint): Json {
  if (answer === 'html') return { content: { 'text/html': { schema: { type: 'string' } } } }
  if (answer === 'png') return { content: { 'image/png': { schema: { type: 'string', format: 'binary' } } } }
  if (answer === 'pdf') {
    const header = { schema: { type: 'string' } }
    return {
      headers: { 'x-report-number': header, 'x-report-sha256': header },
      content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
    }
  }
  return { content: { 'application/json': { schema: refOrSchema(answer, 'output') } } }
}

function describeResponses(endpoint: Endpoint) {
  const failures: ContractError[] = [...(endpoint.errors ?? []), errors.tooManyRequests, errors.unavailable]
  if (endpoint.body) failures.push(errors.bodyTooLarge, errors.unsupportedMediaType)
  if (endpoint.access !== 'anyone')
    failures.push(errors.notAuthenticated, errors.invalidCredentials, errors.userNotFound, errors.inactiveUser)
  if (endpoint.access === 'superuser') failures.push(errors.notPrivileged)
  const byStatus = groupBy(failures, ({ status }) => String(status))
  const responses: Json = { 200: { description: 'Success', ...describeSuccess(endpoint) } }
  for (const [status, list] of byStatus)
    responses[status] = {
      description: [...new Set(list.map(({ detail, code }) => `${detail} (\`${code}\`)`))].join(' · '),
      content: { 'application/json': { schema: reference('Error') } },
    }
  if (endpoint.body || endpoint.query || endpoint.params)
    responses[422] = {
      description: 'Validation Error',
      content: { 'application/json': { schema: reference('HTTPValidationError') } },
    }
  return responses
}

const fileIn = (field: string) => ({
  type: 'object',
  required: [field],
  properties: { [field]: { type: 'string', format: 'binary' } },
})

function describeOperation(name: string, endpoint: Endpoint) {
  const mediaType = endpoint.encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'
  return {
    operationId: name,
    summary: endpoint.summary,
    security: endpoint.access === 'anyone' ? [] : [{ bearer: [] }],
    parameters: describeParameters(endpoint),
    ...(endpoint.encoding === 'raw' && {
      requestBody: {
        description: 'The bytes as they came: they are what is signed.',
        required: true,
        content: { 'application/json': { schema: { type: 'object' } } },
      },
    }),
    ...(endpoint.file && {
      requestBody: { required: true, content: { 'multipart/form-data': { schema: fileIn(endpoint.file) } } },
    }),
    ...(endpoint.body && {
      requestBody: { required: true, content: { [mediaType]: { schema: refOrSchema(endpoint.body, 'input') } } },
    }),
    responses: describeResponses(endpoint),
  }
}

/** The OpenAPI 3.1 document of the endpoint table. Written to `contract/openapi.json` by `npm run contract`. */
export function openApiDocument(): Json {
  const { schemas } = z.toJSONSchema(z.globalRegistry, {
    uri: (id: string) => `#/components/schemas/${id}`,
    io: 'input',
  }) as { schemas: Record<string, Json> }
  const components = Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _, $id: __, ...schema }]) => [id, schema]),
  )
  const paths: Record<string, Json> = {}
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = `/api/v1${endpoint.path}`
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeOperation(name, endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'SettleSG', version: '1', license: { name: 'All rights reserved', url: '/terms' } },
    servers: [{ url: '/', description: 'The site that serves this document' }],
    paths,
    components: {
      schemas: { ...components, ...fixedComponents },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}
