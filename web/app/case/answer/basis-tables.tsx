import type { Estimate, Reason } from '@settlesg/contract'
import { computeMovement, type GroupSum, groupSums, signedPeople } from '@settlesg/wording'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Plot, type Scale } from '../../charts/chart.tsx'
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
  const scale = signedScale(sums)
  return (
    <>
      <SubHeading>{t('groups.title')}</SubHeading>
      <p>{t('groups.about')}</p>
      <div className={classes.groups}>
        <MovementTable texts="result:groups" movement={movement}>
          {sums.map((sum) => (
            <GroupRow key={sum.group} sum={sum} scale={scale} />
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

function GroupRow({ sum: { group, people, absent, isAssumed }, scale }: { sum: GroupSum; scale: Scale }) {
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
            <Plot scale={scale} spans={[signedSpan(people)]} />
            <span>{signedPeople(people)}</span>
          </span>
        )}
      </td>
    </tr>
  )
}

/** People more to the right, in full, people fewer to the left, in outline: one of them never fills the whole width. */
export function signedScale(sums: readonly GroupSum[], [fewer, zero, more]: [string, string, string] = ['', '', '']) {
  const longest = Math.max(5, ...sums.map(({ people }) => Math.abs(people)))
  const marks = [
    { at: -longest, text: fewer },
    { at: 0, text: zero },
    { at: longest, text: more },
  ]
  return { from: -longest, to: longest, marks }
}

/** A bar on that scale. The number beside it says the same. */
export const signedSpan = (people: number) =>
  ({ low: Math.min(0, people), high: Math.max(0, people), look: people < 0 ? 'outline' : 'solid' }) as const
