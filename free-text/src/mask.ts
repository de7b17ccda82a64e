import { type PlainText, plainText } from './plain-text.ts'

/** What identifies a person is covered before anything typed is kept or sent; amounts, years, dates and postcodes are not. */

interface Identifying {
  pattern: RegExp
  spares?: (found: string) => boolean
}

const passAndDate = /^(?:ep|sp|pr|wp|dp)(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:[0-3]\d)?$/
const currencyAndAmount = /^(?:rm|us|hk|nt|au|sg)\d+$/
const date = /^(?:(?:19|20)\d\d(?:0[1-9]|1[0-2])[0-3]\d|[0-3]\d(?:0[1-9]|1[0-2])(?:19|20)\d\d)$/

const groupsOf = (found: string) => found.match(/\d+/g) ?? []
const isYear = (digits: string) => /^(?:19|20)\d\d$/.test(digits)
/** Pay next to years looks like the groups of a telephone number: "6000-8000", "+12000 2019". */
const isAmountOrYear = (digits: string) =>
  /^[1-9]\d{3,6}$/.test(digits) && (Number(digits) % 50 === 0 || isYear(digits))
const areAmountsOrYears = (found: string) => groupsOf(found).every(isAmountOrYear)
const digitsIn = (found: string) => groupsOf(found).join('').length

