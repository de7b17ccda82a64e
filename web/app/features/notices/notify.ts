import { lazyScript } from '../loading/lazy-script.ts'
import type { Notice } from './notice-list.tsx'

/** Draws the notices; for the shell. */
export const noticeList = lazyScript(() => import('./notice-list.tsx'))

let hasNotices = false
const listeners = new Set<() => void>()

/** Shows a notice for seven seconds. The code that shows it is loaded with the first one. */
export function notify(notice: Notice) {
  hasNotices = true
  for (const listener of [...listeners]) listener()
  void noticeList.load().then(
    ({ showNotice }) => showNotice(notice),
    () => {
      // The script has offered a reload already.
    },
  )
}

/** For the shell: whether there has been a notice yet. */
export const firstNotice = {
  hasCome: () => hasNotices,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
