import type { i18n, ResourceLanguage } from 'i18next'
import { type ComponentType, createContext } from 'react'
import { useTranslation } from 'react-i18next'
import { type UIMatch, useMatches } from 'react-router'

const elementId = 'strings'

/** What a page module may export as `handle`, for its prerendered HTML and what it shows before it can more. */
export interface PageHandle {
  /** Of texts that it carries along. */
  namespaces: readonly string[]
  /** What is on it in the words of schema.org, for search engines. */
  structuredData?: (texts: i18n) => readonly object[]
  /** Of a page for members: its headings and their space, with nothing of a person. */
  Frame?: ComponentType
}

export const handleOf = (match: UIMatch<unknown, unknown>) => match.handle as PageHandle | undefined

/** JSON that cannot end the element around it, whatever text it holds. */
export const jsonInScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/** Whether the document being made is the fallback, which starts every page that is not prerendered. */
export const IsFallback = createContext(false)

/** The texts that came inside the page, so that the first render needs no request. */
export function embeddedStrings(): ResourceLanguage {
  return JSON.parse(document.getElementById(elementId)?.textContent || '{}')
}

const embeddedText = import.meta.env.SSR ? undefined : (document.getElementById(elementId)?.textContent ?? '')

/** The page's texts as data for the browser. Written while prerendering; afterwards it stays as it came. */
export function EmbeddedStrings() {
  const { i18n } = useTranslation()
  const matches = useMatches()
  const namespaces = ['translation', ...matches.flatMap((match) => handleOf(match)?.namespaces ?? [])]
  const texts = () =>
    jsonInScript(Object.fromEntries(namespaces.map((name) => [name, i18n.getResourceBundle(i18n.language, name)])))
  return (
    <script
      id={elementId}
      type="application/json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own texts, with `<` escaped
      dangerouslySetInnerHTML={{ __html: embeddedText ?? texts() }}
    />
  )
}

/** The structured data of the page: made while prerendering alone, as the browser has no use for it. */
export function StructuredData() {
  const { i18n } = useTranslation()
  const data = useMatches().flatMap((match) => handleOf(match)?.structuredData?.(i18n) ?? [])
  if (data.length === 0) return null
  const json = jsonInScript({ '@context': 'https://schema.org', '@graph': data })
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own texts, with `<` escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
