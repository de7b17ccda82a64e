import { server } from './api-server.ts'

export interface RecordedCall {
  method: string
  path: string
  query: URLSearchParams
  headers: Headers
  body: string
}

/** Everything that is sent to the API from here on, in order. */
export function recordCalls(): RecordedCall[] {
  const calls: RecordedCall[] = []
  server.events.on('request:start', async ({ request }) => {
    const { pathname, searchParams } = new URL(request.url)
    const call = { method: request.method, path: pathname, query: searchParams, headers: request.headers, body: '' }
    calls.push(call)
    call.body = await request.clone().text()
  })
  return calls
}

/** The calls to one path of the API. */
export const to = (calls: RecordedCall[], path: string) => calls.filter((call) => call.path === `/api/v1${path}`)
