import { describe, expect, it } from 'vitest'
import { id, SmallServer } from '../testing/small-server.ts'

const server = SmallServer.forEachTest()

describe('headers', () => {
  it('headers protect every answer, errors included', async () => {
    for (const answer of [
      await server.write({}),
      await server.read('', {}),
      await server.app.inject('/nothing'),
      await server.app.inject('/health/live'),
    ]) {
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
      expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(answer.headers['x-content-type-options']).toBe('nosniff')
      expect(answer.headers['strict-transport-security']).toContain('preload')
      expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
      expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    }
    expect((await server.write({})).headers['cache-control']).toBe('no-store')
  })

  it('pages may run their own scripts, and the answer of a call may run none', async () => {
    const readPolicy = async (url: string) => (await server.app.inject(url)).headers['content-security-policy']
    expect(await readPolicy('/nothing')).toContain("script-src 'self' 'sha256-abc'")
    expect(await readPolicy('/api/v1/nothing')).not.toContain('script-src')
    expect(await readPolicy('/health/live')).not.toContain('script-src')
  })

  it.each([
    `/%61pi/v1/notes/${id}`,
    '/a%70%69/v1/none',
    `/ap%69/v1/notes/${id}?skip=%61`,
    `http://settle.example/api/v1/notes/${id}`,
    'HTTPS://settle.example:8443/%61pi/v1/none?x',
    '/%68ealth/live',
  ])('headers keep %s from every cache, however the address is written', async (url) => {
    const { socket, read, closed } = await server.connect()
    socket.write(`GET ${url} HTTP/1.1\r\nHost: x\r\nAuthorization: ann\r\nConnection: close\r\n\r\n`)
    await closed
    expect(read()).toMatch(/^cache-control: no-store\r$/m)
  })
})
