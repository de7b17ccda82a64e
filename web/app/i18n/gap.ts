import type { i18n } from 'i18next'

/** What stands between two sentences: Chinese has no space there. */
export const gap = ({ language }: Pick<i18n, 'language'>): string => (language.startsWith('zh') ? '' : ' ')
