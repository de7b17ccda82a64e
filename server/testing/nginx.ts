import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localhostCertificate, localhostKey } from '../mail/testing/smtp-stub.ts'
import { closedPort } from '../platform/testing/closed-port.ts'
import { eventually } from './eventually.ts'

const program = '/usr/sbin/nginx'
const sample = join(import.meta.dirname, '../../deploy/nginx/settlesg.conf')
export const hasNginx = existsSync(program)

export interface RunningProxy {
  http: number
  https: number
  stop(): Promise<void>
}

/** As deploy/nginx, but for ports and certificate. */
export async function startNginx(ports: readonly number[]): Promise<RunningProxy> {
  const [http, https] = [await closedPort(), await closedPort()]
  const site = readFileSync(sample, 'utf8')
    .replaceAll(/listen \[::\]:.*\n/g, '')
    .replace('listen 80;', `listen 127.0.0.1:${http};`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${https} ssl`)
    .replaceAll('settle.example;', 'localhost;')
    .replace(/ssl_certificate .*;/, `ssl_certificate ${localhostCertificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${localhostKey};`)
    .replace(/^ *server 127.0.0.1:3001.*\n/m, '')
    .replace(/^( *server 127.0.0.1:)3000(.*)$/m, (_line, before, after) =>
      ports.map((port) => `${before}${port}${after}`).join('\n'),
    )
  const folder = mkdtempSync(join(tmpdir(), 'settlesg-nginx-'))
  // Its workers run as another user.
  chmodSync(folder, 0o755)
  writeFileSync(join(folder, 'site.conf'), site)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (each) => `${each}_temp_path ${folder}/${each};`,
  )
  const config = join(folder, 'nginx.conf')
  writeFileSync(
    config,
    `daemon off; pid ${folder}/pid; error_log ${folder}/errors; worker_processes 1; events {}
    http { access_log off; ${temporary.join(' ')} include ${folder}/site.conf; }`,
  )
  execFileSync(program, ['-t', '-q', '-c', config])
  const child = spawn(program, ['-c', config], { stdio: 'ignore' })
  await eventually(async () => {
    const socket = connect(http, '127.0.0.1')
    await once(socket, 'connect')
    socket.destroy()
  })
  return {
    ...{ http, https },
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
