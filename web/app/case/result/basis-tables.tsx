import type { Estimate, Reason } from '@settlesg/contract'
import { computeMovement, type GroupSum, groupSums, signedPeople } from '@settlesg/wording'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '../../kit/link.tsx'
import { SubHeading } from '../../kit/section.tsx'
import { Table } from '../../kit/table.tsx'
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
  const movement = computeMovement(estimate, reasons)
  const sums = groupSums(movement, reasons)
  const longest = findLongest(sums)
  return (
    <>
      <SubHeading>{t('groups.title')}</SubHeading>
      <p>{t('groups.about')}</p>
      <div className={classes.groups}>
        <MovementTable texts="result:groups" movement={movement}>
          {sums.map((sum) => (
            <GroupRow key={sum.group} sum={sum} longest={longest} />
          ))}
        </MovementTable>
      </div>
    </>
  )
}

interface MovementTableProps {
  /** Where its words stand. */
  texts: 'result:groups' | 'analysis:factors'
  movement: ReturnType<typeof computeMovement>
  /** The heading of a third column. */
  range?: string
  /** The rows between the level of the route and the middle of the range. */
  children: ReactNode
}

/** From the level of the route to the middle of the range: numbers that add up. */
export function MovementTable({ texts, movement, range, children }: MovementTableProps) {
  const { t } = useTranslation(['result', 'analysis'])
  const row = (name: 'base' | 'limited' | 'middle', people: number | string, className = 'strong') => (
    <tr className={className}>
      <th scope="row">{t(`${texts}.${name}`)}</th>
      <td className="figures">{people}</td>
      {range && <td />}
    </tr>
  )
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{t(`${texts}.what`)}</th>
          <th scope="col" className="figures">
            {t(`${texts}.people`)}
          </th>
          {range && (
            <th scope="col" className="figures">
              {range}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {row('base', movement.from)}
        {children}
        {movement.limited !== 0 && row('limited', signedPeople(movement.limited), '')}
        {row('middle', movement.to)}
      </tbody>
    </Table>
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
      <td className="figures">
        {absent ? (
          <span className={shared.note}>{t(`groups.${absent}`)}</span>
        ) : (
          <span className={classes.sum}>
            <SignedBar share={people / longest} />
            <span>{signedPeople(people)}</span>
          </span>
        )}
      </td>
    </tr>
  )
}

/** What the longest bar stands for: one person more or less never fills the whole width. */
export const findLongest = (sums: readonly GroupSum[]): number =>
  Math.max(5, ...sums.map(({ people }) => Math.abs(people)))

/** A bar from the middle: to the right for more, to the left for fewer. The number beside it says the same. */
export function SignedBar({ share }: { share: number }) {
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
