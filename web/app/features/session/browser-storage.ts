/**
 * Stands in where the browser refuses local storage (private windows, blocked site data) or has no room left in it:
 * a value that could not be written there takes precedence over an older one that is still there.
 */
const memory = new Map<string, string>()

export function readStored(key: string): string | null {
  try {
    return memory.get(key) ?? localStorage.getItem(key)
  } catch {
    return null
  }
}

export function storeValue(key: string, value: string) {
  try {
    localStorage.setItem(key, value)
    memory.delete(key)
  } catch {
    memory.set(key, value)
  }
}

export function removeStored(key: string) {
  memory.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // The browser refuses storage, so nothing of the person is in it.
  }
}

/** Leaves nothing of a person on this device. Language and consent are cookies and stay. */
export function clearStored() {
  memory.clear()
  try {
    localStorage.clear()
    sessionStorage.clear()
  } catch {
    // The same.
  }
}
