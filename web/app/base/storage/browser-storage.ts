/**
 * Storage of the browser, with the page's memory in its place where the browser refuses it (private windows, blocked site
 * data) or has no room left in it: a value that could not be written there takes precedence over an older one that is
 * still there.
 */
function storageIn(area: () => Storage) {
  const memory = new Map<string, string>()
  return {
    read(key: string): string | null {
      try {
        return memory.get(key) ?? area().getItem(key)
      } catch {
        return null
      }
    },
    store(key: string, value: string) {
      try {
        area().setItem(key, value)
        memory.delete(key)
      } catch {
        memory.set(key, value)
      }
    },
    /** Whether what was stored there is in this page's memory alone, and goes when the page is left or loaded anew. */
    isInPage: (key: string) => memory.has(key),
    /** Whatever is stored, by its keys. */
    places(): string[] {
      try {
        return [...new Set([...memory.keys(), ...Object.keys(area())])]
      } catch {
        return [...memory.keys()]
      }
    },
    remove(key: string) {
      memory.delete(key)
      try {
        area().removeItem(key)
      } catch {
        // The browser refuses storage, so nothing of the person is in it.
      }
    },
    clear() {
      memory.clear()
      try {
        area().clear()
      } catch {
        // The same.
      }
    },
  }
}

const browserStorage = storageIn(() => localStorage)
export const {
  read: readStored,
  store: storeValue,
  remove: removeStored,
  isInPage: isStoredInPage,
  places: storedPlaces,
} = browserStorage

/** What no other tab sees, and what goes when this one is closed. */
export const tabStorage = storageIn(() => sessionStorage)

/** Leaves nothing of a person on this device. Language and consent are cookies and stay. */
export function clearStored() {
  browserStorage.clear()
  tabStorage.clear()
}
