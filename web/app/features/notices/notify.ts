import type { ReactNode } from 'react'
import { reportStuckLoading } from '../loading/stuck-loading.ts'

export interface Notice {
  kind: 'success' | 'info' | 'warning' | 'error'
  /** Both texts come translated. */
  title?: string
  message: ReactNode
}

let hasNotices = false
const listeners = new Set<() => void>()

/** Shows a notice for seven seconds. The code that shows it is loaded with the first one. */
export function notify(notice: Notice) {
  hasNotices = true
  for (const listener of [...listeners]) listener()
  import('./notice-list.tsx').then(({ showNotice }) => showNotice(notice)).catch(reportStuckLoading)
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
