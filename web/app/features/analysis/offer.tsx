import example from 'virtual:example-analysis'
import type { Assessment } from '@settlesg/contract'
import { orderOf } from '@settlesg/contract/catalogue'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../api.ts'
import { Button, ButtonLink } from '../../components/button.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useSubmit } from '../../components/use-submit.ts'
import { formatCents } from '../../dates-and-money.ts'
import { textNamed } from '../../i18n/text-named.ts'
import { ReuseAnswers } from '../assessment/draft/reuse-answers.tsx'
import { resultPath } from '../assessment/reference.ts'
import { useFocusOnArrival } from '../assessment/result/use-focus-on-arrival.ts'
import { useDialogOpening } from '../dialog/lazy-dialog.tsx'
import BuyPack from '../payments/buy-pack.tsx'
import { useUnits } from '../payments/use-units.ts'
import { exampleReportPath } from '../reports/example-report.ts'
import { meQuery, useMe } from '../session/use-me.ts'
import { FactorBars } from './factor-bars.tsx'
import classes from './offer.module.css'
import { RangePicture } from './range-picture.tsx'
import { Timeline } from './timeline.tsx'
import { costInSupercredits, UnlockDialog } from './unlock-dialog.tsx'

/** What the analysis holds, shown of a made-up person, what it costs, and the way to it. */
export default function Offer({ assessment }: { assessment: Assessment }) {
  const { t, i18n } = useTranslation(['analysis', 'advice', 'form', 'model'])
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
        <ExamplePart title={t('offer.part.factors')}>
          <FactorBars estimate={example.estimate} factors={example.factors} />
        </ExamplePart>
        <ExamplePart title={t('offer.part.what_ifs')}>
          <ExampleWhatIf />
        </ExamplePart>
        <ExamplePart title={t('offer.part.timeline')}>
          <Timeline timeline={example.timeline} isExample />
        </ExamplePart>
        <ExamplePart title={t('offer.part.papers')}>
          <ul>
            {papers.slice(0, shown).map((paper) => (
              <li key={paper}>{t(`form:option.document.${paper}`)}</li>
            ))}
            <li>{t('offer.papers_more', { count: papers.length - shown })}</li>
          </ul>
        </ExamplePart>
        <ExamplePart title={t('offer.part.plan')}>
          <ol>
            {example.plan.map((step) => (
              <li key={step.id}>{textNamed(i18n, `advice:plan.${step.id}.title`)}</li>
            ))}
          </ol>
        </ExamplePart>
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

const papers = [...new Set(example.documents.map(({ id }) => id))]
const shown = 4

function ExamplePart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={classes.part}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}

function ExampleWhatIf() {
  const { t, i18n } = useTranslation(['analysis', 'model'])
  const [whatIf] = example.what_ifs
  if (!whatIf) return null
  const people = ({ low, high }: { low: number; high: number }) => t('factors.range_value', { low, high })
  const { before, after, id } = whatIf
  const words = t('offer.what_if', {
    name: textNamed(i18n, `model:what_if.${id}`),
    before: people(before),
    after: people(after),
  })
  return (
    <>
      <RangePicture
        title={t('what_ifs.picture')}
        description={words}
        rows={[
          {
            key: 'before',
            label: t('labelled', { label: t('what_ifs.before'), text: people(before) }),
            people: before,
            isFirst: true,
          },
          { key: 'after', label: t('labelled', { label: t('what_ifs.after'), text: people(after) }), people: after },
        ]}
      />
      <p>{words}</p>
    </>
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
        <BuyPack product="pack_2" />
      )}
      <UnlockDialog
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
