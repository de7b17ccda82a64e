import type { Assessment } from '@settlesg/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { gap } from '../../../i18n/gap.ts'
import { draftOwnerQuery } from '../draft/draft-owner.ts'
import { OneQuestion } from './one-question.tsx'
import classes from './sharpen.module.css'

interface SharpenFormProps {
  assessment: Assessment
  onClose: () => void
}

/** One question at a time, the most telling first. What is typed is kept from the first letter on. */
export default function SharpenForm({ assessment, onClose }: SharpenFormProps) {
  const { t, i18n } = useTranslation(['result', 'model', 'form'])
  const { data: owner, error, refetch } = useQuery(draftOwnerQuery)
  if (owner) return <OneQuestion assessment={assessment} owner={owner} onClose={onClose} />
  if (!error) return null
  return (
    <p role="alert" className={classes.failure}>
      {t('sharpen.problem.not_opened')}
      {gap(i18n)}
      <button type="button" onClick={() => void refetch()}>
        {t('failed.retry')}
      </button>
    </p>
  )
}
