import { describe, expect, it } from 'vitest'
import { id, SmallServer, table } from '../testing/small-server.ts'
import { serve } from './serve.ts'

const server = SmallServer.forEachTest()

describe('calls of the contract', () => {
  it('a call is authorized once it was read, and its handler is given the thing that it names', async () => {
    expect((await server.read('?skip=-1', { authorization: 'stranger' })).statusCode).toBe(422)
    expect((await server.read('', { authorization: 'stranger' })).statusCode).toBe(404)
    expect(server.handled).toEqual([])
    expect((await server.read()).statusCode).toBe(200)
    expect(server.handled).toEqual([id])
  })

  it('a route that names a thing by its id does not compile without authorize', () => {
    // The compiler fails where this is no error: npm run types.
    // @ts-expect-error: authorize is missing.
    const forgetful = () => serve(server.app, table.read, {}, () => ({ skip: 0 }))
    expect(forgetful).toThrow('already declared')
  })

  it('the server asks before it reads: 401 without a token, 403 without the privilege', async () => {
    const unknown = await server.read('?skip=x', {})
    expect(unknown.statusCode).toBe(401)
    expect(unknown.headers['www-authenticate']).toBe('Bearer')
    const touch = await server.app.inject({ method: 'POST', url: '/api/v1/touch', headers: { authorization: 'ann' } })
    expect(touch.statusCode).toBe(403)
    expect(touch.json().detail).toBe("The user doesn't have enough privileges")
  })

  it('the server fails loudly in tests when an answer breaks the contract', async () => {
    serve(server.app, { ...table.touch, path: '/broken', access: 'anyone' }, {}, () => ({ ok: true, hash: 'x' }))
    expect((await server.app.inject({ method: 'POST', url: '/api/v1/broken' })).statusCode).toBe(500)
    expect(
      (await server.app.inject({ method: 'POST', url: '/api/v1/touch', headers: { authorization: 'root' } }))
        .statusCode,
    ).toBe(200)
  })
})
