import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { i18nSettings } from '../base/i18n/languages.ts'
import { allTexts } from '../base/i18n/prerender.ts'

/** Every text in both languages, without a request. */
export const startTestTexts = () =>
  i18next.use(initReactI18next).init({ ...i18nSettings, lng: 'en', fallbackLng: 'en', resources: allTexts() })
