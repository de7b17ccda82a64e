import { readStored, removeStored, storeValue } from '../base/storage/browser-storage.ts'

/*
 * What this browser keeps of a sign-up, so that the mailed link signs in here without the password and nowhere else: 32
 * random bytes, of which the server has the SHA-256. For a day, until it is used, or until somebody signs out.
 */

const place = 'sign_up_secret'
const keptMs = 24 * 3_600_000
const stored = /^(\d{1,16}) ([0-9a-f]{64})$/

const inHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

export const signUpSecret = {
  /**
   * Keeps a secret for a day from now and answers with its digest; null in browsers without such digests (plain http).
   * Who signs up again meanwhile, maybe because a mail is late, keeps the same one, so that each link works here.
   */
  async keep(): Promise<string | null> {
    try {
      const secret = signUpSecret.read() ?? inHex(crypto.getRandomValues(new Uint8Array(32)))
      const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))
      storeValue(place, `${Date.now() + keptMs} ${secret}`)
      return inHex(new Uint8Array(digest))
    } catch {
      return null
    }
  },
  /** The secret, if one is kept. What is older than a day, or damaged, is removed. */
  read(): string | null {
    const text = readStored(place)
    if (text === null) return null
    const [, until = '0', secret] = stored.exec(text) ?? []
    const left = Number(until) - Date.now()
    // Nor longer than a day: the clock was set back.
    if (secret && left > 0 && left <= keptMs) return secret
    removeStored(place)
    return null
  },
  forget: () => removeStored(place),
}
