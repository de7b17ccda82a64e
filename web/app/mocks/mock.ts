import { type ContractError, type endpoints, errors } from '@settlesg/contract'
import { HttpResponse, http, type JsonBodyType } from 'msw'
import * as z from 'zod/mini'
import { type Account, accountByToken } from './db.ts'

/** One of the contract's failures, as the server words it. */
export const refuse = ({ status, code, detail }: ContractError) => HttpResponse.json({ detail, code }, { status })

/** A list as the contract has it. */
export const listOf = <Row>(data: Row[]) => ({ data, count: data.length })

type Endpoint = (typeof endpoints)[keyof typeof endpoints]
type Wire<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : never
interface Call<E extends Endpoint> {
  request: Request
  /** The parts of the path that the endpoint names; empty where there is none of that name. */
  param: (name: string) => string
  query: URLSearchParams
  body: E extends { body: infer Body } ? Wire<Body> : undefined
}
type Answer<E extends Endpoint> = Wire<E['answer']> | Response

/**
 * Answers one endpoint of the contract. The answer must fit the endpoint's schema, which also leaves out what it does
 * not name; what does not fit fails the call. `refuse(…)` and other responses are returned as they are.
 */
export function mock<E extends Endpoint>(endpoint: E, answer: (call: Call<E>) => Answer<E> | Promise<Answer<E>>) {
  const { method, path, answer: schema } = endpoint
  const verb = ({ GET: 'get', POST: 'post', PATCH: 'patch', DELETE: 'delete' } as const)[method]
  return http[verb](`/api/v1${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, async ({ request, params }) => {
    const text = await request.clone().text()
    const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')
    const body = isForm ? Object.fromEntries(new URLSearchParams(text)) : readJson(text)
    const { searchParams: query } = new URL(request.url)
    const given = await answer({ request, param: (name) => String(params[name] ?? ''), query, body })
    if (given instanceof Response) return given
    if (typeof schema === 'string') throw new Error(`${path} answers with a file`)
    return HttpResponse.json<JsonBodyType>(z.parse<z.ZodMiniType<JsonBodyType>>(schema, given))
  })
}

/** The body of a call in JSON; undefined where there is none, or a file. */
function readJson(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Answers for the account that the call's token names, or refuses like the server. */
export const mockForMember = <E extends Endpoint>(
  endpoint: E,
  answer: (call: Call<E> & { account: Account }) => Answer<E>,
) =>
  mock<E>(endpoint, (call) => {
    const [scheme, token] = call.request.headers.get('authorization')?.split(' ') ?? []
    if (scheme !== 'Bearer' || !token) return refuse(errors.notAuthenticated)
    const account = accountByToken(token)
    return account ? answer({ ...call, account }) : refuse(errors.invalidCredentials)
  })

/** Answers about one thing of an account, found by the id that the call names, or refuses like the server where there is none. */
export const mockForFound =
  <Found>(find: (account: Account, id: string) => Found | undefined, missing: ContractError) =>
  <E extends Endpoint>(endpoint: E, answer: (call: Call<E> & { account: Account; found: Found }) => Answer<E>) =>
    mockForMember(endpoint, (call) => {
      const named = call.param('id') || call.param('assessment_id') || Reflect.get(Object(call.body), 'assessment_id')
      const found = find(call.account, String(named))
      return found ? answer({ ...call, found }) : refuse(missing)
    })
