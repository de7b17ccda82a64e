import { once } from 'node:events'
import { Server as TcpServer } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** How long a connection may stay silent before it is taken for one on which nothing is on its way, at the least. */
const shortestLullMs = 1_000
const enoughTurns = 20
/** A call may wait 20 s for its turn at the printer, and then takes its time. */
const longestCallMs = 30_000
/** How many the kernel lets wait at the door: who comes behind so many came after the stop. */
const mostWaiting = 511

/**
 * Stops accepting, answers what is on its way, gives what is under way `patienceMs` to finish, and then cuts off who is
 * still sending or reading. Nobody who was let in is reset: what has been sent has also to be read. Connections that a
 * proxy keeps have `lullMs` to be closed by it, since a call that it sends into one that we close is lost.
 */
export async function closeHttp(
  app: FastifyInstance,
  { lullMs = 0, patienceMs = longestCallMs }: { lullMs?: number; patienceMs?: number } = {},
): Promise<void> {
  if (app.server.listening) await drain(app.server, { lullMs: Math.max(lullMs, shortestLullMs), patienceMs })
  const cutOff = setTimeout(() => app.server.closeAllConnections(), patienceMs)
  try {
    await app.close()
  } finally {
    clearTimeout(cutOff)
  }
}

async function drain(
  server: FastifyInstance['server'],
  { lullMs, patienceMs }: { lullMs: number; patienceMs: number },
): Promise<void> {
  const closed = once(server, 'close')
  await letIn(server, patienceMs)
  // The door alone. HTTP's own `close` also cuts off connections that look idle because their request is not yet read.
  TcpServer.prototype.close.call(server)
  const quiet = Promise.withResolvers<void>()
  const timer = setTimeout(quiet.resolve, lullMs)
  await Promise.race([closed, quiet.promise])
  clearTimeout(timer)
}

/**
 * The kernel resets connections that wait to be accepted when the server stops listening. Node takes one or a few in a
 * turn of its loop, and in some turns looks after others: after some turns without a newcomer nobody waits. Where the
 * database works in the same thread a turn takes as long as its statements, and the line seconds.
 */
async function letIn(server: FastifyInstance['server'], patienceMs: number): Promise<void> {
  let quietTurns = 0
  let newcomers = 0
  const newcomer = () => {
    quietTurns = 0
    newcomers += 1
  }
  server.on('connection', newcomer)
  const until = performance.now() + patienceMs
  while (quietTurns < enoughTurns && newcomers < mostWaiting && performance.now() < until) {
    quietTurns += 1
    await nextTurn()
  }
  server.off('connection', newcomer)
}
