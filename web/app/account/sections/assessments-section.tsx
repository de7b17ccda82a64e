import type { AssessmentSummary } from '@settlesg/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { assessmentsQuery, caseQuery } from '../../assessments/assessment-queries.ts'
import { api } from '../../base/api.ts'
import { ownerQuery } from '../../drafts/answers-store.ts'
import { forgetAssessed } from '../../drafts/draft.ts'
import { ButtonLink } from '../../kit/button.tsx'
import { ConfirmDialog } from '../../kit/dialog.tsx'
import { Done } from '../../kit/form-failure.tsx'
import { useSubmit } from '../../kit/use-submit.ts'
import { AccountSection, Paged, usePages } from './account-section.tsx'
import { AssessmentItem, useAssessmentName } from './assessment-item.tsx'

/** Every assessment that is kept: to open, to name, to start a new form from, to delete. */
export function AssessmentsSection() {
  const { t } = useTranslation('account')
  const [said, setSaid] = useState('')
  const [leaving, setLeaving] = useState<AssessmentSummary | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const describeName = useAssessmentName()
  const pages = usePages(assessmentsQuery, 5)
  const remove = useDelete((assessment) => {
    setIsAsking(false)
    setSaid(t('assessments.deleted', { name: describeName(assessment) }))
    document.getElementById('assessments')?.focus()
    pages.leaveEmptyPage()
  })

  return (
    <AccountSection title={t('assessments.title')} about={t('assessments.about')}>
      <Paged
        pages={pages}
        none={{
          text: t('assessments.none'),
          action: <ButtonLink to="/tool">{t('assessments.to_tool')}</ButtonLink>,
        }}
      >
        {({ data }) => (
          <ul id="assessments" tabIndex={-1} className="stack plain-list">
            {data.map((assessment) => (
              <AssessmentItem
                key={assessment.id}
                assessment={assessment}
                onRenamed={(renamed) => setSaid(t('assessments.renamed', { name: describeName(renamed) }))}
                onDelete={() => {
                  remove.clearFailure()
                  setLeaving(assessment)
                  setIsAsking(true)
                }}
              />
            ))}
          </ul>
        )}
      </Paged>
      <Done>{said}</Done>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('assessments.delete_title')}
        text={t('assessments.delete_text', { name: leaving ? describeName(leaving) : '' })}
        confirm={t('assessments.delete_confirm')}
        cancel={t('cancel')}
        isBusy={remove.isSending}
        failure={remove.failure === null ? null : t('not_done')}
        onConfirm={() => leaving && void remove.submit(leaving)}
        onClose={() => setIsAsking(false)}
      />
    </AccountSection>
  )
}

/** Deletes an assessment, and what this browser still knows of it. */
function useDelete(onDeleted: (assessment: AssessmentSummary) => void) {
  const queries = useQueryClient()
  return useSubmit(async (assessment: AssessmentSummary) => {
    const owner = await queries.ensureQueryData(ownerQuery)
    await api.deleteAssessment({ id: assessment.id })
    forgetAssessed(owner, assessment.id)
    queries.removeQueries({ queryKey: caseQuery(assessment.id).queryKey })
    await queries.invalidateQueries({ queryKey: ['assessments'] })
    onDeleted(assessment)
  })
}
