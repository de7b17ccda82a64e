import { createContext, type MouseEvent, type ReactNode, useContext, useMemo, useState } from 'react'
import { lazyScript } from '../../base/loading/lazy-script.ts'
import { LazyPart, useOpening } from '../../kit/lazy-part.tsx'
import type { PanelSubject } from './how-panel.tsx'

const panel = lazyScript(() => import('./how-panel.tsx'))

const PanelContext = createContext<{ show: (subject: PanelSubject) => void } | null>(null)

/** Adds the panel to the page inside it. */
export function PanelProvider({ children }: { children: ReactNode }) {
  // The subject stays while the panel slides out.
  const [{ subject, isOpen }, setShown] = useState<{ subject: PanelSubject | null; isOpen: boolean }>({
    subject: null,
    isOpen: false,
  })
  const value = useMemo(() => ({ show: (wanted: PanelSubject) => setShown({ subject: wanted, isOpen: true }) }), [])
  const close = () => setShown((now) => ({ ...now, isOpen: false }))
  return (
    <PanelContext value={value}>
      {children}
      {subject && <LazyPart script={panel} props={{ subject, isOpen, onClose: close }} />}
    </PanelContext>
  )
}

/**
 * What makes a link open the panel: spread it over an `<a>`, whose `href` still counts where no script runs, and with a
 * key held for a new tab or window. Null on a page without a panel, where the link is a plain one.
 */
export function usePanelLink(subject: PanelSubject) {
  const shown = useContext(PanelContext)
  const { isOpening, openOnceHere } = useOpening(panel)
  if (!shown) return null
  return {
    'aria-haspopup': 'dialog',
    'aria-busy': isOpening || undefined,
    onClick(event: MouseEvent<HTMLAnchorElement>) {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      // Not every browser focuses a pressed link, and the focus is to come back here.
      event.currentTarget.focus({ preventScroll: true })
      openOnceHere(() => shown.show(subject))
    },
  } as const
}
