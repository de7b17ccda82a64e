import type { Estimate, Factor, Reason } from '@settlesg/contract'
import { factorName, groupSums, movementOf, signedPeople } from '@settlesg/wording'
import { Fragment, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { asTexts } from '../../base/i18n/texts.ts'
import { BasisTag } from '../../kit/tag.tsx'
import shared from '../case.module.css'
import { listed } from './advice-texts.ts'
import { axis, divergingBars, percent } from './drawing.ts'
import classes from './pictures.module.css'

interface FactorBarsProps {
  estimate: Estimate
  factors: readonly Reason[]
}

const rowHeight = 54

/** ICA's six groups as bars from the level of the route: to the right for more people, to the left for fewer. */
export function FactorBars({ estimate, factors }: FactorBarsProps) {
  const { t } = useTranslation(['analysis', 'model'])
  const id = useId()
  const sums = groupSums(movementOf(estimate, factors), factors)
  const bars = divergingBars(sums.map(({ group, people }) => ({ key: group, value: people })))
  const bottom = bars.length * rowHeight
  const textOf = (group: (typeof sums)[number]) =>
    group.absent === 'not_weighed' ? t('factors.not_asked') : signedPeople(group.people)
  const description = sums
    .map((sum) => t('factors.picture_row', { group: t(`model:group.${sum.group}`), people: textOf(sum) }))
    .join(' ')
  return (
    <svg
      className={classes.picture}
      height={bottom + 26}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-desc`}
    >
      <title id={`${id}-title`}>{t('factors.picture')}</title>
      <desc id={`${id}-desc`}>{description}</desc>
      {bars.map(({ key, side, from, to }, index) => {
        const y = index * rowHeight
        const sum = sums[index]
        return (
          <g key={key} data-group={key}>
            <text x="0" y={y + 16} className={classes.label}>
              {t(`model:group.${key}`)}
            </text>
            <text x="100%" y={y + 16} textAnchor="end" className={classes.value} data-absent={sum?.absent ?? undefined}>
              {sum && textOf(sum)}
            </text>
            <line x1="0" x2="100%" y1={y + 35} y2={y + 35} className={classes.grid} />
            {side !== 'none' && (
              <rect
                x={percent(from)}
                y={y + 26}
                width={percent(to - from)}
                height="18"
                className={side === 'more' ? classes.full : classes.fewer}
              />
            )}
          </g>
        )
      })}
      {bars.map(({ key }, index) => (
        <line
          key={key}
          x1={percent(axis)}
          x2={percent(axis)}
          y1={index * rowHeight + 22}
          y2={index * rowHeight + 48}
          className={classes.axis}
        />
      ))}
      <g className={classes.scale}>
        <text x="0" y={bottom + 16}>
          {`← ${t('factors.fewer')}`}
        </text>
        <text x="50%" y={bottom + 16} textAnchor="middle">
          {t('factors.zero')}
        </text>
        <text x="100%" y={bottom + 16} textAnchor="end">
          {`${t('factors.more')} →`}
        </text>
      </g>
    </svg>
  )
}

interface FactorTableProps {
  estimate: Estimate
  factors: readonly Factor[]
}

/** From the level of the route to the middle of the range, group by group, with every answer inside its group. */
export function FactorTable({ estimate, factors }: FactorTableProps) {
  const { t, i18n } = useTranslation(['analysis', 'model', 'result'])
  const movement = movementOf(estimate, factors)
  const idle = factors.filter(isIdle).map(({ factor }) => factorName(asTexts(i18n), factor))
  return (
    <details className={shared.fold}>
      <summary>{t('factors.table')}</summary>
      <table className={shared.table}>
        <thead>
          <tr>
            <th scope="col">{t('factors.what')}</th>
            <th scope="col" className={shared.number}>
              {t('factors.people')}
            </th>
            <th scope="col" className={shared.quiet}>
              {t('factors.range')}
            </th>
          </tr>
        </thead>
        <tbody>
          <tr className={shared.strong}>
            <th scope="row">{t('factors.base')}</th>
            <td className={shared.number}>{movement.from}</td>
            <td />
          </tr>
          {groupSums(movement, factors).map(({ group, people, absent }) => (
            <Fragment key={group}>
              <tr className={shared.strong} data-group={group}>
                <th scope="row">{t(`model:group.${group}`)}</th>
                <td className={shared.number}>{absent === 'not_weighed' ? '–' : signedPeople(people)}</td>
                <td className={shared.quiet}>{absent === 'not_weighed' && t('factors.not_asked')}</td>
              </tr>
              {factors
                .filter((one) => one.group === group && one.factor !== 'not_weighed' && !isIdle(one))
                .map(({ factor, value, low, high, answered, direction_basis, size_basis }) => (
                  <tr key={factor} data-factor={factor}>
                    <th scope="row" className={shared.inner}>
                      {factorName(asTexts(i18n), factor)}
                      {!answered && <span className={shared.note}>{t('factors.assumed')}</span>}
                      <span className={shared.tags}>
                        <BasisTag basis={direction_basis} part="direction" />
                        <BasisTag basis={size_basis} part="size" />
                      </span>
                    </th>
                    <td className={shared.number}>{signedPeople(value, 1)}</td>
                    <td className={shared.quiet}>
                      {t('factors.range_value', { low: signedPeople(low, 1), high: signedPeople(high, 1) })}
                    </td>
                  </tr>
                ))}
            </Fragment>
          ))}
          {movement.limited !== 0 && (
            <tr>
              <th scope="row">{t('factors.limited')}</th>
              <td className={shared.number}>{signedPeople(movement.limited)}</td>
              <td />
            </tr>
          )}
          <tr className={shared.strong}>
            <th scope="row">{t('factors.middle')}</th>
            <td className={shared.number}>{movement.to}</td>
            <td />
          </tr>
        </tbody>
      </table>
      {idle.length > 0 && <p className={shared.small}>{t('factors.idle', { list: listed(i18n, idle) })}</p>}
    </details>
  )
}

/** It moves nobody, in none of the draws: a question that is not weighed on this route, or not for such a person. */
const isIdle = ({ factor, low, high }: Factor): boolean =>
  factor !== 'not_weighed' && signedPeople(low, 1) === '0' && signedPeople(high, 1) === '0'
