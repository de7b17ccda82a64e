import { createContext, type ReactNode, useContext, useId } from 'react'
import { useLocation } from 'react-router'
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

/** Whether sections that fold stand open from the start, as on a page for reading and printing. */
const AllOpen = createContext(false)
export const AllOpenProvider = AllOpen.Provider

interface FoldProps {
  /** Comes translated. */
  title: ReactNode
  /** What is inside, in a few words. */
  about?: ReactNode
  isOpen?: boolean
  children: ReactNode
}

/** What few need at once, folded until it is wanted; printed open. */
export function Fold({ title, about, isOpen = false, children }: FoldProps) {
  const isAllOpen = useContext(AllOpen)
  return (
    <details className={classes.fold} open={isAllOpen || isOpen}>
      <summary>
        {title}
        {about && <span className={classes.about}>{about}</span>}
      </summary>
      <div>{children}</div>
    </details>
  )
}

/** A part that opens in place, and by a link to it. */
export function FoldedSection({ title, id: place, isOpen = false, ...fold }: SectionProps & Omit<FoldProps, 'title'>) {
  const level = useContext(HeadingLevel)
  const { hash } = useLocation()
  const id = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  const isLinked = place !== undefined && hash === `#${place}`
  const heading = (
    <Heading id={id} className={classes.name}>
      {title}
    </Heading>
  )
  return (
    <section id={place} className={classes.section} aria-labelledby={id}>
      <Fold title={heading} isOpen={isOpen || isLinked} {...fold} />
    </section>
  )
}

/** Sections that open in place, below each other. */
export const FoldedSections = ({ children }: { children: ReactNode }) => <div className={classes.folds}>{children}</div>
