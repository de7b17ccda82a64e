import { once } from 'node:events'
import { Server as TcpServer } from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** The shortest silence after which a connection is taken for one with nothing under way. */
const shortestLullMs = 1_000
const enoughTurns = 20
/** A call may wait 20 s for its turn at the printer, and then takes its time. */
const longestCallMs = 30_000
/** The length of the kernel's queue: what comes after so many came after the stop. */
const mostWaiting = 511

/**
 * No accepted connection is reset: what has been sent is also read. Answers what is under way for `patienceMs`, then
 * cuts off; a proxy has `lullMs` to close its kept connections, since a call that it sends into a closed one is lost.
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
  // Only the listening socket: HTTP's own `close` also cuts off connections whose request is not read yet.
  TcpServer.prototype.close.call(server)
  await Promise.race([closed, wait(lullMs, undefined, { ref: false })])
}

/** Connections not yet accepted would be reset: after some turns of the loop without a new one, none is waiting. */
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
