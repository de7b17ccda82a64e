import { setupServer } from 'msw/node'
import { handlers } from '../mocks/handlers.ts'

/** The API as the mocks of development answer it; a test replaces single calls with `server.use(…)`. */
export const server = setupServer(...handlers)
