import { createContext, type ReactNode, useContext, useId } from 'react'
import classes from './section.module.css'

/** How deep the headings of a result start: 2 on a page of its own, 3 inside a dialog. */
const HeadingLevel = createContext<2 | 3>(2)
export const HeadingLevelProvider = HeadingLevel.Provider

interface SectionProps {
  /** Comes translated. */
  title: string
  /** Where links lead to it. */
  id?: string
  children: ReactNode
}

/** One part of a result under its heading. */
export function Section({ title, id: place, children }: SectionProps) {
  const level = useContext(HeadingLevel)
  const id = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section id={place} className={classes.section} aria-labelledby={id}>
      <Heading id={id} className={classes.title}>
        {title}
      </Heading>
      {children}
    </section>
  )
}

/** A heading one level below that of the section around it. */
export function SubHeading({ children }: { children: ReactNode }) {
  const level = useContext(HeadingLevel)
  const Heading = level === 2 ? 'h3' : 'h4'
  return <Heading className={classes.sub}>{children}</Heading>
}
