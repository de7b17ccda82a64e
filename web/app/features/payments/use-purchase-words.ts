import type { Purchase } from '@settlesg/contract'
import { useTranslation } from 'react-i18next'
import { formatCents } from '../../dates-and-money.ts'
import { useUnits } from './use-units.ts'

/** A purchase in words: its units, its price, and both as its name. */
export function usePurchaseWords({ units, unit, amount_cents }: Pick<Purchase, 'units' | 'unit' | 'amount_cents'>) {
  const { t, i18n } = useTranslation('payments')
  const words = { units: useUnits()(units, unit), price: formatCents(amount_cents, i18n.language) }
  return { ...words, name: t('purchase.name', words) }
}
