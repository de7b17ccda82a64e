import type * as z from 'zod/mini'
import type { ContractError } from './errors.ts'

export type Access = 'anyone' | 'user' | 'superuser'

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly alsoAt?: string
  readonly access: Access
  readonly params?: z.ZodMiniType
  readonly query?: z.ZodMiniType
  readonly body?: z.ZodMiniType
  /** How the body travels; JSON by default. `raw`: signed, so read byte for byte. `file`: one file in a multipart body. */
  readonly encoding?: 'form' | 'raw' | 'file'
  readonly file?: string
  /** A header that the call must carry; the client takes it as a parameter of this name. */
  readonly header?: string
  /** The schema of a JSON answer, 'html', 'pdf' for a report, or 'png'. */
  readonly answer: z.ZodMiniType | 'html' | 'pdf' | 'png'
  /** The JSON is written piece by piece as it is read: no one holds the whole of it in memory. */
  readonly isStreamed?: true
  readonly errors?: readonly ContractError[]
  readonly summary: string
}

type Rest = Omit<Endpoint, 'method' | 'path'>
const call =
  <M extends Endpoint['method']>(method: M) =>
  <P extends string, const R extends Rest>(path: P, rest: R) => ({ method, path, ...rest })
export const get = call('GET')
export const post = call('POST')
export const patch = call('PATCH')
export const remove = call('DELETE')
