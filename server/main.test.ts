import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from './platform/database/database.ts'
import { secretsFrom } from './platform/secrets/secrets.ts'
import { ensureKnownKeys } from './secret-key/service.ts'
import { migrations, type Tables } from './tables.ts'
import { runFile } from './testing/run-file.ts'
import { createDataFolder } from './testing/test-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'settlesg-main-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Starts the server as `npm start` does, and waits until it gives up. */
const startInVain = async (env: Record<string, string>) => {
  const { code, stderr } = await runFile(['main.ts'], { DATA_DIR: join(folder, 'data'), PORT: '0', ...env })
  return { code, stderr }
}

const freePort = async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? String(address.port) : ''
  return { port, close: () => new Promise((resolve) => server.close(resolve)) }
}

describe('a start that cannot succeed ends with 1 and says in a line each', () => {
  let taken: Awaited<ReturnType<typeof freePort>>
  let nobodys: string
  beforeAll(async () => {
    await createDataFolder(join(folder, 'data'))
    taken = await freePort()
    const free = await freePort()
    nobodys = free.port
    await free.close()
  })
  afterAll(() => taken.close())

  const expectRefusal = async (env: Record<string, string>, lines: RegExp) =>
    expect(await startInVain(env)).toEqual({ code: 1, stderr: expect.stringMatching(lines) })

  it('a start that cannot succeed ends with 1 and says in a line each which settings are wrong', async () => {
    await expectRefusal({ PORT: '99999', RATE_LIMITS: 'maybe' }, /^PORT must be .+\nRATE_LIMITS must be .+\n$/)
    await expectRefusal({ SMTP_URL: 'smtp://127.0.0.1', MAIL_FROM: 'nobody' }, /^MAIL_FROM must be .+\n$/)
    const operator = { FIRST_SUPERUSER: 'nobody', FIRST_SUPERUSER_PASSWORD: 'a good long one' }
    await expectRefusal(operator, /^FIRST_SUPERUSER must be .+\n$/)
  })

  it('a start without its database server ends with 1 and says so in a line', () =>
    expectRefusal(
      { DATABASE_URL: `postgres://127.0.0.1:${nobodys}/settlesg` },
      /^The database of DATABASE_URL cannot be used: .*ECONNREFUSED.*\n$/,
    ))

  it('a start on a folder with something else, or on none, ends with 1 and says so', async () => {
    mkdirSync(join(folder, 'db'))
    await expectRefusal({ DATA_DIR: folder }, /^\S+\/db is not a database folder\. .+\n$/)
    const file = join(folder, 'file')
    writeFileSync(file, '')
    await expectRefusal({ DATA_DIR: join(file, 'data') }, /^\S+ cannot be used \(ENOTDIR\)\. DATA_DIR must be .+\n$/)
  })

  it('a start with another key than the database’s ends with 1 and says so in a line', async () => {
    const dataDir = join(folder, 'another-key')
    await createDataFolder(dataDir)
    const database: Database<Tables> = await openDatabase({ databaseUrl: null, dataDir }, migrations)
    await ensureKnownKeys({ ...database, secrets: secretsFrom('a key that nobody has any more') })
    await database.close()
    await expectRefusal({ DATA_DIR: dataDir }, /^SECRET_KEY lacks a key .+\n$/)
  })

  it('a start that cannot succeed ends with 1 and says in a line each that the port is taken', () =>
    expectRefusal({ PORT: taken.port }, new RegExp(`^Port ${taken.port} of 127\\.0\\.0\\.1 is taken .+\\n$`)))
})
