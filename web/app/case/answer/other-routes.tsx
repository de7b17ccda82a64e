import type { Condition, Estimate, Outlook, RouteVerdict } from '@settlesg/contract'
import { describeStanding, formatWhole } from '@settlesg/wording'
import { useTranslation } from 'react-i18next'
import { textNamed } from '../../base/i18n/text-named.ts'
import { SubHeading } from '../../kit/section.tsx'
import { Row, Table } from '../../kit/table.tsx'
import shared from '../case.module.css'
import { inOrder } from './routes.tsx'
import { SourceMarks } from './sources.tsx'

/** Every open route with an estimate beside each other, with the level that makes them differ. */
export function OtherRoutes({ outlook }: { outlook: Pick<Outlook, 'route' | 'estimate' | 'other_routes'> }) {
  const { t, i18n } = useTranslation(['result', 'model'])
  const { route, estimate, other_routes } = outlook
  if (route === null || estimate === null || other_routes.length === 0) return null
  const rows: { route: typeof route; estimate: Estimate }[] = [{ route, estimate }, ...other_routes]
  const people = (value: number) => formatWhole(value, i18n.language)
  return (
    <>
      <SubHeading>{t('other_routes.title')}</SubHeading>
      <p>{t('other_routes.about')}</p>
      <Table
        columns={[
          [t('other_routes.route')],
          [t('other_routes.range'), 'figures'],
          [t('other_routes.level'), 'figures'],
        ]}
      >
        <tbody>
          {rows.map(({ route: one, estimate: { low, high, base } }) => (
            <Row
              key={one}
              name={t(`model:route.${one}`)}
              cells={[
                t('other_routes.people', { low, high }),
                t('other_routes.people', { low: people(base.low), high: people(base.high) }),
              ]}
            />
          ))}
        </tbody>
      </Table>
    </>
  )
}

/** The routes that are not assessed here: open ones, and what each of the others would need. */
export function OtherWays({ outlook }: { outlook: Pick<Outlook, 'routes' | 'route'> }) {
  const { t } = useTranslation(['result', 'model'])
  return (
    <ul className={shared.lines}>
      {inOrder(outlook.routes)
        .filter(({ route }) => route !== outlook.route)
        .map((verdict) => (
          <li key={verdict.route} data-standing={describeStanding(verdict)}>
            <span className="bold">{t(`model:route.${verdict.route}`)}</span>
            <br />
            <span className="muted small">
              <Needs verdict={verdict} />
              <SourceMarks ids={missing(verdict).flatMap(({ source_ids }) => source_ids)} />
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
