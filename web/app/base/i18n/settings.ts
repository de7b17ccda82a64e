import { languages } from '@settlesg/contract'
import type { InitOptions } from 'i18next'

/** Shared by browser and prerender. Retries as in docs/what-was-asked.md 7: five, after 350 ms, then doubling. */
export const i18nSettings = {
  supportedLngs: [...languages],
  ns: ['translation'],
  defaultNS: 'translation',
  maxRetries: 5,
  retryTimeout: 350,
  interpolation: { escapeValue: false },
  returnNull: false,
} satisfies InitOptions

/** Where the texts are served, one file a namespace. */
export const textsPath = '/locales/{{lng}}/{{ns}}.json'
