import type { Estimate, Reason } from '@settlesg/contract'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { SubHeading } from '../../../components/section.tsx'
import { howPath } from '../../model/priors.ts'
import classes from './group-table.module.css'
import { signedPeople } from './people.ts'
import { type GroupSum, groupSums, movementOf } from './reason-sums.ts'

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
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('groups.what')}</th>
            <th scope="col">{t('groups.people')}</th>
          </tr>
        </thead>
        <tbody>
          <tr className={classes.end}>
            <th scope="row">{t('groups.base')}</th>
            <td>{movement.from}</td>
          </tr>
          {sums.map((sum) => (
            <GroupRow key={sum.group} sum={sum} longest={longest} />
          ))}
          {movement.limited !== 0 && (
            <tr>
              <th scope="row">{t('groups.limited')}</th>
              <td>{signedPeople(movement.limited)}</td>
            </tr>
          )}
          <tr className={classes.end}>
            <th scope="row">{t('groups.middle')}</th>
            <td>{movement.to}</td>
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
        {isAssumed && !absent && <span className={classes.assumed}>{t('groups.assumed')}</span>}
      </th>
      <td>
        {absent ? (
          <span className={classes.absent}>{t(`groups.${absent}`)}</span>
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
