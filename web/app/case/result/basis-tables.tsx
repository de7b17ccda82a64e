import type { Estimate, Reason } from '@settlesg/contract'
import { type GroupSum, groupSums, movementOf, signedPeople } from '@settlesg/wording'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { SubHeading } from '../../kit/section.tsx'
import { howPath } from '../../learn/index.ts'
import shared from '../case.module.css'
import classes from './basis.module.css'

interface GroupTableProps {
  estimate: Estimate
  reasons: readonly Reason[]
}

/** From the level of the route by way of ICA's six groups to the middle of the range: numbers that add up, and bars. */
export function GroupTable({ estimate, reasons }: GroupTableProps) {
  const { t } = useTranslation(['result', 'model'])
  const movement = movementOf(estimate, reasons)
  const sums = groupSums(movement, reasons)
  // So that one person more or less never fills the whole width.
  const longest = Math.max(5, ...sums.map(({ people }) => Math.abs(people)))
  return (
    <>
      <SubHeading>{t('groups.title')}</SubHeading>
      <p>{t('groups.about')}</p>
      <table className={`${shared.table} ${classes.groups}`}>
        <thead>
          <tr>
            <th scope="col">{t('groups.what')}</th>
            <th scope="col">{t('groups.people')}</th>
          </tr>
        </thead>
        <tbody>
          <tr className={shared.strong}>
            <th scope="row">{t('groups.base')}</th>
            <td className={shared.number}>{movement.from}</td>
          </tr>
          {sums.map((sum) => (
            <GroupRow key={sum.group} sum={sum} longest={longest} />
          ))}
          {movement.limited !== 0 && (
            <tr>
              <th scope="row">{t('groups.limited')}</th>
              <td className={shared.number}>{signedPeople(movement.limited)}</td>
            </tr>
          )}
          <tr className={shared.strong}>
            <th scope="row">{t('groups.middle')}</th>
            <td className={shared.number}>{movement.to}</td>
          </tr>
        </tbody>
      </table>
    </>
  )
}

function GroupRow({ sum: { group, people, absent, isAssumed }, longest }: { sum: GroupSum; longest: number }) {
  const { t } = useTranslation(['result', 'model'])
  return (
    <tr data-group={group}>
      <th scope="row">
        <Link to={howPath('group', group)}>{t(`model:group.${group}`)}</Link>
        {isAssumed && !absent && <span className={shared.note}>{t('groups.assumed')}</span>}
      </th>
      <td>
        {absent ? (
          <span className={shared.note}>{t(`groups.${absent}`)}</span>
        ) : (
          <span className={classes.sum}>
            <Bar share={people / longest} />
            <span className={classes.number}>{signedPeople(people)}</span>
          </span>
        )}
      </td>
    </tr>
  )
}

/** A bar from the middle: to the right for more, to the left for fewer. The number beside it says the same. */
function Bar({ share }: { share: number }) {
  const length = Math.abs(share) * 50
  return (
    <svg className={classes.bar} aria-hidden="true">
      <rect
        x={`${share < 0 ? 50 - length : 50}%`}
        y="25%"
        width={`${length}%`}
        height="50%"
        className={share < 0 ? classes.fewer : classes.more}
      />
      <line x1="50%" x2="50%" y1="0" y2="100%" className={classes.axis} />
    </svg>
  )
}

/** The hundred people of the picture as a table. */
export function PeopleTable({ estimate: { low, high, per } }: { estimate: Estimate }) {
  const { t } = useTranslation(['result', 'model'])
  const rows = [
    ['low', low],
    ['between', high - low],
    ['rest', per - high],
  ] as const
  return (
    <table className={`${shared.table} ${classes.people}`}>
      <caption>{t('range.table')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('range.who')}</th>
          <th scope="col" className={shared.number}>
            {t('range.number')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, count]) => (
          <tr key={name} data-part={name}>
            <th scope="row">{t(`range.${name}`)}</th>
            <td className={shared.number}>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
