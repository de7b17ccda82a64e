import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { exampleProfile } from '@settlesg/model/testing'
import { long } from '../testing/long.ts'
import { seededRandom } from '../testing/seed.ts'
import { type RunningServer, removeDataDir, startServer, usedDataDir } from './running-server.ts'
import { emptyDatabase } from './test-database.ts'
import { clientOf, mailedToken, mailsTo, newAddress, newUser, password } from './users.ts'

/** Kills of one server: few in `npm test`, many in `npm run test:long`. */
const rounds = long(2, 100)

test.describe('a server that is killed', () => {
  let dataDir: string
  let database: Awaited<ReturnType<typeof emptyDatabase>>
  let server: RunningServer | null
  test.beforeEach(async () => {
    dataDir = usedDataDir()
    database = await emptyDatabase()
    server = null
  })
  test.afterEach(async () => {
    await server?.end('SIGKILL')
    await database.remove()
    removeDataDir(dataDir)
  })

  const start = async () => {
    server = await startServer(dataDir, database.env)
    return server
  }

  test('a server killed between a sign-up and its mail still sends the mail after the restart', async () => {
    // Nothing listens at this SMTP address, so that the mail cannot have been sent before the kill.
    const deaf = await startServer(dataDir, { ...database.env, SMTP_URL: 'smtp://127.0.0.1:1' })
    server = deaf
    const email = newAddress()
    await clientOf(deaf.url).signUp({ body: { email, password } })
    await deaf.end('SIGKILL')
    await database.letTimePass()

    const { url } = await start()
    const token = await mailedToken(url, email)
    await clientOf(url).confirmSignUp({ token })
    await clientOf(url).logIn({ body: { username: email, password } })
    expect(await mailsTo(url, email)).toHaveLength(1)
  })

  test(`a killed server restarts without help with all it acknowledged (F-17, ${rounds} rounds)`, async () => {
    test.setTimeout(600_000 + rounds * 30_000)
    const acknowledged: string[] = []
    const random = seededRandom()
    const { client } = await newUser((await start()).url)
    const { assessment_id: paid } = await client.consumeCredits({ body: { profile: exampleProfile } })

    for (let round = 0; round < rounds; round += 1) {
      const { url, end } = server ?? (await start())
      let running = true
      const acknowledgedBefore = acknowledged.length
      const writers = Array.from({ length: 4 }, async () => {
        while (running) {
          const email = newAddress()
          const account = await clientOf(url)
            .signUp({ body: { email, password } })
            .catch(() => null)
          if (account) acknowledged.push(email)
        }
      })
      // The moment is random on purpose: whatever the server is doing then, nothing that it acknowledged may be lost.
      await new Promise((resolve) => setTimeout(resolve, 300 + random() * 700))
      // A busy machine may need longer for the first.
      while (acknowledged.length === acknowledgedBefore) await new Promise((resolve) => setTimeout(resolve, 10))
      await end('SIGKILL')
      running = false
      await Promise.all(writers)
      await database.letTimePass()
      server = null
      await start()
    }

    const { url } = server ?? (await start())
    expect(acknowledged.length).toBeGreaterThan(0)
    const visitor = clientOf(url)
    for (const email of acknowledged) {
      await visitor.confirmSignUp({ token: await mailedToken(url, email) })
      const again = await visitor.signUp({ body: { email, password } }).catch((error: { code: string }) => error)
      expect(again).toMatchObject({ code: 'email_taken' })
    }
    const anew = await newUser(url)
    expect(await anew.client.me()).toMatchObject({ credits: 1 })
    expect(paid).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('a server killed while it creates its first database starts properly the next time', async () => {
    removeDataDir(dataDir)
    // Each ends the server at another moment of its beginning. Which one depends on the machine; it must never matter.
    for (const patience of [100, 400, 800, 1500]) {
      const early = startServer(dataDir, database.env, patience).then(
        (running) => running.end('SIGKILL'),
        () => null,
      )
      await early
    }
    const { url } = await start()
    expect((await fetch(`${url}/health/ready`)).status).toBe(200)
  })

  test('a server stopped by SIGTERM finishes open requests, exits with 0 and frees its folder', async () => {
    const running = await start()
    const visitor = clientOf(running.url)
    const emails = Array.from({ length: 8 }, newAddress)
    const underWay = emails.map((email) => visitor.signUp({ body: { email, password } }))
    await Promise.race(underWay)
    const code = running.end('SIGTERM')
    const outcomes = await Promise.allSettled(underWay)
    expect(await code).toBe(0)
    if (!database.env.DATABASE_URL) expect(existsSync(join(dataDir, 'lock'))).toBe(false)

    const { url } = await start()
    const acknowledged = emails.filter((_, index) => outcomes[index]?.status === 'fulfilled')
    expect(acknowledged.length).toBeGreaterThan(0)
    for (const email of acknowledged) expect(await mailsTo(url, email)).toHaveLength(1)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 503 })
  })
})

test.describe('a second process on the same folder', () => {
  test.skip(process.env.TEST_DATABASE_URL !== undefined, 'with PostgreSQL nothing of the folder is shared')

  test('a second server on a data folder is refused with a reason, and the first runs on (F-18)', async () => {
    const dataDir = usedDataDir()
    const first = await startServer(dataDir)
    try {
      const refusal = await startServer(dataDir).catch((error: Error) => error.message)
      expect(refusal).toContain(`in use by process ${first.pid}`)
      expect(refusal).toContain('DATA_DIR')
      expect(refusal).not.toContain('    at ')
      expect(await (await newUser(first.url)).client.me()).toMatchObject({ credits: 1 })
    } finally {
      await first.end('SIGKILL')
      removeDataDir(dataDir)
    }
  })
})
