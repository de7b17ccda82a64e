import type { HTMLAttributes } from 'react'
import classes from './panel.module.css'

interface PanelProps extends HTMLAttributes<HTMLElement> {
  /** The element that it is: an entry of a list, a part of the page. */
  as?: 'div' | 'li' | 'section'
  /** `quiet` has no ground of its own. */
  look?: 'card' | 'quiet'
}

/** A framed piece of a page: an assessment in a list, a purchase, a session. What is in it stands below each other. */
export function Panel({ as: Element = 'div', look = 'card', ...element }: PanelProps) {
  return <Element {...element} className={classes.panel} data-look={look} />
}
