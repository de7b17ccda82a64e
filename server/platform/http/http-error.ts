import type { ContractError, ValidationProblem } from '@settlesg/contract'

/** A registered failure, thrown by services and turned into an answer by the error handler. */
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

/** Input that cannot be used: one problem a field. Answered with 422. */
export class ValidationError extends Error {
  override readonly name = 'ValidationError'
  readonly problems: ValidationProblem[]
  constructor(problems: ValidationProblem[]) {
    super('The input is not valid')
    this.problems = problems
  }
}
