import { punctuation } from '@settlesg/wording'
import type { i18n } from 'i18next'

/** What stands between two sentences: Chinese has no space there. */
export const gap = (texts: Pick<i18n, 'language'>): string => punctuation(texts).gap
