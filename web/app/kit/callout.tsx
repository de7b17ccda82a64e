import type { ReactNode } from 'react'
import classes from './callout.module.css'

interface CalloutProps {
  title?: string
  children?: ReactNode
  /** `warning` for what may cost something if overlooked; it is also said by its words. */
  kind?: 'info' | 'warning'
  /** It appears while the person is at work, so it is read out. */
  isLive?: boolean
}

/** A calm box inside the page. Texts come translated. */
export function Callout({ title, children, kind = 'info', isLive }: CalloutProps) {
  return (
    <div className={classes.callout} data-kind={kind} role={isLive ? 'status' : undefined}>
      {title && <p className={classes.title}>{title}</p>}
      {children}
    </div>
  )
}
