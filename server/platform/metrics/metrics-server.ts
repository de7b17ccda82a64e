import Fastify from 'fastify'

/** On its own port, since it shows how busy the site is. Rejects where it cannot listen. */
export async function serveMetrics({ host, port }: { host: string; port: number }, scrape: () => Promise<string>) {
  const app = Fastify({ forceCloseConnections: true })
  app.get('/metrics', async (_request, reply) =>
    reply.type('text/plain; version=0.0.4; charset=utf-8').send(await scrape()),
  )
  await app.listen({ host, port })
  return app
}
