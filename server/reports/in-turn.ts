/** Runs work of one account after the other, and that of different accounts beside each other. */
export function inTurnByAccount() {
  const last = new Map<string, Promise<unknown>>()
  return async <T>(userId: string, work: () => Promise<T>): Promise<T> => {
    const before = last.get(userId) ?? Promise.resolve()
    // Whether the one before failed is its caller's business.
    const mine = before.catch(() => null).then(work)
    last.set(userId, mine)
    try {
      return await mine
    } finally {
      if (last.get(userId) === mine) last.delete(userId)
    }
  }
}
