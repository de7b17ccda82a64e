import type { FastifyInstance } from 'fastify'

/**
 * Where an answer is ready before the body has come, as for a 401 or 413, the rest of the body is thrown away for
 * `patienceMs`: to close at once would cut off a client that is still sending, before it reads why. After that the
 * connection is closed, or whoever trickles on would hold it for as long as they like.
 */
export function endUnfinishedBodies(app: FastifyInstance, patienceMs: number): void {
  app.addHook('onSend', async ({ raw, headers }, reply) => {
    const hasBody = Number(headers['content-length']) > 0 || headers['transfer-encoding'] !== undefined
    // With this header Node would close the connection as soon as the answer is sent.
    if (hasBody && raw.complete === false && app.server.listening) reply.removeHeader('connection')
  })
  app.addHook('onResponse', async ({ raw }) => {
    if (raw.complete !== false || raw.destroyed) return
    raw.resume()
    const patience = setTimeout(() => raw.socket.destroy(), patienceMs)
    raw.once('close', () => clearTimeout(patience))
  })
}
