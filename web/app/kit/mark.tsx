import classes from './mark.module.css'

/** Of nine places, filled column by column as the crowd is: those before the middle are full, those after it faint. */
const middle = 4
const places = Array.from({ length: 9 }, (_, index) => ({
  x: 8 + Math.floor(index / 3) * 8,
  y: 8 + (index % 3) * 8,
  look: index < middle ? undefined : index === middle ? classes.middle : classes.faint,
}))

interface MarkProps {
  /** On the square of the logo; otherwise the places alone, in the colour of the text around them. */
  hasGround?: boolean
  /** The places light up one after the other while something loads. */
  isLoading?: boolean
}

/** The mark of the house: a small crowd with its middle marked. web/public/favicon.svg is the same drawing. */
export function Mark({ hasGround, isLoading }: MarkProps) {
  const looks = [classes.mark, hasGround && classes.onGround, isLoading && classes.loading]
  return (
    <svg
      viewBox={hasGround ? '0 0 32 32' : '4.5 4.5 23 23'}
      className={looks.filter(Boolean).join(' ')}
      aria-hidden="true"
    >
      {hasGround && <rect width="32" height="32" rx="8" className={classes.ground} />}
      {places.map(({ x, y, look }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="2.9" className={look} />
      ))}
    </svg>
  )
}
