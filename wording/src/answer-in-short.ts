import type { Estimate, Outlook, Timing } from '@settlesg/contract'
import { computeMovement, leadingGroups } from './movement.ts'
import { signedPeople } from './people.ts'
import { factorName } from './reasons.ts'
import { listed, midSentence, sentences, type Texts } from './texts.ts'
import { ruleVerdict } from './verdict.ts'

/** The answer that people come for, in three short sentences; docs/product.md 6 has their conditions. */

export type ShortOutlook = Pick<
  Outlook,
  | 'routes'
  | 'route'
  | 'estimate'
  | 'no_estimate_reason'
  | 'reasons'
  | 'assumed_refusals'
  | 'timing'
  | 'biggest_lever'
  | 'biggest_lever_size'
>

/** The middle of a range next to the route's own, both as whole people. */
export function placeOnRoute({ mid, base }: Pick<Estimate, 'mid' | 'base'>): 'above' | 'about' | 'below' {
  if (mid > Math.round(base.high)) return 'above'
  return mid < Math.round(base.low) ? 'below' : 'about'
}

/** All three sentences in a row. Without an estimate: what decides instead; empty for a permanent resident. */
export function answerInShort(texts: Texts, outlook: ShortOutlook): string {
  const { estimate, no_estimate_reason: reason, timing } = outlook
  if (!estimate) {
    const { key, standing } = ruleVerdict(outlook)
    if (key === 'already_pr' || reason === null) return ''
    const isOfOne = reason === 'no_open_route' && outlook.route !== null
    return texts.t(`result:short.no_estimate.${isOfOne ? `route_${standing}` : reason}`)
  }
  return sentences(
    texts,
    describePlace(texts, estimate, outlook.reasons),
    describeRefusal(texts, outlook),
    timing ? describeTiming(texts, timing) : '',
    describeHelp(texts, outlook),
  )
}

/** The place, and the reasons that count most in it; both sides where they even out. */
export function describePlace(texts: Texts, estimate: Estimate, reasons: Outlook['reasons']): string {
  const place = placeOnRoute(estimate)
  const { up, down } = leadingGroups(estimate, reasons)
  const named = { above: [up], about: [up, down], below: [down] }[place]
  const factors = named.flatMap((row) =>
    row
      ? [
          texts.t('result:short.factor', {
            factor: midSentence(texts.t(`model:group.${row.group}`)),
            people: signedPeople(row.people),
          }),
        ]
      : [],
  )
  const key = `result:short.place.${place}`
  return factors.length > 0 ? texts.t(`${key}_because`, { factors: listed(texts, factors) }) : texts.t(key)
}

/** How many fewer succeed of those who were refused as often, on the same route; empty where that is no one or not known. */
export function describeRefusal(
  texts: Texts,
  { estimate, assumed_refusals }: Pick<ShortOutlook, 'estimate' | 'assumed_refusals'>,
): string {
  if (!estimate || assumed_refusals !== null) return ''
  const people = -(computeMovement(estimate, []).refusal?.people ?? 0)
  return people > 0 ? texts.t('result:short.refusal', { people }) : ''
}

export function describeTiming(texts: Texts, { advice, months_ahead, difference, factor }: Timing): string {
  if (difference === null || months_ahead === null) return texts.t(`result:short.timing.${advice}`)
  const values = {
    time: texts.t(`result:short.time.${months_ahead}`),
    people: Math.round(Math.abs(difference.value)),
    factor: factor === null ? '' : midSentence(factorName(texts, factor)),
  }
  return texts.t(`result:short.timing.${advice}${factor === null ? '' : '_because'}`, values)
}

export function describeHelp(
  texts: Texts,
  {
    timing,
    biggest_lever,
    biggest_lever_size: size,
  }: Pick<ShortOutlook, 'timing' | 'biggest_lever' | 'biggest_lever_size'>,
): string {
  if (biggest_lever === null || size === null)
    // Even someone who has to change something first is given a way on.
    return texts.t(`result:short.help.${timing?.advice.startsWith('after_') ? 'none_yet' : 'none'}`)
  const change = midSentence(texts.t(`model:what_if.${biggest_lever}`))
  return texts.t('result:short.help.lever', { change, people: Math.round(size.value) })
}
