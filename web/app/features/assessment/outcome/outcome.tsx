import type { Assessment, ReportedOutcome } from '@settlesg/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../api.ts'
import { Button } from '../../../components/button.tsx'
import { FormFailure } from '../../../components/form-failure.tsx'
import { useSubmit } from '../../../components/use-submit.ts'
import { LazyPart } from '../../loading/lazy-part.tsx'
import { lazyScript } from '../../loading/lazy-script.ts'
import { useOpening } from '../../loading/use-opening.ts'
import { notify } from '../../notices/notify.ts'
import { assessmentQuery } from '../assessment-queries.ts'
import classes from './outcome.module.css'
import { OutcomeSummary } from './outcome-summary.tsx'

const outcomeForm = lazyScript(() => import('./outcome-form.tsx'))

/** The reported outcome of this assessment's application, or the offer to report it, which opens the form. */
export function Outcome({ assessment }: { assessment: Assessment }) {
  const { t } = useTranslation('result')
  const [isOpen, setIsOpen] = useState(false)
  const { isOpening, openOnceHere } = useOpening(outcomeForm)
  const place = useRef<HTMLDivElement>(null)
  const show = useShownOutcome(assessment.id)
  const { outcome } = assessment
  // The button that was pressed goes away; the focus stays in its place.
  const close = () => {
    setIsOpen(false)
    place.current?.focus()
  }
  const end = async (now: ReportedOutcome | null, message: string) => {
    await show(now)
    close()
    notify({ kind: 'success', message })
  }
  const takeBack = useSubmit(async () => {
    await api.takeBackOutcome({ assessment_id: assessment.id })
    await end(null, t('outcome.taken_back'))
  })
  const open = (
    <Button
      look="outline"
      size="sm"
      isOpening={isOpening}
      onClick={() => {
        takeBack.clearFailure()
        openOnceHere(() => setIsOpen(true))
      }}
    >
      {t(outcome ? 'outcome.change' : 'outcome.open')}
    </Button>
  )

  return (
    <div ref={place} tabIndex={-1} className={classes.place}>
      {isOpen && (
        <LazyPart
          script={outcomeForm}
          props={{ assessment, onKept: (kept) => end(kept, t('outcome.is_kept')), onCancel: close }}
        />
      )}
      {!isOpen && (outcome ? <OutcomeSummary outcome={outcome} /> : <p>{t('outcome.about')}</p>)}
      {!isOpen && (
        <div className={classes.actions}>
          {open}
          {outcome && (
            <Button look="outline" size="sm" isBusy={takeBack.isSending} onClick={() => void takeBack.submit()}>
              {t('outcome.take_back')}
            </Button>
          )}
        </div>
      )}
      <FormFailure failure={takeBack.failure} message={t('outcome.failed')} />
    </div>
  )
}

/** Replaces the report that the page shows as kept; null for none. */
function useShownOutcome(assessmentId: string) {
  const queries = useQueryClient()
  return async (outcome: ReportedOutcome | null) => {
    const { queryKey } = assessmentQuery(assessmentId)
    // An answer from before, still on its way, would put back what was there.
    await queries.cancelQueries({ queryKey })
    queries.setQueryData(queryKey, (before) => before && { ...before, outcome })
    void queries.invalidateQueries({ queryKey: ['assessments', 'page'] })
  }
}
