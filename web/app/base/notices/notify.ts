import type { ReactNode } from 'react'
import { makeListeners } from '../listeners.ts'

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
const listeners = makeListeners()

function show(now: typeof shown) {
  shown = now
  listeners.call()
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

/** The notices on the page now, the newest last. */
export const currentNotices = () => shown

/** Calls back whenever they change. Returns the way to stop. */
export const onNotices = listeners.subscribe
