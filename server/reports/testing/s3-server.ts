import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/**
 * As much of S3 as we use, since the test servers on npm do not know today's library: PUT, GET and DELETE of an object by
 * its path, signed, of bytes that are what the signature says. What is not signed is refused.
 */
export async function startS3Server() {
  const objects = new Map<string, Buffer>()
  const state = { away: false }
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const refuse = (status: number, code: string) =>
      response
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`)
    if (state.away) return refuse(503, 'SlowDown')
    const { authorization = '', 'x-amz-content-sha256': digest } = request.headers
    if (!/^AWS4-HMAC-SHA256 Credential=test-key\/\d{8}\/test-region\/s3\/aws4_request, /.test(authorization))
      return refuse(403, 'AccessDenied')
    if (digest !== createHash('sha256').update(body).digest('hex')) return refuse(400, 'XAmzContentSHA256Mismatch')
    const path = (request.url ?? '').split('?')[0] ?? ''
    if (!path.startsWith('/bucket/')) return refuse(404, 'NoSuchBucket')
    if (request.method === 'PUT') {
      objects.set(path, body)
      return response.end()
    }
    if (request.method === 'DELETE') {
      objects.delete(path)
      return response.writeHead(204).end()
    }
    const object = objects.get(path)
    return object ? response.end(object) : refuse(404, 'NoSuchKey')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    objects,
    state,
    env: {
      FILES_URL: `s3://bucket/reports?region=test-region&endpoint=http://127.0.0.1:${port}`,
      FILES_ACCESS_KEY_ID: 'test-key',
      FILES_SECRET_ACCESS_KEY: 'test-secret',
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
