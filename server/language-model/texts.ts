import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@settlesg/contract'
import { readTexts, type Texts } from '@settlesg/wording'

const namespaces = ['case-words', 'result', 'model', 'advice', 'analysis', 'form', 'translation']
const locales = join(import.meta.dirname, '../../locales')
const textsIn = (language: Language): Texts =>
  readTexts(
    language,
    Object.fromEntries(
      namespaces.map((name) => [name, JSON.parse(readFileSync(join(locales, language, `${name}.json`), 'utf8'))]),
    ),
    'translation',
  )

/** What a case is put into words with. */
export const texts: Record<Language, Texts> = { en: textsIn('en'), zh: textsIn('zh') }
