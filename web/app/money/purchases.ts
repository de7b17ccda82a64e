import type { CreditRecord, Purchase } from '@settlesg/contract'
import { formatCents, formatDate } from '@settlesg/wording'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { caseQuery } from '../assessments/assessment-queries.ts'
import { api } from '../base/api.ts'
import { meQuery } from '../base/session/authentication.tsx'

/** One page of the purchases, newest first. */
export const purchasesQuery = (skip: number, limit: number) =>
  queryOptions({
    queryKey: ['purchases', skip, limit],
    queryFn: ({ signal }) => api.purchases({ skip, limit }, { signal }),
  })

export const purchaseQuery = (id: string) =>
  queryOptions({
    queryKey: ['purchases', id],
    queryFn: ({ signal }) => api.purchase({ id }, { signal }),
  })

/** To be called when money or credits have moved: whatever shows them asks anew. */
export function useMoneyMoved() {
  const queries = useQueryClient()
  return async () => {
    const moved = [meQuery.queryKey, ['purchases'], ['credit-records'], ['assessments']]
    await Promise.all(moved.map((queryKey) => queries.invalidateQueries({ queryKey })))
  }
}

/** What a purchase is, as far as it tells whether its money can come back by the button. */
export const isRefundable = ({ refundable }: Pick<Purchase, 'refundable'>): boolean => refundable === 'yes'

export type PurchaseState =
  | Purchase['status']
  | 'disputed'
  | 'charged_back'
  | 'refund_requested'
  | 'refunded'
  | 'partly_refunded'

/** Where a purchase stands now, in one word: what became of the money comes before how it was paid. */
export function findPurchaseState(purchase: Purchase): PurchaseState {
  const { status, disputed, charged_back, refund, refunded_cents, amount_cents } = purchase
  if (disputed) return 'disputed'
  if (charged_back) return 'charged_back'
  if (refunded_cents >= amount_cents && amount_cents > 0) return 'refunded'
  // It was not as ordered, and all of it went back, however much it was.
  if (refunded_cents > 0 && status === 'cancelled') return 'refunded'
  if (refund?.status === 'requested') return 'refund_requested'
  return refunded_cents > 0 ? 'partly_refunded' : status
}

/** What became of the refund that its buyer asked for by the button. */
type RefundOutcome = 'succeeded' | 'requested' | 'failed' | 'held_by_bank' | 'paid_back_before'

/** Null where none was asked for. One that failed says nothing of the units: a bank may hold them, or they were paid back otherwise. */
export function findRefundOutcome(purchase: Purchase): RefundOutcome | null {
  const { refund, disputed, charged_back, refunded_cents, amount_cents } = purchase
  if (refund?.status !== 'failed') return refund?.status ?? null
  if (disputed || charged_back) return 'held_by_bank'
  return refunded_cents >= amount_cents ? 'paid_back_before' : 'failed'
}

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
  const describeUnits = useUnits()
  const goes = refund_offer ?? nothing
  const isWhole = goes.quantity === quantity
  const words = {
    count: goes.quantity,
    all: t('refund.packs', { count: quantity }),
    price: formatCents(goes.amount_cents, i18n.language),
    units: describeUnits(goes.units, unit),
    rest: formatCents(amount_cents - refunded_cents - goes.amount_cents, i18n.language),
    kept: describeUnits(goes.units_kept, unit),
  }
  const part = goes.units_kept > 0 ? 'text_part_kept' : 'text_part'
  return { ...words, isWhole, text: t(`refund.${isWhole ? 'text' : part}`, words) }
}

/** An analysis by the name that its owner gave the assessment, else by its day; by neither until, or where, it is not known. */
export function useAnalysisName(
  assessmentId: string,
  text: 'analysis' | 'to_analysis' | 'unlock_analysis' = 'analysis',
  isNamed = true,
): string {
  const { t, i18n } = useTranslation('payments')
  const { data } = useQuery(caseQuery(assessmentId))
  if (!data) return t(`checkout.${text}`)
  if (isNamed && data.label) return t(`checkout.${text}_named`, { name: data.label })
  return t(`checkout.${text}_of`, { date: formatDate(data.created_at, i18n.language) })
}
