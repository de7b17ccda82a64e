import { createReadStream, createWriteStream, openSync, renameSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import * as z from 'zod/mini'
import { newestPosition } from '../credits/service.ts'
import type { Db, Tx } from '../platform/database.ts'
import { countRows } from '../platform/move-rows.ts'
import { knownKeys } from '../secret-key/service.ts'
import { CommandError } from '../startup-errors.ts'

/*
 * A backup is one file: a line of JSON that says what must come back, then the database's own dump. `pg_restore` and `tar
 * -xz` read what `tail -n +2` leaves of it. What pg_dump wrote by itself is a backup too, without that line.
 */

const Content = z.object({
  rows: z.record(z.string(), z.int()),
  /** Of the newest entry of the ledger. */
  ledgerPosition: z.nullable(z.string()),
  /** The ids of the keys that something was written with. */
  keys: z.array(z.string()),
})
/** What a database holds, as far as can be compared at a glance. */
export type Content = z.output<typeof Content>

const Head = z.object({
  ...Content.shape,
  settlesg: z.literal('backup'),
  kind: z.enum(['embedded', 'server']),
  at: z.iso.datetime(),
})
type Head = z.output<typeof Head>

export interface BackupFile {
  name: string
  kind: Head['kind']
  bytes: number
  /** When it was made; null where nothing says so. */
  at: Date | null
  /** Null where nothing says what is in it. */
  content: Content | null
  /** The dump as it is. */
  stream: () => Readable
  /** A gzipped one unpacked. Throws `CommandError` where it is damaged. */
  unpacked: () => Promise<Blob>
}

export const readContent = async (db: Db | Tx): Promise<Content> => ({
  rows: Object.fromEntries(await countRows(db)),
  ledgerPosition: await newestPosition(db),
  keys: await knownKeys(db),
})

/**
 * Writes a backup that only we can read, and answers with its path. It has its name once it is whole and on the disk.
 */
export async function writeBackup(
  folder: string,
  head: Omit<Head, 'settlesg'>,
  write: (to: Writable) => Promise<void>,
): Promise<string> {
  const file = join(folder, `settlesg-${head.at.replaceAll(':', '')}.backup`)
  const part = `${file}.part`
  try {
    // Opened at once: a stream that opens it later would make it again after it was removed.
    const stream = createWriteStream(part, { fd: openSync(part, 'wx', 0o600), flush: true })
    stream.write(`${JSON.stringify({ settlesg: 'backup', ...head })}\n`)
    await write(stream)
    renameSync(part, file)
    return file
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
}

/** Longer than any first line: a table and its count are some thirty letters. */
const longestHead = 65_536

/** Reads what a file says of itself. Throws `CommandError`. */
export async function readBackup(file: string): Promise<BackupFile> {
  const start = await readStart(file)
  const end = start.bytes.indexOf('\n')
  const name = basename(file)
  if (start.bytes.subarray(0, 5).toString('latin1') === 'PGDMP')
    return { name, bytes: start.size, kind: 'server', at: null, content: null, ...dumpIn(file, 0) }
  const head = Head.safeParse(parsed(start.bytes.subarray(0, Math.max(end, 0)).toString()))
  if (!head.success) throw new CommandError(`${file} is no backup of SettleSG, or not the start of one.`)
  const { kind, at, settlesg: _, ...content } = head.data
  return { name, bytes: start.size, kind, at: new Date(at), content, ...dumpIn(file, end + 1) }
}

const dumpIn = (file: string, start: number) => ({
  stream: () => createReadStream(file, { start }),
  unpacked: () =>
    buffer(createReadStream(file, { start }).pipe(createGunzip())).then(
      (bytes) => new Blob([bytes]),
      (cause: Error) => {
        throw new CommandError(`${file} is damaged or cut short (${cause.message}). Nothing was restored.`)
      },
    ),
})

async function readStart(file: string) {
  const handle = await open(file, 'r').catch((cause: unknown) => {
    throw new CommandError(`${file} cannot be read (${cause instanceof Error && Reflect.get(cause, 'code')}).`)
  })
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(longestHead), 0, longestHead, 0)
    return { bytes: buffer.subarray(0, bytesRead), size: (await handle.stat()).size }
  } finally {
    await handle.close()
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Of another kind, or cut short: the caller says so.
    return null
  }
}
