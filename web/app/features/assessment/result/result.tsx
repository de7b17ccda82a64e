import type { Assessment, Prediction } from '@settlesg/contract'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { formatDate, formatMonth } from '../../../dates-and-money.ts'
import { printPage } from '../../loading/printed-scripts.ts'
import { ReuseAnswers } from '../draft/reuse-answers.tsx'
import { analysisPath } from '../reference.ts'
import { Outcome } from './outlook-sections.tsx'
import classes from './result.module.css'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'

interface ResultProps {
  prediction: Prediction
  /** With the answers; null while it is on its way. */
  assessment: Assessment | null
  /** Whether the answers may still come: printing waits for what is shown of them. */
  isAwaited?: boolean
  /** What makes the estimate sharper. */
  sharpen: ReactNode
  /** What follows the result. */
  children: ReactNode
}

/** A stored result with what it was made for and when, and the ways on. */
export function Result({ prediction, assessment, isAwaited = false, sharpen, children }: ResultProps) {
  const {
    t,
    i18n: { language },
  } = useTranslation(['result', 'model'])
  const { apply_month, assessed_at, assessment_id } = prediction
  const heading = useFocusOnArrival()
  const [isPrintWanted, setPrintWanted] = useState(false)
  useEffect(() => {
    if (!isPrintWanted || isAwaited) return
    setPrintWanted(false)
    void printPage()
  }, [isPrintWanted, isAwaited])
  const title = t(prediction.estimate ? 'title' : 'title_no_estimate')
  return (
    <article className={classes.result}>
      <PageHead title={title} />
      <header className={classes.header}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <ul className={classes.facts}>
          <li>{t('apply_month', { month: formatMonth(apply_month, language) })}</li>
          <li>{t('made_on', { date: formatDate(assessed_at, language) })}</li>
        </ul>
      </header>
      <Outcome
        outlook={prediction}
        profile={assessment && { ...assessment.profile, route: { ...assessment.profile.route, apply_month } }}
        today={todayInSingapore()}
        sharpen={sharpen}
      />
      <div className={classes.actions}>
        <ButtonLink to={analysisPath(assessment_id)} look="outline">
          {t('see_answers')}
        </ButtonLink>
        <ReuseAnswers assessmentId={assessment_id} />
        <Button look="outline" isBusy={isPrintWanted} onClick={() => setPrintWanted(true)}>
          {t('print')}
        </Button>
      </div>
      {children}
    </article>
  )
}

/** YYYY-MM-DD; Singapore is eight hours ahead all year. */
const todayInSingapore = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
