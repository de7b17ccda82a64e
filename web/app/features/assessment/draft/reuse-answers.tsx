import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Button } from '../../../components/button.tsx'
import { useSubmit } from '../../../components/use-submit.ts'
import { ConfirmDialog } from '../../dialog/confirm-dialog.tsx'
import { useDialogOpening } from '../../dialog/lazy-dialog.tsx'
import { assessmentQuery } from '../assessment-queries.ts'
import { draftOwnerQuery } from './draft-owner.ts'
import { drafts } from './lazy-draft.ts'
import classes from './reuse-answers.module.css'

interface ReuseAnswersProps {
  assessmentId: string
  /** Among other small actions it looks like a link. */
  look?: 'outline' | 'plain'
  /** Says which assessment is meant, where several stand in a list. */
  label?: string
}

/** Puts the answers of an assessment into the form, to start a new one from them. Asks first if others would be lost. */
export function ReuseAnswers({ assessmentId, look = 'outline', label }: ReuseAnswersProps) {
  const { t } = useTranslation(['result', 'model'])
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const { isOpening, openOnceHere } = useDialogOpening()

  const reuse = useSubmit(async (isAgreed: boolean) => {
    const [{ draftFrom, holdsOtherAnswers, loadDraft, saveDraft }, owner, { profile }] = await Promise.all([
      drafts.load(),
      queries.ensureQueryData(draftOwnerQuery),
      queries.ensureQueryData(assessmentQuery(assessmentId)),
    ])
    const next = draftFrom(profile)
    if (!isAgreed && holdsOtherAnswers(loadDraft(owner), next)) return openOnceHere(() => setIsAsking(true))
    saveDraft(owner, next)
    await navigate('/tool?step=check')
  })

  const isBusy = reuse.isSending || isOpening

  return (
    <>
      {look === 'plain' ? (
        <button type="button" aria-label={label} aria-busy={isBusy} onClick={() => void reuse.submit(false)}>
          {t('reuse.button')}
        </button>
      ) : (
        <Button
          look="outline"
          aria-label={label}
          isBusy={reuse.isSending}
          isOpening={isOpening}
          onClick={() => void reuse.submit(false)}
        >
          {t('reuse.button')}
        </Button>
      )}
      {reuse.failure !== null && (
        <p role="alert" className={classes.failure}>
          {t('reuse.failed')}
        </p>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('reuse.title')}
        text={t('reuse.text')}
        confirm={t('reuse.confirm')}
        cancel={t('reuse.cancel')}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void reuse.submit(true)}
      />
    </>
  )
}
