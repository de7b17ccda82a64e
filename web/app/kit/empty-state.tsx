import type { ReactNode } from 'react'
import { Mark } from './mark.tsx'
import classes from './message-panel.module.css'

interface EmptyStateProps {
  /** One sentence: that there is nothing, and why. Comes translated. */
  text: string
  /** The one way on from here, where there is one: a button or a link. */
  action?: ReactNode
}

/** Stands in the place of a list that has nothing in it. */
export function EmptyState({ text, action }: EmptyStateProps) {
  return (
    <div className="stack justify-items-start gap-3">
      <span className={`${classes.sign} accent`}>
        <Mark />
      </span>
      <p>{text}</p>
      {action}
    </div>
  )
}
