import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createFileAtomically } from './private-files.ts'

export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError'
}

/** An open file without references is closed by the garbage collector, and its lock goes with it. */
const held = new Set<DatabaseSync>()

/**
 * Throws `FolderInUseError`: two processes on one embedded database lose data without an error. The kernel holds the lock,
 * so it works between containers and ends with the process. Never remove the file or open it elsewhere: closing it would
 * release the lock.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, 'lock.sqlite')
  const holder = join(folder, 'lock')
  createFileAtomically(file, '')
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    lock.close()
    if (isBusy(error))
      throw new FolderInUseError(
        `The data folder ${folder} is in use by ${nameIn(holder)}. Stop that process, or start this one with another DATA_DIR.`,
      )
    throw error
  }
  held.add(lock)
  // For the message to a refused process; in a container the host's name is the container's.
  writeFileSync(holder, `process ${process.pid} on ${hostname()}`, { mode: 0o600 })
  return () => {
    if (!lock.isOpen) return
    rmSync(holder, { force: true })
    lock.close()
    held.delete(lock)
  }
}

const sqliteBusy = 5

const isBusy = (error: unknown) => error instanceof Error && Reflect.get(error, 'errcode') === sqliteBusy

function nameIn(holder: string): string {
  try {
    return readFileSync(holder, 'utf8') || 'another process'
  } catch {
    // It has the lock and has not written its name yet.
    return 'another process'
  }
}
