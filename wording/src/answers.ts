import { punctuation, type Texts } from './texts.ts'

export const questionLabel = ({ t }: Pick<Texts, 't'>, path: string): string =>
  t(`form:field.${path.replaceAll(/\.\d+(?=\.)/g, '')}.label`)

/** An option of these texts in the words of the form; a route in those of the model. */
export const optionName = ({ t }: Pick<Texts, 't'>, texts: string, option: string): string =>
  t(texts === 'route' ? `model:route.${option}` : `form:option.${texts}.${option}`)

/** After a question mark comes no colon. */
export function answeredQuestion(language: Pick<Texts, 'language'>, name: string, answer: string): string {
  const { gap, colon } = punctuation(language)
  return `${name}${/[?？]$/.test(name) ? gap : colon}${answer}`
}
