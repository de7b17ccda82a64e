/**
 * Files outside of the database, by keys of 32 hex digits. What is put is on the disk, or acknowledged by the store, when
 * the call ends. Each call throws `StoreAwayError` where the store does not answer within seconds, or refuses.
 */
export interface FileStore {
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Null where the store answers that there is none. */
  get(key: string): Promise<Buffer | null>
  /** Harmless where there is none. */
  delete(key: string): Promise<void>
  close(): void
}

/** The store cannot be reached, or does not let us. It passes, or an operator mends it: answered with 503. */
export class StoreAwayError extends Error {
  override readonly name = 'StoreAwayError'
  /** Safe to log: the code of the system's or the store's fault. */
  readonly code: string
  constructor(fault: string, cause?: unknown) {
    super(`The store of FILES_URL cannot be used (${fault})`, { cause })
    this.code = `STORE_${fault}`
  }
}

/** Throws for anything but a key of ours: it becomes part of a path. */
export function requireKey(key: string): string {
  if (!/^[\da-f]{32}$/.test(key)) throw new Error('A key of a stored file is 32 hex digits')
  return key
}
