import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { bytesToHex, bytesToUtf8, hexToBytes, managedNonce, utf8ToBytes } from '@noble/ciphers/utils.js'

/** Puts a random nonce of 24 bytes before each text, and finds it there. */
const cipher = managedNonce(xchacha20poly1305)

/** A text that only this key (32 bytes in hexadecimal) opens, in hexadecimal. */
export const sealText = (key: string, text: string): string =>
  bytesToHex(cipher(hexToBytes(key)).encrypt(utf8ToBytes(text)))

/** What was sealed with one of these keys; null for what none of them opens, damaged texts among it. */
export function openText(keys: readonly string[], sealed: string): string | null {
  for (const key of keys) {
    try {
      return bytesToUtf8(cipher(hexToBytes(key)).decrypt(hexToBytes(sealed)))
    } catch {
      // Sealed with another one of the keys, or damaged.
    }
  }
  return null
}
