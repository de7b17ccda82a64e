import { useTranslation } from 'react-i18next'
import classes from './range-bars.module.css'

interface Bar {
  name: string
  /** Both ends of the range; neither where there is none, and the name says why. */
  low?: number | undefined
  high?: number | undefined
  /** Marked within the bar. */
  middle?: number | undefined
  /** The person's own range, drawn full; others are drawn as an outline. */
  isOwn?: boolean
}

interface RangeBarsProps {
  bars: readonly Bar[]
  /** Each name stands above its bar and says the figures too; otherwise both stand beside it. */
  isWide?: boolean
}

/** Ranges below each other on one scale from 0 to 100. The figures in words say the same as the bar. */
export function RangeBars({ bars, isWide }: RangeBarsProps) {
  const { t } = useTranslation(['result', 'model'])
  return (
    <dl className={classes.bars} data-wide={isWide}>
      {bars.map(({ name, low, high, middle, isOwn = false }) => (
        <div key={name} className={classes.row}>
          <dt>{name}</dt>
          <dd>
            <svg className={classes.bar} aria-hidden="true">
              <line x1="0" x2="100%" y1="50%" y2="50%" className={classes.scale} />
              {[0, 25, 50, 75, 100].map((mark) => (
                <line key={mark} x1={`${mark}%`} x2={`${mark}%`} y1="25%" y2="75%" className={classes.scale} />
              ))}
              {low !== undefined && high !== undefined && (
                <rect
                  x={`${low}%`}
                  y="20%"
                  width={`${Math.max(1, high - low)}%`}
                  height="60%"
                  rx="3"
                  className={isOwn ? classes.own : classes.other}
                />
              )}
              {middle !== undefined && (
                <line x1={`${middle}%`} x2={`${middle}%`} y1="20%" y2="80%" className={classes.middle} />
              )}
            </svg>
            {!isWide && <span className={classes.figures}>{t('answer.figures', { low, high })}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
