import { defaultLanguage } from '@settlesg/contract/languages'
import type { i18n } from 'i18next'
import { reportStuckLoading } from '../features/loading/stuck-loading.ts'

/**
 * Where texts of one language do not come, English ones stand in: fetched if they are not in the page already. When
 * those do not come either, and the page needs them, a reload is offered. The answer tells whether that has happened.
 */
export function replaceMissingTexts(texts: i18n): () => boolean {
  let isEnglishNeeded = false
  texts.on('failedLoading', (failed, namespace) => {
    isEnglishNeeded = true
    if (texts.hasResourceBundle(defaultLanguage, namespace)) return
    if (failed !== defaultLanguage) void texts.reloadResources([defaultLanguage], [namespace])
    else if (!texts.hasResourceBundle(texts.language, namespace)) reportStuckLoading()
  })
  return () => isEnglishNeeded
}
