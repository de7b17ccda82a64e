import { sentenceWriter, withinBounds } from './case-words/sentence-writer.ts'
import { type Claim, type Paragraph, parts, type WordedCase } from './case-words/shapes.ts'
import { supportedClaims } from './case-words/supported-claims.ts'
import { partsWithEstimate } from './case-words/with-estimate.ts'
import { partsWithoutEstimate } from './case-words/without-estimate.ts'
import type { Texts } from './texts.ts'
import { ruleVerdict } from './verdict.ts'

/*
 * A case told in words: where it stands, why, what is open, what to do next, and what nobody can know. A sentence is made of
 * claims and names them; what is a sentence elsewhere in the product is quoted, never written again (docs/product.md 6).
 * An analysis adds the next strongest change, the papers in hand and the day of the plan.
 */

/**
 * The case in 180 to 300 English words or 300 to 500 Chinese characters; without an estimate in as many at most, and no
 * fewer than 80 or 130. A part with nothing to say is left out; a permanent resident gets none. Texts of `case-words`,
 * `result`, `model`, `advice`, `analysis`, `form` and `translation`.
 */
export function caseInWords(texts: Texts, worded: WordedCase): Paragraph[] {
  const { outlook } = worded
  if (ruleVerdict(outlook).key === 'already_pr') return []
  const write = sentenceWriter(texts, supportedClaims(texts, worded))
  const found = outlook.estimate ? partsWithEstimate(write, worded) : partsWithoutEstimate(write, worded)
  const fitting = withinBounds(texts, found)
  return parts.map((part) => ({ part, sentences: fitting[part] })).filter(({ sentences }) => sentences.length > 0)
}

/** Every claim that can be made of this case to this reader, also those that no sentence needs. */
export const claims = (texts: Texts, worded: WordedCase): Claim[] =>
  supportedClaims(texts, worded).map(({ id, text }) => ({ id, text }))
