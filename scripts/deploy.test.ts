import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, request as plainRequest, type Server } from 'node:http'
import { request as tlsRequest } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { closedPort } from '../server/platform/testing/closed-port.ts'
import { type RunningProxy, startNginx } from '../server/testing/nginx.ts'
import { environmentOf, linesOf } from './setup.ts'

const root = join(import.meta.dirname, '..')
const sample = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8')

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'settlesg-deploy-'))
  chmodSync(folder, 0o755)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

/** Calls a proxy of this machine under the name that it serves. */
const call = (port: number, path: string, { tls = true, body = '', headers = {}, host = 'localhost' } = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, headers: { host, ...headers }, method: body ? 'POST' : 'GET' }
    const request = tls
      ? tlsRequest({ ...options, servername: host, rejectUnauthorized: false })
      : plainRequest(options)
    request.on('error', reject)
    request.on('response', (response) => {
      let text = ''
      response.on('data', (chunk) => (text += chunk))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }))
    })
    request.end(body)
  })

/** Stands for a process of the server: says who it is, what it was told of the visitor, and how much it read. */
async function startProcess(port: number): Promise<Server> {
  const server = createServer(async (request, response) => {
    // A proxy hangs up in the middle of what is too large.
    const chunks = await request.toArray().catch(() => [])
    const bytes = Buffer.concat(chunks).length
    response.end(JSON.stringify({ port, forwarded: request.headers['x-forwarded-for'], bytes }))
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}

const ended = async (child: ChildProcess) => {
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  await exit
}

async function startCaddy(ports: readonly [number, number]): Promise<RunningProxy> {
  const [http, https] = [await closedPort(), await closedPort()]
  const home = mkdtempSync(join(folder, 'caddy-'))
  const env = {
    ...{ PATH: process.env.PATH, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home, ADMIN: 'off' },
    ...{ SITE: 'localhost', HTTP_PORT: String(http), HTTPS_PORT: String(https) },
    UPSTREAMS: ports.map((port) => `127.0.0.1:${port}`).join(' '),
  }
  const config = ['--config', join(root, 'deploy/Caddyfile'), '--adapter', 'caddyfile']
  execFileSync('/usr/bin/caddy', ['validate', ...config], { env, stdio: 'ignore' })
  const child = spawn('/usr/bin/caddy', ['run', ...config], { env, stdio: 'ignore' })
  await vi.waitFor(async () => expect((await call(https, '/')).status).toBe(200), 20_000)
  return { http, https, stop: () => ended(child) }
}

describe.each([
  ['nginx', '/usr/sbin/nginx', startNginx],
  ['Caddy', '/usr/bin/caddy', startCaddy],
] as const)('the sample for %s', (_name, program, start) => {
  const isThere = existsSync(program)
  const processes: Server[] = []
  let ports: [number, number]
  let proxy: RunningProxy
  beforeAll(async () => {
    if (!isThere) return
    ports = [await closedPort(), await closedPort()]
    for (const port of ports) processes.push(await startProcess(port))
    proxy = await start(ports)
  }, 40_000)
  afterAll(async () => {
    await proxy?.stop()
    for (const server of processes) server.close()
  })

  it.runIf(isThere)(
    'a proxy as the sample has it tells the server which address connected, and nothing that the visitor made up',
    async () => {
      const { body } = await call(proxy.https, '/', { headers: { 'x-forwarded-for': '203.0.113.77' } })
      expect(JSON.parse(body).forwarded).toBe('127.0.0.1')
    },
  )

  it.runIf(isThere)(
    'a proxy as the sample has it refuses calls of the API by http, and sends pages to https',
    async () => {
      expect((await call(proxy.http, '/api/v1/site', { tls: false })).status).toBe(403)
      const page = await call(proxy.http, '/how-it-works?a=b', { tls: false })
      expect([page.status, page.headers.location]).toEqual([308, 'https://localhost/how-it-works?a=b'])
    },
  )

  it.runIf(isThere)(
    'a proxy as the sample has it lets a report of 10 MB through, and nothing much larger',
    async () => {
      const large = await call(proxy.https, '/', { body: 'x'.repeat(10_000_000) })
      expect(JSON.parse(large.body).bytes).toBe(10_000_000)
      // Caddy 2.6 says 502 where later ones say 413, as nginx does.
      expect([413, 502]).toContain((await call(proxy.https, '/', { body: 'x'.repeat(12_000_000) })).status)
    },
  )

  it.runIf(isThere)(
    'a proxy as the sample has it fails no call while one process after the other is restarted',
    async () => {
      for (const [index, port] of ports.entries()) {
        processes[index]?.close()
        processes[index]?.closeAllConnections()
        const answers = await Promise.all(Array.from({ length: 20 }, () => call(proxy.https, '/')))
        expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
        expect(answers.every(({ body }) => JSON.parse(body).port !== port)).toBe(true)
        processes[index] = await startProcess(port)
        // Caddy asks every two seconds who is back.
        await vi.waitFor(async () => {
          const back = await Promise.all(Array.from({ length: 8 }, () => call(proxy.https, '/')))
          expect(back.some(({ body }) => JSON.parse(body).port === port)).toBe(true)
        }, 15_000)
      }
    },
    60_000,
  )
})

describe.runIf(existsSync('/usr/bin/systemd-analyze'))('the units for systemd', () => {
  it('the units for systemd have nothing that systemd does not understand', () => {
    const place = mkdtempSync(join(folder, 'units-'))
    for (const name of globSync('*', { cwd: join(root, 'deploy/systemd') })) {
      // What it would start is not on this machine.
      const text = sample(`systemd/${name}`).replace(/^ExecStart=\S+/m, 'ExecStart=/bin/true')
      writeFileSync(join(place, name), text)
    }
    const units = ['settlesg@3000.service', 'settlesg-backup.service', 'settlesg-backup.timer']
    const { status, stderr } = spawnSync(
      'systemd-analyze',
      ['verify', '--recursive-errors=no', '--man=no', ...units.map((unit) => join(place, unit))],
      {
        encoding: 'utf8',
      },
    )
    expect([status, stderr]).toEqual([0, ''])
  })
})

describe('what runs in the samples', () => {
  it('every container that opens the backups runs as the image’s user', () => {
    const services = sample('compose.yaml').split(/^ {2}(?=\w+:$)/m)
    const opening = services.filter((text) => /volumes: .*\bbackups:\//.test(text))
    expect(opening.map((text) => text.split(':')[0]).toSorted()).toEqual(['backup', 'commands', 'web', 'worker'])
    for (const text of opening) {
      expect(text).toMatch(/<<: \*server|image: settlesg:/)
      expect(text).not.toMatch(/^ +user:/m)
    }
  })

  it('each process of one machine has a port for metrics of its own, whatever the common settings say', () => {
    const unit = sample('systemd/settlesg@.service')
    expect([...unit.matchAll(/^EnvironmentFile=(.*)$/gm)].map(([, file]) => file)).toEqual([
      '/etc/settlesg/env',
      '-/etc/settlesg/%i',
    ])
    const script = /^for port in .*?^done$/ms.exec(sample('install.sh'))?.[0] ?? ''
    const place = mkdtempSync(join(folder, 'ports-'))
    execFileSync('bash', ['-euc', script.replaceAll('/etc/settlesg', place)])
    const ports = ['3000', '3001'].map((port) => readFileSync(join(place, port), 'utf8'))
    expect(ports).toEqual(['METRICS_PORT=9464\n', 'METRICS_PORT=9465\n'])
  })
})

describe('npm run setup', () => {
  const answers = {
    SITE: 'settle.example',
    CONTACT_EMAIL: 'hello@settle.example',
    MAIL_FROM: 'Anne "Settle" $SG <no-reply@settle.example>',
    SMTP_URL: 'smtps://user:pass%20word@mail.example',
    CONTACT_CHAT_URL: 'https://wa.me/6591234567',
  }

  it('five answers make an environment that production starts with, and secrets of its own each time', () => {
    const [one, other] = [environmentOf(answers), environmentOf(answers)]
    expect(one).toMatchObject({ NODE_ENV: 'production', PUBLIC_URL: 'https://settle.example', SITE: 'settle.example' })
    expect(one.SECRET_KEY).not.toBe(other.SECRET_KEY)
    expect(one.POSTGRES_PASSWORD).toMatch(/^[\da-f]{48}$/)
  })

  it('a shell reads each value as it was typed, whatever stands in it', () => {
    const env = environmentOf(answers)
    writeFileSync(join(folder, 'env'), linesOf(env))
    const read = execFileSync('bash', ['-c', `set -a; . ${folder}/env; printf %s "$MAIL_FROM"`], { encoding: 'utf8' })
    expect(read).toBe(answers.MAIL_FROM)
  })

  it.each([
    ['SITE', 'https://settle.example', /a name|one like settle.example/],
    ['SITE', 'localhost', /one like settle.example/],
    ['CONTACT_EMAIL', 'hello', /CONTACT_EMAIL/],
    ['SMTP_URL', 'mail.example', /SMTP_URL/],
    ['MAIL_FROM', "Anne's SettleSG <no-reply@settle.example>", /MAIL_FROM cannot hold a single quote/],
  ])('an answer that cannot be used is named, and nothing is written: %s=%s', (name, value, said) => {
    expect(() => environmentOf({ ...answers, [name]: value })).toThrow(said)
  })
})
