import i18next, { type Resource } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { i18nSettings } from '../base/i18n/languages.ts'

const files = import.meta.glob<Record<string, unknown>>('../../../locales/*/*.json', { eager: true, import: 'default' })

/** Every text in both languages, without a request. */
export async function startTestTexts() {
  const resources: Resource = {}
  for (const [path, texts] of Object.entries(files)) {
    const [, language = '', namespace = ''] = /(\w+)\/([\w-]+)\.json$/.exec(path) ?? []
    resources[language] = { ...resources[language], [namespace]: texts }
  }
  await i18next.use(initReactI18next).init({ ...i18nSettings, lng: 'en', fallbackLng: 'en', resources })
}
