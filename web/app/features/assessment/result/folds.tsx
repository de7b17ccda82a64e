import type { Outlook } from '@settlesg/contract'
import { waitingSources } from '@settlesg/model'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { gap } from '../../../i18n/gap.ts'
import { textNamed } from '../../../i18n/text-named.ts'
import { LazyPart } from '../../loading/lazy-part.tsx'
import { lazyScript } from '../../loading/lazy-script.ts'
import { PartInSight } from '../../loading/part-in-sight.tsx'
import { Fold } from './fold.tsx'
import classes from './folds.module.css'
import { Conditions } from './routes.tsx'
import { ruleVerdict } from './rule-verdict.ts'
import { SourceList } from './source-list.tsx'
import { SourceMarks } from './source-marks.tsx'

const basis = lazyScript(() => import('./basis.tsx'))
const otherWays = lazyScript(() => import('./other-ways.tsx'))
const waitingPicture = lazyScript(() => import('../../model/waiting-picture.tsx'))

/** What few need at once: how the level was reached, what it cannot know, other routes, the wait, the sources. */
export function Folds({ outlook }: { outlook: Outlook }) {
  const { t, i18n } = useTranslation(['result', 'model'])
  const { estimate, waiting, sources, routes, route } = outlook
  const assessed = routes.find((verdict) => verdict.route === route)
  const independent = (
    <p className={classes.independent}>
      {t(estimate ? 'model:independent' : 'model:independent_no_estimate')}
      {gap(i18n)}
      <Link to="/how-it-works#model">{t('version', { version: outlook.model_version })}</Link>
    </p>
  )
  // A permanent resident has nothing to apply for here, so neither routes nor waits say anything to them.
  if (ruleVerdict(outlook).key === 'already_pr') return independent
  return (
    <div className={classes.folds}>
      {assessed && (
        <Fold title={t(assessed.open ? 'fold.rule' : 'fold.rule_not')}>
          <p>{t(`model:route_about.${assessed.route}`)}</p>
          <Conditions verdict={assessed} sources={sources} />
        </Fold>
      )}
      {estimate && (
        <>
          <Fold title={t('fold.level')}>
            <PartInSight printed={basis}>
              <LazyPart script={basis} props={{ estimate, outlook }} />
            </PartInSight>
          </Fold>
          <Fold title={t('fold.limits')}>
            <ul className={classes.limits}>
              {Object.values(t('model:limits', { returnObjects: true })).map((limit) => (
                <li key={limit}>{limit}</li>
              ))}
            </ul>
          </Fold>
        </>
      )}
      <Fold title={t('fold.routes')}>
        <PartInSight printed={otherWays}>
          <LazyPart script={otherWays} props={{ outlook }} />
        </PartInSight>
      </Fold>
      <Fold title={t('waiting_title')}>
        <p>
          {textNamed(i18n, `model:waiting.${waiting.note}`)}
          <SourceMarks ids={waitingSources} sources={sources} />
        </p>
        {waiting.reported && (
          <PartInSight printed={waitingPicture}>
            <LazyPart
              script={waitingPicture}
              props={{ reported: waiting.reported, publishedMonths: waiting.published_months }}
            />
          </PartInSight>
        )}
      </Fold>
      <Fold title={t('sources.title')}>
        <SourceList sources={sources} />
      </Fold>
      {independent}
    </div>
  )
}
