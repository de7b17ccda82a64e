import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isStrongKey, type Settings, SettingsError } from './settings.ts'
import { createWhole } from './whole-file.ts'

/** What SECRET_KEY is stretched into. Each purpose has its own key, so none can stand in for another. */
export interface Secrets {
  /** Names the key in use, so that a later one can be told apart. */
  keyId: string
  /** Signs access tokens (HS256). */
  tokenKey: Buffer
  encrypt(plain: string): Buffer
  /** Throws when the text was changed, and `WrongSecretKeyError` when it was made with another key. */
  decrypt(sealed: Uint8Array): string
  /** A keyed digest: equal for equal text, and of no use to someone who has only the database. */
  fingerprint(text: string): Buffer
}

/** SECRET_KEY is not the one that the database was written with. The server does not start with such a one. */
export class WrongSecretKeyError extends Error {
  override readonly name = 'WrongSecretKeyError'
}

const ivBytes = 12
const tagBytes = 16

export function secretsFrom(secretKey: string): Secrets {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secretKey, 'settlesg', `${purpose}/1`, 32))
  const encryptionKey = derive('encryption')
  const fingerprintKey = derive('fingerprint')
  const keyId = createHash('sha256').update(derive('key-id')).digest('hex').slice(0, 8)
  const header = Buffer.from(keyId, 'hex')

  return {
    keyId,
    tokenKey: derive('access-token'),
    encrypt(plain) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', encryptionKey, iv).setAAD(header)
      const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return Buffer.concat([header, iv, cipher.getAuthTag(), sealed])
    },
    decrypt(sealed) {
      const bytes = Buffer.from(sealed)
      const body = header.length + ivBytes + tagBytes
      if (bytes.length < body || !bytes.subarray(0, header.length).equals(header))
        throw new WrongSecretKeyError('These bytes were encrypted with another SECRET_KEY')
      const iv = bytes.subarray(header.length, header.length + ivBytes)
      const decipher = createDecipheriv('aes-256-gcm', encryptionKey, iv)
        .setAAD(header)
        .setAuthTag(bytes.subarray(header.length + ivBytes, body))
      return Buffer.concat([decipher.update(bytes.subarray(body)), decipher.final()]).toString('utf8')
    },
    fingerprint: (text) => createHmac('sha256', fingerprintKey).update(text).digest(),
  }
}

/**
 * The configured key, or, in development, one that is made once and kept in the data folder. Throws `SettingsError` for
 * a kept one that was damaged: an empty key would be everybody's.
 */
export function secretKeyOf(settings: Pick<Settings, 'secretKey' | 'dataDir'>): string {
  if (settings.secretKey !== null) return settings.secretKey
  const file = join(settings.dataDir, 'secret-key')
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 })
  if (!existsSync(file)) createWhole(file, randomBytes(48).toString('base64'))
  const key = readFileSync(file, 'utf8')
  if (!isStrongKey(key))
    throw new SettingsError([`${file} does not hold a key. Restore it, or set SECRET_KEY to what it held.`])
  return key
}

/** A random token for a mailed link: 256 bits. */
export const randomToken = () => randomBytes(32).toString('base64url')
/** What of a mailed token is stored. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest()
