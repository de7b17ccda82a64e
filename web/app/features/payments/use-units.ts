import type { CreditRecord } from '@settlesg/contract'
import { useTranslation } from 'react-i18next'

/** Says how many of what: 3 credits. */
export function useUnits() {
  const { t } = useTranslation('payments')
  return (units: number, unit: CreditRecord['unit']): string => t(`units.${unit}`, { count: units })
}
