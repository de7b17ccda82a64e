import { useId } from 'react'
import { percent, rangeBar, scaleMarks } from './drawing.ts'
import classes from './pictures.module.css'

interface RangeRow {
  key: string
  label: string
  /** Null where there is no estimate. */
  people: { low: number; mid: number; high: number } | null
  /** The one to compare with. */
  isFirst?: boolean
}

interface RangePictureProps {
  title: string
  description: string
  rows: readonly RangeRow[]
}

const rowHeight = 52
const top = 8

/** Ranges under each other on one scale from 0 to 100. It reads in grey too: the first one is drawn as an outline. */
export function RangePicture({ title, description, rows }: RangePictureProps) {
  const id = useId()
  const bottom = top + rows.length * rowHeight
  return (
    <svg
      className={classes.picture}
      height={bottom + 22}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-desc`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-desc`}>{description}</desc>
      {scaleMarks.map(({ people, at }) => (
        <g key={people}>
          <line x1={percent(at)} x2={percent(at)} y1={top} y2={bottom} className={classes.grid} />
          <text
            x={percent(at)}
            y={bottom + 17}
            textAnchor={people === 0 ? 'start' : people === 100 ? 'end' : 'middle'}
            className={classes.scale}
          >
            {people}
          </text>
        </g>
      ))}
      {rows.map(({ key, label, people, isFirst }, index) => {
        const y = top + index * rowHeight
        const bar = people && rangeBar(people)
        return (
          <g key={key} data-row={key} className={classes.row}>
            <text x="0" y={y + 15} className={classes.label}>
              {label}
            </text>
            {bar && (
              <g className={isFirst ? classes.outlined : classes.full}>
                <rect x={percent(bar.from)} y={y + 23} width={percent(bar.to - bar.from)} height="18" rx="3" />
                <line x1={percent(bar.middle)} x2={percent(bar.middle)} y1={y + 23} y2={y + 41} />
              </g>
            )}
          </g>
        )
      })}
    </svg>
  )
}
