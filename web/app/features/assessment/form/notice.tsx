import type { ReactNode } from 'react'
import classes from './notice.module.css'

interface NoticeProps {
  title?: string
  children?: ReactNode
  /** `warning` for what may cost something if overlooked; it is also said by its words. */
  kind?: 'info' | 'warning'
  /** The notice appears while the person is at work, so it is read out. */
  isLive?: boolean
}

/** A calm box inside the page. Texts come translated. */
export function Notice({ title, children, kind = 'info', isLive }: NoticeProps) {
  return (
    <div className={classes.notice} data-kind={kind} role={isLive ? 'status' : undefined}>
      {title && <p className={classes.title}>{title}</p>}
      {children}
    </div>
  )
}
