import type { i18n } from 'i18next'
import { textNamed } from '../../../i18n/text-named.ts'

/** What a reason is called: by the model of today, or as an earlier version of it called what is asked no more. */
export const factorText = (texts: i18n, factor: string): string =>
  textNamed(
    texts,
    texts.exists(`model:factor.${factor}`) ? `model:factor.${factor}` : `result:earlier_factor.${factor}`,
  )
