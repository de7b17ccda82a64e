import type { ReactNode } from 'react'

export interface Notice {
  kind: 'success' | 'info' | 'warning' | 'error'
  /** Both texts come translated. */
  title?: string
  message: ReactNode
}

interface ShownNotice extends Notice {
  id: number
}

let shown: readonly ShownNotice[] = []
let lastId = 0
const listeners = new Set<() => void>()

function show(now: typeof shown) {
  shown = now
  for (const listener of [...listeners]) listener()
}

/** Shows a notice for seven seconds; one that comes before the page can show it waits for that. */
export function notify(notice: Notice) {
  lastId += 1
  show([...shown, { ...notice, id: lastId }])
}

/** Takes a notice away: its time is over, or the reader closed it. */
export function dismissNotice(id: number) {
  show(shown.filter((notice) => notice.id !== id))
}

/** The notices that stand on the page now, the newest last. */
export const currentNotices = () => shown

/** Calls back whenever they change. Returns the way to stop. */
export function onNotices(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
