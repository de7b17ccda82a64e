import { createClient } from '@settlesg/contract/client'
import { session } from './session/session.ts'

/** Every call of the contract, with the current token. */
export const api = createClient({
  baseUrl: '/api/v1',
  token: session.token,
  onSessionEnd: (token) => {
    if (token === session.token()) session.end('ended_by_server')
  },
})
