import { readFileSync } from 'node:fs'
import type { AddressInfo, Socket } from 'node:net'
import { join } from 'node:path'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export type Behaviour =
  | 'accept'
  | { answer: number; to: 'connection' | 'MAIL' | 'RCPT' | 'DATA' }
  | 'drop after DATA'
  | 'drop after 250'
  | 'stall'
  | 'stall before greeting'

interface ReceivedMail {
  recipients: string[]
  sender: string
  messageId: string
  secure: boolean
  raw: string
}

export interface SmtpStub {
  port: number
  accepted: ReceivedMail[]
  /** Every RCPT TO, of refused mails as well. */
  recipients: string[]
  /** One behaviour a connection, in this order; `accept` when used up. */
  behave: Behaviour[]
  connections: number
  close(): Promise<void>
}

/** The files of the certificate that the stub shows, signed by itself, and of its key. */
export const localhostCertificate = join(import.meta.dirname, 'localhost-certificate.pem')
export const localhostKey = join(import.meta.dirname, 'localhost-key.pem')

/** A mail server on this machine that fails on demand. `tls`: none, offered by STARTTLS, or from the start. */
export async function startSmtpStub(
  tls: 'none' | 'starttls' | 'smtps' = 'none',
  options: SMTPServerOptions = {},
): Promise<SmtpStub> {
  const sockets = new Map<number | undefined, Socket>()
  const behaviours = new Map<string, Behaviour>()
  const failing = (session: string, step: string): Error | null => {
    const behaviour = behaviours.get(session)
    if (typeof behaviour !== 'object' || behaviour.to !== step) return null
    return Object.assign(new Error('no, <someone@example.com>'), { responseCode: behaviour.answer })
  }

  const server = new SMTPServer({
    secure: tls === 'smtps',
    hideSTARTTLS: tls === 'none',
    disabledCommands: tls === 'none' ? ['STARTTLS'] : [],
    authOptional: true,
    ...(tls !== 'none' && { key: readFileSync(localhostKey), cert: readFileSync(localhostCertificate) }),
    onConnect({ id }, done) {
      stub.connections += 1
      const behaviour = stub.behave.shift() ?? 'accept'
      behaviours.set(id, behaviour)
      if (behaviour !== 'stall before greeting') done(failing(id, 'connection'))
    },
    onMailFrom: (_address, { id }, done) => done(failing(id, 'MAIL')),
    onRcptTo({ address }, { id }, done) {
      stub.recipients.push(address)
      done(failing(id, 'RCPT'))
    },
    async onData(stream, { id, envelope, secure, remotePort }, done) {
      const behaviour = behaviours.get(id)
      // Null for a client that went away in the middle.
      const chunks = await stream.toArray().catch(() => null)
      if (!chunks) return
      const raw = Buffer.concat(chunks).toString()
      if (behaviour === 'stall') return
      if (behaviour === 'drop after DATA') return sockets.get(remotePort)?.destroy()
      const failure = failing(id, 'DATA')
      if (failure) return done(failure)
      stub.accepted.push({
        recipients: envelope.rcptTo.map(({ address }) => address),
        sender: envelope.mailFrom ? envelope.mailFrom.address : '',
        messageId: /^Message-ID: (.*)$/im.exec(raw)?.[1] ?? '',
        secure,
        raw,
      })
      done(null)
      if (behaviour === 'drop after 250') setImmediate(() => sockets.get(remotePort)?.destroy())
    },
    ...options,
  })
  // A client that goes away in the middle is what these tests are about.
  server.on('error', () => {})
  // Not the bare sockets under TLS: ending one of those by hand crashes Node 24.
  server.server.on(tls === 'smtps' ? 'secureConnection' : 'connection', (socket: Socket) =>
    sockets.set(socket.remotePort, socket),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  const stub: SmtpStub = {
    port: portNumber(server.server.address()),
    accepted: [],
    recipients: [],
    behave: [],
    connections: 0,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets.values()) socket.destroy()
        server.close(() => resolve())
      }),
  }
  return stub
}

const portNumber = (address: AddressInfo | string | null): number =>
  typeof address === 'object' && address !== null ? address.port : 0
