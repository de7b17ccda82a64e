import type Stripe from 'stripe'

/** What the body of a refusal holds, as the provider publishes it. */
interface ErrorBody {
  type: Stripe.RawErrorType
  message: string
  code?: string
  param?: string
  doc_url?: string
  charge?: string
}

/** A call that the sandbox refuses; answered as `{ error: … }`. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly body: { error: ErrorBody }

  constructor(status: number, { code, ...error }: ErrorBody) {
    super(error.message)
    this.status = status
    const docs = code && `https://docs.stripe.com/error-codes#${code.replaceAll('_', '-')}`
    this.body = { error: { ...error, ...(code && docs && { code, doc_url: docs }) } }
  }
}

export const invalidRequest = (message: string, { param, code }: { param?: string; code?: string } = {}): ApiError =>
  new ApiError(400, { type: 'invalid_request_error', message, ...(param && { param }), ...(code && { code }) })

/** The provider's answer to an id that it does not know, in the words that name what was looked for. */
export const noSuch = (kind: string, id: string, param = 'id'): ApiError =>
  new ApiError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  })
