const prefix = 'draft.'
/** Where in the browser's storage the draft of an account lies. */
export const draftPlace = (userId: string): string => `${prefix}${userId}`

/** Removes the drafts of everyone else from this device. */
export function removeDraftsOfOthers(userId: string): void {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
    for (const key of keys) if (key.startsWith(prefix) && key !== draftPlace(userId)) localStorage.removeItem(key)
  } catch {
    // Without local storage nothing was kept.
  }
}
