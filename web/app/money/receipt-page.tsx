import { ApiError } from '@settlesg/contract/client'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { Button, ButtonLink } from '../kit/button.tsx'
import { FailureDetail } from '../kit/form-failure.tsx'
import { MessagePanel } from '../kit/message-panel.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { PageLoading } from '../kit/spinner.tsx'
import { CreditNote } from './parts/credit-note.tsx'
import { purchaseQuery } from './parts/purchase-queries.ts'
import classes from './parts/receipt.module.css'
import { Receipt } from './parts/receipt.tsx'
import { ReceiptName } from './parts/receipt-name.tsx'

const isUnknown = (failure: unknown) => failure instanceof ApiError && [404, 422].includes(failure.status)

export default function ReceiptPage() {
  const { t } = useTranslation('payments')
  const { id = '' } = useParams()
  const { data: purchase, error, isFetching, refetch } = useQuery(purchaseQuery(id))
  const back = <ButtonLink to="/account">{t('receipt.back')}</ButtonLink>
  const head = <PageHead title={t('receipt.title')} />
  if (purchase?.receipt_number && purchase.paid_at)
    return (
      <>
        {head}
        <Receipt purchase={purchase} number={purchase.receipt_number} paidAt={purchase.paid_at} />
        {purchase.credit_notes.map((note) => (
          <CreditNote key={note.number} purchase={purchase} note={note} />
        ))}
        <ReceiptName purchase={purchase} />
        <div className={classes.actions}>
          <Button onClick={() => window.print()}>{t('receipt.print')}</Button>
          <ButtonLink look="outline" to="/account">
            {t('receipt.back')}
          </ButtonLink>
        </div>
      </>
    )
  if (!purchase && !error)
    return (
      <>
        {head}
        <h1 className="visually-hidden">{t('receipt.title')}</h1>
        <PageLoading />
      </>
    )
  if (purchase || isUnknown(error)) {
    const which = purchase ? 'none' : 'unknown'
    return (
      <MessagePanel title={t(`receipt.${which}_title`)} actions={back}>
        {head}
        <p>{t(`receipt.${which}_text`)}</p>
      </MessagePanel>
    )
  }
  return (
    <MessagePanel
      title={t('receipt.failed_title')}
      actions={
        <Button isBusy={isFetching} onClick={() => void refetch()}>
          {t('receipt.retry')}
        </Button>
      }
    >
      {head}
      <p>{t('receipt.failed_text')}</p>
      <FailureDetail failure={error} />
    </MessagePanel>
  )
}
