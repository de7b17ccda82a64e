import type { ReactNode } from 'react'
import classes from './empty-state.module.css'
import { Mark } from './mark.tsx'

interface EmptyStateProps {
  /** One sentence: that there is nothing, and why. Comes translated. */
  text: string
  /** The one way on from here, where there is one: a button or a link. */
  action?: ReactNode
}

/** Stands in the place of a list that has nothing in it. */
export function EmptyState({ text, action }: EmptyStateProps) {
  return (
    <div className={`stack ${classes.empty} justify-items-start gap-3`}>
      <Mark />
      <p>{text}</p>
      {action}
    </div>
  )
}
