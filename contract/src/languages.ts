/* By themselves, without any schema: every first screen needs them, and little else. */
export const languages = ['en', 'zh'] as const
/** What is spoken until somebody chooses. */
export const defaultLanguage = 'en'
/** As HTML and HTTP name them (RFC 5646). */
export const languageTags = { en: 'en', zh: 'zh-Hans' } as const
