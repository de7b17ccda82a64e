import { workerInPage } from '../site.ts'

/**
 * Has the browser keep the public pages for when there is no network (web/worker), once this page is at rest. Pages of the
 * development server say nothing of it, so that nothing stands between them and the mocked API.
 */
export function startServiceWorker(): void {
  if (workerInPage !== 'on' || !('serviceWorker' in navigator)) return
  const register = () => {
    navigator.serviceWorker.register('/sw.js').catch(() => {
      // A browser that keeps nothing, as in some private windows: the site works as without it.
    })
  }
  const atRest = () => ('requestIdleCallback' in window ? requestIdleCallback(register) : setTimeout(register, 2_000))
  if (document.readyState === 'complete') atRest()
  else window.addEventListener('load', atRest, { once: true })
}
