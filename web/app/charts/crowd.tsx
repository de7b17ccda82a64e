import { describeRange } from '@settlesg/wording'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asTexts } from '../base/i18n/texts.ts'
import classes from './crowd.module.css'

/** Of 100 applications: how many succeed at the low end, in the middle and at the high end. */
export interface Range {
  low: number
  mid: number
  high: number
}

interface CrowdProps {
  /** Null draws a hundred people of whom nothing is known, as a decoration. */
  range: Range | null
  /** Without the legend, where another crowd near by has it. */
  isPlain?: boolean
  /** On a narrow screen as a strip: small people beside the legend's numbers, whose words are for screen readers. */
  isSlim?: boolean
  /** One of the hundred, 1 to 100, who is marked apart from the middle. */
  chosen?: number
  /** What changes is said in words beside it already. */
  isQuiet?: boolean
  /** What stands on the same scale below the people, which runs from 0 at the left to 100 at the right. */
  children?: ReactNode
}

const columns = Array.from({ length: 20 }, (_, index) => index)
const rows = Array.from({ length: 5 }, (_, index) => index)
export const cell = { width: 20, height: 29 }
export const figure = 'M10 2.5a4 4 0 1 1 0 8 4 4 0 0 1 0-8M3 27v-8a7 7 0 0 1 14 0v8z'

type State = 'solid' | 'hatched' | 'outline'
export const stateAt = (place: number, { low, high }: Range): State =>
  place < low ? 'solid' : place < high ? 'hatched' : 'outline'
const isSame = (one: Range | null, other: Range | null) =>
  one?.low === other?.low && one?.mid === other?.mid && one?.high === other?.high

/**
 * The picture of the product: a hundred people, solid to the low end, hatched to the high end, in outline beyond; the one
 * in the middle is framed. They differ by form, not by colour alone, for print and forced colours. When the numbers
 * change, those who change turn, and the change is read out. The report draws the same (server/reports/templates/charts.typ).
 */
export function Crowd({ range, isPlain = false, isSlim = false, isQuiet = false, chosen, children }: CrowdProps) {
  const { t, i18n } = useTranslation()
  const id = useId()
  const [shown, setShown] = useState<{ now: Range | null; before: Range | null }>({ now: range, before: null })
  if (!isSame(shown.now, range)) setShown({ now: range, before: shown.now })
  const { before } = shown
  const place = range && Math.max(0, range.mid - 1)
  return (
    <div
      className={`${classes.crowd} grid prose ${isSlim ? classes.slim : ''}`}
      data-crowd={range ? `${range.low}-${range.mid}-${range.high}` : ''}
    >
      {range && <MiddleName middle={range.mid} text={t('crowd.middle', { middle: range.mid })} />}
      <svg
        className="block w-full"
        viewBox={`0 0 ${cell.width * columns.length} ${cell.height * rows.length}`}
        role="img"
        aria-hidden={range === null}
        aria-label={range ? t('crowd.picture', counts(range)) : undefined}
      >
        <Shapes id={id} />
        {columns.map((column) => (
          <g key={column}>
            {rows.map((row) => {
              const person = column * rows.length + row
              const state = range ? stateAt(person, range) : 'outline'
              const isTurned = before !== null && stateAt(person, before) !== state
              return (
                <use
                  // Another element for another state, so that its animation begins anew.
                  key={`${row} ${state}`}
                  href={`#${id}figure`}
                  x={column * cell.width}
                  y={row * cell.height}
                  className={`${classes[state]} ${isTurned ? classes.turned : ''}`}
                  fill={state === 'hatched' ? `url(#${id}hatching)` : undefined}
                />
              )
            })}
          </g>
        ))}
        {place !== null && <Frame place={place} className={classes.frame} />}
        {chosen && <Frame place={chosen - 1} className={classes.chosen} />}
      </svg>
      {children}
      {range && !isPlain && <Legend range={range} id={id} />}
      {!isQuiet && (
        <p aria-live="polite" className="visually-hidden">
          {range && before && describeChange(before, range)}
        </p>
      )}
    </div>
  )

  function describeChange(from: Range, to: Range): string {
    const moved = to.mid - from.mid
    const key = moved === 0 ? 'crowd.same' : moved > 0 ? 'crowd.more' : 'crowd.fewer'
    return t(key, { count: Math.abs(moved), range: describeRange(asTexts(i18n), to) })
  }
}

const Frame = ({ place, className }: { place: number; className: string | undefined }) => (
  <rect
    x={Math.floor(place / rows.length) * cell.width + 0.75}
    y={(place % rows.length) * cell.height + 0.25}
    width={cell.width - 1.5}
    height={cell.height - 0.5}
    rx="3"
    className={className}
  />
)

const counts = ({ low, mid, high }: Range) => ({ low, between: high - low, rest: 100 - high, middle: mid })

/** What the middle is called, above its column. Near an edge the name begins or ends there. */
function MiddleName({ middle, text }: { middle: number; text: string }) {
  const centre = (Math.floor(Math.max(0, middle - 1) / rows.length) + 0.5) * (100 / columns.length)
  const anchor = centre < 12 ? 'start' : centre > 88 ? 'end' : 'middle'
  return (
    <svg className={`${classes.name} block w-full small bold`} aria-hidden="true">
      <text x={anchor === 'middle' ? `${centre}%` : anchor === 'start' ? '0' : '100%'} y="0.8em" textAnchor={anchor}>
        {text}
      </text>
      <svg x={`${centre}%`} y="1.1em" aria-hidden="true">
        <path d="M-4 0h8L0 4.5z" />
      </svg>
    </svg>
  )
}

function Shapes({ id }: { id: string }) {
  return (
    <defs>
      <path id={`${id}figure`} d={figure} />
      <pattern
        id={`${id}hatching`}
        width="3.2"
        height="3.2"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="1.3" height="3.2" className={classes.stripe} />
      </pattern>
    </defs>
  )
}

/** What each state means with its number. */
function Legend({ range, id }: { range: Range; id: string }) {
  const { t } = useTranslation()
  const { low, between, rest } = counts(range)
  const parts = [
    ['low', 'solid', low],
    ['between', 'hatched', between],
    ['rest', 'outline', rest],
  ] as const
  const key = (state: State) => (
    <svg viewBox={`0 0 ${cell.width} ${cell.height}`} className={`${classes.key} flex-none`} aria-hidden="true">
      <use
        href={`#${id}figure`}
        className={classes[state]}
        fill={state === 'hatched' ? `url(#${id}hatching)` : undefined}
      />
    </svg>
  )
  return (
    <ul className={`plain-list flex wrap muted small leading-tight ${classes.legend}`}>
      {parts.map(([part, state, count]) => (
        <li key={part} data-part={part} className="flex items-center gap-1.5">
          {key(state)}
          <span>
            <b className="ink tabular">{count}</b> <span>{t(`crowd.${part}`)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
