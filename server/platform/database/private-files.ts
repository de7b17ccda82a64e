import { randomUUID } from 'node:crypto'
import { chmodSync, linkSync, lstatSync, readdirSync, rmSync, type Stats, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** Rights of the group and of others. */
const others = 0o077

/** Sets 0700 and 0600 on the folder and all in it, for files that were copied there. A missing folder is left missing. */
export function makePrivate(folder: string): void {
  const root = statSync(folder, { throwIfNoEntry: false })
  if (!root) return
  mend(folder, root)
  // A file may go at any moment, and one that is not ours (lost+found on a volume of its own) is not ours to change.
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    const file = lstatSync(path, { throwIfNoEntry: false })
    if (!file || file.isSymbolicLink() || !isOurs(file)) continue
    if (file.isDirectory()) makePrivate(path)
    else mend(path, file)
  }
}

const isOurs = ({ uid }: Stats) => uid === process.getuid?.()

function mend(path: string, file: Stats): void {
  if (isOurs(file) && (file.mode & others) !== 0) chmodSync(path, file.mode & 0o7777 & ~others)
}

/** PGlite by itself makes files that everybody may write to, whatever the umask. */
export class PrivateFiles extends NodeFS {
  override async init(pglite: PGlite, options: Parameters<NodeFS['init']>[1]): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options)
    const keepPrivate: NonNullable<typeof emscriptenOpts.preRun>[number] = ({ FS }) => {
      const { mknod, chmod } = FS
      FS.mknod = (path: string, mode: number, dev: number) => mknod(path, mode & ~others, dev)
      FS.chmod = (path: string, mode: number, ...rest: [boolean?]) => chmod(path, mode & ~others, ...rest)
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), keepPrivate] } }
  }
}

/** Written under another name and linked into place, so a kill leaves no half file. False if the file exists already. */
export function createFileAtomically(file: string, content: string): boolean {
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, content, { mode: 0o600 })
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}
