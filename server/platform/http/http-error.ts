import type { ContractError, ValidationProblem } from '@settlesg/contract'

/** Thrown by services; the error handler turns it into an answer. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly registered: ContractError
  readonly headers: Record<string, string>
  constructor(registered: ContractError, headers: Record<string, string> = {}) {
    super(registered.detail)
    this.registered = registered
    this.headers = headers
  }
}

/** One problem for each field. Answered with 422. */
export class ValidationError extends Error {
  override readonly name = 'ValidationError'
  readonly problems: ValidationProblem[]
  constructor(problems: ValidationProblem[]) {
    super('The input is not valid')
    this.problems = problems
  }
}
