import { statSync } from 'node:fs'
import type { FileStore } from './file-store.ts'
import { folderStore } from './folder-store.ts'
import { type FilesSettings, SettingsError } from './settings.ts'

/**
 * The store of these settings; null where files are in the database. It is not asked yet: a store that is away keeps nobody
 * from anything else. Throws `SettingsError` for a folder that is not there: made here, it could hide one that is mounted
 * later.
 */
export async function openFileStore(settings: FilesSettings | null): Promise<FileStore | null> {
  if (settings === null) return null
  // Loaded only where it is used: the library takes memory, and its share of a start.
  if (settings.kind === 's3') return (await import('./s3-store.ts')).s3Store(settings)
  if (!statSync(settings.folder, { throwIfNoEntry: false })?.isDirectory())
    throw new SettingsError([`FILES_URL names a folder that is not there: ${settings.folder}. Make it first.`])
  return folderStore(settings.folder)
}
