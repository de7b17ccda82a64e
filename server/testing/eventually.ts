import { setTimeout as wait } from 'node:timers/promises'

/** Tries until it does not throw; after `patienceMs` throws the last error. */
export async function eventually<T>(attempt: () => T | Promise<T>, patienceMs = 30_000): Promise<T> {
  for (const until = performance.now() + patienceMs; ; await wait(50))
    try {
      return await attempt()
    } catch (error) {
      if (performance.now() > until) throw error
    }
}
