import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'

export interface HowWording {
  t: TFunction
  language: string
}

/** The texts of the page that tells of the model, and of the model itself, and the language they are in. */
export function useHowWording(): HowWording {
  const { t, i18n } = useTranslation(['how', 'model'])
  return { t, language: i18n.language }
}
