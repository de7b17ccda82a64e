import type { CreditRecord, Purchase } from '@settlesg/contract'
import { formatCents } from '@settlesg/wording'
import { useTranslation } from 'react-i18next'

/** Says how many of what: 3 credits. */
export function useUnits() {
  const { t } = useTranslation('payments')
  return (units: number, unit: CreditRecord['unit']): string => t(`units.${unit}`, { count: units })
}

/** A purchase in words: its units, its price, and both as its name. */
export function usePurchaseWords({ units, unit, amount_cents }: Pick<Purchase, 'units' | 'unit' | 'amount_cents'>) {
  const { t, i18n } = useTranslation('payments')
  const words = { units: useUnits()(units, unit), price: formatCents(amount_cents, i18n.language) }
  return { ...words, name: t('purchase.name', words) }
}

const nothing = { quantity: 0, units: 0, amount_cents: 0, units_kept: 0 }

/** What the refund button gives back, in words: how many packs, their price, and what of the purchase goes and stays. */
export function useRefundWords({ unit, amount_cents, quantity, refund_offer, refunded_cents }: Purchase) {
  const { t, i18n } = useTranslation('payments')
  const unitsOf = useUnits()
  const goes = refund_offer ?? nothing
  const isWhole = goes.quantity === quantity
  const words = {
    count: goes.quantity,
    all: t('refund.packs', { count: quantity }),
    price: formatCents(goes.amount_cents, i18n.language),
    units: unitsOf(goes.units, unit),
    rest: formatCents(amount_cents - refunded_cents - goes.amount_cents, i18n.language),
    kept: unitsOf(goes.units_kept, unit),
  }
  const part = goes.units_kept > 0 ? 'text_part_kept' : 'text_part'
  return { ...words, isWhole, text: t(`refund.${isWhole ? 'text' : part}`, words) }
}
