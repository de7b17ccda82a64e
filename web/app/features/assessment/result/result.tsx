import type { Prediction } from '@settlesg/contract'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { formatDate, formatMonth } from '../../../dates-and-money.ts'
import { ReuseAnswers } from '../draft/reuse-answers.tsx'
import { encodeReference } from '../reference.ts'
import { AdviceOf } from './advice.tsx'
import { Outcome } from './outlook-sections.tsx'
import classes from './result.module.css'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'

interface ResultProps {
  prediction: Prediction
  /** What follows the result. */
  children: ReactNode
}

/** A stored result with what it was made for and when, and the ways on. */
export function Result({ prediction, children }: ResultProps) {
  const {
    t,
    i18n: { language },
  } = useTranslation(['result', 'model'])
  const { route, apply_month, assessed_at, assessment_id } = prediction
  const heading = useFocusOnArrival()
  const title = t(prediction.estimate ? 'title' : 'title_no_estimate')
  return (
    <article className={classes.result}>
      <PageHead title={title} />
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <ul className={classes.facts}>
          {route && <li>{t('for_route', { route: t(`model:route.${route}`) })}</li>}
          <li>{t('apply_month', { month: formatMonth(apply_month, language) })}</li>
          <li>{t('made_on', { date: formatDate(assessed_at, language) })}</li>
        </ul>
      </header>
      <Outcome
        outlook={prediction}
        advice={prediction.estimate === null && <AdviceOf assessmentId={assessment_id} />}
      />
      <div className={classes.actions}>
        <ButtonLink to={`/tool/detail?assessment=${encodeReference(assessment_id)}`}>{t('see_answers')}</ButtonLink>
        <ReuseAnswers assessmentId={assessment_id} />
        <Button look="outline" onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
      {children}
    </article>
  )
}
