import type { Outlook } from '@settlesg/contract'
import { waitingSources } from '@settlesg/model'
import { ruleVerdict } from '@settlesg/wording'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { gap } from '../../base/i18n/gap.ts'
import { textNamed } from '../../base/i18n/text-named.ts'
import { WaitingPicture } from '../../learn/index.ts'
import shared from '../case.module.css'
import { Fold } from '../case-layout.tsx'
import { Basis } from './basis.tsx'
import { OtherWays } from './other-routes.tsx'
import { Conditions } from './routes.tsx'
import { SourceList, SourceMarks } from './sources.tsx'

/** What few need at once: how the level was reached, what it cannot know, other routes, the wait, the sources. */
export function Folds({ outlook }: { outlook: Outlook }) {
  const { t, i18n } = useTranslation(['result', 'model'])
  const { estimate, waiting, sources, routes, route } = outlook
  const assessed = routes.find((verdict) => verdict.route === route)
  const independent = (
    <p className="muted small">
      {t(estimate ? 'model:independent' : 'model:independent_no_estimate')}
      {gap(i18n)}
      <Link to="/how-it-works#model">{t('version', { version: outlook.model_version })}</Link>
    </p>
  )
  // A permanent resident has nothing to apply for here, so neither routes nor waits say anything to them.
  if (ruleVerdict(outlook).key === 'already_pr') return independent
  return (
    <div>
      {assessed && (
        <FoldedPart title={t(assessed.open ? 'fold.rule' : 'fold.rule_not')}>
          <p>{t(`model:route_about.${assessed.route}`)}</p>
          <Conditions verdict={assessed} sources={sources} />
        </FoldedPart>
      )}
      {estimate && (
        <>
          <FoldedPart title={t('fold.level')}>
            <Basis estimate={estimate} outlook={outlook} />
          </FoldedPart>
          <FoldedPart title={t('fold.limits')}>
            <ul className={shared.list}>
              {Object.values(t('model:limits', { returnObjects: true })).map((limit) => (
                <li key={limit}>{limit}</li>
              ))}
            </ul>
          </FoldedPart>
        </>
      )}
      <FoldedPart title={t('fold.routes')}>
        <OtherWays outlook={outlook} />
      </FoldedPart>
      <FoldedPart title={t('waiting_title')}>
        <p>
          {textNamed(i18n, `model:waiting.${waiting.note}`)}
          <SourceMarks ids={waitingSources} sources={sources} />
        </p>
        <WaitingPicture reported={waiting.reported} publishedMonths={waiting.published_months} />
      </FoldedPart>
      <FoldedPart title={t('sources.title')}>
        <SourceList sources={sources} />
      </FoldedPart>
      {independent}
    </div>
  )
}

/** A part of the result that is folded. Texts come translated. */
function FoldedPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Fold title={<h2 id={id}>{title}</h2>}>{children}</Fold>
    </section>
  )
}
