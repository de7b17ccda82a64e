import type { Purchase } from '@settlesg/contract'
import { refundDays } from '@settlesg/contract/catalogue'
import { ApiError } from '@settlesg/contract/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../api.ts'
import { Button } from '../../components/button.tsx'
import { useSubmit } from '../../components/use-submit.ts'
import { formatCents } from '../../dates-and-money.ts'
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx'
import { useDialogOpening } from '../dialog/lazy-dialog.tsx'
import { useSite } from '../site/use-site.ts'
import { useMoneyMoved } from './purchase-queries.ts'
import { refundOutcomeOf } from './purchase-state.ts'
import { usePurchaseWords } from './use-purchase-words.ts'
import { useRefundWords } from './use-refund-words.ts'

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
  const { isOpening, openOnceHere } = useDialogOpening()
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
      t(`refund.outcome.${refundOutcomeOf(answer) ?? 'failed'}`, {
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
        isOpening={isOpening}
        aria-label={t('refund.button_of', { price, name: words.name })}
        onClick={() => {
          refund.clearFailure()
          openOnceHere(() => setIsAsking(true))
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
