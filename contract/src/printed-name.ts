import * as z from 'zod/mini'
import { reportCharacters } from './report-characters.ts'

/** Marks without a picture of their own, which turn, hide or vary the text around them. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Variation_Selector}]/gu

/** A name that a person wrote, as a report prints it: composed (NFC), on one line, without invisible marks. */
export const printedName = (typed: string): string =>
  typed.replaceAll(/\s+/g, ' ').replaceAll(invisible, '').normalize('NFC').trim()

/** A letter with the marks on it: the least that one face sets. */
const letters = /\P{M}\p{M}*|\p{M}+/gu

type Face = readonly (readonly [first: number, last: number])[]
/** Read when the first name is, not by every page that has a schema of this package. */
let faces: readonly Face[] | undefined
const readFaces = (): readonly Face[] =>
  reportCharacters.map((face) =>
    face.split(/\s+/).map((range) => {
      const [first = 0, last = first] = range.split('-').map((code) => Number.parseInt(code, 16))
      return [first, last] as const
    }),
  )

/** What no face of a report has of a name, letter by letter, each once. A face also sets ṣ from s and its dot. */
export function unprintableIn(typed: string): string[] {
  faces ??= readFaces()
  const known = faces
  const canSet = (face: Face, letter: string) =>
    [...letter].every((one) => hasAll(face, one) || hasAll(face, one.normalize('NFD')))
  const found = (printedName(typed).match(letters) ?? []).filter(
    (letter) => !known.some((face) => canSet(face, letter)),
  )
  return [...new Set(found)]
}

const hasAll = (face: Face, text: string) =>
  [...text].every((one) => {
    const code = one.codePointAt(0) ?? 0
    return face.some(([first, last]) => first <= code && code <= last)
  })

/** In UTF-16 units, as forms count. */
export const mostLabelCharacters = 60

/** The name on the cover of a report: refused with a letter that would print as a box. */
export const Label = z.string().check(
  z.maxLength(mostLabelCharacters),
  z.check(({ value, issues }) => {
    const missing = unprintableIn(value)
    if (missing.length === 0) return
    const params = { rule: 'unprintable', letters: missing.join(' ') }
    issues.push({
      code: 'custom',
      input: value,
      message: 'write this name in Latin letters or Chinese characters',
      params,
    })
  }),
)
