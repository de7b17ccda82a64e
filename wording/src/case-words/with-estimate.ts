import { placeOnRoute } from '../answer-in-short.ts'
import { leadingReasons } from '../movement.ts'
import { type DraftSentence, type SentenceWriter, spare } from './sentence-writer.ts'
import type { Paragraph, WordedCase } from './shapes.ts'

/** The five parts of a case that has an estimate. */
export function partsWithEstimate(
  write: SentenceWriter,
  worded: WordedCase,
): Record<Paragraph['part'], DraftSentence[]> {
  const { quote, say, idsOf } = write
  // With nothing to win by answering, no question is named.
  const [open] = worded.outlook.width?.unanswered === 0 ? [] : idsOf('open')
  return {
    standing: [
      say('standing.may', 'rule:may_apply'),
      ...quote('estimate:range', 'estimate:place'),
      say('standing.middle', 'estimate:month', 'estimate:mid', 'level:mid', 'level:range'),
      ...spare(0, quote('estimate:refusal')),
    ],
    why: [...reasonsFor(write, worded), ...spare(5, quote('estimate:why_width'))],
    open: [
      ...quote('estimate:width'),
      ...(open ? [say('open.question', open)] : []),
      ...spare(0, quote('estimate:assumed_refusals')),
      ...spare(0, quote(...idsOf('fact').filter((id) => id.startsWith('fact:not_weighed')))),
      ...spare(4, quote(...idsOf('note').filter((id) => id !== 'note:again'))),
    ],
    next: nextSteps(write, worded),
    unknown: [
      ...quote('fact:not_which', 'fact:whole_case'),
      ...spare(2, quote('fact:waiting')),
      ...quote('fact:independent'),
    ],
  }
}

/** Both sides, the one that decides where the case stands first. */
function reasonsFor({ quote, say, sayList }: SentenceWriter, { outlook }: WordedCase): DraftSentence[] {
  if (outlook.reasons.length === 0 || outlook.estimate === null) return quote('estimate:no_reasons')
  const { up, down } = leadingReasons(outlook.estimate, outlook.reasons)
  const isBelow = placeOnRoute(outlook.estimate) === 'below'
  const side = (name: 'for' | 'against', reasons: typeof up) => {
    const [most, ...others] = reasons.map(({ factor }) => `line:${factor}`)
    if (!most) return quote(`estimate:nothing_${name}`)
    const isFirst = isBelow === (name === 'against')
    return [
      say(`why.${isFirst ? '' : 'then_'}${name}`, most),
      ...(others.length > 0 ? spare(1, [sayList(`why.also_${name}`, 'why.line', others)]) : []),
    ]
  }
  const sides = [side('for', up), side('against', down)]
  return (isBelow ? sides.toReversed() : sides).flat()
}

/** Today's step, when to apply and what would help; what an analysis adds to that. Who has applied needs the step alone. */
function nextSteps({ quote, say, idsOf }: SentenceWriter, { outlook, step }: WordedCase): DraftSentence[] {
  if (step?.kind === 'outcome') return quote('step:today')
  // After a refusal with nothing new today's step says already not to apply.
  const isSaid = step?.kind === 'refused'
  const [other] = idsOf('what_if').filter((id) => id !== `what_if:${outlook.biggest_lever}`)
  return [
    ...quote('step:today', ...(isSaid ? [] : ['estimate:timing'])),
    ...quote('estimate:help'),
    ...(other ? spare(3, [say('next.what_if', other)]) : []),
    ...quote('papers:count', 'plan:submission'),
  ]
}
