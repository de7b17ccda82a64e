import type { Estimate, Factor, Reason } from '@settlesg/contract'
import { computeMovement, factorName, groupSums, punctuation, signedPeople } from '@settlesg/wording'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { asTexts } from '../../base/i18n/texts.ts'
import { Chart } from '../../charts/chart.tsx'
import { More } from '../../kit/more.tsx'
import { BasisTag } from '../../kit/tag.tsx'
import shared from '../case.module.css'
import classes from '../unlocked.module.css'
import { MovementTable, signedScale, signedSpan } from './basis-tables.tsx'

interface FactorBarsProps {
  estimate: Estimate
  factors: readonly Reason[]
}

/** ICA's six groups as bars from the level of the route: to the right for more people, to the left for fewer. */
export function FactorBars({ estimate, factors }: FactorBarsProps) {
  const { t } = useTranslation(['analysis', 'model'])
  const sums = groupSums(computeMovement(estimate, factors), factors)
  const scale = signedScale(sums, [t('factors.fewer'), t('factors.zero'), t('factors.more')])
  return (
    <figure aria-label={t('factors.picture')}>
      <Chart
        scale={scale}
        rows={sums.map(({ group, people, absent }) => ({
          id: group,
          name: t(`model:group.${group}`),
          value: <b>{absent === 'not_weighed' ? t('factors.not_asked') : signedPeople(people)}</b>,
          spans: [signedSpan(people)],
        }))}
      />
    </figure>
  )
}

interface FactorTableProps {
  estimate: Estimate
  factors: readonly Factor[]
}

/** From the level of the route to the middle of the range, group by group, with every answer inside its group. */
export function FactorTable({ estimate, factors }: FactorTableProps) {
  const { t, i18n } = useTranslation(['analysis', 'model', 'result'])
  const movement = computeMovement(estimate, factors)
  const idle = factors.filter(isIdle).map(({ factor }) => factorName(asTexts(i18n), factor))
  return (
    <More title={t('factors.table')}>
      <MovementTable texts="analysis:factors" movement={movement} range={t('factors.range')}>
        {groupSums(movement, factors).map(({ group, people, absent }) => (
          <Fragment key={group}>
            <tr className="strong" data-group={group}>
              <th scope="row">{t(`model:group.${group}`)}</th>
              <td className="figures">{absent === 'not_weighed' ? '–' : signedPeople(people)}</td>
              <td className={classes.between}>{absent === 'not_weighed' && t('factors.not_asked')}</td>
            </tr>
            {factors
              .filter((one) => one.group === group && one.factor !== 'not_weighed' && !isIdle(one))
              .map(({ factor, value, low, high, answered, direction_basis, size_basis }) => (
                <tr key={factor} data-factor={factor}>
                  <th scope="row" className={classes.inner}>
                    {factorName(asTexts(i18n), factor)}
                    {!answered && <span className={shared.note}>{t('factors.assumed')}</span>}
                    <span className="row">
                      <BasisTag basis={direction_basis} part="direction" />
                      <BasisTag basis={size_basis} part="size" />
                    </span>
                  </th>
                  <td className="figures">{signedPeople(value, 1)}</td>
                  <td className={classes.between}>
                    {t('factors.range_value', { low: signedPeople(low, 1), high: signedPeople(high, 1) })}
                  </td>
                </tr>
              ))}
          </Fragment>
        ))}
      </MovementTable>
      {idle.length > 0 && (
        <p className="muted small">{t('factors.idle', { list: idle.join(punctuation(i18n).semicolon) })}</p>
      )}
    </More>
  )
}

/** It moves nobody, in none of the draws: a question that is not weighed on this route, or not for such a person. */
const isIdle = ({ factor, low, high }: Factor): boolean =>
  factor !== 'not_weighed' && signedPeople(low, 1) === '0' && signedPeople(high, 1) === '0'
