import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { i18nSettings } from '../base/i18n/languages.ts'
import { allTexts } from '../base/i18n/prerender.ts'

/** Every text in both languages, without a request. A text that is not given what it names fails the test that shows it. */
export const startTestTexts = () =>
  i18next.use(initReactI18next).init({
    ...i18nSettings,
    lng: 'en',
    fallbackLng: 'en',
    resources: allTexts(),
    missingInterpolationHandler: (text: string, [placeholder]: string[]) => {
      throw new Error(`${placeholder} is not given to “${text}”`)
    },
  })
