import { setupWorker } from 'msw/browser'
import { handlers } from './handlers.ts'

/** Answers the API inside the browser; whatever has no handler goes on to the real server. */
export async function startMocks() {
  await setupWorker(...handlers).start({ onUnhandledFrame: 'bypass' })
}
