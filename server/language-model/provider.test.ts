import { createServer, type ServerResponse } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { createGzip } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { openAiModel } from './provider.ts'

let server: ReturnType<typeof createServer>
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const line = Buffer.alloc(65_536, 'a')
const offered = 100e6

/** Asks a provider that answers with one line of so many bytes; what it could send of it before the connection ended. */
async function askAboutLine(isGzip: boolean) {
  let taken = 0
  const answer = async (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', ...(isGzip && { 'content-encoding': 'gzip' }) })
    const gzip = createGzip()
    if (isGzip) gzip.pipe(response)
    const body = isGzip ? gzip : response
    response.once('close', () => body.destroy())
    const closed = new Promise((resolve) => body.once('close', resolve))
    body.write('data: ')
    while (taken < offered && !response.destroyed) {
      const isFull = !body.write(line)
      taken += line.length
      if (isFull) await Promise.race([new Promise((resolve) => body.once('drain', resolve)), closed])
      await nextTurn()
    }
    if (!body.destroyed) body.end()
  }
  server = createServer((request, response) => {
    request.resume()
    void answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  const baseUrl = `http://127.0.0.1:${address.port}/v1`
  const model = openAiModel({ baseUrl, apiKey: 'sk-test', model: 'test', provider: 'Test', country: 'SG' })
  const asked = Array.fromAsync(model.lines({ instructions: '', input: {} }, AbortSignal.timeout(60_000)))
  return { error: await asked.catch((error: unknown) => error), taken }
}

describe('an answer of a language model', () => {
  it.each([
    ['as it is', false],
    ['compressed', true],
  ])(
    'one endless line, %s, is read no further than the longest answer',
    async (_, isGzip) => {
      const { error, taken } = await askAboutLine(isGzip)
      expect(error).toMatchObject({ message: 'The answer is longer than any that is asked for' })
      expect(taken).toBeLessThan(offered / 2)
    },
    90_000,
  )
})
