import { type Assessment, dayInSingapore, type RouteId } from '@settlesg/contract'
import { useTranslation } from 'react-i18next'
import { resultPath } from '../../assessments/reference.ts'
import { ButtonLink } from '../../kit/button.tsx'
import { Section } from '../../kit/section.tsx'
import shared from '../case.module.css'
import { CaseHeader } from '../case-layout.tsx'
import { exampleReportPath } from '../report/reports.ts'
import { ReuseAnswers } from '../reuse-answers.tsx'
import classes from '../unlocked.module.css'
import { ExampleParts } from './example-parts.tsx'
import { OpenAnalysis } from './open-analysis.tsx'
import { YourCounts } from './your-counts.tsx'

/** What the analysis holds, shown of a made-up person, what it costs, and the way to it. */
export function Offer({ known, route }: { known: Assessment; route: RouteId }) {
  const { t, i18n } = useTranslation(['analysis', 'model', 'advice', 'form'])
  const { id, low, high, apply_month, profile, prediction } = known
  return (
    <article className={shared.page}>
      <CaseHeader title={t('offer.title')}>
        <p className={classes.lead}>{t('offer.lead')}</p>
        {low !== null && high !== null && (
          <p className="muted small">{t('offer.for', { route: t(`model:route.${route}`), low, high })}</p>
        )}
      </CaseHeader>
      <Section title={t('offer.price_title')}>
        <OpenAnalysis assessmentId={id}>
          <YourCounts
            profile={profile}
            route={route}
            applyMonth={apply_month}
            madeOn={dayInSingapore(new Date(prediction.assessed_at))}
          />
        </OpenAnalysis>
      </Section>
      <Section title={t('offer.example_title')}>
        <div className="stack">
          <ExampleParts route={route} />
        </div>
        <p>{t('offer.part.more')}</p>
        <p>
          <a href={exampleReportPath(i18n.language)}>{t('offer.example_report')}</a>
        </p>
      </Section>
      <Section title={t('offer.free_title')}>
        <p>{t('offer.free')}</p>
        <div className={shared.actions}>
          <ButtonLink to={resultPath(id)} look="outline">
            {t('result')}
          </ButtonLink>
          <ReuseAnswers assessmentId={id} />
        </div>
      </Section>
    </article>
  )
}
