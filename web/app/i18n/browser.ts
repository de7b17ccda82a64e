import i18next from 'i18next'
import HttpBackend from 'i18next-http-backend'
import { initReactI18next } from 'react-i18next'
import { embeddedStrings } from './embedded-strings.tsx'
import { asLanguage, defaultLanguage, otherLanguage } from './languages.ts'
import { replaceMissingTexts } from './missing-texts.ts'
import { i18nSettings, textsPath } from './settings.ts'

/**
 * Starts the texts in the language of the page that the server sent, with the texts inside it. English is the
 * fallback as soon as it is there: asking for it at the start would hold up the first render of a Chinese page.
 */
export function startTexts() {
  const language = asLanguage(document.documentElement.lang)
  const strings = embeddedStrings()
  void i18next
    .use(HttpBackend)
    .use(initReactI18next)
    .init({
      ...i18nSettings,
      lng: language,
      fallbackLng: () => (i18next.hasResourceBundle(defaultLanguage, 'translation') ? [defaultLanguage] : []),
      ns: Object.keys(strings),
      resources: { [language]: strings },
      partialBundledLanguages: true,
      backend: { loadPath: textsPath },
    })
  replaceMissingTexts(i18next)
  whenIdle(() => i18next.loadLanguages(otherLanguage(language)))
  return i18next
}

const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 10_000 }) : setTimeout(work, 2_000)
