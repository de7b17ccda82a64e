import type { Language } from '@settlesg/contract'
import { textsIn } from './texts.ts'

/*
 * Each number, amount, date, pass, scheme and change that a text names, as a mark: `n:37`, `range:28..46`, `s$:9800`,
 * `date:2026-12-26`, `month:2026-12`, `pass:ep`, `change:raise_pay`.
 */

const passes = ['ep', 's_pass', 'pep', 'entrepass', 'one_pass', 'tech_pass', 'dependant_pass', 'ltvp', 'ltvp_plus']
const changes = ['find_work', 'raise_pay', 'move_to_ep', 'next_qualification', 'further_degree', 'include_family']
const rarerChanges = ['local_school', 'sponsor_work', 'spouse_own_pass', 'spouse_pr', 'volunteer', 'own_home']
const shortMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

type Pattern = [pattern: RegExp, mark: (...groups: string[]) => string]

const two = (number: string) => number.padStart(2, '0')
const monthOf = (name: string) => two(String(shortMonths.indexOf(name) + 1))
const digits = (text: string) => text.replaceAll(',', '')

const datesIn: Record<Language, Pattern[]> = {
  en: [
    [
      /(\d{1,2}) ([A-Z][a-z]{2}) (\d{4})/g,
      (_, day = '', month = '', year) => `date:${year}-${monthOf(month)}-${two(day)}`,
    ],
    [/\b([A-Z][a-z]{2}) (\d{4})/g, (_, month = '', year) => `month:${year}-${monthOf(month)}`],
  ],
  zh: [
    [/(\d{4})年(\d{1,2})月(\d{1,2})日/g, (_, year, month = '', day = '') => `date:${year}-${two(month)}-${two(day)}`],
    [/(\d{4})年(\d{1,2})月/g, (_, year, month = '') => `month:${year}-${two(month)}`],
  ],
}

/** From the most to the least particular: what one of them has read, the next do not see. */
function patternsIn(language: Language): Pattern[] {
  const { t } = textsIn(language)
  const named = (kind: string, key: string, ids: readonly string[], flags: string): Pattern[] =>
    ids
      .map((id) => ({ id, name: t(`${key}.${id}`).replace(/\s*[（(].*$/, '') }))
      .sort((one, other) => other.name.length - one.name.length)
      .map(({ id, name }) => [new RegExp(`(?<![a-z])${RegExp.escape(name)}`, flags), () => `${kind}:${id}`])
  return [
    ...named('change', 'model:what_if', [...changes, ...rarerChanges, 'cover_letter'], 'gi'),
    ...named('scheme', 'model:route', ['gip', 'forarts'], 'g'),
    ...named('pass', 'form:option.pass', [...passes, 'student_pass'], 'g'),
    ...datesIn[language],
    [/S\$([\d,]+)/g, (_, amount = '') => `s$:${digits(amount)}`],
    [/(\d+) (?:to|至) (\d+)/g, (_, low, high) => `range:${low}..${high}`],
    [/(\d+(?:\.\d+)?)\s?%/g, (_, share) => `percent:${share}`],
    [/\d[\d,]*(?:\.\d+)?/g, (number = '') => `n:${digits(number)}`],
  ]
}
const patterns: Record<Language, Pattern[]> = { en: patternsIn('en'), zh: patternsIn('zh') }

/** Every mark in a text. */
export function marksIn(language: Language, text: string): string[] {
  let rest = text
  return patterns[language].flatMap(([pattern, mark]) => {
    const found = [...rest.matchAll(pattern)].map((groups) => mark(...groups))
    rest = rest.replaceAll(pattern, ' ')
    return found
  })
}

/** What these texts name by themselves, without what is filled in: other tests hold them to the facts. */
export function marksOfTexts(language: Language, ...keys: string[]): string[] {
  const texts = textsOnce[language]
  return keys.filter((key) => texts.exists(key)).flatMap((key) => marksIn(language, texts.t(key, holes)))
}
const textsOnce = { en: textsIn('en'), zh: textsIn('zh') }
const holes = new Proxy({}, { get: () => ' … ' })
