import type { ContractError, ValidationProblem } from '@settlesg/contract'

/** A registered failure, thrown by services and turned into an answer by the error handler. */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly registered: ContractError
  readonly headers: Record<string, string>
  constructor(registered: ContractError, headers: Record<string, string> = {}) {
    super(registered.detail)
    this.registered = registered
    this.headers = headers
  }
}

/** Input that cannot be used: one problem a field. Answered with 422. */
export class ValidationFailure extends Error {
  override readonly name = 'ValidationFailure'
  readonly problems: ValidationProblem[]
  constructor(problems: ValidationProblem[]) {
    super('The input is not valid')
    this.problems = problems
  }
}
