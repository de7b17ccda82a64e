import data from '@mdn/browser-compat-data' with { type: 'json' }
import { supportedBrowsers } from '../web/supported-browsers.ts'

const oldest = { ...supportedBrowsers, safari_ios: supportedBrowsers.safari }
type Browser = keyof typeof oldest

interface Entry {
  __compat?: { support: Partial<Record<Browser, Support | Support[]>> }
}
interface Support {
  version_added: string | false | null
  version_removed?: string | false
  flags?: unknown[]
  prefix?: string
  alternative_name?: string
}

const { api, css, javascript } = data as unknown as Record<'api' | 'css' | 'javascript', Entry>
const numberOf = (version: string) => Number.parseFloat(version.replace('≤', ''))

function entryAt(root: Entry, path: string): Entry | undefined {
  return path
    .split('/')
    .reduce<Entry | undefined>((at, name) => (at as Record<string, Entry> | undefined)?.[name], root)
}

/** `path` as in MDN's data: `api/Document/startViewTransition`. Undefined where MDN does not know the thing. */
export function isInVersion(path: string, browser: Browser, version: number): boolean | undefined {
  const support = entryAt({ api, css, javascript } as Entry, path)?.__compat?.support
  return (
    support &&
    [support[browser]].flat().some((one) => {
      if (!one?.version_added || one.flags || one.prefix || one.alternative_name) return false
      const isGone = one.version_removed && numberOf(one.version_removed) <= version
      return !isGone && numberOf(one.version_added) <= version
    })
  )
}

/** Whether all supported browsers have a thing from their oldest version on, so far as MDN knows the thing. */
export const isSupported = (path: string): boolean =>
  Object.entries(oldest).every(([browser, version]) => isInVersion(path, browser as Browser, version) !== false)
