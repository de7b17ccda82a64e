import type { FastifyInstance } from 'fastify'

/** Stops accepting, gives what is under way `patienceMs` to finish, and then cuts off who is still sending or reading. */
export async function closeHttp(app: FastifyInstance, patienceMs = 10_000): Promise<void> {
  const cutOff = setTimeout(() => app.server.closeAllConnections(), patienceMs)
  try {
    await app.close()
  } finally {
    clearTimeout(cutOff)
  }
}
