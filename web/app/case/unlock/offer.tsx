import examples from 'virtual:example-analyses'
import { type Assessment, dayInSingapore, type RouteId, type WhatIf } from '@settlesg/contract'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { resultPath } from '../../assessments/reference.ts'
import { textNamed } from '../../base/i18n/text-named.ts'
import { ButtonLink } from '../../kit/button.tsx'
import { Callout, Panel } from '../../kit/panel.tsx'
import { Section } from '../../kit/section.tsx'
import { FactorBars } from '../answer/factors.tsx'
import shared from '../case.module.css'
import { CaseHeader } from '../case-layout.tsx'
import { Timeline } from '../changes/timeline.tsx'
import { BeforeAndAfter } from '../changes/what-if-result.tsx'
import { exampleReportPath } from '../report/reports.ts'
import { ReuseAnswers } from '../reuse-answers.tsx'
import { OpenAnalysis, YourCounts } from './open-analysis.tsx'

/** What the analysis holds, shown of a made-up person, what it costs, and the way to it. */
export function Offer({ known, route }: { known: Assessment; route: RouteId }) {
  const { t, i18n } = useTranslation(['analysis', 'model', 'advice', 'form'])
  const { id, low, high, apply_month, profile, prediction } = known
  return (
    <article className={`${shared.page} grid`}>
      <CaseHeader title={t('offer.title')}>
        <p className="text-m">{t('offer.lead')}</p>
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
        <div className="row mt-3 screen-only">
          <ButtonLink to={resultPath(id)} look="outline">
            {t('result')}
          </ButtonLink>
          <ReuseAnswers assessmentId={id} />
        </div>
      </Section>
    </article>
  )
}

/** So many papers are named. */
const shown = 4

/** Parts of the analysis of a made-up person who applies by the same route. */
function ExampleParts({ route }: { route: RouteId }) {
  const { t, i18n } = useTranslation(['analysis', 'advice', 'form'])
  const example = examples[route]
  if (!example) return null
  const { papers } = example
  return (
    <>
      <Callout>
        <p>
          {textNamed(i18n, `analysis:offer.example_person.${route}`)} {t('offer.example_notice')}
        </p>
      </Callout>
      <ExamplePart title={t('offer.part.factors')}>
        <FactorBars estimate={example.estimate} factors={example.factors} />
      </ExamplePart>
      <ExamplePart title={t('offer.part.what_ifs')}>
        <ExampleWhatIf whatIf={example.what_if} />
      </ExamplePart>
      <ExamplePart title={t('offer.part.timeline')}>
        <Timeline timeline={example.timeline} isExample />
      </ExamplePart>
      <ExamplePart title={t('offer.part.papers')}>
        <ul className={shared.list}>
          {papers.slice(0, shown).map((paper) => (
            <li key={paper}>{t(`form:option.document.${paper}`)}</li>
          ))}
          <li>{t('offer.papers_more', { count: example.papers_count - shown })}</li>
        </ul>
      </ExamplePart>
      <ExamplePart title={t('offer.part.plan')}>
        <ol className={shared.list}>
          {example.steps.map((step) => (
            <li key={step}>{textNamed(i18n, `advice:plan.${step}.title`)}</li>
          ))}
        </ol>
      </ExamplePart>
    </>
  )
}

function ExampleWhatIf({ whatIf }: { whatIf: WhatIf | null }) {
  const { t, i18n } = useTranslation(['analysis', 'model'])
  if (!whatIf) return null
  const { before, after, id } = whatIf
  const people = (range: typeof before) => t('factors.range_value', range)
  return (
    <>
      <BeforeAndAfter before={before} after={after} />
      <p>
        {t('offer.what_if', {
          name: textNamed(i18n, `model:what_if.${id}`),
          before: people(before),
          after: people(after),
        })}
      </p>
    </>
  )
}

/** A part of the example beneath its title. */
function ExamplePart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Panel as="section" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </Panel>
  )
}
