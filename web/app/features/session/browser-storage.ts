/**
 * Stands in where the browser refuses local storage (private windows, blocked site data) or has no room left in it:
 * what could not be written there counts before what still stands there.
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
    // What could not be read cannot be left behind either.
  }
}

/** Leaves nothing of a person on this device. Language and consent are cookies and stay. */
export function clearStored() {
  memory.clear()
  try {
    localStorage.clear()
    sessionStorage.clear()
  } catch {
    // As above.
  }
}
