import { useId } from 'react'
import classes from './people-in-hundred.module.css'

interface PeopleInHundredProps {
  low: number
  high: number
  /** The same in words, for those who do not see the picture. */
  text: string
}

const places = Array.from({ length: 100 }, (_, place) => place)
const cell = { width: 28, height: 32 }
const figure = 'M14 4.5a4.25 4.25 0 1 1 0 8.5 4.25 4.25 0 0 1 0-8.5M6 28v-4.5a8 8 0 0 1 16 0V28z'

/**
 * A hundred figures in ten rows: filled to the low end, hatched to the high end, empty beyond. Filling and hatching
 * differ by form, not by colour alone.
 */
export function PeopleInHundred({ low, high, text }: PeopleInHundredProps) {
  const hatching = useId()
  const fillOf = (place: number) => (place < low ? 'filled' : place < high ? 'hatched' : 'empty')
  return (
    <svg className={classes.people} viewBox={`0 0 ${cell.width * 10} ${cell.height * 10}`} role="img" aria-label={text}>
      <defs>
        <pattern id={hatching} width="3.5" height="3.5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="1.4" height="3.5" className={classes.stripe} />
        </pattern>
      </defs>
      {places.map((place) => {
        const fill = fillOf(place)
        return (
          <path
            key={place}
            d={figure}
            transform={`translate(${(place % 10) * cell.width} ${Math.floor(place / 10) * cell.height})`}
            className={classes[fill]}
            fill={fill === 'hatched' ? `url(#${hatching})` : undefined}
          />
        )
      })}
    </svg>
  )
}
