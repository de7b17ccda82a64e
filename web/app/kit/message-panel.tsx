import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { Mark } from './mark.tsx'
import classes from './message-panel.module.css'

interface MessagePanelProps {
  title: string
  /** What happened and what is safe, in plain words. */
  children: ReactNode
  /** Buttons or links: the ways on from here. */
  actions: ReactNode
  /** What may help besides, under a line. */
  more?: ReactNode
  /** What it is about, if not something that is wrong: good news, or nothing there yet. */
  kind?: 'problem' | 'good' | 'empty'
}

/** A page, or the middle of one, that says calmly what is wrong and where to go. Texts come translated. */
export function MessagePanel({ title, children, actions, more, kind = 'problem' }: MessagePanelProps) {
  return (
    <section className={classes.problem} data-kind={kind}>
      <span className={`${classes.sign} block accent`}>
        {kind === 'empty' ? <Mark /> : <Icon name={kind === 'good' ? 'ring-with-tick' : 'ring-with-exclamation'} />}
      </span>
      <h1 className="mt-3">{title}</h1>
      <div className="muted mt-3 text-m">{children}</div>
      <div className="row gap-3 mt-7">{actions}</div>
      {more && <div className={`${classes.more} mt-7 border-top`}>{more}</div>}
    </section>
  )
}
