import type { Estimate, Factor } from '@settlesg/contract'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { factorText } from '../assessment/result/factor-text.ts'
import { groupSums, movementOf } from '../assessment/result/reason-sums.ts'
import { Tag } from '../model/tag.tsx'
import { listed } from './advice-texts.ts'
import { signed } from './effect-text.ts'
import classes from './tables.module.css'

interface FactorTableProps {
  estimate: Estimate
  factors: readonly Factor[]
}

/** From the level of the route to the middle of the range, group by group, with every answer inside its group. */
export function FactorTable({ estimate, factors }: FactorTableProps) {
  const { t, i18n } = useTranslation(['analysis', 'model', 'result'])
  const movement = movementOf(estimate, factors)
  const idle = factors.filter(isIdle).map(({ factor }) => factorText(i18n, factor))
  return (
    <details className={classes.fold}>
      <summary>{t('factors.table')}</summary>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('factors.what')}</th>
            <th scope="col" className={classes.number}>
              {t('factors.people')}
            </th>
            <th scope="col" className={classes.range}>
              {t('factors.range')}
            </th>
          </tr>
        </thead>
        <tbody>
          <tr className={classes.strong}>
            <th scope="row">{t('factors.base')}</th>
            <td className={classes.number}>{movement.from}</td>
            <td />
          </tr>
          {groupSums(movement, factors).map(({ group, people, absent }) => (
            <Fragment key={group}>
              <tr className={classes.strong} data-group={group}>
                <th scope="row">{t(`model:group.${group}`)}</th>
                <td className={classes.number}>{absent === 'not_weighed' ? '–' : signed(people)}</td>
                <td className={classes.soft}>{absent === 'not_weighed' && t('factors.not_asked')}</td>
              </tr>
              {factors
                .filter((one) => one.group === group && one.factor !== 'not_weighed' && !isIdle(one))
                .map(({ factor, value, low, high, answered, direction_basis, size_basis }) => (
                  <tr key={factor} data-factor={factor}>
                    <th scope="row" className={classes.inner}>
                      {factorText(i18n, factor)}
                      {!answered && <span className={classes.note}>{t('factors.assumed')}</span>}
                      <span className={classes.tags}>
                        <Tag basis={direction_basis} part="direction" />
                        <Tag basis={size_basis} part="size" />
                      </span>
                    </th>
                    <td className={classes.number}>{tenths(value)}</td>
                    <td className={classes.range}>
                      {t('factors.range_value', { low: tenths(low), high: tenths(high) })}
                    </td>
                  </tr>
                ))}
            </Fragment>
          ))}
          {movement.limited !== 0 && (
            <tr>
              <th scope="row">{t('factors.limited')}</th>
              <td className={classes.number}>{signed(movement.limited)}</td>
              <td />
            </tr>
          )}
          <tr className={classes.strong}>
            <th scope="row">{t('factors.middle')}</th>
            <td className={classes.number}>{movement.to}</td>
            <td />
          </tr>
        </tbody>
      </table>
      {idle.length > 0 && <p className={classes.idle}>{t('factors.idle', { list: listed(i18n, idle) })}</p>}
    </details>
  )
}

/** It moves nobody, in none of the draws: a question that is not weighed on this route, or not for such a person. */
const isIdle = ({ factor, low, high }: Factor): boolean =>
  factor !== 'not_weighed' && tenths(low) === '0' && tenths(high) === '0'

/** People to a tenth with their sign; a true minus. */
const tenths = (people: number): string => {
  const rounded = Math.round(people * 10) / 10
  if (rounded === 0) return '0'
  return `${rounded > 0 ? '+' : '−'}${Math.abs(rounded).toFixed(1)}`
}
