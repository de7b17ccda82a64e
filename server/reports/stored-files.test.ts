import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exampleProfile } from '@settlesg/model/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { folderStore } from '../platform/folder-store.ts'
import { testPassword } from '../testing/test-app.ts'
import type { ReportPrinter } from './printer.ts'
import { deleteLeftFiles, removeOldReportFiles } from './service.ts'
import { placeFile } from './stored-files.ts'
import { openReports } from './testing/reader.ts'
import { startS3Server } from './testing/s3-server.ts'

const printer: ReportPrinter = {
  print: async ({ number, label }) => Buffer.from(`%PDF-1.7\n${label} ${number}\n`.repeat(1000)),
  drawAnswer: async () => Buffer.alloc(0),
  close: async () => {},
}

/** A store as the tests look at it. */
interface Scene {
  env: Record<string, string>
  names: () => string[]
  read: (name: string) => Buffer
  write: (name: string, bytes: Buffer) => void
  setAway: (isAway: boolean) => void
  close: () => unknown
}

async function folderScene(): Promise<Scene> {
  const folder = mkdtempSync(join(tmpdir(), 'settlesg-files-'))
  const aside = `${folder}-aside`
  return {
    env: { FILES_URL: `file://${folder}` },
    names: () => readdirSync(folder),
    read: (name) => readFileSync(join(folder, name)),
    write: (name, bytes) => writeFileSync(join(folder, name), bytes),
    setAway: (isAway) => (isAway ? renameSync(folder, aside) : renameSync(aside, folder)),
    close: () => rmSync(folder, { recursive: true }),
  }
}

async function s3Scene(): Promise<Scene> {
  const { env, objects, state, close } = await startS3Server()
  const path = (name: string) => `/bucket/reports/${name}`
  return {
    env,
    names: () => [...objects.keys()].map((key) => key.replace('/bucket/reports/', '')),
    read: (name) => objects.get(path(name)) ?? Buffer.alloc(0),
    write: (name, bytes) => void objects.set(path(name), bytes),
    setAway: (isAway) => Object.assign(state, { away: isAway }),
    close,
  }
}

