import { type AddressInfo, connect } from 'node:net'
import { type Endpoint, errors } from '@settlesg/contract'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach } from 'vitest'
import * as z from 'zod/mini'
import { callLimits } from '../../limits/list.ts'
import { systemClock } from '../clock.ts'
import type { DatabaseState } from '../database/database-state.ts'
import { createHttp, type HttpSettings } from '../http/http.ts'
import { HttpError } from '../http/http-error.ts'
import type { CallLimit } from '../http/limits.ts'
import { type Caller, serve } from '../http/serve.ts'

const Note = z.strictObject({ email: z.email(), count: z.int().check(z.gte(0)), tags: z.optional(z.array(z.string())) })
export const table = {
  write: {
    method: 'POST',
    path: '/notes/',
    access: 'anyone',
    body: Note,
    answer: z.object({ count: z.int() }),
    summary: '',
  },
  read: {
    method: 'GET',
    path: '/notes/{id}',
    access: 'user',
    params: z.object({ id: z.uuid() }),
    summary: '',
    query: z.object({ skip: z._default(z.int().check(z.gte(0)), 0) }),
    answer: z.object({ skip: z.int() }),
  },
  touch: { method: 'POST', path: '/touch', access: 'superuser', answer: z.object({ ok: z.boolean() }), summary: '' },
  form: {
    method: 'POST',
    path: '/form',
    access: 'anyone',
    encoding: 'form',
    summary: '',
    body: z.object({ name: z.string() }),
    answer: z.object({ name: z.string() }),
  },
} as const satisfies Record<string, Endpoint>

const limit = (by: CallLimit['by'], max: number): CallLimit => ({
  ...{ kind: 'calls', by, max },
  within: 60,
  answer: errors.tooManyRequests,
})

export const id = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'
/** For what takes long only on a busy machine. */
export const patience = { timeout: 60_000, interval: 20 }

export const smallSettings: HttpSettings = {
  production: true,
  trustProxy: false,
  rateLimits: false,
  limits: callLimits,
  checkAnswers: true,
  digest: (text) => `digest of ${text.length}`,
  databaseState: async () => 'ready',
  clock: systemClock,
  keepSecurityEvents: async () => {},
  refusalEvents: [],
  isStopping: () => false,
  inlineHashes: { scripts: ['sha256-abc'], styles: [] },
  sendNotFoundPage: null,
  authenticate: async (authorization) => {
    if (!authorization) throw new HttpError(errors.notAuthenticated, { 'www-authenticate': 'Bearer' })
    return { id: authorization, sessionId: 's', isSuperuser: authorization === 'root' }
  },
}

/** Started anew for each test; its log, its database and its faults are the test's. */
export class SmallServer {
  app!: FastifyInstance
  lines: string[] = []
  isStopping = false
  database: () => Promise<DatabaseState> = async () => 'ready'
  thrown: Error | null = null
  handled: string[] = []

  static forEachTest(settings: Partial<HttpSettings> = {}): SmallServer {
    const server = new SmallServer()
    beforeEach(() => server.start(settings))
    afterEach(() => server.app.close())
    return server
  }

  async start(settings: Partial<HttpSettings> = {}): Promise<void> {
    Object.assign(this, { ...new SmallServer() })
    this.app = await createHttp({
      ...smallSettings,
      databaseState: () => this.database(),
      isStopping: () => this.isStopping,
      logSink: { write: (line) => this.lines.push(line) },
      ...settings,
    })
    serve(
      this.app,
      table.write,
      { limits: [limit('ip', 3), limit('email_and_ip', 2)], email: ({ body }) => body.email },
      ({ body }) => {
        if (this.thrown) throw this.thrown
        return { count: body.count }
      },
    )
    const authorize = async ({ caller, params }: { caller: Caller; params: { id: string } }) => {
      if (caller.id === 'stranger') throw new HttpError(errors.assessmentNotFound)
      return params.id
    }
    serve(this.app, table.read, { limits: [limit('user', 2)], authorize }, ({ query, owned }) => {
      this.handled.push(owned)
      return { skip: query.skip }
    })
    serve(this.app, table.touch, {}, () => ({ ok: true }))
    serve(this.app, table.form, {}, ({ body }) => ({ name: body.name }))
  }

  write(payload: unknown, headers: Record<string, string> = {}) {
    return this.app.inject({
      method: 'POST',
      url: '/api/v1/notes/',
      headers: { 'content-type': 'application/json', ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    })
  }

  read(query = '', headers: Record<string, string> = { authorization: 'ann' }) {
    return this.app.inject({ method: 'GET', url: `/api/v1/notes/${id}${query}`, headers })
  }

  /** A connection of its own; a reset shows in what was received. */
  async connect() {
    if (!this.app.server.listening) await this.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = this.app.server.address() as AddressInfo
    let received = ''
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    socket.on('data', (chunk) => {
      received += chunk
    })
    const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()))
    return { socket, closed, read: () => received }
  }
}
