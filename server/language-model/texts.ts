import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@settlesg/contract'
import { makeSearch } from '@settlesg/faq'
import { passagesIn } from '@settlesg/faq/corpus'
import { readTexts, type Texts } from '@settlesg/wording'

/* Only a server with a language model loads this, at the first call. */

const namespaces = ['advice', 'ask', 'form', 'home', 'how', 'legal', 'model', 'story', 'translation']
const locales = join(import.meta.dirname, '../../locales')
const textsIn = (language: Language): Texts => {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(locales, language, `${name}.json`), 'utf8'))
  return readTexts(language, Object.fromEntries(namespaces.map((name) => [name, read(name)])), 'translation')
}

export const texts: Record<Language, Texts> = { en: textsIn('en'), zh: textsIn('zh') }
export const searches = { en: makeSearch(passagesIn(texts.en)), zh: makeSearch(passagesIn(texts.zh)) }
