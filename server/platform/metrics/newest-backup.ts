import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Null without a dump. A dump that is not whole has another name. */
export async function newestBackup(folder: string): Promise<Date | null> {
  const names = (await readdir(folder)).filter((name) => /^settlesg-.*\.dump(\.age|\.gpg)?$/.test(name))
  const times = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).mtimeMs))
  return times.length > 0 ? new Date(Math.max(...times)) : null
}
