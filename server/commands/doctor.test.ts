import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { startSmtpStub } from '../mail/testing/smtp-stub.ts'
import { closedPort } from '../platform/testing/closed-port.ts'
import { runCommand } from '../testing/run-file.ts'
import { startTestApp } from '../testing/test-app.ts'
import { createDataFolder, databaseUrl, onPostgres } from '../testing/test-database.ts'
import { checkBackups, checkFacts } from './doctor.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'settlesg-doctor-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

it('facts that are overdue are to be looked at', () => {
  expect(checkFacts(new Date('2026-11-27T00:00:00Z'))).toMatchObject({ level: 'ok' })
  expect(checkFacts(new Date('2031-01-01T00:00:00Z'))).toMatchObject({ level: 'look' })
})

it('a folder of dumps is bad without one of the last 26 hours, whatever else is in it', async () => {
  const folder = mkdtempSync(join(dataDir, 'backups-'))
  const now = new Date('2026-11-27T18:45:00Z')
  const put = (name: string, at: string) => {
    writeFileSync(join(folder, name), '')
    utimesSync(join(folder, name), new Date(at), new Date(at))
  }
  put('settlesg-2026-11-27T1830Z.dump.part', '2026-11-27T18:31:00Z')
  expect(await checkBackups(folder, now)).toEqual({ level: 'bad', text: `there is no dump in ${folder}` })
  put('settlesg-2026-11-26T1600Z.dump', '2026-11-26T16:00:00Z')
  expect(await checkBackups(folder, now)).toMatchObject({ level: 'bad', text: expect.stringContaining('2026-11-26') })
  put('settlesg-2026-11-26T1830Z.dump', '2026-11-26T18:30:00Z')
  expect(await checkBackups(folder, now)).toMatchObject({ level: 'ok' })
})

it.skipIf(onPostgres)(
  'npm run doctor has a line for each thing, and ends with 1 where the mail server is away',
  async () => {
    await createDataFolder(dataDir)
    const SMTP_URL = `smtp://127.0.0.1:${await closedPort()}`
    const { code, output } = await runCommand(['doctor'], { DATA_DIR: dataDir, SMTP_URL })
    expect(output).toMatch(/^bad {3}mail server: .*not taken by the mail server/m)
    expect(output).toMatch(/^ok {4}database: PostgreSQL .*, takes writes$/m)
    expect(output).toMatch(/^ok {4}clock: 0\.\d s from the database's$/m)
    expect(output).toMatch(/^look {2}payments: in test mode/m)
    expect(code).toBe(1)
  },
)

describe.runIf(onPostgres)('npm run doctor of a site', () => {
  const diagnose = async (TRUST_PROXY: string) => {
    const t = await startTestApp({ TRUST_PROXY })
    const smtp = await startSmtpStub()
    try {
      await t.app.listen({ port: 0, host: '127.0.0.1' })
      const { port } = t.app.server.address() as AddressInfo
      return await runCommand(['doctor'], {
        DATA_DIR: dataDir,
        DATABASE_URL: await databaseUrl(t.db),
        SECRET_KEY: 'a key for tests that is long enough',
        SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
        PUBLIC_URL: `http://127.0.0.1:${port}`,
      })
    } finally {
      await t.close()
      await smtp.close()
    }
  }

  it('npm run doctor is content with a site that answers, and says as whom it saw us', async () => {
    const { code, output } = await diagnose('off')
    expect(output).toMatch(/^ok {4}mail server: it lets us in$/m)
    expect(output).toMatch(/^ok {4}site: http:\/\/127\.0\.0\.1:\d+ is ready$/m)
    expect(output).toMatch(/^look {2}proxy: we were seen as 127\.0\.0\.0\/24/m)
    expect([code, output.includes('bad ')]).toEqual([0, false])
  })

  it('npm run doctor finds that anybody can forge an address, where whoever calls counts as the proxy', async () => {
    const { code, output } = await diagnose('127.0.0.1')
    expect(output).toMatch(/^bad {3}proxy: a forged X-Forwarded-For is believed/m)
    expect(code).toBe(1)
  })
})
