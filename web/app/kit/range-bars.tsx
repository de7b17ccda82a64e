import { describeRange } from '@settlesg/wording'
import { useTranslation } from 'react-i18next'
import { asTexts } from '../base/i18n/texts.ts'
import type { Range } from './crowd.tsx'
import classes from './range-bars.module.css'

interface Bar {
  name: string
  /** Null where there is none, and the name says why. */
  range: Range | null
  /** The person's own range, drawn full; others are drawn as an outline. */
  isOwn?: boolean
}

interface RangeBarsProps {
  bars: readonly Bar[]
  /** Each name stands above its bar and says the figures too; otherwise both stand beside it. */
  isWide?: boolean
}

/** Ranges below each other on one scale from 0 to 100, each with its middle. The figures in words say the same. */
export function RangeBars({ bars, isWide }: RangeBarsProps) {
  const { t, i18n } = useTranslation()
  return (
    <dl className={classes.bars} data-wide={isWide}>
      {bars.map(({ name, range, isOwn = false }) => {
        const middle = range && (
          <span className={classes.name} data-middle={range.mid}>
            {t('crowd.middle', { middle: range.mid })}
          </span>
        )
        return (
          <div key={name} className={classes.row}>
            <dt>
              {name}
              {isWide && middle}
            </dt>
            <dd>
              <BarPicture range={range} isOwn={isOwn} />
              {!isWide && (
                <span className={classes.figures}>
                  {range && describeRange(asTexts(i18n), range)}
                  {middle}
                </span>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

function BarPicture({ range, isOwn }: Pick<Bar, 'range' | 'isOwn'>) {
  return (
    <svg className={classes.bar} aria-hidden="true">
      <line x1="0" x2="100%" y1="50%" y2="50%" className={classes.scale} />
      {[0, 25, 50, 75, 100].map((mark) => (
        <line key={mark} x1={`${mark}%`} x2={`${mark}%`} y1="25%" y2="75%" className={classes.scale} />
      ))}
      {range && (
        <>
          <rect
            x={`${range.low}%`}
            y="20%"
            width={`${Math.max(1, range.high - range.low)}%`}
            height="60%"
            rx="3"
            className={isOwn ? classes.own : classes.other}
          />
          <line x1={`${range.mid}%`} x2={`${range.mid}%`} y1="5%" y2="95%" className={classes.middle} />
        </>
      )}
    </svg>
  )
}
