import { openForBrowser, sealForBrowser } from '../../base/storage/browser-key.ts'
import { tabStorage } from '../../base/storage/browser-storage.ts'

/*
 * The answers given so far in a quick check, which a reload and the browser's Back find again: in this tab alone, sealed
 * with this browser's key, until the tab is closed or somebody signs in or out. A browser without such keys has them in the
 * page only (docs/decisions/063-kept-answers-are-sealed.md).
 */

const place = 'quick_check_so_far'
/** What stands readable beside the sealed answers, which do not open once it is altered. */
const about = (schema: number) => `${place} ${schema}`
/** The newest answers are stored last, also where sealing an earlier one takes longer. */
let storing = Promise.resolve()

async function seal(schema: number, answers: unknown): Promise<void> {
  try {
    const sealed = await sealForBrowser(JSON.stringify(answers), about(schema))
    tabStorage.store(place, JSON.stringify({ schema, sealed }))
  } catch {
    tabStorage.remove(place)
  }
}

export const quickCheckSoFar = {
  /** In place of any from before. Never rejects. */
  store(schema: number, answers: unknown): Promise<void> {
    storing = storing.then(() => seal(schema, answers))
    return storing
  },
  /** The answers with the number of their schema; null where there are none that open. Never rejects. */
  async open(): Promise<{ schema: number; answers: unknown } | null> {
    try {
      const { schema, sealed } = Object(JSON.parse(tabStorage.read(place) ?? 'null'))
      if (typeof schema !== 'number' || typeof sealed !== 'string') return null
      const text = await openForBrowser(sealed, about(schema))
      return text === null ? null : { schema, answers: JSON.parse(text) }
    } catch {
      return null
    }
  },
  forget() {
    storing = storing.then(() => tabStorage.remove(place))
    return storing
  },
}
