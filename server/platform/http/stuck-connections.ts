import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * A connection may owe us so many answers at a time. Browsers and proxies wait for one before they ask again on the same
 * connection; a client that does not wait could make us hold thousands of answers that nobody reads.
 */
const mostAnswersWaiting = 8

/**
 * Ends connections that make us hold what nobody reads: with more requests sent ahead than anybody needs, or with an
 * answer of which not a byte was taken for `stalledAfterMs`. Where an answer is not begun yet, it is we who are slow.
 */
export function endSlowReaders(app: FastifyInstance, stalledAfterMs: number): void {
  const pendingAnswers = new WeakMap<Socket, Set<ServerResponse>>()
  const tooMany = new WeakSet<IncomingMessage>()

  // Before any hook, and only for what comes over a socket.
  app.server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    const answers = pendingAnswers.get(socket) ?? new Set()
    pendingAnswers.set(socket, answers.add(response))
    response.once('close', () => answers.delete(response))
    if (answers.size > mostAnswersWaiting) tooMany.add(request)

    // Node counts bytes that the other side takes as a sign of life, and sets another limit for an idle connection.
    socket.setTimeout(stalledAfterMs)
    response.on('timeout', () => {
      const isStalled = [...answers].some(({ headersSent }) => headersSent)
      if (isStalled) socket.destroy()
      else socket.setTimeout(stalledAfterMs)
    })
  })

  app.addHook('onRequest', (request, reply, done) => {
    if (!tooMany.has(request.raw)) return done()
    if (!request.raw.socket.destroyed) request.log.info('more requests sent ahead than are answered')
    reply.hijack()
    request.raw.socket.destroy()
  })
}

/**
 * Where an answer is ready before the body has come, as for a 401 or 413, the rest of the body is thrown away for
 * `patienceMs`: to close at once would cut off a client that is still sending, before it reads why. After that the
 * connection is closed, or a client that trickles on could hold it for ever.
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
