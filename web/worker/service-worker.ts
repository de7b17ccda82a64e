import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import type { StoredSite } from './stored-site.ts'

/*
 * Lets the public pages open and the quick check work without a network. It answers for public pages, hashed assets and
 * texts alone: whatever else a page asks for, every call of the API among it, goes past it as if it were not there. Nothing
 * it keeps belongs to a person (docs/decisions/082-what-the-service-worker-keeps.md).
 */

declare const self: ServiceWorkerGlobalScope & { site: StoredSite }

const { build, addresses, home, assets, texts } = self.site
/** Of this build alone: the caches of another one go when this worker starts. */
const caches = { pages: `pages ${build}`, assets: `assets ${build}`, texts: `texts ${build}` }

/** For so long a slow network is waited for before what is kept is shown. */
const patienceSeconds = 4
const matchOptions = { ignoreVary: true }

/** The language that this browser's reader chose, where the browser lets a worker see it. */
async function chosenLanguage(): Promise<string> {
  const cookies = self.cookieStore?.getAll ? await self.cookieStore.getAll() : []
  const chosen = cookies.find(({ name }) => /^(__Host-)?language$/.test(name ?? ''))?.value
  return chosen?.startsWith('zh') ? 'zh' : 'en'
}

const languageOf = (response: Response) => (response.headers.get('content-language')?.startsWith('zh') ? 'zh' : 'en')

/** A page is kept under its address in its own language, whatever address it was asked for by. */
const keyOf = (url: string, language: string) => {
  const { pathname, origin } = new URL(url)
  return origin + (addresses[pathname]?.[language] ?? pathname)
}

const pages = new NetworkFirst({
  cacheName: caches.pages,
  networkTimeoutSeconds: patienceSeconds,
  matchOptions,
  plugins: [
    {
      fetchDidSucceed: async ({ response, state }) => {
        if (state) state.language = languageOf(response)
        return response
      },
      cacheWillUpdate: async ({ response }) => (response.status === 200 && !response.redirected ? response : null),
      cacheKeyWillBeUsed: async ({ request, mode, state }) =>
        keyOf(request.url, mode === 'write' ? state?.language : await chosenLanguage()),
      // Rather in the other language than not at all.
      cachedResponseWillBeUsed: async ({ cachedResponse, request }) => {
        if (cachedResponse) return cachedResponse
        const cache = await self.caches.open(caches.pages)
        const { pathname } = new URL(request.url)
        for (const key of Object.values(addresses[pathname] ?? {})) {
          const other = await cache.match(key, matchOptions)
          if (other) return other
        }
        return null
      },
    },
  ],
})

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && url.search === '' && Object.hasOwn(addresses, url.pathname),
  pages,
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.search === '' && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: caches.assets, matchOptions }),
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.search === '' && url.pathname.startsWith('/locales/'),
  new NetworkFirst({ cacheName: caches.texts, networkTimeoutSeconds: patienceSeconds, matchOptions }),
)

self.addEventListener('install', (event) => {
  event.waitUntil(keepHome().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(removeOtherBuilds().then(() => self.clients.claim()))
})

/** Home in each language, with its scripts and the texts of the quick check. */
async function keepHome(): Promise<void> {
  const [ofPages, ofAssets, ofTexts] = await Promise.all(
    [caches.pages, caches.assets, caches.texts].map((name) => self.caches.open(name)),
  )
  if (!ofPages || !ofAssets || !ofTexts) throw new Error('A cache did not open')
  // Without cookies: the address alone decides the language, and nobody's session is asked with.
  await ofPages.addAll(home.map((address) => new Request(address, { credentials: 'omit', cache: 'no-cache' })))
  await Promise.all([ofAssets.addAll(assets), ofTexts.addAll(texts)])
}

async function removeOtherBuilds(): Promise<void> {
  const current = new Set(Object.values(caches))
  for (const name of await self.caches.keys()) if (!current.has(name)) await self.caches.delete(name)
}
