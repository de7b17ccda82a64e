import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { HydratedRouter } from 'react-router/dom'
import { isExactAddress } from './base/addresses.ts'
import { startTexts } from './base/i18n/browser.ts'
import { holdAutomaticReloads } from './base/loading/stuck-loading.ts'
import { startMocksIfAsked } from './mocked-development.ts'
import { startServiceWorker } from './shell/service-worker.ts'

if (import.meta.env.DEV) await startMocksIfAsked()

holdAutomaticReloads()
const i18n = startTexts()
const site = (
  <StrictMode>
    <I18nextProvider i18n={i18n}>
      <HydratedRouter />
    </I18nextProvider>
  </StrictMode>
)

startServiceWorker()
startTransition(() => {
  // `/Terms` comes as the not-found page, but React Router starts on the page `/terms`: nothing there to hydrate.
  if (isExactAddress(window.location.pathname)) hydrateRoot(document, site)
  else createRoot(document).render(site)
})
