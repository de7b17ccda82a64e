import type { Condition, Outlook, RouteId, RouteVerdict } from '@settlesg/contract'
import { describeStanding, type Standing } from '@settlesg/wording'
import { useTranslation } from 'react-i18next'
import { textNamed } from '../../base/i18n/text-named.ts'
import { Fold, Section, SubHeading } from '../../kit/section.tsx'
import { Tag } from '../../kit/tag.tsx'
import shared from '../case.module.css'
import { SourceMarks } from './sources.tsx'
import { StateMark, toneOf } from './state-mark.tsx'

const standings: readonly Standing[] = ['open', 'unknown', 'closed']

/** Schemes that no answer decides. They come after the ways of most people, the one for the fewest at the very end. */
const schemes: readonly RouteId[] = ['forarts', 'gip']

/** Routes in the order in which they are told. */
export const inOrder = (routes: readonly RouteVerdict[]): RouteVerdict[] =>
  routes.toSorted((one, other) => schemes.indexOf(one.route) - schemes.indexOf(other.route))

/** Every standing with its routes; where only schemes are unknown they follow what is closed. */
function groupsOf(routes: readonly RouteVerdict[]) {
  const groups = standings
    .map((standing) => ({ standing, of: inOrder(routes.filter((one) => describeStanding(one) === standing)) }))
    .filter(({ of }) => of.length > 0)
  const isLast = ({ of }: (typeof groups)[number]) => of.every(({ route }) => schemes.includes(route))
  return groups.toSorted((one, other) => Number(isLast(one)) - Number(isLast(other)))
}

/** Whether the person may apply: every route with its conditions, as rules with sources, apart from any estimate. */
export function Routes({ outlook }: { outlook: Pick<Outlook, 'routes' | 'route'> }) {
  const { t } = useTranslation(['result', 'model'])
  return (
    <Section title={t('routes.each')}>
      <p className="muted">{t('routes.about')}</p>
      {groupsOf(outlook.routes).map(({ standing, of }) => (
        <div key={standing}>
          <SubHeading>{t(`routes.${standing}`)}</SubHeading>
          {of.map((verdict) => (
            <Route key={verdict.route} verdict={verdict} isAssessed={verdict.route === outlook.route} />
          ))}
        </div>
      ))}
    </Section>
  )
}

/** The condition that keeps a route from being open: an unmet one before an unknown one. */
const findObstacle = ({ conditions }: RouteVerdict) =>
  conditions.find(({ met }) => met === false) ?? conditions.find(({ met }) => met === null) ?? null

function Route({ verdict, isAssessed }: { verdict: RouteVerdict; isAssessed: boolean }) {
  const { t, i18n } = useTranslation(['result', 'model'])
  const obstacle = isAssessed || verdict.open ? null : findObstacle(verdict)
  return (
    <Fold
      isOpen={isAssessed}
      title={
        <span>
          <span className="bold">{t(`model:route.${verdict.route}`)}</span>{' '}
          {isAssessed && <Tag tone="good">{t('routes.assessed')}</Tag>}
        </span>
      }
      about={
        obstacle &&
        t(obstacle.met === null ? 'condition.why_unknown' : 'condition.why_unmet', {
          condition: textNamed(i18n, `model:condition.${obstacle.id}`),
        })
      }
    >
      <p className="muted small">{t(`model:route_about.${verdict.route}`)}</p>
      <Conditions verdict={verdict} />
    </Fold>
  )
}

/** The conditions of a route: whether each is met, and where it is published. */
export function Conditions({ verdict }: { verdict: RouteVerdict }) {
  return (
    <ul className={shared.lines}>
      {verdict.conditions.map((condition) => (
        <ConditionLine key={condition.id} condition={condition} />
      ))}
    </ul>
  )
}

function ConditionLine({ condition: { id, met, source_ids } }: { condition: Condition }) {
  const { t, i18n } = useTranslation(['result', 'model'])
  const state = met === null ? 'unknown' : met ? 'met' : 'unmet'
  return (
    <li className="flex items-start gap-3" data-state={state}>
      <StateMark state={state} />
      <span>
        {textNamed(i18n, `model:condition.${id}`)}
        <SourceMarks ids={source_ids} />{' '}
        <span className={`${toneOf(state)} small nowrap`}>{t(`condition.${state}`)}</span>
      </span>
    </li>
  )
}
