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
import { PageHead } from '../../kit/page-head.tsx'
import { useSubmit } from '../../kit/use-submit.ts'
import { BuyPack, useUnits } from '../../money/index.ts'
import shared from '../case.module.css'
import { exampleReportPath } from '../reports/reports.ts'
import { useFocusOnArrival } from '../result/use-focus-on-arrival.ts'
import classes from './analysis.module.css'
import { ExampleParts } from './example-parts.tsx'
import { costInSupercredits, UnlockDialog } from './unlock-dialog.tsx'

/** What the analysis holds, shown of a made-up person, what it costs, and the way to it. */
export function Offer({ assessment }: { assessment: AssessmentSummary }) {
  const { t, i18n } = useTranslation(['analysis', 'model', 'advice', 'form'])
  const heading = useFocusOnArrival()
  const { id, route, low, high } = assessment
  return (
    <article className={classes.offer}>
      <PageHead title={t('offer.title')} />
      <header className={classes.head}>
        <h1 ref={heading} tabIndex={-1}>
          {t('offer.title')}
        </h1>
        <p className={classes.lead}>{t('offer.lead')}</p>
        {route && low !== null && high !== null && (
          <p className={shared.soft}>{t('offer.for', { route: t(`model:route.${route}`), low, high })}</p>
        )}
      </header>
      <Price assessmentId={id} />
      <section aria-labelledby="example-analysis">
        <h2 id="example-analysis">{t('offer.example_title')}</h2>
        <p className={classes.notice}>{t('offer.example_notice')}</p>
        <ExampleParts />
        <p>{t('offer.part.more')}</p>
        <p>
          <a href={exampleReportPath(i18n.language)}>{t('offer.example_report')}</a>
        </p>
      </section>
      <section aria-labelledby="stays-free">
        <h2 id="stays-free">{t('offer.free_title')}</h2>
        <p>{t('offer.free')}</p>
        <div className={shared.actions}>
          <ButtonLink to={resultPath(id)} look="outline">
            {t('result')}
          </ButtonLink>
          <ReuseAnswers assessmentId={id} />
        </div>
      </section>
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
    <section aria-labelledby="analysis-price" className={`${shared.card} ${classes.first} ${classes.price}`}>
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
    </section>
  )
}
