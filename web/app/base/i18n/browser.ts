import { defaultLanguage } from '@settlesg/contract'
import type { i18n } from 'i18next'
import i18next from 'i18next'
import HttpBackend from 'i18next-http-backend'
import { initReactI18next } from 'react-i18next'
import { isHomeAddress } from '../addresses.ts'
import { reportStuckLoading } from '../loading/stuck-loading.ts'
import { embeddedStrings } from './embedded-strings.tsx'
import { i18nSettings, languageOfTag, otherLanguage, textsPath } from './languages.ts'

/**
 * Starts the texts in the language of the page that the server sent, with the texts inside it. English is the
 * fallback once texts of another language did not come: both languages have every text, and to fetch all of it twice
 * would double the requests of a page.
 */
export function startTexts() {
  const language = languageOfTag(document.documentElement.lang)
  const strings = embeddedStrings()
  const isEnglishNeeded = replaceMissingTexts(i18next)
  void i18next
    .use(HttpBackend)
    .use(initReactI18next)
    .init({
      ...i18nSettings,
      lng: language,
      fallbackLng: () => (isEnglishNeeded() ? [defaultLanguage] : []),
      ns: Object.keys(strings),
      resources: { [language]: strings },
      partialBundledLanguages: true,
      backend: { loadPath: textsPath },
    })
  // On home, where most people switch, all texts are there in the other language before they do. Elsewhere only what every
  // page needs is, since each text file is a request; the page's own come when somebody switches.
  const toSwitchTo = isHomeAddress(window.location.pathname) ? Object.keys(strings) : ['translation']
  whenIdle(() => i18next.reloadResources([otherLanguage(language)], toSwitchTo))
  return i18next
}

const whenIdle = (work: () => void) =>
  window.requestIdleCallback ? window.requestIdleCallback(work, { timeout: 10_000 }) : setTimeout(work, 2_000)

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
