import type { Outlook } from '@settlesg/contract'
import { waitingSources } from '@settlesg/model'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { HeadingLevelProvider, Section } from '../../../components/section.tsx'
import { textNamed } from '../../../i18n/text-named.ts'
import { WaitingPicture } from '../../model/waiting-picture.tsx'
import { Basis } from './basis.tsx'
import { EstimateRange } from './estimate-range.tsx'
import { NoEstimate } from './no-estimate.tsx'
import { NotWeighed } from './not-weighed.tsx'
import { OtherRoutes } from './other-routes.tsx'
import classes from './outlook-sections.module.css'
import { Reasons } from './reasons.tsx'
import { Routes } from './routes.tsx'
import { SourceList, SourceMarks } from './source-marks.tsx'
import { WhatChanges } from './what-changes.tsx'

interface OutcomeProps {
  outlook: Outlook
  /** What can be done, where there is no range to speak of. */
  advice?: ReactNode
  /** Where its headings start; 3 inside a dialog, whose title is a heading itself. */
  headingLevel?: 2 | 3
}

/** All that the model says, in this order: rule, range, basis, reasons, changes, limits, time, sources. */
export function Outcome({ outlook, advice, headingLevel = 2 }: OutcomeProps) {
  const { t, i18n } = useTranslation(['result', 'model'])
  const { estimate, no_estimate_reason, waiting, sources } = outlook
  return (
    <HeadingLevelProvider value={headingLevel}>
      <div className={classes.outcome}>
        {no_estimate_reason && <NoEstimate reason={no_estimate_reason} outlook={outlook} />}
        <Routes outlook={outlook} />
        {advice}
        <NotWeighed answers={outlook.not_weighed} />
        {estimate && (
          <>
            <EstimateRange estimate={estimate} width={outlook.width} />
            <OtherRoutes outlook={outlook} />
            <Basis estimate={estimate} outlook={outlook} />
            <Reasons estimate={estimate} outlook={outlook} />
            {outlook.reasons.length > 0 && <WhatChanges outlook={outlook} />}
            <Section title={t('model:limits_title')}>
              <ul className={classes.limits}>
                {Object.values(t('model:limits', { returnObjects: true })).map((limit) => (
                  <li key={limit}>{limit}</li>
                ))}
              </ul>
            </Section>
          </>
        )}
        <Section title={t('waiting_title')}>
          <p>
            {textNamed(i18n, `model:waiting.${waiting.note}`)}
            <SourceMarks ids={waitingSources} sources={sources} />
          </p>
          {waiting.reported && (
            <WaitingPicture reported={waiting.reported} publishedMonths={waiting.published_months} />
          )}
        </Section>
        <Section title={t('sources.title')}>
          <SourceList sources={sources} />
        </Section>
        <p className={classes.independent}>
          {t('model:independent')}{' '}
          <Link to="/how-it-works#model">{t('version', { version: outlook.model_version })}</Link>
        </p>
      </div>
    </HeadingLevelProvider>
  )
}
