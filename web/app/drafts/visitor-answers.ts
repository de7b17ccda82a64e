import { answersSchema } from '@settlesg/contract'
import { forgetBrowserKey, openForBrowser, sealForBrowser } from '../base/storage/browser-key.ts'
import { isStoredInPage, readStored, removeStored, storeValue, tabStorage } from '../base/storage/browser-storage.ts'

/*
 * The answers of somebody without an account, sealed with a key of this browser (docs/decisions/063-kept-answers-are-sealed.md).
 * Those given so far are in this tab, for a reload and the browser's Back. Those that somebody asked to keep are there for a
 * day, until they are used, refused, or somebody signs out. Who signs in here on the page of the mailed link goes on with
 * them; anybody else is asked what to do with them.
 */

const kept = 'quick_check'
const soFar = 'quick_check_so_far'
const keptMs = 24 * 3_600_000
/** The tab's own go with the tab. */
const whileTabIsOpen = Number.MAX_SAFE_INTEGER
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of [...listeners]) listener()
}

interface Stored {
  /** When they go, in milliseconds since 1970. */
  until: number
  /** The number of the answers' schema. */
  schema: number
  /** The answers at their places in the form, as JSON, sealed; null where they lie as `answers`. */
  sealed: string | null
  /** Read as anything that was stored before. */
  answers: unknown
}

function parse(text: string): Stored | null {
  try {
    const { until, schema, sealed = null, answers } = Object(JSON.parse(text))
    const isStored = typeof until === 'number' && typeof schema === 'number'
    return isStored && (sealed === null || typeof sealed === 'string') ? { until, schema, sealed, answers } : null
  } catch {
    return null
  }
}

/** What is readable next to the sealed answers, which do not open once it is altered. */
const about = (place: string, { until, schema }: Pick<Stored, 'until' | 'schema'>) => `${place} ${schema} ${until}`

async function seal(place: string, until: number, answers: unknown): Promise<string> {
  const end = { until, schema: answersSchema }
  return JSON.stringify({ ...end, sealed: await sealForBrowser(JSON.stringify(answers), about(place, end)) })
}

type Opened = { schema: number; answers: unknown } | 'damaged' | null

async function opened(place: string, stored: Stored | null): Promise<Opened> {
  if (!stored || stored.sealed === null) return stored
  const text = await openForBrowser(stored.sealed, about(place, stored))
  return text === null ? 'damaged' : { schema: stored.schema, answers: JSON.parse(text) }
}

/** The newest answers of the tab are stored last, also where sealing an earlier one takes longer. */
let storing = Promise.resolve()

/** What was answered so far, in this tab; a browser without keys has it in the page only. Nothing here rejects. */
export const answersSoFar = {
  store(answers: unknown): Promise<void> {
    storing = storing.then(async () => {
      try {
        tabStorage.store(soFar, await seal(soFar, whileTabIsOpen, answers))
      } catch {
        tabStorage.remove(soFar)
      }
    })
    return storing
  },
  /** The answers; null where there are none that open, nor of this release's schema. */
  async open(): Promise<unknown> {
    const found = await opened(soFar, parse(tabStorage.read(soFar) ?? '')).catch(() => null)
    return found === 'damaged' || found?.schema !== answersSchema ? null : found.answers
  },
  forget() {
    storing = storing.then(() => tabStorage.remove(soFar))
    return storing
  },
}

function remove() {
  const hasSealed = readStored(kept) !== null
  removeStored(kept)
  tabStorage.remove(kept)
  if (hasSealed) forgetBrowserKey()
}

/** Other tabs share the sealed answers: what they do with them is told here. Their sign-out reaches this tab's own. */
function onStorage({ key }: StorageEvent) {
  if (key === null) tabStorage.remove(kept)
  if (key === null || key === kept) tell()
}

export const keptAnswers = {
  /** Keeps them for a day from now, in place of any from before. Never rejects. */
  async keep(answers: unknown): Promise<void> {
    const until = Date.now() + keptMs
    try {
      storeValue(kept, await seal(kept, until, answers))
      tabStorage.remove(kept)
    } catch {
      tabStorage.store(kept, JSON.stringify({ until, schema: answersSchema, answers }))
      removeStored(kept)
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
    const [stored, isForTab] = found()
    if (!stored) return null
    const isInPage = isForTab ? tabStorage.isInPage(kept) : isStoredInPage(kept)
    return { until: stored.until, where: isInPage ? 'page' : isForTab ? 'tab' : 'browser' }
  },
  /**
   * The answers with the number of their schema; null where none are kept (any more: another tab may take them while these
   * are opened), `'damaged'` where they do not open. Rejects where the browser cannot be asked for its key just now.
   */
  async open(): Promise<Opened> {
    const answers = await opened(kept, found()[0])
    return found()[0] && answers
  },
  subscribe(listener: () => void) {
    if (listeners.size === 0) window.addEventListener('storage', onStorage)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) window.removeEventListener('storage', onStorage)
    }
  },
}

function found(): [Stored | null, isForTab: boolean] {
  const ofBrowser = readStored(kept)
  const text = ofBrowser ?? tabStorage.read(kept)
  if (text === null) return [null, false]
  const stored = parse(text)
  if (stored && stored.until > Date.now()) return [stored, ofBrowser === null]
  remove()
  return [null, false]
}
