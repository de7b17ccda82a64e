import { BilledName, billedNameLength, type Purchase } from '@settlesg/contract'
import { ApiError } from '@settlesg/contract/client'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { api } from '../../base/api.ts'
import { Button } from '../../kit/button.tsx'
import { TextInput } from '../../kit/field.tsx'
import { FormFailure } from '../../kit/form-failure.tsx'
import { orNull, useForm } from '../../kit/use-form.ts'
import { purchaseQuery } from './purchase-queries.ts'
import classes from './receipt.module.css'

const ReceiptTo = z.object({ name: orNull(BilledName) })

/** Puts a company's name on the receipt; empty for the account's own. Not printed. */
export function ReceiptName({ purchase: { id, billed_to } }: { purchase: Purchase }) {
  const { t } = useTranslation('payments')
  const queries = useQueryClient()
  const form = useForm({
    schema: ReceiptTo,
    initial: { name: billed_to.at(-1)?.name ?? '' },
    texts: { name: { otherwise: 'payments:receipt_name.wrong' } },
    send: async (body) => queries.setQueryData(purchaseQuery(id).queryKey, await api.nameReceipt({ id, body })),
  })
  const code = form.failure instanceof ApiError ? form.failure.code : null
  const why = code === 'too_many_names' ? 'too_many' : code === 'validation' ? 'wrong' : 'failed'
  return (
    <form {...form.props} className={classes.name}>
      <TextInput
        label={t('receipt_name.label')}
        hint={t('receipt_name.hint')}
        autoComplete="organization"
        maxLength={billedNameLength}
        {...form.field('name')}
      />
      <Button type="submit" look="outline" isBusy={form.isSending}>
        {t('receipt_name.save')}
      </Button>
      <FormFailure failure={form.unexplained} message={t(`receipt_name.${why}`)} />
      <p role="status">{form.isDone && t('receipt_name.saved')}</p>
    </form>
  )
}