describe.each([
  ['a folder', folderScene],
  ['an S3-compatible store', s3Scene],
])('files in %s', (_, openScene) => {
  let scene: Scene
  let reports: Awaited<ReturnType<typeof openReports>>
  let reader: Awaited<ReturnType<typeof reports.reader>>
  beforeAll(async () => {
    scene = await openScene()
    reports = await openReports(printer, scene.env)
  })
  beforeEach(async () => {
    reader = await reports.reader(exampleProfile)
    await reports.deliver()
  })
  afterAll(async () => {
    await reports.close()
    await scene.close()
  })

  const ask = (path: string, label: string) =>
    reports.request('POST', path, {
      token: reader.token,
      body: { assessment_id: reader.assessmentId, language: 'en', label },
    })
  const generate = async (label: string) => {
    const answer = await ask('/users/generate-pr-report', label)
    expect(answer.statusCode).toBe(200)
    return { bytes: answer.rawPayload, sha256: String(answer.headers['x-report-sha256']) }
  }
  const download = (sha256: string) => reports.request('GET', `/reports/${sha256}`, { token: reader.token })
  const listed = async (): Promise<{ sha256: string; has_file: boolean }[]> =>
    (await reports.request('GET', '/reports?limit=100', { token: reader.token })).json().data
  const madeToday = async () =>
    (await reports.db.selectFrom('report_day').select('count').where('user_id', '=', reader.id).execute()).map(
      ({ count }) => count,
    )
  const keyOf = async (sha256: string) => {
    const found = await reports.db
      .selectFrom('stored_file')
      .innerJoin('report', 'report.id', 'stored_file.report_id')
      .select('file_key')
      .where('user_id', '=', reader.id)
      .where('sha256', '=', Buffer.from(sha256, 'hex'))
      .executeTakeFirstOrThrow()
    return found.file_key
  }
  const countAnnounced = async () => (await reports.db.selectFrom('file_to_delete').select('file_key').execute()).length
  const expectAway = ({ statusCode, headers, json }: Awaited<ReturnType<typeof download>>) =>
    expect([statusCode, json().code, headers['retry-after']]).toEqual([503, 'unavailable', '5'])

  it('a report is downloaded from the store as it was made, and lies there unreadable', async () => {
    const { bytes, sha256 } = await generate('Madam Tan')
    expect((await download(sha256)).rawPayload.equals(bytes)).toBe(true)
    expect((await generate('Madam Tan')).sha256).toBe(sha256)
    const name = await keyOf(sha256)
    const stored = scene.read(name)
    expect(stored.length).toBe(bytes.length + 32)
    for (const plain of ['%PDF', 'Tan', reader.email]) expect(stored.includes(plain)).toBe(false)
    expect(name).toMatch(/^[\da-f]{32}$/)
    const rows = await reports.db.selectFrom('report_file').select('report_id').execute()
    expect([rows.length, await countAnnounced()]).toEqual([0, 0])
  })

  it('an account that is deleted leaves nothing in the store, however long the store was away', async () => {
    const [one, two] = [await generate('One'), await generate('Two')]
    const keys = [await keyOf(one.sha256), await keyOf(two.sha256)]
    expect(scene.names()).toEqual(expect.arrayContaining(keys))
    scene.setAway(true)
    const gone = await reports.request('DELETE', '/users/me', {
      token: reader.token,
      body: { password: testPassword },
    })
    expect(gone.statusCode).toBe(200)
    await expect(deleteLeftFiles(reports)).rejects.toThrow('The store of FILES_URL cannot be used')
    scene.setAway(false)
    await deleteLeftFiles(reports)
    for (const key of keys) expect(scene.names()).not.toContain(key)
    expect(await countAnnounced()).toBe(0)
  })

  it('while the store is away printing and downloading are 503, count nothing, and then work', async () => {
    const { bytes, sha256 } = await generate('Kept')
    const before = await madeToday()
    scene.setAway(true)
    expectAway(await download(sha256))
    expectAway(await ask('/users/generate-pr-report', 'New'))
    expect([await madeToday(), (await listed()).length]).toEqual([before, 1])
    scene.setAway(false)
    expect((await download(sha256)).rawPayload.equals(bytes)).toBe(true)
    await generate('New')
    expect((await listed()).length).toBe(2)
  })

  it('a mail whose report is in a store that is away is tried again, and brings it then', async () => {
    expect((await ask('/users/send_pr1', 'Mailed')).statusCode).toBe(200)
    scene.setAway(true)
    await expect(reports.deliver()).rejects.toThrow(/StoreAwayError STORE_\w+$/)
    scene.setAway(false)
    await reports.deliver()
    const [mail] = reports.mailbox.to(reader.email)
    expect(mail?.attachment?.content.includes('Mailed')).toBe(true)
  })

  it('an object whose transaction was rolled back is deleted after an hour, and cannot be kept then', async () => {
    const before = scene.names().length
    const { sha256 } = await generate('Kept')
    await placeFile(reports, Buffer.from('never kept'))
    reports.clock.pass(3_599)
    await deleteLeftFiles(reports)
    expect(scene.names()).toHaveLength(before + 2)
    reports.clock.pass(1)
    await deleteLeftFiles(reports)
    expect([scene.names().length, await countAnnounced()]).toEqual([before + 1, 0])
    expect(scene.names()).toContain(await keyOf(sha256))
  })

  it('a report that took an hour from the store to its row is 503 and keeps no row without an object', async () => {
    const { files } = reports
    if (!files) throw new Error('There is a store')
    const { put } = files
    files.put = async (...parts) => {
      await put(...parts)
      reports.clock.pass(3_600)
      await deleteLeftFiles(reports)
    }
    try {
      expectAway(await ask('/users/generate-pr-report', 'Late'))
    } finally {
      files.put = put
    }
    expect([await listed(), await madeToday()]).toEqual([[], []])
    await generate('Late')
  })

  it('an object that was changed, swapped with another report’s or lost is not served', async () => {
    const [one, two] = [await generate('One'), await generate('Two')]
    const key = await keyOf(one.sha256)
    const [right, other] = [scene.read(key), scene.read(await keyOf(two.sha256))]
    const changed = Buffer.from(right)
    changed[100] = (changed[100] ?? 0) ^ 1
    for (const wrong of [changed, other, Buffer.from('%PDF-1.7')]) {
      scene.write(key, wrong)
      expect((await download(one.sha256)).statusCode).toBe(500)
    }
    await reports.files?.delete(key)
    expect((await download(one.sha256)).statusCode).toBe(500)
    scene.write(key, right)
    expect((await download(one.sha256)).rawPayload.equals(one.bytes)).toBe(true)
  })

  it('of the files in the store too the newest ten are kept, for 90 days', async () => {
    const before = scene.names().length
    for (let number = 0; number < 12; number += 1) {
      await generate(`Report ${number}`)
      reports.clock.pass(1)
    }
    expect((await listed()).filter(({ has_file }) => has_file)).toHaveLength(10)
    await deleteLeftFiles(reports)
    expect(scene.names()).toHaveLength(before + 10)
    reports.clock.pass(90 * 86_400)
    await removeOldReportFiles(reports)
    await deleteLeftFiles(reports)
    expect(scene.names()).toEqual([])
  })

  it('the release before takes a file in the store for gone, and what it makes again is served', async () => {
    const { bytes, sha256 } = await generate('Both')
    const old = await sql`
      select from report join report_file on report_file.report_id = report.id
      where user_id = ${reader.id}`.execute(reports.db)
    expect(old.rows).toEqual([])
    await sql`
      insert into report_file (report_id, file_encrypted, kept_from)
      select id, ${reports.secrets.encrypt(bytes)}, ${reports.clock.now()} from report where user_id = ${reader.id}
      on conflict (report_id) do update set kept_from = excluded.kept_from`.execute(reports.db)
    expect((await download(sha256)).rawPayload.equals(bytes)).toBe(true)
    expect(await listed()).toHaveLength(1)
  })
})

it('a key of a stored file leads out of no folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'settlesg-files-'))
  const inner = join(folder, 'inner')
  mkdirSync(inner)
  writeFileSync(join(folder, 'secret'), 'outside')
  const store = folderStore(inner)
  for (const key of ['../secret', '/etc/passwd', '..', '', `${'a'.repeat(31)}/`, 'A'.repeat(32)]) {
    await expect(store.get(key)).rejects.toThrow('32 hex digits')
    await expect(store.put(key, Buffer.alloc(1))).rejects.toThrow('32 hex digits')
    await expect(store.delete(key)).rejects.toThrow('32 hex digits')
  }
  expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe('outside')
  rmSync(folder, { recursive: true })
})
