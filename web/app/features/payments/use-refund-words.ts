import type { Purchase } from '@settlesg/contract'
import { useTranslation } from 'react-i18next'
import { formatCents } from '../../dates-and-money.ts'
import { useUnits } from './use-units.ts'

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
