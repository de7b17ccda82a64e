import { Icon } from '../../kit/icon.tsx'
import classes from './routes.module.css'

const icons = { met: 'tick', unmet: 'cross', unknown: 'question' } as const

/** A tick, a cross or a question mark; the words beside it say the same. */
export const StateMark = ({ state }: { state: keyof typeof icons }) => (
  <span className={`${classes.sign} grid flex-none place-center muted`} data-state={state}>
    <Icon name={icons[state]} />
  </span>
)
