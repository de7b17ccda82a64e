import type { ReactNode } from 'react'
import classes from './message-panel.module.css'

interface MessagePanelProps {
  title: string
  /** What happened and what is safe, in plain words. */
  children: ReactNode
  /** Buttons or links: the ways on from here. */
  actions: ReactNode
  /** What may help besides, under a line. */
  more?: ReactNode
  /** For the rare page of this kind that brings good news. */
  isGood?: boolean
}

/** A page, or the middle of one, that says calmly what is wrong and where to go. Texts come translated. */
export function MessagePanel({ title, children, actions, more, isGood }: MessagePanelProps) {
  return (
    <section className={classes.problem} data-good={isGood}>
      <svg className={classes.mark} viewBox="0 0 48 48" aria-hidden="true">
        <path d="M24 6a18 18 0 1 0 18 18" />
        <path d={isGood ? 'm17 25 5.5 5.5L35 17' : 'M24 15v11m0 6v.5'} />
      </svg>
      <h1>{title}</h1>
      <div className={classes.text}>{children}</div>
      <div className={classes.actions}>{actions}</div>
      {more && <div className={classes.more}>{more}</div>}
    </section>
  )
}
