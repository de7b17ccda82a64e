import { readStored, removeStored, storeValue } from '../base/storage/browser-storage.ts'

/*
 * What this browser keeps of a sign-up, so that the mailed link signs in here without the password and nowhere else: 32
 * random bytes, of which the server has the SHA-256. For a day, until it is used, or until somebody signs out.
 */

const place = 'sign_up_secret'
const keptMs = 24 * 3_600_000
/** Its end, the secret, and by a digest for which address it was made. */
const stored = /^(\d{1,16}) ([0-9a-f]{64})(?: ([0-9a-f]{64}))?$/

const inHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

const digestOf = async (text: string) =>
  inHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))

/** With the secret before it, so that no address is found out by it once the secret is gone. */
const ownerOf = (secret: string, address: string) => digestOf(`${secret} ${address.trim().toLowerCase()}`)

function readParts(): { secret: string; owner: string | null } | null {
  const text = readStored(place)
  if (text === null) return null
  const [, until = '0', secret, owner = null] = stored.exec(text) ?? []
  const left = Number(until) - Date.now()
  // Nor longer than a day: the clock was set back.
  if (secret && left > 0 && left <= keptMs) return { secret, owner }
  removeStored(place)
  return null
}

export const signUpSecret = {
  /**
   * Keeps a secret for a day from now and answers with its digest; null in browsers without such digests (plain http).
   * Who signs up again meanwhile, maybe because a mail is late, keeps the same one, so that each link works here. Another
   * address on a shared device gets another one: with the first, its owner could sign in elsewhere by the second's link.
   */
  async keep(address: string): Promise<string | null> {
    try {
      const kept = readParts()
      const isSame = kept !== null && kept.owner === (await ownerOf(kept.secret, address))
      const secret = isSame ? kept.secret : inHex(crypto.getRandomValues(new Uint8Array(32)))
      const [digest, owner] = [await digestOf(secret), await ownerOf(secret, address)]
      storeValue(place, `${Date.now() + keptMs} ${secret} ${owner}`)
      return digest
    } catch {
      return null
    }
  },
  /** The secret, if one is kept. What is older than a day, or damaged, is removed. */
  read: (): string | null => readParts()?.secret ?? null,
  forget: () => removeStored(place),
}
