import { type AssessmentSummary, priceOrder } from '@settlesg/contract'
import { formatCents } from '@settlesg/wording'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../base/api.ts'
import { analysisPath, resultPath } from '../../base/assessments/reference.ts'
import { meQuery, useMe } from '../../base/session/authentication.tsx'
import { ReuseAnswers } from '../../check/index.ts'
import { Button, ButtonLink } from '../../kit/button.tsx'
import { Callout, Panel } from '../../kit/panel.tsx'
import { Section } from '../../kit/section.tsx'
import { useSubmit } from '../../kit/use-submit.ts'
import { BuyPack, useUnits } from '../../money/index.ts'
import shared from '../case.module.css'
import { CaseHeader } from '../case-layout.tsx'
import { exampleReportPath } from '../reports/reports.ts'
import classes from './analysis.module.css'
import { ExampleParts } from './example-parts.tsx'
import { costInSupercredits, UnlockDialog } from './unlock-dialog.tsx'

/** What the analysis holds, shown of a made-up person, what it costs, and the way to it. */
export function Offer({ assessment }: { assessment: AssessmentSummary }) {
  const { t, i18n } = useTranslation(['analysis', 'model', 'advice', 'form'])
  const { id, route, low, high } = assessment
  return (
    <article className={shared.page}>
      <CaseHeader title={t('offer.title')}>
        <p className={classes.lead}>{t('offer.lead')}</p>
        {route && low !== null && high !== null && (
          <p className="muted small">{t('offer.for', { route: t(`model:route.${route}`), low, high })}</p>
        )}
      </CaseHeader>
      <Price assessmentId={id} />
      <Section title={t('offer.example_title')}>
        <div className="stack">
          <Callout>
            <p>{t('offer.example_notice')}</p>
          </Callout>
          <ExampleParts />
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

/** The price, and the way to pay: with a supercredit at hand a question that tells the balance, else pack 2. */
function Price({ assessmentId }: { assessmentId: string }) {
  const { t, i18n } = useTranslation(['analysis'])
  const units = useUnits()
  const me = useMe()
  const queries = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const unlock = useSubmit(async () => {
    await api.consumeSupercredits({ body: { assessment_id: assessmentId } })
    void queries.invalidateQueries({ queryKey: meQuery.queryKey })
    void queries.invalidateQueries({ queryKey: ['credit-records'] })
    // The page shows the analysis once it knows that it is unlocked.
    await queries.invalidateQueries({ queryKey: ['assessments'] })
  })
  const held = me.data?.supercredits
  const { amountCents, units: count, unit } = priceOrder('pack_2', 1)
  return (
    <Panel as="section" aria-labelledby="analysis-price">
      <h2 id="analysis-price">{t('offer.price_title')}</h2>
      <p className={classes.figures}>
        {t('offer.price', { units: units(count, unit), price: formatCents(amountCents, i18n.language) })}
      </p>
      <p>{t('offer.price_about')}</p>
      {held === undefined ? (
        me.isError && <p role="alert">{t('offer.no_balance')}</p>
      ) : held >= costInSupercredits ? (
        <>
          <p>{t('offer.have', { units: units(held, 'supercredit') })}</p>
          <Button size="lg" onClick={() => setIsAsking(true)}>
            {t('offer.unlock')}
          </Button>
        </>
      ) : (
        <BuyPack product="pack_2" returnTo={analysisPath(assessmentId)} />
      )}
      <UnlockDialog
        assessmentId={assessmentId}
        isOpen={isAsking}
        isSending={unlock.isSending}
        failure={unlock.failure}
        onConfirm={() => void unlock.submit()}
        onClose={() => {
          unlock.clearFailure()
          setIsAsking(false)
        }}
      />
    </Panel>
  )
}
