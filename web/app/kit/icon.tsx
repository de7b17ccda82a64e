import classes from './icon.module.css'

const eye = 'M2 12s3.5-6.5 10-6.5S22 12 22 12s-3.5 6.5-10 6.5S2 12 2 12ZM9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0'
/** Open to the right, for what is said about a whole page. */
const openRing = 'M12 3a9 9 0 1 0 9 9'

const drawings = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  cross: 'm6 6 12 12M18 6 6 18',
  tick: 'm5 12.5 4.5 4.5L19 7.5',
  question: 'M8.5 8.5A3.5 3.5 0 1 1 13.6 12c-1 .5-1.6 1.2-1.6 2.5M12 18.5v.1',
  'ring-with-tick': `${openRing}M8.5 12.5l2.75 2.75L17.5 8.5`,
  'ring-with-exclamation': `${openRing}M12 7.5V13m0 3v.2`,
  eye,
  'crossed-eye': `${eye}M4 20 20 4`,
  'chevron-down': 'm6 9 6 6 6-6',
  box: 'M4 4h16v16H4z',
} as const

export type IconName = keyof typeof drawings

/** A sign of ours: one grid of 24, one stroke, in the colour of the text around it. The words beside it say what it is. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className ? `${classes.icon} ${className}` : classes.icon}
      data-icon={name}
      aria-hidden="true"
    >
      <path d={drawings[name]} />
    </svg>
  )
}
