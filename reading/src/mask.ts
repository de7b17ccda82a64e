import { type PlainText, plainText } from './plain-text.ts'

/*
 * What identifies a person and is never asked for: numbers of identity cards, passes and passports, telephone numbers
 * and mail addresses. They are covered in the browser before anything typed is kept, shown again or sent.
 */

const identifying: readonly RegExp[] = [
  /[a-z0-9._%+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4}/g,
  // NRIC and FIN, also with blanks or hyphens between.
  /(?<![a-z0-9])[stfgm][ -]?\d{4}[ -]?\d{3}[ -]?[a-z](?![a-z0-9])/g,
  // Passports of most countries, identity cards of China.
  /(?<![a-z0-9])[a-z]{1,2}\d{6,9}[a-z]?(?![a-z0-9])/g,
  /(?<!\d)\d{17}[\dx](?!\d)/g,
  // Telephone numbers: with a country's code, of Singapore, of China. An amount has no eight digits without a comma.
  /\+ ?\d{1,3}(?:[ -]?\(?\d{2,4}\)?){2,4}/g,
  /(?<![\d.,$])[3689]\d{3}[ -]?\d{4}(?!\d)/g,
  /(?<!\d)1[3-9]\d[ -]?\d{4}[ -]?\d{4}(?!\d)/g,
]

/** The same text with those characters covered; as long as before. */
export function maskPlainText({ text, places }: PlainText): PlainText {
  const masked = identifying.reduce((left, pattern) => left.replace(pattern, (found) => '•'.repeat(found.length)), text)
  return { text: masked, places }
}

/** What was typed, with numbers and addresses that identify a person covered by dots. Takes as much as is read at most. */
export function maskPersonalData(typed: string): string {
  const { text, places } = maskPlainText(plainText(typed))
  const read = typed.slice(0, places.at(-1))
  const covered = new Set([...text].flatMap((character, index) => (character === '•' ? [places[index] ?? -1] : [])))
  return [...read.split('')].map((unit, index) => (covered.has(index) ? '•' : unit)).join('')
}
