import type { Factor } from '@settlesg/contract'
import { figureWords, reasonWords } from '@settlesg/contract/reason-words'
import type { Report } from './report.ts'

/** The person's own answer behind a factor, in the sentence of the result page; says so where there is none. */
export function answerSaid({ say, count, language }: Report, { factor, answer, answered }: Factor): string {
  const words = figureWords(language, (name, number) => count(`result:span.${name}`, number))
  const said = answered ? reasonWords({ factor, answer }, words) : null
  if (!said) return say('factors.not_answered')
  const [key, values = {}] = said
  const text = `result:said.${factor}.${key}`
  return typeof values.count === 'number' ? count(text, values.count, values) : say(text, values)
}
