import type { Assessment } from '@settlesg/contract'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../components/button.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { Section } from '../../../components/section.tsx'
import { formatDate, formatMonth } from '../../../dates-and-money.ts'
import { readAnswers } from '../answers/answers.ts'
import { situationOf } from '../answers/situation.ts'
import { ReuseAnswers } from '../draft/reuse-answers.tsx'
import { CheckAnswers } from '../form/check-answers.tsx'
import { resultPath } from '../reference.ts'
import layout from '../result/result.module.css'
import { Routes } from '../result/routes.tsx'
import { SourceList } from '../result/source-list.tsx'
import { useFocusOnArrival } from '../result/use-focus-on-arrival.ts'

/** One assessment in full: every route with its conditions, and the answers it was made from. */
export function Details({ assessment }: { assessment: Assessment }) {
  const {
    t,
    i18n: { language },
  } = useTranslation(['result', 'model'])
  const { id, label, prediction, profile, created_at, apply_month } = assessment
  const heading = useFocusOnArrival()
  const title = label ?? t('detail.title')
  const situation = situationOf(readAnswers(profile), apply_month)
  const { low, high, route } = assessment
  return (
    <article className={layout.result}>
      <PageHead title={title} />
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <ul className={layout.facts}>
          {route && <li>{t('for_route', { route: t(`model:route.${route}`) })}</li>}
          {low !== null && high !== null && <li>{t('detail.range', { low, high })}</li>}
          <li>{t('apply_month', { month: formatMonth(apply_month, language) })}</li>
          <li>{t('made_on', { date: formatDate(created_at, language) })}</li>
        </ul>
        <p>{t('detail.about')}</p>
        <div className={layout.actions}>
          <ButtonLink to={resultPath(id)}>{t('detail.result')}</ButtonLink>
          <ReuseAnswers assessmentId={id} />
        </div>
      </header>
      <Routes outlook={prediction} />
      <Section title={t('detail.answers')}>
        <CheckAnswers situation={situation} isFixed />
      </Section>
      <Section title={t('sources.title')}>
        <SourceList sources={prediction.sources} />
      </Section>
    </article>
  )
}
