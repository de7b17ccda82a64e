import type { i18n, ParseKeys } from 'i18next'

type Namespace = 'advice' | 'analysis' | 'form' | 'home' | 'how' | 'model' | 'quick' | 'result'
type NamedKey = ParseKeys<
  ['translation', 'advice', 'analysis', 'case-words', 'form', 'home', 'how', 'model', 'quick', 'result']
>

/** Whether the texts have this key, for a count among the values its plural; it is then one that i18next's types know. */
export const isText = (texts: i18n, key: string, values: Record<string, string | number> = {}): key is NamedKey =>
  texts.exists(key, values)

/**
 * A text whose key comes with data, so that no type can know it: of an answer, a stored result, the model's record.
 * A missing text shows as its key, as in i18next itself; tests beside the data make sure that none is missing.
 */
export function textNamed(
  texts: i18n,
  key: `${Namespace}:${string}`,
  values: Record<string, string | number> = {},
): string {
  return isText(texts, key, values) ? texts.t(key, values) : key
}
