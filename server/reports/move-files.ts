import { randomBytes } from 'node:crypto'
import type { Deps } from '../deps.ts'
import type { Tx } from '../platform/database.ts'
import { StoreAwayError } from '../platform/file-store.ts'
import {
  countStored,
  countStoredByKey,
  forgetDeleted,
  holdFile,
  holdReport,
  keepFile,
  nextInDatabase,
  type PlacedFile,
  someStored,
} from './stored-file-queries.ts'
import { deleteLeftFiles, type FileDeps, opened, putIntoStore, requireStore } from './stored-files.ts'

/*
 * Files go from one place to another one by one, each in a transaction of its own, so a stop at any moment loses and doubles
 * none: until it commits the file is where it was. What a request changes meanwhile stays as the request left it.
 */

type MoveDeps = FileDeps & Pick<Deps, 'transaction'>

/** How many files were moved, and how many cannot be read: those stay where they are. */
export interface Moved {
  moved: number
  unreadable: number
}

/** Moves the files of the database into the store. Harmless to repeat. Throws `StoreAwayError`. */
export async function moveToStore(deps: MoveDeps): Promise<Moved> {
  const counts = { moved: 0, unreadable: 0 }
  let file = await nextInDatabase(deps.db)
  while (file) {
    const { id, sha256, file_encrypted } = file
    if (!isReadable(deps, file_encrypted, sha256)) counts.unreadable += 1
    else if (await replace(deps, id, { file_encrypted }, await putIntoStore(deps, file_encrypted))) counts.moved += 1
    file = await nextInDatabase(deps.db, id)
  }
  return counts
}

/** Moves the files of the store into the database, and deletes them there. Harmless to repeat. Throws `StoreAwayError`. */
export async function moveToDatabase(deps: MoveDeps): Promise<Moved> {
  const counts = await eachStored(deps, null, async (sealed) => ({ file_encrypted: sealed }))
  await deleteLeftFiles(deps)
  return counts
}

/** Encrypts with the newest key what an older one encrypted in the store. Harmless to repeat. Throws `StoreAwayError`. */
export const resealStored = (deps: MoveDeps): Promise<Moved> =>
  eachStored(deps, deps.secrets.keyId, (sealed) =>
    putIntoStore(deps, deps.secrets.encrypt(deps.secrets.decryptBytes(sealed))),
  )

async function eachStored(
  deps: MoveDeps,
  exceptKey: string | null,
  place: (sealed: Buffer) => Promise<PlacedFile>,
): Promise<Moved> {
  const counts = { moved: 0, unreadable: 0 }
  let files = await someStored(deps.db, undefined, exceptKey)
  while (files.length > 0) {
    for (const { id, sha256, file_key } of files) {
      const sealed = await requireStore(deps.files).get(file_key)
      if (!sealed || !isReadable(deps, sealed, sha256)) counts.unreadable += 1
      else if (await replace(deps, id, { file_key }, await place(sealed))) counts.moved += 1
    }
    files = await someStored(deps.db, files.at(-1)?.id, exceptKey)
  }
  return counts
}

function isReadable(deps: MoveDeps, sealed: Uint8Array, sha256: Uint8Array): boolean {
  try {
    opened(deps, sealed, { sha256 })
    return true
  } catch {
    // Whatever is wrong with it, it must stay for somebody to look at; the command counts it.
    return false
  }
}

/** Keeps a file in another place, unless it was deleted or replaced meanwhile. */
const replace = (
  { transaction }: MoveDeps,
  reportId: string,
  from: { file_encrypted: Uint8Array } | { file_key: string },
  to: PlacedFile,
): Promise<boolean> =>
  transaction(async (tx: Tx) => {
    await holdReport(tx, reportId)
    const keptFrom = await holdFile(tx, reportId, from)
    return keptFrom !== undefined && keepFile(tx, reportId, to, keptFrom)
  })

/** Puts something into the store, reads it and deletes it. Throws `StoreAwayError`. */
export async function tryStore(deps: MoveDeps): Promise<void> {
  const bytes = randomBytes(1_000)
  const { file_key } = await putIntoStore(deps, bytes)
  const back = await requireStore(deps.files).get(file_key)
  await requireStore(deps.files).delete(file_key)
  await forgetDeleted(deps.db, file_key)
  if (!back?.equals(bytes)) throw new StoreAwayError('LOST')
}

export { countStoredByKey }
