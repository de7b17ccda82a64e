import type { DatedProfile, Outlook } from '@settlesg/contract'
import { waitingSources } from '@settlesg/model'
import { useTranslation } from 'react-i18next'
import { textNamed } from '../../base/i18n/text-named.ts'
import { sentenceGap } from '../../base/i18n/texts.ts'
import { Link } from '../../kit/link.tsx'
import { FoldedSection, FoldedSections, HeadingLevelProvider, Section, SubHeading } from '../../kit/section.tsx'
import { WaitingPicture } from '../../learn/index.ts'
import shared from '../case.module.css'
import { Basis } from './basis.tsx'
import { OtherRoutes, OtherWays } from './other-routes.tsx'
import { Conditions } from './routes.tsx'
import { SourceList, SourceMarks } from './sources.tsx'

interface HowComputedProps {
  outlook: Outlook
  profile: DatedProfile
  /** The day in words; left out of a made-up person. */
  madeOn?: string | undefined
}

/** How it was reckoned: the conditions, how the level was reached, what it cannot know, other routes, the wait, the sources. */
export function HowComputed({ outlook, profile, madeOn }: HowComputedProps) {
  const { t, i18n } = useTranslation(['result', 'model'])
  const { estimate, waiting, sources, routes, route, other_routes, model_version } = outlook
  const named = t('model:limits', { returnObjects: true })
  const { whole_case, sizes, ...others } = named
  const limits = [whole_case, sizes, ...Object.values(others)]
  const assessed = routes.find((verdict) => verdict.route === route)
  return (
    <FoldedSection id="how" title={t('fold.how')} about={t('head.how')}>
      <HeadingLevelProvider value={3}>
        {assessed && (
          <Section id="conditions" title={t(assessed.open ? 'fold.rule' : 'fold.rule_not')}>
            <p>{t(`model:route_about.${assessed.route}`)}</p>
            <p className="muted small">
              {t('head.conditions', {
                met: assessed.conditions.filter(({ met }) => met).length,
                all: assessed.conditions.length,
              })}
            </p>
            <Conditions verdict={assessed} />
          </Section>
        )}
        {estimate && (
          <Section title={t('fold.limits')}>
            <ul className={shared.list}>
              {limits.map((limit) => (
                <li key={limit}>{limit}</li>
              ))}
            </ul>
          </Section>
        )}
        <FoldedSections>
          {estimate && (
            <FoldedSection
              id="level"
              title={t('fold.level')}
              about={t('head.level', { base: Math.round(estimate.base.value), middle: estimate.mid })}
            >
              <Basis estimate={estimate} outlook={outlook} profile={profile} />
            </FoldedSection>
          )}
          <FoldedSection
            title={t('fold.routes')}
            about={other_routes.length > 0 && t('head.routes', { count: other_routes.length })}
          >
            <OtherRoutes outlook={outlook} />
            {estimate && <SubHeading>{t('would_need.title')}</SubHeading>}
            <OtherWays outlook={outlook} />
          </FoldedSection>
          <FoldedSection title={t('waiting_title')} about={t('head.waiting', { count: waiting.published_months })}>
            <p>
              {textNamed(i18n, `model:waiting.${waiting.note}`)}
              <SourceMarks ids={waitingSources} />
            </p>
            <WaitingPicture reported={waiting.reported} publishedMonths={waiting.published_months} />
          </FoldedSection>
          <FoldedSection id="sources" title={t('sources.title')} about={t('head.sources', { count: sources.length })}>
            <SourceList outlook={outlook} />
          </FoldedSection>
        </FoldedSections>
      </HeadingLevelProvider>
      <p className="muted small">
        {madeOn && `${t('made_on', { date: madeOn })}${sentenceGap(i18n)}`}
        <Link to="/how-it-works/model#model">{t('version', { version: model_version })}</Link>
      </p>
    </FoldedSection>
  )
}

/** Whose page this is not. */
export function Independent({ outlook: { estimate } }: { outlook: Outlook }) {
  const { t } = useTranslation(['result', 'model'])
  return <p className="muted small">{t(estimate ? 'model:independent' : 'model:independent_no_estimate')}</p>
}
