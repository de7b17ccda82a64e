import { Icon } from '../../kit/icon.tsx'
import classes from './routes.module.css'

const icons = { met: 'tick', unmet: 'cross', unknown: 'question' } as const

/** What is not met is red, mark and words. */
export const toneOf = (state: keyof typeof icons) => (state === 'unmet' ? 'red' : 'muted')

/** A tick, a cross or a question mark; the words beside it say the same. */
export const StateMark = ({ state }: { state: keyof typeof icons }) => (
  <span className={`${classes.sign} grid flex-none place-center ${toneOf(state)}`} data-state={state}>
    <Icon name={icons[state]} />
  </span>
)
