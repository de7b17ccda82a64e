import { createHash, randomBytes } from 'node:crypto'
import type { Deps } from '../deps.ts'
import { StoreAwayError } from '../platform/file-store.ts'
import { sealingKeyId } from '../platform/secrets.ts'
import { findFileById } from './queries.ts'
import {
  announceFile,
  forgetDeleted,
  giveUpAnnounced,
  nextToDelete,
  type PlacedFile,
  type StoredPlace,
} from './stored-file-queries.ts'

/*
 * Files of reports outside of the database. A row says where a file is; the store is never asked what it has. Before an
 * object is put there its key is announced as one to delete, and the transaction that keeps the file takes that back: a
 * crash in between leaves an object that is deleted an hour later, and never a row without its object.
 */

export type FileDeps = Pick<Deps, 'db' | 'secrets' | 'clock' | 'files'>

/** A file of a report is not what was printed: changed, another report's, or lost. No retry mends it. */
class DamagedFileError extends Error {
  override readonly name = 'DamagedFileError'
}

/** So long may pass between putting a file into the store and keeping it. */
const announcedMs = 3_600_000

/** Encrypts a file and puts it where files are kept, before the transaction that keeps it. Throws `StoreAwayError`. */
export async function placeFile(deps: FileDeps, bytes: Uint8Array): Promise<PlacedFile> {
  const sealed = deps.secrets.encrypt(bytes)
  return deps.files ? putIntoStore(deps, sealed) : { file_encrypted: sealed }
}

/** Puts encrypted bytes into the store under a new key, which says nothing of anybody. Throws `StoreAwayError`. */
export async function putIntoStore(
  { db, clock, files }: Pick<Deps, 'db' | 'clock' | 'files'>,
  sealed: Uint8Array,
): Promise<StoredPlace> {
  const file_key = randomBytes(16).toString('hex')
  await announceFile(db, file_key, new Date(clock.now().getTime() + announcedMs))
  await requireStore(files).put(file_key, sealed)
  return { file_key, sealed_by: sealingKeyId(sealed) }
}

export function requireStore(files: Deps['files']): NonNullable<Deps['files']> {
  if (!files) throw new StoreAwayError('NOT_SET')
  return files
}

/** A report with where its file is: the bytes win, should an older release have made them again. */
interface WithFile {
  id: string
  user_id: string
  sha256: Uint8Array
  file_encrypted: Uint8Array | null
  file_key: string | null
}

/** Reads the file of a report. Throws `StoreAwayError`, and `DamagedFileError` for what is not its file. */
export async function openFile(deps: Pick<Deps, 'db' | 'secrets' | 'files'>, kept: WithFile): Promise<Buffer> {
  let sealed = await readSealed(deps, kept)
  if (!sealed) {
    // Moved or encrypted anew since its row was read.
    const now = await findFileById(deps.db, kept.user_id, kept.id)
    sealed = now && now.file_key !== kept.file_key ? await readSealed(deps, now) : null
  }
  if (!sealed) throw new DamagedFileError('The store has no such file')
  return opened(deps, sealed, kept)
}

const readSealed = async (
  { files }: Pick<Deps, 'files'>,
  { file_encrypted, file_key }: WithFile,
): Promise<Uint8Array | null> => file_encrypted ?? (file_key ? requireStore(files).get(file_key) : null)

/** The key that encrypts is the same for all reports: what binds a file to its own is the digest it was issued under. */
export function opened(
  { secrets }: Pick<Deps, 'secrets'>,
  sealed: Uint8Array,
  { sha256 }: Pick<WithFile, 'sha256'>,
): Buffer {
  const bytes = secrets.decryptBytes(sealed)
  if (!createHash('sha256').update(bytes).digest().equals(sha256))
    throw new DamagedFileError('These are not the bytes of this report')
  return bytes
}

/**
 * Deletes from the store what no row keeps any more. Harmless to repeat and to stop: a key is forgotten once its object is
 * gone. Throws `StoreAwayError`; then all of it waits for the next time.
 */
export async function deleteLeftFiles({ db, clock, files }: Pick<Deps, 'db' | 'clock' | 'files'>): Promise<void> {
  await giveUpAnnounced(db, clock.now())
  let left = await nextToDelete(db, '')
  while (left.length > 0) {
    for (const { file_key } of left) {
      await requireStore(files).delete(file_key)
      await forgetDeleted(db, file_key)
    }
    left = await nextToDelete(db, left.at(-1)?.file_key ?? '')
  }
}
