/** What a text names as `{{name}}`. */
export type Values = Readonly<Record<string, string | number>>

/** The texts of one language, as i18next has them in the browser and `readTexts` gives them everywhere else. */
export interface Texts {
  readonly language: string
  /** The text of a key such as `model:route.pts`, filled in. */
  t(key: string, values?: Values): string
  exists(key: string): boolean
}

/** The texts of one language, by namespace. Throws for a missing text or value: nothing printed shows a key or a hole. */
export function readTexts(
  language: string,
  files: Readonly<Record<string, unknown>>,
  defaultNamespace?: string,
): Texts {
  const find = (key: string): unknown => {
    const [path = '', namespace = defaultNamespace] = key.split(':', 2).reverse()
    return path
      .split('.')
      .reduce<unknown>(
        (inner, part) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, part) : undefined),
        files[namespace ?? ''],
      )
  }
  return {
    language,
    t(key, values = {}) {
      const text = find(key)
      if (typeof text !== 'string') throw new Error(`There is no text ${key}`)
      return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
        const value = values[name]
        if (value === undefined) throw new Error(`No value for {{${name}}}`)
        return String(value)
      })
    },
    exists: (key) => typeof find(key) === 'string',
  }
}

/** A text with its number: of one, in either language, where there is a text of its own for one. */
export function counted(texts: Texts, key: string, count: number, values: Values = {}): string {
  const one = `${key}_one`
  return texts.t(count === 1 && texts.exists(one) ? one : `${key}_other`, { ...values, count })
}

type Language = Pick<Texts, 'language'>
const isChinese = ({ language }: Language): boolean => language.startsWith('zh')

/** The marks of a language: `gap` between two sentences, `semicolon` between parts that may have commas of their own. */
export const punctuation = (language: Language) =>
  isChinese(language)
    ? { gap: '', comma: '，', semicolon: '；', colon: '：', pause: '、' }
    : { gap: ' ', comma: ', ', semicolon: '; ', colon: ': ', pause: ', ' }

/** Sentences in a row; empty ones are left out. */
export const sentences = (language: Language, ...all: readonly string[]): string =>
  all.filter(Boolean).join(punctuation(language).gap)

/** "a, b and c", in the way of the language. */
export const listed = (language: Language, items: readonly string[]): string =>
  new Intl.ListFormat(isChinese(language) ? 'zh-CN' : 'en-GB', { type: 'conjunction' }).format(items)

/** "Global Investor Programme (GIP)": at least two words with a capital, then an abbreviation. */
const isSchemeName = /^[A-Z][a-z]+ [A-Z][a-z]+.*\([A-Za-z]+\)$/

/** A name that is set alone, such as "Your pay", as written within a sentence; abbreviations, amounts and schemes stay. */
export const midSentence = (name: string): string =>
  isSchemeName.test(name) ? name : name.replace(/^[A-Z](?=[a-z]| [a-z])/, (first) => first.toLowerCase())
