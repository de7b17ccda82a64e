import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { InsideFold, SubHeading, useFoldLevel } from './section.tsx'

interface MoreProps {
  /** What is inside. Comes translated. */
  title: ReactNode
  /** In the size of what stands beside the text. */
  isSmall?: boolean
  children: ReactNode
}

/** More of the same, which opens within the text; a part of a page is a Fold. Inside two folds it is open, under a heading. */
export function More({ title, isSmall, children }: MoreProps) {
  if (useFoldLevel() >= 2)
    return (
      <>
        <SubHeading>{title}</SubHeading>
        {children}
      </>
    )
  return (
    <details className={`prose ${isSmall ? 'small' : ''}`}>
      <summary className="flex items-center gap-1.5 w-fit min-h-11 accent bold">
        <Icon name="chevron-down" />
        {title}
      </summary>
      <InsideFold>{children}</InsideFold>
    </details>
  )
}
