import { del, get, update } from 'idb-keyval'

/*
 * A key that this browser makes for itself: no script can read it, so what it seals opens here and nowhere else.
 * docs/decisions/063-kept-answers-are-sealed.md
 */

const place = 'sealing_key'
const algorithm = 'AES-GCM'
const nonceBytes = 12

/**
 * A text that only this browser opens, in base64, bound to `about`, which stays readable beside it. Rejects where the
 * browser has no such keys (plain http) or keeps none (some private windows).
 */
export async function sealForBrowser(text: string, about: string): Promise<string> {
  let key = await crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt'])
  // One transaction: pressed twice, or in two tabs, all seal with the key that came first.
  await update<CryptoKey>(place, (present) => {
    key = present ?? key
    return key
  })
  const iv = crypto.getRandomValues(new Uint8Array(nonceBytes))
  const sealed = await crypto.subtle.encrypt(bound(iv, about), key, new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...iv, ...new Uint8Array(sealed)))
}

/**
 * What was sealed in this browser about the same; null for what is damaged, comes from elsewhere, or has lost its key.
 * Rejects where the browser cannot be asked for the key just now.
 */
export async function openForBrowser(sealed: string, about: string): Promise<string | null> {
  const key = await get<CryptoKey>(place)
  try {
    const bytes = Uint8Array.from(atob(sealed), (letter) => letter.charCodeAt(0))
    if (!key) return null
    const text = await crypto.subtle.decrypt(
      bound(bytes.subarray(0, nonceBytes), about),
      key,
      bytes.subarray(nonceBytes),
    )
    return new TextDecoder().decode(text)
  } catch {
    return null
  }
}

const bound = (iv: Uint8Array<ArrayBuffer>, about: string) => ({
  name: algorithm,
  iv,
  additionalData: new TextEncoder().encode(about),
})

/** Makes whatever was sealed in this browser unreadable for good. Never rejects. */
export async function forgetBrowserKey(): Promise<void> {
  try {
    await del(place)
  } catch {
    // The browser keeps no keys, so there is none.
  }
}
