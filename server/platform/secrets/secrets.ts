import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createFileAtomically } from '../database/private-files.ts'
import { isStrongKey } from '../settings/setting-forms.ts'
import { type Settings, SettingsError } from '../settings/settings.ts'

/** Each purpose has its own key, so none can replace another. The newest writes; the older ones still read. */
export interface Secrets {
  keyId: string
  /** Newest first. */
  keyIds: string[]
  /** HS256. A `KeyObject`, since with bytes the library first tries, for each token, whether they are a public key. */
  tokenKey: KeyObject
  /** Null for a key that we do not have. */
  tokenKeyNamed(keyId: string): KeyObject | null
  encrypt(plain: string | Uint8Array): Buffer
  /** Throws when the text was changed, and `WrongSecretKeyError` when it was made with a key that we do not have. */
  decrypt(sealed: Uint8Array): string
  decryptBytes(sealed: Uint8Array): Buffer
  /** A keyed digest: equal for equal text, and useless to someone who has only the database. */
  fingerprint(text: string): Buffer
  /** Under every key, newest first, to find what was stored under an older one. */
  fingerprints(text: string): Fingerprint[]
  /** For an account's unsent answers in the browser, 32 bytes each; the newest writes, all of them read. */
  draftKeys(userId: string): Buffer[]
}

interface Fingerprint {
  keyId: string
  digest: Buffer
}

/** SECRET_KEY lacks a key that something was written with; the server does not start. */
export class WrongSecretKeyError extends Error {
  override readonly name = 'WrongSecretKeyError'
}

const idBytes = 4
const ivBytes = 12
const tagBytes = 16

/** Newest first. */
export function secretsFrom(newest: string, ...older: string[]): Secrets {
  const current = derivedFrom(newest)
  const all = [current, ...older.map(derivedFrom)]
  const byId = new Map(all.map((key) => [key.id, key]))

  const decryptBytes = (sealed: Uint8Array): Buffer => {
    const bytes = Buffer.from(sealed)
    const key = byId.get(sealingKeyId(bytes))
    if (!key || bytes.length < idBytes + ivBytes + tagBytes)
      throw new WrongSecretKeyError('These bytes were encrypted with another SECRET_KEY')
    return unseal(key, bytes)
  }

  return {
    keyId: current.id,
    keyIds: [...byId.keys()],
    tokenKey: current.tokenKey,
    tokenKeyNamed: (keyId) => byId.get(keyId)?.tokenKey ?? null,
    encrypt: (plain) => seal(current, plain),
    decrypt: (sealed) => decryptBytes(sealed).toString('utf8'),
    decryptBytes,
    fingerprint: (text) => keyedDigest(current, text),
    fingerprints: (text) => [...byId.values()].map((key) => ({ keyId: key.id, digest: keyedDigest(key, text) })),
    draftKeys: (userId) =>
      [...byId.values()].map(({ draftKey }) => createHmac('sha256', draftKey).update(userId).digest()),
  }
}

const sealingKeyId = (sealed: Uint8Array): string => Buffer.from(sealed.subarray(0, idBytes)).toString('hex')

interface DerivedKey {
  /** Eight hex digits, only to distinguish keys. */
  id: string
  tokenKey: KeyObject
  encryptionKey: Buffer
  fingerprintKey: Buffer
  draftKey: Buffer
}

function derivedFrom(secretKey: string): DerivedKey {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secretKey, 'settlesg', `${purpose}/1`, 32))
  return {
    id: createHash('sha256')
      .update(derive('key-id'))
      .digest('hex')
      .slice(0, 2 * idBytes),
    tokenKey: createSecretKey(derive('access-token')),
    encryptionKey: derive('encryption'),
    fingerprintKey: derive('fingerprint'),
    draftKey: derive('draft'),
  }
}

/** The id of the key, then the initialization vector, the tag and the text. */
function seal({ id, encryptionKey }: DerivedKey, plain: string | Uint8Array): Buffer {
  const header = Buffer.from(id, 'hex')
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', encryptionKey, iv).setAAD(header)
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([header, iv, cipher.getAuthTag(), sealed])
}

function unseal({ encryptionKey }: DerivedKey, bytes: Buffer): Buffer {
  const [header, body] = [bytes.subarray(0, idBytes), idBytes + ivBytes + tagBytes]
  const decipher = createDecipheriv('aes-256-gcm', encryptionKey, bytes.subarray(idBytes, idBytes + ivBytes))
    .setAAD(header)
    .setAuthTag(bytes.subarray(idBytes + ivBytes, body))
  return Buffer.concat([decipher.update(bytes.subarray(body)), decipher.final()])
}

const keyedDigest = ({ fingerprintKey }: DerivedKey, text: string) =>
  createHmac('sha256', fingerprintKey).update(text).digest()

/** In development kept in the data folder. Throws `SettingsError` for a damaged one: an empty key would be public. */
export function loadSecrets({ secretKeys, dataDir }: Pick<Settings, 'secretKeys' | 'dataDir'>): Secrets {
  const [newest, ...older] = secretKeys
  return newest === undefined ? secretsFrom(developmentKey(dataDir)) : secretsFrom(newest, ...older)
}

function developmentKey(dataDir: string): string {
  const file = join(dataDir, 'secret-key')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  if (!existsSync(file)) createFileAtomically(file, randomBytes(48).toString('base64'))
  const key = readFileSync(file, 'utf8')
  if (!isStrongKey(key))
    throw new SettingsError([`${file} does not hold a key. Restore it, or set SECRET_KEY to what it held.`])
  return key
}

/** 256 bits. */
export const randomToken = () => randomBytes(32).toString('base64url')
/** Only this is stored of a mailed token. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest()
