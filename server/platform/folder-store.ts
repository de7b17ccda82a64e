import { open, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type FileStore, requireKey, StoreAwayError } from './file-store.ts'

/** A folder, which all processes of the server share. */
export function folderStore(folder: string): FileStore {
  const fault = (cause: unknown) =>
    new StoreAwayError(String((cause instanceof Error && Reflect.get(cause, 'code')) || 'FAILED'), cause)
  const used = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (cause) {
      throw fault(cause)
    }
  }
  const isThere = async () => (await stat(folder)).isDirectory()
  return {
    async put(key, bytes) {
      const path = join(folder, requireKey(key))
      await used(async () => {
        await writeThrough(draftOf(path), bytes)
        await rename(draftOf(path), path)
        await syncFolder(folder)
      })
    },
    async get(key) {
      const path = join(folder, requireKey(key))
      return used(() =>
        readFile(path).catch(async (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT' && (await isThere())) return null
          throw error
        }),
      )
    },
    async delete(key) {
      const path = join(folder, requireKey(key))
      await used(async () => {
        await isThere()
        for (const each of [draftOf(path), path]) await rm(each, { force: true })
      })
    },
    close() {},
  }
}

/** Where a file is written before it has its name. A crash may leave it; it goes when its key is deleted. */
const draftOf = (path: string) => `${path}.part`

/** Written, and on the disk. */
async function writeThrough(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** So that the name outlives a power cut, as its content does. */
async function syncFolder(folder: string): Promise<void> {
  const opened = await open(folder, 'r')
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}
