import { workerInPage } from '../base/site.ts'

declare global {
  interface Window {
    trustedTypes?: {
      // What it answers with passes for a string wherever a browser takes one.
      createPolicy: (name: string, rules: Rules) => Rules
    }
  }
}
interface Rules {
  createScriptURL: (address: string) => string
}

/** Our pages ask for Trusted Types (server/site): an address that came as plain text would be reported at each visit. */
const trusted = (address: string) =>
  window.trustedTypes?.createPolicy('service-worker', { createScriptURL: (own) => own }).createScriptURL(address) ??
  address

/** Has the browser keep the public pages for when there is no network (web/worker), once this page is at rest. */
export function startServiceWorker(): void {
  if (workerInPage !== 'on' || !('serviceWorker' in navigator)) return
  const register = () => {
    navigator.serviceWorker.register(trusted('/sw.js')).catch(() => {
      // A browser that keeps nothing, as in some private windows: the site works as without it.
    })
  }
  const atRest = () => (window.requestIdleCallback ? window.requestIdleCallback(register) : setTimeout(register, 2_000))
  if (document.readyState === 'complete') atRest()
  else window.addEventListener('load', atRest, { once: true })
}
