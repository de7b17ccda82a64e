import { BilledName, billedNameLength, type Purchase } from '@settlesg/contract'
import { ApiError } from '@settlesg/contract/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import * as z from 'zod/mini'
import { api } from '../base/api.ts'
import { Button, ButtonLink } from '../kit/button.tsx'
import { TextInput } from '../kit/field.tsx'
import { Done, FailureDetail, FormFailure } from '../kit/form-failure.tsx'
import { MessagePanel } from '../kit/message-panel.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { PageLoading } from '../kit/spinner.tsx'
import { orNull, useForm } from '../kit/use-form.ts'
import { purchaseQuery } from './purchases.ts'
import { CreditNote, Receipt } from './receipt.tsx'

const isUnknown = (failure: unknown) => failure instanceof ApiError && [404, 422].includes(failure.status)

export default function ReceiptPage() {
  const { t } = useTranslation('payments')
  const { id = '' } = useParams()
  const { data: purchase, error, isFetching, refetch } = useQuery(purchaseQuery(id))
  const back = <ButtonLink to="/account/billing">{t('receipt.back')}</ButtonLink>
  const head = <PageHead title={t('receipt.title')} />
  if (purchase?.receipt_number && purchase.paid_at)
    return (
      <>
        {head}
        <Receipt purchase={purchase} number={purchase.receipt_number} paidAt={purchase.paid_at} />
        {purchase.credit_notes.map((note) => (
          <CreditNote key={note.number} purchase={purchase} note={note} />
        ))}
        <div className="stack screen-only prose mx-auto mt-7">
          <ReceiptName purchase={purchase} />
          <div className="row">
            <Button onClick={() => window.print()}>{t('receipt.print')}</Button>
            <ButtonLink look="outline" to="/account/billing">
              {t('receipt.back')}
            </ButtonLink>
          </div>
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

const ReceiptTo = z.object({ name: orNull(BilledName) })

/** Puts a company's name on the receipt; empty for the account's own. Not printed. */
function ReceiptName({ purchase: { id, billed_to } }: { purchase: Purchase }) {
  const { t } = useTranslation('payments')
  const queries = useQueryClient()
  const form = useForm({
    schema: ReceiptTo,
    initial: { name: billed_to.at(-1)?.name ?? '' },
    texts: { name: { otherwise: 'payments:receipt_name.wrong' } },
    freeText: ['name'],
    send: async (body) => queries.setQueryData(purchaseQuery(id).queryKey, await api.nameReceipt({ id, body })),
  })
  const code = form.failure instanceof ApiError ? form.failure.code : null
  const why = code === 'too_many_names' ? 'too_many' : code === 'validation' ? 'wrong' : 'failed'
  return (
    <form {...form.props} className="stack">
      <TextInput
        label={t('receipt_name.label')}
        hint={t('receipt_name.hint')}
        autoComplete="organization"
        maxLength={billedNameLength}
        {...form.field('name')}
      />
      <div>
        <Button look="outline" {...form.button}>
          {t('receipt_name.save')}
        </Button>
      </div>
      <FormFailure failure={form.unexplained} message={t(`receipt_name.${why}`)} />
      <Done>{form.isDone && t('receipt_name.saved')}</Done>
    </form>
  )
}
