/** A year or a span of years, as the model's figures name it: 2022-24 / 2022 至 2024. */
export const formatYears = (years: string, language: string): string =>
  language.startsWith('zh') ? years.replace(/^(\d\d)(\d\d)-(\d\d)$/, '$1$2 至 $1$3') : years
