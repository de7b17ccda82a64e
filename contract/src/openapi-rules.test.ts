import { createConfig, lintFromString } from '@redocly/openapi-core'
import { describe, expect, it } from 'vitest'
import { openApiText } from './generate.ts'

/** The paths of docs/what-was-asked.md 7 that end in a slash. */
const slashesAskedFor = ['/reset-password/', '/users/', '/model/predict/', '/model/analyze/']

describe('the generated OpenAPI file', () => {
  it('the OpenAPI file passes a linter’s rules but for the required trailing slashes', async () => {
    const config = await createConfig({ extends: ['recommended'] })
    const problems = await lintFromString({ source: openApiText(), absoluteRef: 'openapi.json', config })
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual(
      slashesAskedFor.map((path) => `no-path-trailing-slash: \`/api/v1${path}\` should not have a trailing slash.`),
    )
  })

  it('the OpenAPI file describes the webhook’s signature header and the signed body', () => {
    const { post } = JSON.parse(openApiText()).paths['/api/v1/payment/webhook']
    expect(post.parameters).toEqual([
      { name: 'Stripe-Signature', in: 'header', required: true, schema: { type: 'string' } },
    ])
    expect(post.requestBody).toMatchObject({ required: true, content: { 'application/json': {} } })
  })

  it('the OpenAPI file says where the server is and which calls need a token', () => {
    const { paths, servers } = JSON.parse(openApiText())
    const operations = Object.values<Record<string, { operationId: string; security: unknown }>>(paths).flatMap(
      (path) => Object.values(path),
    )
    const open = operations.filter(({ security }) => Array.isArray(security) && security.length === 0)
    expect(open.map(({ operationId }) => operationId)).toEqual(
      expect.arrayContaining([
        'signUp',
        'confirmSignUp',
        'recoverPassword',
        'resetPassword',
        'logIn',
        'createCreditRecord',
        'webhook',
      ]),
    )
    for (const { security } of operations)
      if (!open.some((one) => one.security === security)) expect(security).toEqual([{ bearer: [] }])
    expect(servers).toEqual([{ url: '/', description: expect.any(String) }])
  })
})
