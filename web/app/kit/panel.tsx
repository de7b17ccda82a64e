import type { HTMLAttributes, ReactNode } from 'react'
import classes from './panel.module.css'

interface PanelProps extends HTMLAttributes<HTMLElement> {
  /** The element that it is: an entry of a list, a part of the page. */
  as?: 'div' | 'li' | 'section'
  /** `quiet` has no ground of its own. */
  look?: 'card' | 'quiet'
}

/** A framed piece of a page: an assessment in a list, a purchase, a session. What is in it stands below each other. */
export function Panel({ as: Element = 'div', look = 'card', ...element }: PanelProps) {
  return <Element {...element} className={`stack card gap-1.5 ${look === 'quiet' ? 'bg-none' : ''}`} />
}

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
  const ground = kind === 'warning' ? 'bg-amber' : 'bg-wash'
  return (
    <div
      className={`stack card gap-1.5 justify-items-start ${ground} ${classes.callout}`}
      data-kind={kind}
      role={isLive ? 'status' : undefined}
    >
      {title && <p className="bold">{title}</p>}
      {children}
    </div>
  )
}
