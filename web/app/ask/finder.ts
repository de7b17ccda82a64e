import type { Language } from '@settlesg/contract'
import { makeSearch, type Passage, type PassageSearch } from '@settlesg/faq'

const corpora = {
  en: () => import('virtual:ask-passages-en'),
  zh: () => import('virtual:ask-passages-zh'),
} satisfies Record<Language, () => Promise<{ default: Passage[] }>>

const searches: Record<Language, WeakMap<readonly Passage[], PassageSearch>> = { en: new WeakMap(), zh: new WeakMap() }

/** The search in this browser, among the passages of a language and this reader's own. Rejects where they do not arrive. */
export async function searchIn(language: Language, own: readonly Passage[]): Promise<PassageSearch> {
  const { default: corpus } = await corpora[language]()
  const search = searches[language].get(own) ?? makeSearch([...corpus, ...own])
  searches[language].set(own, search)
  return search
}
