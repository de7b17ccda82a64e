import { MixedPurchasesError } from './payments/mixed-purchases.ts'
import { FolderInUseError } from './platform/database/folder-lock.ts'
import { MigrationError } from './platform/database/migrate.ts'
import { DatabaseUnusableError } from './platform/database/postgres.ts'
import { WrongSecretKeyError } from './platform/secrets/secrets.ts'
import { SettingsError } from './platform/settings/settings.ts'

const foreseen = [FolderInUseError, DatabaseUnusableError, MigrationError, WrongSecretKeyError, MixedPurchasesError]

/** A line each, for the operator; null for an unforeseen fault, which is shown whole. */
export function startupErrorLines(error: unknown): string[] | null {
  if (error instanceof SettingsError) return error.mistakes
  if (!(error instanceof Error)) return null
  if (foreseen.some((kind) => error instanceof kind)) return [error.message]
  const { code, syscall, address, port, path }: SystemFault = Object(error)
  if (syscall === 'listen')
    return code === 'EADDRINUSE'
      ? [`Port ${port} of ${address} is taken by another program. Stop it, or start with another PORT or METRICS_PORT.`]
      : [
          `It is not possible to listen on port ${port} of ${address} (${code}). See PORT, HOST, METRICS_PORT and METRICS_HOST.`,
        ]
  if (path && code && folderFaults.has(code))
    return [`${path} cannot be used (${code}). DATA_DIR must be a folder that can be written to.`]
  return null
}

/** Why a command cannot do what it is for, in a line for the operator. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

/** Like `startupErrorLines`, but explains an unforeseen fault in a line, too. */
export function commandErrorLines(error: unknown): string[] {
  if (error instanceof CommandError) return [error.message]
  const lines = startupErrorLines(error)
  if (lines) return lines
  if (!(error instanceof Error)) return ['It stopped, and nothing says why.']
  const { code }: SystemFault = Object(error)
  return [`It stopped: ${error.message.replaceAll(/\s+/g, ' ') || error.name}${code ? ` (${code})` : ''}.`]
}

const folderFaults = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EEXIST', 'ENOTDIR'])

interface SystemFault {
  code?: string
  syscall?: string
  address?: string
  port?: number
  path?: string
}
