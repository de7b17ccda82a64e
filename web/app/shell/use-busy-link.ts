import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

/**
 * While the script of the next page is on its way, the link that was pressed for it is busy. Seen to here for every
 * link of the site, so that none is forgotten; links to pages never set `aria-busy` themselves.
 */
export function useBusyLink() {
  const pressed = useRef<HTMLAnchorElement | null>(null)
  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      pressed.current = target instanceof Element ? target.closest('a') : null
    }
    document.addEventListener('click', remember, { capture: true })
    return () => document.removeEventListener('click', remember, { capture: true })
  }, [])

  const { location } = useNavigation()
  useEffect(() => {
    const link = pressed.current
    // The site also goes to pages by itself, after signing in for one.
    if (!location || link?.pathname !== location.pathname) return
    link.setAttribute('aria-busy', 'true')
    return () => link.removeAttribute('aria-busy')
  }, [location])
}
