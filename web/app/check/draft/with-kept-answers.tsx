import { monthInSingapore } from '@settlesg/contract'
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { notify } from '../../base/notices/notify.ts'
import type { AnswersOwner } from '../../drafts/answers-store.ts'
import { keptAnswers } from '../../drafts/visitor-answers.ts'
import { Button } from '../../kit/button.tsx'
import classes from '../../kit/dialog.module.css'
import { Dialog } from '../../kit/dialog.tsx'
import { PageLoading } from '../../kit/spinner.tsx'
import { useSubmit } from '../../kit/use-submit.ts'
import { type TakenAnswers, takeKeptAnswers } from './kept-answers.ts'

interface WithKeptAnswersProps {
  owner: AnswersOwner
  /** The form, which reads the draft when it is first shown; with what was taken into it. */
  children: (opening: TakenAnswers | null) => ReactNode
}

/**
 * Before the form is shown, answers that the quick check kept go into its draft, and it opens at the first question that
 * is open. Only where the draft answers one of them otherwise is that asked first; closing the dialog decides nothing.
 */
export function WithKeptAnswers({ owner, children }: WithKeptAnswersProps) {
  const { t } = useTranslation(['quick', 'form'])
  const navigate = useNavigate()
  // Whoever comes from their home has agreed there.
  const isAgreedBefore = useLocation().state?.takesKept === true
  const [opening, setOpening] = useState<TakenAnswers | null>(null)
  const [state, setState] = useState<'taking' | 'asking' | 'done'>(() =>
    keptAnswers.read() === null ? 'done' : 'taking',
  )
  const use = useSubmit(async (isAgreed: boolean) => {
    try {
      const taken = await takeKeptAnswers(owner, monthInSingapore(new Date()), isAgreed)
      if (taken === 'other_answers') return setState('asking')
      if (taken === 'damaged') notify({ kind: 'warning', message: t('ask.gone') })
      const opening = taken === 'damaged' ? null : taken
      setOpening(opening)
      // The form is there already, at another step.
      if (state === 'asking' && opening)
        void navigate(`/tool?step=${opening.step}`, { replace: true, state: { focus: opening.focus } })
      setState('done')
    } catch (failure) {
      setState('asking')
      throw failure
    }
  })
  // Once: a second taking would find the answers gone.
  const hasBegun = useRef(false)
  useEffect(() => {
    if (state !== 'taking' || hasBegun.current) return
    hasBegun.current = true
    void use.submit(isAgreedBefore)
  })

  // The form reads the draft when it is mounted: once these answers are in it, it is mounted anew.
  if (state !== 'asking')
    return state === 'taking' ? (
      <PageLoading title={t('form:title')} />
    ) : (
      <Fragment key={state}>{children(opening)}</Fragment>
    )
  return (
    <Fragment key={state}>
      {children(opening)}
      <Dialog isOpen onClose={() => setState('done')} title={t('ask.title')}>
        <p>{t('ask.text')}</p>
        {use.failure !== null && (
          <p role="alert" className="failure">
            {t('ask.failed')}
          </p>
        )}
        <div className={`row ${classes.actions}`}>
          <Button isBusy={use.isSending} onClick={() => void use.submit(true)}>
            {t('ask.use')}
          </Button>
          <Button
            look="outline"
            onClick={() => {
              keptAnswers.forget()
              setState('done')
            }}
          >
            {t('ask.no')}
          </Button>
        </div>
      </Dialog>
    </Fragment>
  )
}
