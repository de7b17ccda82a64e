import { type ContractError, errors } from '@settlesg/contract'
import { HttpResponse } from 'msw'
import { type Account, accountOf } from './db.ts'

/** The path of the API. */
export const api = (path: string) => `/api/v1${path}`

/** One of the contract's failures, as the server words it. */
export const refuse = ({ status, code, detail }: ContractError) => HttpResponse.json({ detail, code }, { status })

export const say = (message: string) => HttpResponse.json({ message })

/** Answers for the account behind the request's token, or refuses like the server. */
export function asMember(request: Request, answer: (account: Account) => Response | Promise<Response>) {
  const [scheme, token] = request.headers.get('authorization')?.split(' ') ?? []
  if (scheme !== 'Bearer' || !token) return refuse(errors.notAuthenticated)
  const account = accountOf(token)
  return account ? answer(account) : refuse(errors.invalidCredentials)
}
