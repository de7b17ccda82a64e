import { defaultLanguage, type Language, languages, languageTags } from '@settlesg/contract'

/** The language a text names, or the default for anything we have no texts in. */
export const asLanguage = (text: string | null | undefined): Language =>
  languages.find((language) => language === text) ?? defaultLanguage

/** The language that a page names in its `lang`. */
export const languageOfTag = (tag: string): Language =>
  languages.find((language) => languageTags[language] === tag) ?? defaultLanguage

export const otherLanguage = (language: Language): Language => (language === 'en' ? 'zh' : 'en')

/** The language of ours that comes first among those a browser prefers; null when it names neither. */
export const preferredLanguage = (tags: readonly string[]): Language | null =>
  tags.flatMap((tag) => languages.filter((language) => tag.toLowerCase().split('-')[0] === language))[0] ?? null
