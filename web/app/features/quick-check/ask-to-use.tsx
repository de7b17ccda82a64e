import { currentAnswers } from '@settlesg/contract/older-answers'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Button } from '../../components/button.tsx'
import { useSubmit } from '../../components/use-submit.ts'
import { emptyDraft, loadDraft, saveDraft } from '../assessment/draft/draft.ts'
import { draftOwnerQuery } from '../assessment/draft/draft-owner.ts'
import classes from '../dialog/dialog.module.css'
import { LazyDialog } from '../dialog/lazy-dialog.tsx'
import { notify } from '../notices/notify.ts'
import { keptAnswers } from './kept-answers.ts'
import { overAnswers } from './over-answers.ts'

/**
 * "Use these answers?" Yes puts them into the form's draft, over what it has for the same questions; no removes them.
 * Closing the dialog decides nothing: they are asked about again, until their day is over. Answers that do not open any
 * more are gone, and a notice says so.
 */
export default function AskToUse() {
  const { t } = useTranslation('quick')
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(true)
  const use = useSubmit(async () => {
    const owner = await queries.ensureQueryData(draftOwnerQuery)
    const kept = await keptAnswers.open()
    if (!kept) return notify({ kind: 'warning', message: t('ask.gone') })
    const draft = loadDraft(owner) ?? emptyDraft
    saveDraft(owner, {
      ...draft,
      answers: overAnswers(draft.answers, currentAnswers(kept.answers, kept.schema)),
      assessed: null,
    })
    await navigate('/tool')
    keptAnswers.forget()
  })
  return (
    <LazyDialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('ask.title')}>
      <p>{t('ask.text')}</p>
      {use.failure !== null && (
        <p role="alert" className={classes.failure}>
          {t('ask.failed')}
        </p>
      )}
      <div className={classes.actions}>
        <Button isBusy={use.isSending} onClick={() => void use.submit()}>
          {t('ask.use')}
        </Button>
        <Button look="outline" onClick={() => keptAnswers.forget()}>
          {t('ask.no')}
        </Button>
      </div>
    </LazyDialog>
  )
}
