import { useId } from 'react'
import classes from './people-in-hundred.module.css'

interface PeopleInHundredProps {
  low: number
  high: number
  /** The same in words, for those who do not see the picture. */
  text: string
}

const ten = Array.from({ length: 10 }, (_, index) => index)
const cell = { width: 28, height: 32 }
const figure = 'M14 4.5a4.25 4.25 0 1 1 0 8.5 4.25 4.25 0 0 1 0-8.5M6 28v-4.5a8 8 0 0 1 16 0V28z'

/**
 * The picture of the product: a hundred figures in ten rows, filled to the low end, hatched to the high end, empty
 * beyond. Filling and hatching differ by form, not by colour alone, so it holds in grey, in print and in forced colours.
 */
export function PeopleInHundred({ low, high, text }: PeopleInHundredProps) {
  const id = useId()
  const chooseFill = (place: number) => (place < low ? 'filled' : place < high ? 'hatched' : 'empty')
  return (
    <svg className={classes.people} viewBox={`0 0 ${cell.width * 10} ${cell.height * 10}`} role="img" aria-label={text}>
      <defs>
        <path id={`${id}figure`} d={figure} />
        <pattern
          id={`${id}hatching`}
          width="3.5"
          height="3.5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="1.4" height="3.5" className={classes.stripe} />
        </pattern>
      </defs>
      {ten.map((row) => (
        <g key={row} className={classes.row}>
          {ten.map((column) => {
            const fill = chooseFill(row * 10 + column)
            return (
              <use
                key={column}
                href={`#${id}figure`}
                x={column * cell.width}
                y={row * cell.height}
                className={classes[fill]}
                fill={fill === 'hatched' ? `url(#${id}hatching)` : undefined}
              />
            )
          })}
        </g>
      ))}
    </svg>
  )
}
