import type { AssessmentSummary } from '@settlesg/contract'
import { orderOf } from '@settlesg/contract/catalogue'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../api.ts'
import { Button, ButtonLink } from '../../components/button.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useSubmit } from '../../components/use-submit.ts'
import { formatCents } from '../../dates-and-money.ts'
import { ReuseAnswers } from '../assessment/draft/reuse-answers.tsx'
import { analysisPath, resultPath } from '../assessment/reference.ts'
import { useFocusOnArrival } from '../assessment/result/use-focus-on-arrival.ts'
import { useDialogOpening } from '../dialog/lazy-dialog.tsx'
import BuyPack from '../payments/buy-pack.tsx'
import { useUnits } from '../payments/use-units.ts'
import { exampleReportPath } from '../reports/example-report.ts'
import { meQuery, useMe } from '../session/use-me.ts'
import { ExampleParts } from './example-parts.tsx'
import classes from './offer.module.css'
import { costInSupercredits, UnlockDialog } from './unlock-dialog.tsx'

/** What the analysis holds, shown of a made-up person, what it costs, and the way to it. */
export function Offer({ assessment }: { assessment: AssessmentSummary }) {
  const { t, i18n } = useTranslation(['analysis', 'model'])
  const heading = useFocusOnArrival()
  const { id, route, low, high } = assessment
  return (
    <article className={classes.page}>
      <PageHead title={t('offer.title')} />
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {t('offer.title')}
        </h1>
        <p className={classes.lead}>{t('offer.lead')}</p>
        {route && low !== null && high !== null && (
          <p className={classes.soft}>{t('offer.for', { route: t(`model:route.${route}`), low, high })}</p>
        )}
      </header>
      <Price assessmentId={id} />
      <section aria-labelledby="example-analysis" className={classes.example}>
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
        <div className={classes.actions}>
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
  const { isOpening, openOnceHere } = useDialogOpening()
  const unlock = useSubmit(async () => {
    await api.consumeSupercredits({ body: { assessment_id: assessmentId } })
    void queries.invalidateQueries({ queryKey: meQuery.queryKey })
    void queries.invalidateQueries({ queryKey: ['credit-records'] })
    // The page shows the analysis once it knows that it is unlocked.
    await queries.invalidateQueries({ queryKey: ['assessments'] })
  })
  const held = me.data?.supercredits
  const { amountCents, units: count, unit } = orderOf('pack_2', 1)
  return (
    <section aria-labelledby="analysis-price" className={classes.price}>
      <h2 id="analysis-price">{t('offer.price_title')}</h2>
      <p className={classes.amount}>
        {t('offer.price', { units: units(count, unit), price: formatCents(amountCents, i18n.language) })}
      </p>
      <p>{t('offer.price_about')}</p>
      {held === undefined ? (
        me.isError && <p role="alert">{t('offer.no_balance')}</p>
      ) : held >= costInSupercredits ? (
        <>
          <p>{t('offer.have', { units: units(held, 'supercredit') })}</p>
          <Button size="lg" isOpening={isOpening} onClick={() => openOnceHere(() => setIsAsking(true))}>
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
