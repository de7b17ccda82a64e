import { type Purchase, refundDays } from '@settlesg/contract'
import { ApiError } from '@settlesg/contract/client'
import { formatCents } from '@settlesg/wording'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../base/api.ts'
import { useSite } from '../base/site.ts'
import { Button } from '../kit/button.tsx'
import { ConfirmDialog } from '../kit/dialog.tsx'
import { useSubmit } from '../kit/use-submit.ts'
import {
  findRefundOutcome,
  isRefundable,
  purchasesQuery,
  useMoneyMoved,
  usePurchaseWords,
  useRefundWords,
} from './purchases.ts'

const refusals = ['units_spent', 'refund_period_over', 'already_refunded'] as const

/** The text under `refund.` that fits a failure. */
function failureKey(failure: unknown) {
  if (!(failure instanceof ApiError)) return 'failed' as const
  const refusal = refusals.find((code) => code === failure.code)
  if (refusal) return `failed_${refusal}` as const
  return failure.status === 503 ? ('failed_provider' as const) : ('failed' as const)
}

interface RefundPurchaseProps {
  purchase: Purchase
  /** Told once the refund was asked for, with what became of it. */
  onDone: (text: string) => void
}

/** Gives the money of unused packs back, after telling what goes and what stays. */
export function RefundPurchase({ purchase, onDone }: RefundPurchaseProps) {
  const { t, i18n } = useTranslation('payments')
  const words = usePurchaseWords(purchase)
  const { price, text } = useRefundWords(purchase)
  const [isAsking, setIsAsking] = useState(false)
  const moneyMoved = useMoneyMoved()
  const site = useSite()
  const refund = useSubmit(async () => {
    let answer: Purchase
    try {
      // As many as were shown: who has used one of them meanwhile is told so, and shown what is left.
      answer = await api.refundPurchase({ id: purchase.id, quantity: purchase.refund_offer?.quantity })
    } catch (failure) {
      // What made it impossible happened elsewhere: the page is to show it.
      if (failureKey(failure) !== 'failed') void moneyMoved()
      throw failure
    }
    setIsAsking(false)
    onDone(
      t(`refund.outcome.${findRefundOutcome(answer) ?? 'failed'}`, {
        price: formatCents(answer.refund?.amount_cents ?? 0, i18n.language),
        contact: site?.contact_email ?? '',
      }),
    )
    await moneyMoved()
  })
  return (
    <>
      <Button
        look="outline"
        size="sm"
        aria-label={t('refund.button_of', { price, name: words.name })}
        onClick={() => {
          refund.clearFailure()
          setIsAsking(true)
        }}
      >
        {t('refund.button', { price })}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('refund.title')}
        text={text}
        confirm={t('refund.confirm', { price })}
        cancel={t('refund.cancel')}
        isBusy={refund.isSending}
        failure={refund.failure === null ? null : t(`refund.${failureKey(refund.failure)}`, { days: refundDays })}
        onConfirm={() => void refund.submit()}
        onClose={() => setIsAsking(false)}
      />
    </>
  )
}

/** Enough to find every purchase of the last two weeks of nearly everybody. */
const purchasesLookedAt = 50

/** Every purchase whose money can come back, each with its button, after a sentence that comes translated; nothing for none. */
export function RefundablePurchases({ lead, onDone }: { lead: string; onDone: RefundPurchaseProps['onDone'] }) {
  const purchases = useQuery(purchasesQuery(0, purchasesLookedAt)).data?.data.filter(isRefundable) ?? []
  if (purchases.length === 0) return null
  return (
    <>
      <p>{lead}</p>
      <ul className="stack plain-list">
        {purchases.map((purchase) => (
          <RefundablePurchase key={purchase.id} purchase={purchase} onDone={onDone} />
        ))}
      </ul>
    </>
  )
}

function RefundablePurchase(props: RefundPurchaseProps) {
  const { name } = usePurchaseWords(props.purchase)
  return (
    <li className="row">
      <span>{name}</span>
      <RefundPurchase {...props} />
    </li>
  )
}
