import { readFileSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { TLSSocket } from 'node:tls'
import { afterEach, describe, expect, it } from 'vitest'
import { readSettings } from '../settings/settings.ts'
import { DatabaseUnusableError, openDatabase } from './database.ts'

const certificate = join(import.meta.dirname, '..', '..', 'mail', 'testing', 'localhost-certificate.pem')
const key = join(import.meta.dirname, '..', '..', 'mail', 'testing', 'localhost-key.pem')

describe('a database of which TLS is demanded', () => {
  const ends: (() => void)[] = []
  afterEach(() => {
    for (const end of ends.splice(0)) end()
  })

  /** Answers the question for TLS, keeps what it receives before and after, and then hangs up. */
  async function listen(answer: 'S' | 'N') {
    const received = { before: [] as Buffer[], after: [] as Buffer[] }
    const server = createServer((socket: Socket) => {
      socket.on('error', () => {})
      socket.once('data', (question) => {
        received.before.push(question)
        if (answer === 'N') socket.on('data', (more) => received.before.push(more))
        socket.write(answer)
        if (answer === 'N') return
        const secure = new TLSSocket(socket, {
          isServer: true,
          cert: readFileSync(certificate),
          key: readFileSync(key),
        })
        secure.on('error', () => {})
        secure.on('data', (more) => {
          received.after.push(more)
          secure.destroy()
        })
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    ends.push(() => server.close())
    const address = server.address()
    return { received, port: typeof address === 'object' && address ? address.port : 0 }
  }

  const openWith = (port: number, query = '') => {
    const DATABASE_URL = `postgres://settle:secret@localhost:${port}/settlesg${query}`
    return openDatabase(readSettings({ DATABASE_URL, DATABASE_TLS: 'on' }), {})
  }
  /** Eight bytes: a length and the number that asks for TLS. No name, no password. */
  const onlyTheQuestion = [Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])]

  it('a database of which TLS is demanded is sent nothing when it speaks none', async () => {
    const { received, port } = await listen('N')
    await expect(openWith(port, '?sslmode=disable')).rejects.toThrow(DatabaseUnusableError)
    expect(received.before).toEqual(onlyTheQuestion)
  })

  it('nothing is sent to a TLS database whose certificate nobody vouches for', async () => {
    const { received, port } = await listen('S')
    await expect(openWith(port, '?sslmode=no-verify')).rejects.toThrow(/self-signed|certificate/i)
    expect(received).toEqual({ before: onlyTheQuestion, after: [] })
  })

  it('a TLS database with a trusted certificate is signed in to encrypted', async () => {
    const { received, port } = await listen('S')
    await expect(openWith(port, `?sslrootcert=${certificate}`)).rejects.toThrow(DatabaseUnusableError)
    expect(received.before).toEqual(onlyTheQuestion)
    expect(Buffer.concat(received.after).toString('latin1')).toContain('user\0settle\0database\0settlesg')
  })
})
