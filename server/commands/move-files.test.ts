import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exampleProfile } from '@settlesg/model/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { folderStore } from '../platform/folder-store.ts'
import { secretsFrom } from '../platform/secrets.ts'
import { countStoredByKey, moveToDatabase, moveToStore, resealStored, tryStore } from '../reports/move-files.ts'
import { deleteLeftFiles } from '../reports/service.ts'
import { openReports } from '../reports/testing/reader.ts'
import { runCommand } from '../testing/run-file.ts'
import { databaseUrl, onPostgres } from '../testing/test-database.ts'

const key = 'a key for tests that is long enough'

describe('files of reports', () => {
  const folder = mkdtempSync(join(tmpdir(), 'settlesg-files-'))
  let reports: Awaited<ReturnType<typeof openReports>>
  let reader: Awaited<ReturnType<typeof reports.reader>>
  const made: { sha256: string; bytes: Buffer }[] = []
  beforeAll(async () => {
    reports = await openReports({
      print: async ({ number }) => Buffer.from(`%PDF-1.7\n${number}`),
      drawAnswer: async () => Buffer.alloc(0),
      close: async () => {},
    })
    reader = await reports.reader(exampleProfile)
    for (const label of ['One', 'Two', 'Three', 'Four']) {
      const body = { assessment_id: reader.assessmentId, language: 'en', label }
      const answer = await reports.request('POST', '/users/generate-pr-report', { token: reader.token, body })
      made.push({ sha256: String(answer.headers['x-report-sha256']), bytes: answer.rawPayload })
    }
  })
  afterAll(async () => {
    await reports.close()
    rmSync(folder, { recursive: true })
  })

  const places = async () => ({
    database: (await reports.db.selectFrom('report_file').select('report_id').execute()).length,
    rows: (await reports.db.selectFrom('stored_file').select('report_id').execute()).length,
    objects: readdirSync(folder).length,
  })
  /** Every report is served as it was made. */
  const expectWhole = async () => {
    for (const { sha256, bytes } of made)
      expect(
        (await reports.request('GET', `/reports/${sha256}`, { token: reader.token })).rawPayload.equals(bytes),
      ).toBe(true)
  }
  const withStore = (transaction = reports.transaction) => ({ ...reports, transaction, files: folderStore(folder) })
  /** A process that dies before its third transaction: nothing after that is done. */
  const dyingAtThird = () => {
    let times = 0
    return withStore((work) => {
      times += 1
      if (times === 3) throw new Error('killed')
      return reports.transaction(work)
    })
  }

  it('files move to a store and back, also when stopped in the middle, and none is lost or doubled', async () => {
    await expect(moveToStore(dyingAtThird())).rejects.toThrow('killed')
    // The third was put and not kept.
    expect(await places()).toEqual({ database: 2, rows: 2, objects: 3 })
    expect(await moveToStore(withStore())).toEqual({ moved: 2, unreadable: 0 })
    expect(await moveToStore(withStore())).toEqual({ moved: 0, unreadable: 0 })
    expect(await places()).toEqual({ database: 0, rows: 4, objects: 5 })
    reports.clock.pass(3_600)
    await deleteLeftFiles(withStore())
    expect(await places()).toEqual({ database: 0, rows: 4, objects: 4 })

    await expect(moveToDatabase(dyingAtThird())).rejects.toThrow('killed')
    expect(await places()).toEqual({ database: 2, rows: 2, objects: 4 })
    expect(await moveToDatabase(withStore())).toEqual({ moved: 2, unreadable: 0 })
    expect(await places()).toEqual({ database: 4, rows: 0, objects: 0 })
    await expectWhole()
  })

  it('a file in the store that is lost or was changed is counted and stays when files move back', async () => {
    await moveToStore(withStore())
    const [name = ''] = readdirSync(folder)
    const right = await folderStore(folder).get(name)
    writeFileSync(join(folder, name), 'something else')
    expect(await moveToDatabase(withStore())).toEqual({ moved: 3, unreadable: 1 })
    expect(await places()).toEqual({ database: 3, rows: 1, objects: 1 })
    writeFileSync(join(folder, name), right ?? '')
    expect(await moveToDatabase(withStore())).toEqual({ moved: 1, unreadable: 0 })
    await expectWhole()
  })

  it('a new SECRET_KEY encrypts anew what is in the store, and the old one is not needed for it', async () => {
    await moveToStore(withStore())
    const [older, both, newer] = [
      secretsFrom(key),
      secretsFrom('a newer key for tests that is long', key),
      secretsFrom('a newer key for tests that is long'),
    ]
    expect([...(await countStoredByKey(reports.db)).keys()]).toEqual([older.keyId])
    expect(await resealStored({ ...withStore(), secrets: both })).toEqual({ moved: 4, unreadable: 0 })
    expect([...(await countStoredByKey(reports.db)).keys()]).toEqual([newer.keyId])
    await deleteLeftFiles(withStore())
    expect(readdirSync(folder)).toHaveLength(4)
    expect(await moveToDatabase({ ...withStore(), secrets: newer })).toEqual({ moved: 4, unreadable: 0 })
    await reports.db.deleteFrom('report_file').execute()
  })

  it('trying the store out leaves nothing in it', async () => {
    await tryStore(withStore())
    expect([readdirSync(folder), await reports.db.selectFrom('file_to_delete').select('file_key').execute()]).toEqual([
      [],
      [],
    ])
  })

  it.runIf(onPostgres)('npm run files:move says what it did, and what it needs', async () => {
    const env = {
      DATABASE_URL: await databaseUrl(reports.db),
      SECRET_KEY: 'first-key-K7nB2vXq9TzR4mWc8LpYdGh3',
      FILES_URL: `file://${folder}`,
    }
    expect(await runCommand(['files:move', 'to-store'], env)).toEqual({ code: 0, output: '0 files moved\n' })
    const { FILES_URL: _, ...without } = env
    for (const [words, given] of [
      [['files:move', 'away'], env],
      [['files:move', 'to-store'], without],
      [['files:move', 'to-store'], { ...env, FILES_URL: `file://${folder}/none` }],
    ] as const)
      expect((await runCommand(words, given)).code).toBe(2)
  })
})
