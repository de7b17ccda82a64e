import type { ReactNode } from 'react'
import classes from './tag.module.css'

/** A word or two about the state of something, in a pill: paid, premium. The word says it; the colour only repeats it. */
export function Tag({ tone = 'plain', children }: { tone?: 'plain' | 'good' | 'mind'; children: ReactNode }) {
  return (
    <span className={classes.tag} data-tone={tone}>
      {children}
    </span>
  )
}
