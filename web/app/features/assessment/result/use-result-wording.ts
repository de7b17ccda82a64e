import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'

export interface ResultWording {
  t: TFunction
  language: string
}

/** The texts of a result and of the model, and the language they are in. */
export function useResultWording(): ResultWording {
  const { t, i18n } = useTranslation(['result', 'model'])
  return { t, language: i18n.language }
}

/** All texts under a key, in the order of the file. */
export function textsUnder({ t }: ResultWording, key: string): string[] {
  const texts: unknown = t(key, { returnObjects: true })
  return typeof texts === 'object' && texts !== null ? Object.values(texts).map(String) : []
}
