import type { WhatIf } from '@settlesg/contract'
import { useTranslation } from 'react-i18next'

/** A difference in people of 100, in words; "no clear effect" where its sign is open. */
export function useEffectText() {
  const { t } = useTranslation(['analysis'])
  return ({ value, low, high, effect }: WhatIf['difference'], weighed = true): string => {
    if (!weighed) return t('not_weighed')
    if (isUnclear({ value, effect }))
      // Less than half a person either way is no range that anybody can read.
      return Math.round(low) === 0 && Math.round(high) === 0
        ? t('no_clear_effect')
        : t('no_clear_effect_range', { low: signed(low), high: signed(high) })
    const [least, most] = [Math.abs(low), Math.abs(high)].sort((one, other) => one - other)
    return t(effect === 'up' ? 'more_people' : 'fewer_people', {
      people: Math.round(Math.abs(value)),
      low: Math.round(least ?? 0),
      high: Math.round(most ?? 0),
    })
  }
}

/** Whether a difference has an open sign, or is less than one of 100. */
export const isUnclear = ({ value, effect }: Pick<WhatIf['difference'], 'value' | 'effect'>): boolean =>
  effect === 'none' || Math.round(Math.abs(value)) === 0

/** Whole people with their sign; a true minus. */
export const signed = (people: number): string => {
  const whole = Math.round(people)
  return whole === 0 ? '0' : whole > 0 ? `+${whole}` : `−${-whole}`
}
