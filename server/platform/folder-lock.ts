import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createWhole } from './whole-file.ts'

/** Another process has the data folder open. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError'
}

interface Owner {
  pid: number
  /** When that process started, so that another program with the same number is not taken for it. */
  started: string
  id: string
}

/**
 * Takes the data folder for this process alone. Two processes on one embedded database lose data without a word,
 * so a second one is refused with `FolderInUseError`; the lock of a process that died is taken over.
 * Returns the function that gives the folder back.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'lock')
  const mine: Owner = { pid: process.pid, started: lookUp(process.pid)?.started ?? 'unknown', id: randomUUID() }

  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (createWhole(file, JSON.stringify(mine))) return () => release(file, mine)
    const owner = read(file)
    if (owner && isRunning(owner))
      throw new FolderInUseError(
        `The data folder ${folder} is in use by process ${owner.pid}. Stop that process, or start this one with another DATA_DIR.`,
      )
    removeStale(file, owner)
  }
  throw new FolderInUseError(`The data folder ${folder} is being taken by another process. Try again in a moment.`)
}

function read(file: string): Owner | null {
  try {
    const owner: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return isOwner(owner) ? owner : null
  } catch {
    // Gone in the meantime, or cut off by a full disk: in both cases nobody who runs holds it.
    return null
  }
}

const isOwner = (value: unknown): value is Owner =>
  typeof value === 'object' && value !== null && 'pid' in value && typeof value.pid === 'number' && 'id' in value

/** Moves the file aside first: of several processes that see a dead owner, one gets it, and none removes a living lock. */
function removeStale(file: string, seen: Owner | null): void {
  const aside = `${file}.${randomUUID()}`
  try {
    renameSync(file, aside)
    const moved = read(aside)
    if (moved && moved.id !== seen?.id) linkSync(aside, file)
  } catch {
    // Somebody else was faster; the next attempt sees what they left.
  } finally {
    rmSync(aside, { force: true })
  }
}

function release(file: string, mine: Owner): void {
  if (read(file)?.id === mine.id) rmSync(file, { force: true })
}

function isRunning(owner: Owner): boolean {
  try {
    process.kill(owner.pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  const seen = lookUp(owner.pid)
  return seen === null || (seen.started === owner.started && !seen.isDead)
}

/**
 * A process in Linux' process table: when it started (with the boot that this belongs to), and whether it is dead and
 * only waits for its parent to notice. Null where that cannot be told.
 */
function lookUp(pid: number): { started: string; isDead: boolean } | null {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return { started: `${boot}/${afterName[19]}`, isDead: afterName[0] === 'Z' }
  } catch {
    return null
  }
}
