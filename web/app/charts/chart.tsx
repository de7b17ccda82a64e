import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './chart.module.css'
import type { Range } from './crowd.tsx'

/** What a chart is drawn on, from left to right, and what is written below its lines, in order. */
interface Scale {
  from: number
  to: number
  marks: readonly { at: number; text: string | number }[]
}

interface Span {
  low: number
  high: number
  look: 'solid' | 'outline' | 'line'
}

interface PlotProps {
  scale: Scale
  /** Drawn in this order. */
  spans: readonly Span[]
  middle?: number | undefined
  /** A value of the whole chart, dashed. */
  reference?: number | undefined
}

interface ChartProps extends Pick<PlotProps, 'scale' | 'reference'> {
  rows: readonly {
    id: string
    name: ReactNode
    /** At the end of the line of the name. */
    value?: ReactNode
    spans: readonly Span[]
    middle?: { at: number; text: string } | null
  }[]
}

/**
 * Spans below each other on one scale; no word lies on a line of the grid, and what differs, differs by form. For eyes
 * alone: the words around it say the same. The report draws alike (server/reports/templates/charts.typ).
 */
export function Chart({ scale, rows, reference }: ChartProps) {
  return (
    <div className={`${classes.chart} small leading-tight`}>
      <dl className="grid gap-2">
        {rows.map(({ id, name, value, spans, middle }) => (
          <div key={id} data-row={id}>
            <dt className="ink bold">
              {name}
              {middle && (
                <>
                  {' '}
                  <span className={`${classes.name} nowrap`} data-middle={middle.at}>
                    {middle.text}
                  </span>
                </>
              )}
            </dt>
            <dd className="tabular">
              {value}
              <Plot scale={scale} spans={spans} middle={middle?.at} reference={reference} />
            </dd>
          </div>
        ))}
      </dl>
      <svg className={`${classes.axis} block`} aria-hidden="true">
        {scale.marks.map(({ at, text }) => (
          <text key={at} x={percent(scale, at)} y="1em" textAnchor={anchorAt(scale, at)}>
            {text}
          </text>
        ))}
      </svg>
    </div>
  )
}

/** One row of a chart by itself, where a table has the name and the number. */
export function Plot({ scale, spans, middle, reference }: PlotProps) {
  const line = (at: number, className: string | undefined) => (
    <line key={className} x1={percent(scale, at)} x2={percent(scale, at)} y1="0" y2="100%" className={className} />
  )
  return (
    <svg className={`${classes.plot} block full-row`} aria-hidden="true">
      {scale.marks.map(({ at }) => (
        <Fragment key={at}>{line(at, classes.grid)}</Fragment>
      ))}
      {reference !== undefined && line(reference, classes.reference)}
      {spans.map(({ low, high, look }) => (
        <rect
          key={look}
          x={percent(scale, low)}
          y={look === 'line' ? '46%' : '20%'}
          width={percent(scale, scale.from + high - low)}
          height={look === 'line' ? '8%' : '60%'}
          rx={look === 'line' ? 0 : 3}
          className={classes[look]}
        />
      ))}
      {middle !== undefined && [line(middle, classes.edge), line(middle, classes.middle)]}
    </svg>
  )
}

const percent = ({ from, to }: Scale, value: number) => `${(100 * (value - from)) / (to - from)}%`
const anchorAt = ({ from, to }: Scale, at: number) => (at === from ? 'start' : at === to ? 'end' : 'middle')

interface RangeBarsProps {
  bars: readonly {
    /** Says the figures too. */
    name: string
    /** Null where there is none, and the name says why. */
    range: Range | null
    /** The person's own range, drawn full; others are drawn as an outline. */
    isOwn?: boolean
  }[]
}

const scale = { from: 0, to: 100, marks: [0, 25, 50, 75, 100].map((at) => ({ at, text: at })) }

/** Ranges below each other on one scale from 0 to 100, each with its middle. */
export function RangeBars({ bars }: RangeBarsProps) {
  const { t } = useTranslation()
  return (
    <Chart
      scale={scale}
      rows={bars.map(({ name, range, isOwn }) => ({
        id: name,
        name,
        // A range of one number is still to be seen.
        spans: range
          ? [{ low: range.low, high: Math.max(range.high, range.low + 1), look: isOwn ? 'solid' : 'outline' }]
          : [],
        middle: range && { at: range.mid, text: t('crowd.middle', { middle: range.mid }) },
      }))}
    />
  )
}
