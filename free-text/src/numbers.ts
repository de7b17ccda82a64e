/* Numbers as they are written: 9,800 and 8.400, 1.2万, 8千5, 两万五, 6k5, "twenty thousand". */

const digits: Readonly<Record<string, number>> = {
  零: 0,
  〇: 0,
  一: 1,
  壹: 1,
  二: 2,
  贰: 2,
  两: 2,
  三: 3,
  叁: 3,
  四: 4,
  肆: 4,
  五: 5,
  伍: 5,
  六: 6,
  陆: 6,
  七: 7,
  柒: 7,
  八: 8,
  捌: 8,
  九: 9,
  玖: 9,
}
const units: Readonly<Record<string, number>> = { 十: 10, 拾: 10, 百: 100, 佰: 100, 千: 1000, 仟: 1000, 万: 10_000 }
const englishWords = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
]

const englishNumber = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty'
export const chineseDigits = '零〇一壹二贰两三叁四肆五伍六陆七柒八捌九玖'
/** A count in either language: `4`, `four`, `四`, `十一`. */
export const countPattern = `\\d{1,2}|${englishNumber}|[${chineseDigits}十]{1,3}`

/** A number in Chinese characters; a last digit without its unit is a tenth of the one before: 两万五 is 25,000. */
export function chineseNumber(text: string): number {
  let [total, part, last] = [0, 0, 0]
  for (const character of text) {
    const unit = units[character]
    if (unit === undefined) {
      part = digits[character] ?? 0
      continue
    }
    total = unit === 10_000 ? (total + part || 1) * unit : total + (part || 1) * unit
    part = 0
    last = unit
  }
  return total + (last > 10 ? part * (/[零〇]/.test(text) ? 1 : last / 10) : part)
}

export const chineseYear = (text: string): number => Number([...text].map((one) => digits[one] ?? '').join(''))

export function readCount(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  const english = englishWords.indexOf(text)
  return english >= 0 ? english : chineseNumber(text)
}

/** Digits with thousands marked in any usual way: a point before three digits marks thousands, too. */
const readDecimal = (text: string): number =>
  /^\d{1,3}(?:[.,' ]\d{3})+$/.test(text) ? Number(text.replaceAll(/\D/g, '')) : Number(text.replaceAll(',', ''))

const multipliers: Readonly<Record<string, number>> = {
  k: 1000,
  w: 10_000,
  万: 10_000,
  千: 1000,
  thousand: 1000,
  grand: 1000,
}

export const amountPattern = `(?:(?<decimal>\\d{1,3}(?:[, ']\\d{3})+(?!\\d)|\\d{1,7}(?:\\.\\d{1,3})?) ?(?:(?<by>(?:k|w|thousand|grand)(?![a-z])|万|千)(?<after>\\d{1,3}|[${chineseDigits}](?!个))?(?<afterUnit>[千百])?)?|(?<english>${englishNumber}) (?<englishBy>thousand|k)\\b|(?<chinese>[${chineseDigits}十]{0,3}[万千](?:[${chineseDigits}千百十](?!个)){0,6}))`

export function readAmount(groups: Readonly<Record<string, string | undefined>>): number {
  const { decimal, by, after, afterUnit, english, chinese } = groups
  if (chinese) return chineseNumber(chinese)
  if (english) return readCount(english) * 1000
  const unit = multipliers[by ?? ''] ?? 1
  const whole = by ? Number((decimal ?? '').replaceAll(',', '')) : readDecimal(decimal ?? '')
  const rest = after === undefined ? 0 : /\d/.test(after) ? Number(after) : chineseNumber(after)
  const restUnit = afterUnit === '千' ? 1000 : afterUnit === '百' ? 100 : unit / 10 ** (after ?? '').length
  return Math.round(whole * unit + rest * restUnit)
}
