import { forgetBrowserKey, openForBrowser, sealForBrowser } from '../base/storage/browser-key.ts'
import { isStoredInPage, readStored, removeStored, storeValue, tabStorage } from '../base/storage/browser-storage.ts'

/*
 * The answers of the quick check that somebody asked to keep, for a day, until they are used, refused, or somebody signs
 * out: sealed in this browser, or for this tab where the browser has no keys (docs/decisions/063-kept-answers-are-sealed.md).
 * Who signs in here on the page of the mailed link goes on with them; anybody else is asked what to do with them.
 */

const place = 'quick_check'
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
  /** The answers at their places in the form, as JSON, sealed; null where they lie as `answers`. */
  sealed: string | null
  /** Read as anything that was stored before. */
  answers: unknown
}

function parse(text: string): Kept | null {
  try {
    const { until, schema, sealed = null, answers } = Object(JSON.parse(text))
    const isKept = typeof until === 'number' && typeof schema === 'number'
    return isKept && (sealed === null || typeof sealed === 'string') ? { until, schema, sealed, answers } : null
  } catch {
    return null
  }
}

/** What stands readable beside the sealed answers, which do not open once it is altered. */
const about = ({ until, schema }: Pick<Kept, 'until' | 'schema'>) => `${place} ${schema} ${until}`

function remove() {
  const hasSealed = readStored(place) !== null
  removeStored(place)
  tabStorage.remove(place)
  if (hasSealed) forgetBrowserKey()
}

/** Other tabs share the sealed answers: what they do with them is told here. Their sign-out reaches this tab's own. */
function onStorage({ key }: StorageEvent) {
  if (key === null) tabStorage.remove(place)
  if (key === null || key === place) tell()
}

export const quickCheckStorage = {
  /** Keeps them for a day from now, in place of any from before. Never rejects. */
  async keep(schema: number, answers: unknown): Promise<void> {
    const kept = { until: Date.now() + keptMs, schema }
    try {
      const sealed = await sealForBrowser(JSON.stringify(answers), about(kept))
      storeValue(place, JSON.stringify({ ...kept, sealed }))
      tabStorage.remove(place)
    } catch {
      tabStorage.store(place, JSON.stringify({ ...kept, answers }))
      removeStored(place)
    }
    tell()
  },
  forget() {
    remove()
    tell()
  },
  /**
   * Until when something is kept, in milliseconds since 1970, and where; null for nothing. What is damaged or older than a
   * day is removed.
   */
  read(): { until: number; where: 'browser' | 'tab' | 'page' } | null {
    const [kept, isForTab] = found()
    if (!kept) return null
    const isInPage = isForTab ? tabStorage.isInPage(place) : isStoredInPage(place)
    return { until: kept.until, where: isInPage ? 'page' : isForTab ? 'tab' : 'browser' }
  },
  /**
   * The answers with the number of their schema; null where none are kept (any more: another tab may take them while these
   * are opened), `'damaged'` where they do not open, and then nothing stays. Rejects where the browser cannot be asked for
   * its key just now.
   */
  async open(): Promise<Opened> {
    const opened = await open()
    if (opened === 'damaged') quickCheckStorage.forget()
    return opened
  },
  /** The same for who only looks: what does not open stays, and is told to who wants to use it. */
  look: open,
  subscribe(listener: () => void) {
    if (listeners.size === 0) window.addEventListener('storage', onStorage)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) window.removeEventListener('storage', onStorage)
    }
  },
}

type Opened = { schema: number; answers: unknown } | 'damaged' | null

async function open(): Promise<Opened> {
  const [kept] = found()
  if (!kept || kept.sealed === null) return kept
  const text = await openForBrowser(kept.sealed, about(kept))
  if (found()[0] === null) return null
  return text === null ? 'damaged' : { schema: kept.schema, answers: JSON.parse(text) }
}

function found(): [Kept | null, isForTab: boolean] {
  const ofBrowser = readStored(place)
  const text = ofBrowser ?? tabStorage.read(place)
  if (text === null) return [null, false]
  const kept = parse(text)
  if (kept && kept.until > Date.now()) return [kept, ofBrowser === null]
  remove()
  return [null, false]
}