const identifying: readonly Identifying[] = [
  {
    pattern: /(?:[a-z0-9._%+-]{1,64}|\p{sc=Han}{1,4})(?:@|\(at\)|\[at\])[a-z0-9-]{1,63}(?:[.。][a-z0-9-]{1,63}){1,4}/gu,
  },
  // As people write it so that no machine reads it. An amount after @ ends with no letters.
  {
    pattern:
      /[a-z0-9._%+-]{1,64}(?: {1,2}@ {0,2}| {0,2}@ {1,2}| ?[([] ?at ?[)\]] ?)[a-z0-9-]{1,63}(?:(?:[.。]| ?[([] ?dot ?[)\]] ?)[a-z0-9-]{1,63}){0,3}(?:[.。]| ?[([] ?dot ?[)\]] ?)[a-z]{2,24}(?![a-z0-9])/g,
  },
  { pattern: /[a-z0-9._%+-]{1,64} at [a-z0-9-]{1,63}(?: dot [a-z0-9-]{2,63}){1,3}/g },
  // Names in WeChat and numbers in QQ.
  { pattern: /(?<=(?:微信号?|wechat|weixin)(?: ?id)?[: ]{0,3})(?=[a-z-]*[\d_])[a-z][a-z0-9_-]{5,19}(?![a-z0-9_-])/g },
  {
    pattern: /(?<=qq(?:号码?)?[: ]{0,3})[1-9]\d{4,11}(?!\d|[.,]\d| ?(?:元|块))/g,
    spares: isAmountOrYear,
  },
  // NRIC and FIN, also with blanks or hyphens between.
  { pattern: /(?<![a-z0-9'])[stfgm][ -]{0,3}\d{4}[ -]{0,3}\d{3}[ -]{0,3}[a-z](?![a-z0-9])/g },
  { pattern: /(?<![a-z0-9'])[stfgm][ -]?\d{3}[ -]{1,3}\d{4}-?[a-z](?![a-z0-9])/g },
  { pattern: /(?<![a-z0-9'])[stfgm][ -]?\d(?:[ .-]\d){6}[ .-]?[a-z](?![a-z0-9])/g },
  // Passports of most countries, identity cards of Hong Kong. A letter and six digits may be a postcode.
  {
    pattern: /(?<![a-z0-9])(?:[a-z]{2}\d{6,8}[a-z]?|[a-z]\d{7,9}[a-z]?|[a-z]\d{6}(?:[a-z]|\(\d\)))(?![a-z0-9])/g,
    spares: (found) => passAndDate.test(found) || currencyAndAmount.test(found),
  },
  // Some countries number their passports with digits alone.
  { pattern: /(?<=(?:passport|护照)[^\d\n]{0,15})\d{7,9}(?!\d)/g, spares: (found) => date.test(found) },
  {
    pattern: /(?<=(?:passport|护照)[^\d\n]{0,15})(?:(?<![a-z])[a-z]{1,2}[ -]?)?\d{3,4}[ -]{1,3}\d{3,5}(?!\d)/g,
    spares: (found) => areAmountsOrYears(found) || date.test(groupsOf(found).join('')),
  },
  // Identity cards of China and of Malaysia.
  { pattern: /(?<!\d)\d{6}[ -]?\d{8}[ -]?\d{3}[\dx](?!\d)/g },
  { pattern: /(?<!\d)\d{6}-\d{2}-\d{4}(?!\d)/g },
  // Telephone numbers of Singapore. An amount of eight digits has its currency, a comma, cents, or whole ten thousands.
  {
    pattern:
      /(?<!\d|\d[.,]|\$ ?|sgd ?|usd ?)(?:(?:\+ ?|00)?65[ -]?)?[3689](?:\d{3} {0,2}[./-]? {0,2}\d{4}|(?:[ .-]\d){7}|\d(?:[ .-]\d\d){3})(?!\d|[.,]\d| ?(?:元|块|dollars|sgd|(?:a|per|\/) ?month))/g,
    spares: (found) =>
      areAmountsOrYears(found) || /\/ ?(?:19|20)\d\d$/.test(found) || date.test(found) || /^\d{4}0000$/.test(found),
  },
  // Mobiles of China.
  {
    pattern: /(?<!\d|\d[.,])(?:(?:\+ ?|00)?86[ -]?)?1[3-9]\d {0,2}[./-]? {0,2}\d{4} {0,2}[./-]? {0,2}\d{4}(?!\d)/g,
    spares: (found) => groupsOf(found).length === 3 && groupsOf(found).slice(1).every(isYear),
  },
  // Of any country (ITU-T E.164: at most 15 digits). A plus after a number adds an amount.
  {
    pattern: /(?<![\dk万元] ?)\(?\+ ?\(?\d{1,15}(?:[ .()-]{1,3}\d{1,12}){0,5}(?!\d)/g,
    spares: (found) => digitsIn(found) < 8 || digitsIn(found) > 15 || areAmountsOrYears(found),
  },
  {
    pattern: /(?<![\d.,$])00[1-9]\d{0,14}(?:[ .-]\d{2,12}){0,4}(?!\d)/g,
    spares: (found) => digitsIn(found) < 10 || digitsIn(found) > 17,
  },
  // Of North America.
  {
    pattern: /(?<![\d.,/$-])(?:\([2-9]\d\d\) ?|[2-9]\d\d[ .-])\d{3}[ .-]\d{4}(?!\d|[.,]\d)/g,
    spares: (found) => groupsOf(found).every((digits) => Number(digits) % 50 === 0 || isYear(digits)),
  },
  // With the code of a place: of Malaysia, of a Chinese town.
  {
    pattern: /(?<![\d.,/-])0\d{1,3}[ -]\d{3,4}[ -]?\d{4}(?!\d)/g,
    spares: (found) => groupsOf(found).slice(1).every(isYear),
  },
]

const cover = (found: string) => '•'.repeat(found.length)

export function maskPlainText({ text, places }: PlainText): PlainText {
  const masked = identifying.reduce(
    (left, { pattern, spares }) => left.replace(pattern, (found) => (spares?.(found) ? found : cover(found))),
    text,
  )
  return { text: masked, places }
}

/** Covers numbers and addresses that identify a person with dots, in a text of any length; as long as before. */
export function maskPersonalData(typed: string): string {
  const plain = plainText(typed, Number.POSITIVE_INFINITY)
  const { text, places } = maskPlainText(plain)
  const covered = new Set([...text].flatMap((character, index) => (character === '•' ? [places[index]] : [])))
  let place = 0
  const characters = Array.from(typed, (character) => {
    const isCovered = covered.has(place)
    place += character.length
    return isCovered ? cover(character) : character
  })
  return characters.join('')
}
