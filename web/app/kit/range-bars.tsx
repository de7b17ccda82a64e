import { useTranslation } from 'react-i18next'
import classes from './range-bars.module.css'

interface Bar {
  name: string
  low: number
  high: number
  /** The person's own range, drawn full; others are drawn as an outline. */
  isOwn?: boolean
}

/** Ranges below each other on one scale from 0 to 100. The figures beside each bar say the same as the bar. */
export function RangeBars({ bars }: { bars: readonly Bar[] }) {
  const { t } = useTranslation(['result', 'model'])
  return (
    <dl className={classes.bars}>
      {bars.map(({ name, low, high, isOwn = false }) => (
        <div key={name} className={classes.row}>
          <dt>{name}</dt>
          <dd>
            <svg className={classes.bar} aria-hidden="true">
              <line x1="0" x2="100%" y1="50%" y2="50%" className={classes.scale} />
              {[0, 25, 50, 75, 100].map((mark) => (
                <line key={mark} x1={`${mark}%`} x2={`${mark}%`} y1="25%" y2="75%" className={classes.scale} />
              ))}
              <rect
                x={`${low}%`}
                y="20%"
                width={`${Math.max(1, high - low)}%`}
                height="60%"
                rx="3"
                className={isOwn ? classes.own : classes.other}
              />
            </svg>
            <span className={classes.figures}>{t('answer.figures', { low, high })}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
