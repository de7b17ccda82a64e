import { describe, expect, it, vi } from 'vitest'
import { SmallServer } from '../testing/small-server.ts'

const server = SmallServer.forEachTest()

describe('health', () => {
  it('the server is ready only while the database takes writes and no stop is under way', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(10_000)
    expect((await server.app.inject('/health/ready')).statusCode).toBe(200)
    const notReady = async () => {
      const { statusCode, headers, json } = await server.app.inject('/health/ready')
      return { statusCode, retryAfter: headers['retry-after'], reason: json().reason }
    }
    now.mockReturnValue(12_000)
    server.database = () => Promise.reject(new Error('away'))
    expect(await notReady()).toEqual({ statusCode: 503, retryAfter: '5', reason: 'database_away' })
    expect((await server.app.inject('/health/live')).statusCode).toBe(200)
    now.mockReturnValue(14_000)
    server.database = async () => 'ready'
    expect((await server.app.inject('/health/ready')).statusCode).toBe(200)
    now.mockReturnValue(16_000)
    server.database = async () => 'read-only'
    expect(await notReady()).toEqual({ statusCode: 503, retryAfter: '5', reason: 'database_read_only' })
    now.mockReturnValue(18_000)
    server.database = async () => 'refusing'
    expect(await notReady()).toEqual({ statusCode: 503, retryAfter: '5', reason: 'database_refuses_writes' })
    server.isStopping = true
    expect(await notReady()).toEqual({ statusCode: 503, retryAfter: '5', reason: 'stopping' })
    now.mockRestore()
  })

  it('readiness asks the database at most once a second, however many ask at a time', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(10_000)
    const readState = vi.fn(async () => 'ready' as const)
    server.database = readState
    const ready = () => server.app.inject('/health/ready')
    await Promise.all(Array.from({ length: 20 }, ready))
    await ready()
    expect(readState).toHaveBeenCalledTimes(1)
    server.database = () => Promise.reject(new Error('away'))
    now.mockReturnValue(11_500)
    expect((await ready()).statusCode).toBe(503)
    server.database = readState
    expect((await ready()).statusCode).toBe(503)
    now.mockReturnValue(13_000)
    expect((await ready()).statusCode).toBe(200)
    expect(readState).toHaveBeenCalledTimes(2)
    now.mockRestore()
  })
})
