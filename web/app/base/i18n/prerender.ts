import { defaultLanguage, type Language } from '@settlesg/contract'
import { createInstance, type Resource } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { i18nSettings } from './languages.ts'

const files = import.meta.glob<Record<string, unknown>>('../../../../locales/*/*.json', {
  eager: true,
  import: 'default',
})

/** Every text in both languages. */
export function allTexts(): Resource {
  const resource: Resource = {}
  for (const [path, texts] of Object.entries(files)) {
    const [, language = '', namespace = ''] = /(\w+)\/([\w-]+)\.json$/.exec(path) ?? []
    resource[language] = { ...resource[language], [namespace]: texts }
  }
  return resource
}

/** All texts at hand, for making HTML at build time. */
export function textsForPrerender(language: Language) {
  const i18n = createInstance()
  void i18n.use(initReactI18next).init({
    ...i18nSettings,
    lng: language,
    fallbackLng: defaultLanguage,
    resources: allTexts(),
    initAsync: false,
  })
  return i18n
}
