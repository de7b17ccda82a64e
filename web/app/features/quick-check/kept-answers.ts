import { readStored, removeStored, storeValue } from '../session/browser-storage.ts'

/*
 * The answers of the quick check that somebody asked to keep: in this browser only, for a day, until they are used,
 * refused, or somebody signs out. Whoever signs in here next is asked what to do with them.
 */

const key = 'quick_check'
const keptMs = 24 * 3_600_000
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of [...listeners]) listener()
}

interface Kept {
  /** When they go, in milliseconds since 1970. */
  until: number
  /** The number of the answers' schema. */
  schema: number
  /** At their places in the form; read as anything that was stored before. */
  answers: unknown
}

function parse(text: string): Kept | null {
  try {
    const { until, schema, answers } = Object(JSON.parse(text))
    return typeof until === 'number' && typeof schema === 'number' ? { until, schema, answers } : null
  } catch {
    return null
  }
}

export const keptAnswers = {
  keep(schema: number, answers: unknown) {
    storeValue(key, JSON.stringify({ until: Date.now() + keptMs, schema, answers } satisfies Kept))
    tell()
  },
  forget() {
    removeStored(key)
    tell()
  },
  /** What is kept; null for nothing. What is damaged or older than a day is removed. */
  read(): Kept | null {
    const text = readStored(key)
    if (text === null) return null
    const kept = parse(text)
    if (kept && kept.until > Date.now()) return kept
    removeStored(key)
    return null
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
