import { TextInput } from '@mantine/core'
import type { Purchase } from '@settlesg/contract'
import { billedNameLength } from '@settlesg/contract/catalogue'
import { ApiError } from '@settlesg/contract/client'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../api.ts'
import { Button } from '../../components/button.tsx'
import { FormFailure } from '../../components/form-failure.tsx'
import { useSubmit } from '../../components/use-submit.ts'
import { purchaseQuery } from './purchase-queries.ts'
import classes from './receipt.module.css'

/** Puts a company's name on the receipt; empty for the account's own. Not printed. */
export function ReceiptName({ purchase: { id, billed_to } }: { purchase: Purchase }) {
  const { t } = useTranslation('payments')
  const queries = useQueryClient()
  const [name, setName] = useState(billed_to.at(-1)?.name ?? '')
  const [isSaved, setIsSaved] = useState(false)
  const save = useSubmit(async () => {
    queries.setQueryData(purchaseQuery(id).queryKey, await api.nameReceipt({ id, body: { name: name.trim() || null } }))
    setIsSaved(true)
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsSaved(false)
    void save.submit()
  }
  const code = save.failure instanceof ApiError ? save.failure.code : null
  const why = code === 'too_many_names' ? 'too_many' : code === 'validation' ? 'wrong' : 'failed'
  return (
    <form className={classes.name} onSubmit={submit} noValidate>
      <TextInput
        label={t('receipt_name.label')}
        description={t('receipt_name.hint')}
        autoComplete="organization"
        maxLength={billedNameLength}
        value={name}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value)
          setIsSaved(false)
          save.clearFailure()
        }}
      />
      <Button type="submit" look="outline" isBusy={save.isSending}>
        {t('receipt_name.save')}
      </Button>
      <FormFailure failure={save.failure} message={t(`receipt_name.${why}`)} />
      <p role="status">{isSaved && t('receipt_name.saved')}</p>
    </form>
  )
}
