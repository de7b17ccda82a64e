import { punctuation, type Texts } from '@settlesg/wording'
import type { i18n } from 'i18next'
import { isText } from './text-named.ts'

/** The texts as the sentences of @settlesg/wording are made of them. A missing text shows as its key. */
export const asTexts = (texts: i18n): Texts => ({
  language: texts.language,
  t: (key, values) => (isText(texts, key, values) ? texts.t(key, { ...values }) : key),
  exists: (key) => texts.exists(key),
})

/** What stands between two sentences: Chinese has no space there. */
export const sentenceGap = (texts: Pick<i18n, 'language'>): string => punctuation(texts).gap
