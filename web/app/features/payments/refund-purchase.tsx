import type { Purchase } from '@settlesg/contract'
import { refundDays } from '@settlesg/contract/catalogue'
import { ApiError } from '@settlesg/contract/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../api.ts'
import { Button } from '../../components/button.tsx'
import { useSubmit } from '../../components/use-submit.ts'
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx'
import { useDialogOpening } from '../dialog/lazy-dialog.tsx'
import { useMoneyMoved } from './purchase-queries.ts'
import { usePurchaseWords } from './use-purchase-words.ts'

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
  /** Told once the refund is on its way, with what to say. */
  onDone: (text: string) => void
}

/** Gives the money of an unused purchase back, after telling what happens. */
export function RefundPurchase({ purchase, onDone }: RefundPurchaseProps) {
  const { t } = useTranslation('payments')
  const words = usePurchaseWords(purchase)
  const [isAsking, setIsAsking] = useState(false)
  const { isOpening, openOnceHere } = useDialogOpening()
  const moneyMoved = useMoneyMoved()
  const refund = useSubmit(async () => {
    try {
      await api.refundPurchase({ id: purchase.id })
    } catch (failure) {
      // What made it impossible happened elsewhere: the page is to show it.
      if (failureKey(failure) !== 'failed') void moneyMoved()
      throw failure
    }
    setIsAsking(false)
    onDone(t('refund.done', words))
    await moneyMoved()
  })
  return (
    <>
      <Button
        look="outline"
        size="sm"
        isOpening={isOpening}
        aria-label={t('refund.button_of', words)}
        onClick={() => {
          refund.clearFailure()
          openOnceHere(() => setIsAsking(true))
        }}
      >
        {t('refund.button')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('refund.title')}
        text={t('refund.text', words)}
        confirm={t('refund.confirm', words)}
        cancel={t('refund.cancel')}
        isBusy={refund.isSending}
        failure={refund.failure === null ? null : t(`refund.${failureKey(refund.failure)}`, { days: refundDays })}
        onConfirm={() => void refund.submit()}
        onClose={() => setIsAsking(false)}
      />
    </>
  )
}
