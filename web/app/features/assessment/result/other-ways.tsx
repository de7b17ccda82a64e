import type { Condition, Outlook, RouteVerdict } from '@settlesg/contract'
import { useTranslation } from 'react-i18next'
import { textNamed } from '../../../i18n/text-named.ts'
import classes from './other-ways.module.css'
import { standingOf } from './rule-verdict.ts'
import { SourceMarks } from './source-marks.tsx'

/** The routes that are not assessed here: open ones, and what each of the others would need. */
export default function OtherWays({ outlook }: { outlook: Pick<Outlook, 'routes' | 'route' | 'sources'> }) {
  const { t } = useTranslation(['result', 'model'])
  return (
    <ul className={classes.routes}>
      {outlook.routes
        .filter(({ route }) => route !== outlook.route)
        .map((verdict) => (
          <li key={verdict.route} data-standing={standingOf(verdict)}>
            <span className={classes.name}>{t(`model:route.${verdict.route}`)}</span>
            <span className={classes.needs}>
              <Needs verdict={verdict} />
              <SourceMarks ids={missing(verdict).flatMap(({ source_ids }) => source_ids)} sources={outlook.sources} />
            </span>
          </li>
        ))}
    </ul>
  )
}

/** Beside what is unmet, the approval of a marriage: it comes before the marriage that such a route would need. */
const missing = ({ conditions }: RouteVerdict): Condition[] => {
  const unknown = conditions.filter(({ met }) => met === null)
  if (!conditions.some(({ met }) => met === false)) return unknown
  return conditions.filter(({ id, met }) => met === false || (met === null && id === 'marriage_approved'))
}

function Needs({ verdict }: { verdict: RouteVerdict }) {
  const { t, i18n } = useTranslation(['result', 'model'])
  if (verdict.open) return t('would_need.open')
  const needs = missing(verdict)
    .map(({ id }) => textNamed(i18n, `result:would_need.condition.${id}`))
    .join(t('would_need.between'))
  return t(verdict.open === null ? 'would_need.depends' : 'would_need.needs', { needs })
}
