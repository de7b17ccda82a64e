import icon from '../public/favicon.svg?inline'
import './styles/layers.css'
import 'virtual:theme.css'
import './styles/base.css'
import { languageTags } from '@settlesg/contract/languages'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router'
import { CrashPage } from './components/crash-page.tsx'
import { PageLoading } from './components/page-loading.tsx'
import { isExactAddress } from './exact-address.ts'
import { LazyPart } from './features/loading/lazy-part.tsx'
import { lazyScript } from './features/loading/lazy-script.ts'
import { ReloadOffer } from './features/loading/reload-offer.tsx'
import { AuthenticationProvider } from './features/session/authentication.tsx'
import { DialogsProvider } from './features/sign-in/dialogs.tsx'
import { consentInPage, paymentsInPage } from './features/site/settings-in-page.ts'
import { EmbeddedStrings } from './i18n/embedded-strings.tsx'
import { asLanguage } from './i18n/languages.ts'
import { Shell } from './layout/shell.tsx'
import { queryClient } from './query-client.ts'

/** The document around everything, in the language of its texts. */
export function Layout({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  return (
    <html
      lang={languageTags[asLanguage(i18n.language)]}
      data-consent={consentInPage}
      data-payments={paymentsInPage}
      data-mantine-color-scheme="light"
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fdfbf7" />
        <link rel="icon" href={icon} type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <EmbeddedStrings />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

const notFoundPage = lazyScript(() => import('./pages/not-found.tsx'))

function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <AuthenticationProvider>
        <DialogsProvider>{children}</DialogsProvider>
      </AuthenticationProvider>
    </QueryClientProvider>
  )
}

/** Prerendering requests addresses with a trailing slash. */
const isExact = (pathname: string) => import.meta.env.SSR || isExactAddress(pathname)

export default function App() {
  const { pathname } = useLocation()
  return (
    <Providers>
      <Shell>
        <Suspense fallback={<PageLoading />}>
          {isExact(pathname) ? (
            <Outlet />
          ) : (
            <LazyPart script={notFoundPage} props={{}} whileWaiting={<PageLoading />} />
          )}
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
