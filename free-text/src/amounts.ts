/* Numbers as they are written: 9,800, 9.8k, 1.2万, 8千5, 两万五. */

const digits = '零一二三四五六七八九'
const units: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000, k: 1000, 万: 10_000, w: 10_000 }
const han = `[${digits}两]`
const digitOf = (character: string) => (character === '两' ? 2 : Math.max(0, digits.indexOf(character)))

/** A count of years in either language. */
export const countPattern = `(?:\\d{1,2}|[${digits}两十]{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)`
const english = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** An amount with a unit, or with its thousands marked, or of plain figures. */
export const amountPattern = `(?:\\d{1,3}(?:,\\d{3})+|\\d{1,6}(?:\\.\\d{1,2})?(?: ?[kw千万](?![a-z])(?:[1-9]|${han})?)?|${han}?[十]?${han}?[千万]${han}?[千百]?)(?![\\d.,+]*\\d|\\+|多|余|几)`

/** A number in Chinese characters; a last digit without its unit is a tenth of the one before: 两万五 is 25,000. */
function hanNumber(text: string): number {
  let [total, part, last] = [0, 0, 1]
  for (const character of text) {
    const unit = units[character]
    if (unit === undefined) part = digitOf(character)
    else {
      total = unit === 10_000 ? (total + part || 1) * unit : total + (part || 1) * unit
      part = 0
      last = unit
    }
  }
  return total + part * (last > 10 ? last / 10 : 1)
}

/** The number of what `countPattern` matches. */
export function readCount(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  return english.includes(text) ? english.indexOf(text) + 1 : hanNumber(text)
}

/** The number of what `amountPattern` matches. */
export function readAmount(text: string): number {
  const { whole, unit, rest } = /^(?<whole>[\d,.]+) ?(?<unit>[kw千万])?(?<rest>.)?$/.exec(text)?.groups ?? {}
  if (whole === undefined) return hanNumber(text)
  const times = units[unit ?? ''] ?? 1
  const tenths = rest === undefined ? 0 : /\d/.test(rest) ? Number(rest) : digitOf(rest)
  return Math.round(Number(whole.replaceAll(',', '')) * times + (tenths * times) / 10)
}
