import type { WhatIf } from '@settlesg/contract'
import { isClear } from '@settlesg/model'
import { signedPeople } from './people.ts'
import type { Texts } from './texts.ts'

/** A difference in people of 100, in words; "no clear effect" where its sign is open. */
export function describeEffect(
  { t }: Texts,
  { value, low, high, effect }: WhatIf['difference'],
  isWeighed = true,
): string {
  if (!isWeighed) return t('analysis:not_weighed')
  if (isUnclear({ value, effect }))
    // Less than half a person either way is no range that anyone can read.
    return Math.round(low) === 0 && Math.round(high) === 0
      ? t('analysis:no_clear_effect')
      : t('analysis:no_clear_effect_range', { low: signedPeople(low), high: signedPeople(high) })
  const [least, most] = [Math.abs(low), Math.abs(high)].sort((one, other) => one - other)
  return t(effect === 'up' ? 'analysis:more_people' : 'analysis:fewer_people', {
    people: Math.round(Math.abs(value)),
    low: Math.round(least ?? 0),
    high: Math.round(most ?? 0),
  })
}

export const isUnclear = (difference: Pick<WhatIf['difference'], 'value' | 'effect'>): boolean => !isClear(difference)
