import type { ResourceLanguage } from 'i18next'
import { createContext, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { type UIMatch, useMatches } from 'react-router'

const elementId = 'strings'

/** What a page module may export as `handle`: the namespaces that its prerendered HTML carries along. */
export interface PageHandle {
  namespaces: readonly string[]
}

const findNamespaces = (match: UIMatch<unknown, unknown>): readonly string[] =>
  (match.handle as PageHandle | undefined)?.namespaces ?? []

/** Namespaces that a document carries beside those of its page. */
export const MoreEmbedded = createContext<readonly string[]>([])

/** The texts that came inside the page, so that the first render needs no request. */
export function embeddedStrings(): ResourceLanguage {
  return JSON.parse(document.getElementById(elementId)?.textContent || '{}')
}

const embeddedText = import.meta.env.SSR ? undefined : (document.getElementById(elementId)?.textContent ?? '')

/** The page's texts as data for the browser. Written while prerendering; afterwards it stays as it came. */
export function EmbeddedStrings() {
  const { i18n } = useTranslation()
  const matches = useMatches()
  const namespaces = ['translation', ...matches.flatMap(findNamespaces), ...useContext(MoreEmbedded)]
  const texts = () =>
    JSON.stringify(Object.fromEntries(namespaces.map((name) => [name, i18n.getResourceBundle(i18n.language, name)])))
  return (
    <script
      id={elementId}
      type="application/json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own texts, with `<` escaped
      dangerouslySetInnerHTML={{ __html: embeddedText ?? texts().replaceAll('<', '\\u003c') }}
    />
  )
}
