import type { Reason } from '@settlesg/contract'
import { figureWords, reasonWords } from '@settlesg/contract/reason-words'
import type { i18n } from 'i18next'
import { textNamed } from '../../../i18n/text-named.ts'
import { factorText } from './factor-text.ts'

/**
 * A reason as a sentence about the person's own answer: "S$9,500 a month and a bonus", "1 of 3 tax years given". Where
 * there is no answer, and in results from before answers came along, it is the name of the factor.
 */
export function reasonSentence(texts: i18n, { factor, answer }: Pick<Reason, 'factor' | 'answer'>): string {
  const words = figureWords(texts.language, (name, count) => texts.t(`result:span.${name}`, { count }))
  const [key, values] = reasonWords({ factor, answer }, words) ?? []
  return key && texts.exists(`result:said.${factor}.${key}`, values ?? {})
    ? textNamed(texts, `result:said.${factor}.${key}`, values)
    : factorText(texts, factor)
}
