import type { Profile } from '@settlesg/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { caseQuery } from '../assessments/assessment-queries.ts'
import { ownerQuery } from '../drafts/answers-store.ts'
import { draftFrom, holdsOtherAnswers, loadDraft, saveDraft } from '../drafts/draft.ts'
import { Button } from '../kit/button.tsx'
import { ConfirmDialog } from '../kit/dialog.tsx'
import { useSubmit } from '../kit/use-submit.ts'

interface ReuseAnswersProps {
  assessmentId: string
  /** Among other small actions it looks like a link. */
  look?: 'outline' | 'link'
  /** Says which assessment is meant, where several stand in a list. */
  label?: string
  /** Other answers than those of the assessment, which are its beginning. */
  answers?: { profile: Profile; text: string }
}

/** Puts the answers of an assessment into the form, to start a new one from them. Asks first if others would be lost. */
export function ReuseAnswers({ assessmentId, look = 'outline', label, answers }: ReuseAnswersProps) {
  const { t } = useTranslation(['result', 'model'])
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const text = answers?.text ?? t('reuse.button')

  const reuse = useSubmit(async (isAgreed: boolean) => {
    const [owner, { profile }] = await Promise.all([
      queries.ensureQueryData(ownerQuery),
      queries.ensureQueryData(caseQuery(assessmentId)),
    ])
    const next = draftFrom(answers?.profile ?? profile)
    if (!isAgreed && holdsOtherAnswers(loadDraft(owner), next)) return setIsAsking(true)
    saveDraft(owner, next)
    await navigate('/tool?step=check')
  })

  return (
    <>
      <Button look={look} aria-label={label} {...reuse.button(false)}>
        {text}
      </Button>
      {reuse.failure !== null && (
        <p role="alert" className="w-full m-0 red">
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
