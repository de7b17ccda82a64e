import type { Estimate, Reason } from '@settlesg/contract'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { groupSums, movementOf } from '../assessment/result/reason-sums.ts'
import { axis, divergingBars, percent } from './drawing.ts'
import { signed } from './effect-text.ts'
import classes from './factor-bars.module.css'

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
    group.absent === 'not_weighed' ? t('factors.not_asked') : signed(group.people)
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
            <line x1="0" x2="100%" y1={y + 35} y2={y + 35} className={classes.track} />
            {side !== 'none' && (
              <rect
                x={percent(from)}
                y={y + 26}
                width={percent(to - from)}
                height="18"
                className={side === 'more' ? classes.more : classes.fewer}
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
