import icon from '../public/favicon.svg?inline'
import latin from './kit/fonts/latin-400.woff2?url'
import latinBold from './kit/fonts/latin-600.woff2?url'
import './kit/styles/fonts.css'
import './kit/styles/tokens.css'
import './kit/styles/base.css'
import './kit/styles/utilities.css'
import { languageTags } from '@settlesg/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router'
import { isExactAddress } from './base/addresses.ts'
import { queryClient } from './base/api.ts'
import callEarly from './base/call-early.js?raw'
import { EmbeddedStrings, StructuredData } from './base/i18n/embedded-strings.tsx'
import { asLanguage } from './base/i18n/languages.ts'
import { AuthenticationProvider } from './base/session/authentication.tsx'
import { consentInPage, originInPage, paymentsInPage, workerInPage } from './base/site.ts'
import { ReloadOffer } from './kit/reload-offer.tsx'
import { PageLoading } from './kit/spinner.tsx'
import { CrashPage } from './shell/crash.tsx'
import firstScript from './shell/first-script.js?raw'
import NotFoundPage from './shell/not-found.tsx'
import { ReplayEarlyClicks } from './shell/replay-early-clicks.tsx'
import { Shell } from './shell/shell.tsx'
import tooOldScript from './shell/too-old.js?raw'
import { TooOld } from './shell/too-old.tsx'
import { DialogsProvider } from './sign-in/index.ts'

/** What a browser paints around the page: --paper of kit/styles/tokens.css. first-script.js chooses between them. */
const themeColours = [
  ['light', '#fdfbf7'],
  ['dark', '#0f1916'],
] as const

function InlineScript({ lines }: { lines: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own lines, allowed by their hash
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: lines }} />
}

/** The document around everything, in the language of its texts. */
export function Layout({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  return (
    <html
      lang={languageTags[asLanguage(i18n.language)]}
      data-consent={consentInPage}
      data-payments={paymentsInPage}
      data-origin={originInPage}
      data-worker={workerInPage}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        {themeColours.map(([scheme, colour]) => (
          <meta
            key={scheme}
            name="theme-color"
            content={colour}
            media={`(prefers-color-scheme: ${scheme})`}
            data-scheme={scheme}
            suppressHydrationWarning
          />
        ))}
        <InlineScript lines={import.meta.env.SSR ? tooOldScript : ''} />
        <InlineScript lines={import.meta.env.SSR ? firstScript : ''} />
        <InlineScript lines={import.meta.env.SSR ? callEarly : ''} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {[latin, latinBold].map((face) => (
          <link key={face} rel="preload" href={face} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/favicon.ico" sizes="48x48" />
        <link rel="icon" href={icon} type="image/svg+xml" sizes="any" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={`/manifest-${asLanguage(i18n.language)}.webmanifest`} />
        <Meta />
        <Links />
        {import.meta.env.SSR && <StructuredData />}
      </head>
      <body>
        <TooOld />
        {children}
        <EmbeddedStrings />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <AuthenticationProvider>
        <DialogsProvider>{children}</DialogsProvider>
      </AuthenticationProvider>
    </QueryClientProvider>
  )
}

export default function App() {
  const { pathname } = useLocation()
  return (
    <Providers>
      <Shell>
        <Suspense fallback={<PageLoading />}>
          {isExactAddress(pathname) ? <Outlet /> : <NotFoundPage />}
          <ReplayEarlyClicks />
        </Suspense>
      </Shell>
      <ReloadOffer />
    </Providers>
  )
}

/** Shown until the script of a page that was not prerendered is there. */
export function HydrateFallback() {
  const { t } = useTranslation()
  return (
    <Providers>
      <Shell>
        <PageLoading />
        <noscript>
          <p>{t('needs_script')}</p>
        </noscript>
      </Shell>
      <ReloadOffer isWaiting />
    </Providers>
  )
}

export function ErrorBoundary() {
  return <CrashPage />
}
