import type { i18n, ParseKeys } from 'i18next'

type Namespace = 'advice' | 'analysis' | 'form' | 'how' | 'model' | 'result'
type NamedKey = ParseKeys<['translation', 'advice', 'analysis', 'form', 'how', 'model', 'result']>

/** Whether the texts have this key, which is then one that i18next's types know. */
const isKey = (texts: i18n, key: string): key is NamedKey => texts.exists(key)

/**
 * A text whose key comes with data, so that no type can know it: of an answer, a stored result, the model's record.
 * A missing text shows as its key, as in i18next itself; tests beside the data make sure that none is missing.
 */
export function textNamed(
  texts: i18n,
  key: `${Namespace}:${string}`,
  values: Record<string, string | number> = {},
): string {
  return isKey(texts, key) ? texts.t(key, values) : key
}
