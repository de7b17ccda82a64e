import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'settlesg-main-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Starts the server as `npm start` does, and waits until it gives up. */
async function startInVain(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const main = join(import.meta.dirname, 'main.ts')
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, [main], { env: { PATH, DATA_DIR: join(folder, 'data'), PORT: '0', ...env } })
  let said = ''
  child.stderr.on('data', (text) => {
    said += text
  })
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { code, said }
}

const freePort = async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? String(address.port) : ''
  return { port, close: () => new Promise((resolve) => server.close(resolve)) }
}

it('says in one line each what keeps it from starting, and exits with 1', async () => {
  const { port: taken, close } = await freePort()
  const { port: dead, close: free } = await freePort()
  await free()
  const file = join(folder, 'file')
  writeFileSync(file, '')
  mkdirSync(join(folder, 'db'))

  const attempts: [env: Record<string, string>, said: RegExp][] = [
    [{ PORT: '99999', RATE_LIMITS: 'maybe' }, /^PORT must be .+\nRATE_LIMITS must be .+\n$/],
    [
      { DATABASE_URL: `postgres://127.0.0.1:${dead}/settlesg` },
      /^The database of DATABASE_URL cannot be used: .*ECONNREFUSED.*\n$/,
    ],
    [{ DATA_DIR: folder }, /^\S+\/db is not a database folder\. .+\n$/],
    [{ DATA_DIR: join(file, 'data') }, /^\S+ cannot be used \(ENOTDIR\)\. DATA_DIR must be .+\n$/],
    [{ SMTP_URL: 'smtp://127.0.0.1', MAIL_FROM: 'nobody' }, /^MAIL_FROM must be .+\n$/],
    [{ FIRST_SUPERUSER: 'nobody', FIRST_SUPERUSER_PASSWORD: 'a good long one' }, /^FIRST_SUPERUSER must be .+\n$/],
    [{ PORT: taken }, new RegExp(`^Port ${taken} of 127\\.0\\.0\\.1 is taken .+\\n$`)],
  ]
  for (const [env, said] of attempts)
    expect(await startInVain(env)).toEqual({ code: 1, said: expect.stringMatching(said) })
  await close()
})
