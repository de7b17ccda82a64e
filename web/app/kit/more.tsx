import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import classes from './more.module.css'

interface MoreProps {
  /** What is inside. Comes translated. */
  title: ReactNode
  /** In the size of what stands beside the text. */
  isSmall?: boolean
  children: ReactNode
}

/** More of the same, for whoever wants it: opens within the text. A part of a page that opens is a Fold. */
export function More({ title, isSmall, children }: MoreProps) {
  return (
    <details className={`${classes.more} ${isSmall ? 'small' : ''}`}>
      <summary>
        <Icon name="chevron-down" />
        {title}
      </summary>
      {children}
    </details>
  )
}
