import { toYear } from '@settlesg/contract'
import { findAll, isDenied, isSurelyOwn, type Span, spanOf } from './clauses.ts'
import type { Reading } from './finding.ts'

/* An age, as people write it of themselves: 34, "29 yo", 29F, "Age: 33", 今年36. */

const after =
  '(?= ?(?:$|[,.(!|/](?!\\d)|years?[- ]old|y\\/?o|m\\b|f\\b|male|female|now|and|from|single|married|\ue000|(?:on (?:an? )?)?(?:ep|sp|s pass|wp|dp|ltvp|work permit)\\b))'
/** Before an age where one speaks of oneself, and of no score, amount or distance. */
const oneself =
  "(?<=^ ?(?:now )?|\\b(?:i am|i'm|im|i|me|hi|hello|hey|single|married|ep|pass|sp|indian|malaysian|chinese|filipin[oa]|burmese|age)[: ] ?)"
/** 30m from the MRT. */
const noDistance = '(?! (?:to|from|away|walk)\\b)'
/** A flat, a car or a company has an age, too. */
const thing = '(?:dog|cat|flat|hdb|condo|house|building|block|car|company|firm|business|start-?up)\\b'
const agePattern = new RegExp(
  [
    `\\b(?:i am|i'm|im|aged?(?: is)?:?|turning|${oneself}now) ?(\\d{2})${after}`,
    `^ ?(\\d{2}) now\\b|(?<=^ ?|我|本人|[\ue000 ])[男女](\\d{2})(?= ?(?:$|[,。岁 ]))`,
    `(?<!\\b${thing}[^,]{0,12})\\b(\\d{2}) ?-?(?:y\\/?o\\b|yrs?[- ]?old|years?[- ]?old|years of age)(?! ${thing})`,
    '(?<![狗猫车房][^,]{0,4})(\\d{2}) ?(?:周|虚)?岁(?! ?(?:来|时|那|为|就|前|之前|的时候|过来|出国|开始|到))',
    `${oneself}(\\d{2}) ?\\/? ?(?:[fm]|female|male)\\b${noDistance}`,
    `\\b(?:[fm]|female|male) ?\\/? ?(\\d{2})${after}`,
    // "17 this year": the date is covered.
    '^ ?(\\d{2}) \ue000{9}(?=$|[ ,.])',
    '\ue000\ue000(\\d{2})(?= ?(?:$|[,。岁了]))',
    '年龄 ?:? ?(\\d{2})',
    '(?:今年|(?<=^ ?|我)现在|现年|本人|我才?|刚满|年满)(\\d{2})(?= ?(?:$|[,。)了叻男女]))',
    '^ ?(\\d{2}) ?$',
  ].join('|'),
  'g',
)
/** No one younger writes of oneself here: a later birth is that of a child. */
export const leastAge = 12

/** Of another time: "when I was 27", "came at 24". */
const then = /\b(?:was|were|at|since|when|until|till|before|by|if)\b[^,]*$|(?:当年|时候|那年|当时|等|到)[^,]*$/

/** How old one says to be, as the year of birth that it comes to, or the one after the birthday of this year. */
export function readAges({ clauses, today, text }: Reading): { age: number; year: number; span: Span }[] {
  return findAll(clauses, agePattern).flatMap((one) => {
    const { clause, index, match, subjects } = one
    const age = Number(match.slice(1).find((text) => text !== undefined))
    // A number alone is an age only where the text begins with it.
    const isAlone = match[0].trim() === clause.text.trim() && /^\d+$/.test(match[0].trim())
    if (isAlone && clause !== clauses[0]) return []
    if (!isSurelyOwn(clause, clauses)) return []
    // 今年36: of no other date.
    if (match[0].startsWith('\ue000') && !text.startsWith('今年', clause.start + index)) return []
    const isOwn = subjects.length === 1 && subjects[0] === 'self'
    if (!isOwn || age < leastAge || age > 90 || isDenied(one) || then.test(clause.text.slice(0, index))) return []
    return [{ age, year: toYear(today) - age, span: spanOf(one) }]
  })
}
