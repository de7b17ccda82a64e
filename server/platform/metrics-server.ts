import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { scrape } from './metrics.ts'

/**
 * Answers `GET /metrics` on a port of its own, and nothing else: whoever reaches it learns how busy the site is. Rejects
 * where it cannot listen.
 */
export async function serveMetrics({ host, port }: { host: string; port: number }) {
  const server = createServer({ requestTimeout: 10_000 }, async ({ method, url }, response) => {
    if (url !== '/metrics') return response.writeHead(404).end()
    if (method !== 'GET') return response.writeHead(405, { allow: 'GET' }).end()
    const text = await scrape()
    return response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text)
  })
  server.listen(port, host)
  await once(server, 'listening')
  const { port: taken } = server.address() as AddressInfo
  return {
    port: taken,
    close: async () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
