import { setupWorker } from 'msw/browser'
import { restore, saved } from './db.ts'
import { handlers } from './handlers.ts'

/** Where this tab keeps what the mocked API holds: paying leaves the page and comes back to it. */
const place = 'mocked-api'

/** Answers the API inside the browser; whatever has no handler goes on to the real server. */
export async function startMocks() {
  const held = sessionStorage.getItem(place)
  if (held) restore(held)
  const worker = setupWorker(...handlers)
  worker.events.on('response:mocked', () => sessionStorage.setItem(place, saved()))
  await worker.start({ onUnhandledFrame: 'bypass' })
}
