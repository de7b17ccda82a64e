import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSmtpStub } from '../mail/testing/smtp-stub.ts'
import { closedPort } from '../platform/testing/closed-port.ts'
import { startNginx } from './nginx.ts'
import { type Running, startProcess } from './process.ts'
import { createDatabase, dropDatabase, withDatabase } from './snapshot.ts'

export type Site = Awaited<ReturnType<typeof startSite>>

interface SiteOptions {
  processes: number
  env?: Record<string, string>
}

/** As docs/operations.md: nginx, processes in production, an empty database. Mails go to `mails`; purchases pretend. */
export async function startSite(serverUrl: string, { processes: count, env = {} }: SiteOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'settlesg-site-'))
  const logFile = join(folder, 'log')
  const database = await createDatabase(serverUrl)
  const mails = await startSmtpStub()
  const ports: number[] = []
  for (let process = 0; process < count; process += 1) ports.push(await closedPort())
  const proxy = await startNginx(ports)
  const settings = {
    NODE_ENV: 'production',
    DATABASE_URL: withDatabase(serverUrl, database),
    DATA_DIR: join(folder, 'data'),
    SECRET_KEY: 'q8Zr2mX0vB7nK4tY6wL1sD9fG3hJ5cAa',
    PUBLIC_URL: `https://localhost:${proxy.https}`,
    TRUST_PROXY: '127.0.0.1',
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    MAIL_FROM: 'no-reply@settle.example',
    CONTACT_CHAT_URL: 'https://wa.me/6500000000',
    CONTACT_EMAIL: 'hello@settle.example',
    SANDBOX_PAYMENTS: 'on',
    ...env,
  }
  const start = (port: number, checkout?: string) =>
    startProcess({ ...settings, PORT: String(port) }, { logFile, ...(checkout && { checkout }) })
  const processes: Running[] = await Promise.all(ports.map((port) => start(port)))

  return {
    /** By https under the name localhost. */
    port: proxy.https,
    settings,
    mails,
    processes,
    log: () => readFileSync(logFile, 'utf8'),
    /** One after the other, each with a checkout's code, and ready before the next one stops. */
    async restartEach(checkout?: string) {
      for (const [index, running] of processes.entries()) {
        const code = await running.stop()
        if (code !== 0) throw new Error(`A process ended with ${code}`)
        processes[index] = await start(running.port, checkout)
      }
    },
    async close() {
      await Promise.all(processes.map((running) => running.stop()))
      await Promise.all([proxy.stop(), mails.close()])
      await dropDatabase(serverUrl, database)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
