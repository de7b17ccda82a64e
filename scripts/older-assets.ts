import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

/** For so long after a build a page of the one before finds the scripts that it asks for. */
const keptMs = 24 * 3_600_000

/**
 * Moves the hashed assets that a new build no longer has from `served` to `kept`, and removes those that have lain there
 * for a day. While processes of two builds answer, and in a tab that stays open, a page asks for what it was built with.
 */
export async function keepOlderAssets(
  folders: { served: string; kept: string },
  isInNewBuild: (name: string) => boolean,
  now = new Date(),
): Promise<void> {
  await mkdir(folders.kept, { recursive: true })
  for (const name of await readdir(folders.kept)) {
    const file = join(folders.kept, name)
    // When it was moved here, not when it was built.
    const { mtimeMs } = await stat(file)
    if (isInNewBuild(plain(name)) || now.getTime() - mtimeMs > keptMs) await rm(file)
  }
  for (const name of await readdir(folders.served).catch(() => [])) {
    if (isInNewBuild(plain(name))) continue
    await rename(join(folders.served, name), join(folders.kept, name))
    await utimes(join(folders.kept, name), now, now)
  }
}

/** The asset that a compressed copy is of. */
const plain = (name: string) => name.replace(/\.(br|gz)$/, '')
