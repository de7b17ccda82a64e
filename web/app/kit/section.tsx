import { createContext, type ReactNode, useContext, useId, useLayoutEffect, useMemo, useRef } from 'react'
import { useLocation } from 'react-router'
import { Icon } from './icon.tsx'
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
  const isFolded = useFoldLevel() > 0
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section id={place} className={`${classes.section} min-w-0`} aria-labelledby={id}>
      <Heading id={id} className={isFolded ? 'mb-2 text-m' : 'mb-3 text-l'}>
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
  return <Heading className="muted mt-5 mb-2 text-m">{children}</Heading>
}

/** `level`: inside how many folds this is. */
const Folds = createContext({ isAllOpen: false, level: 0 })

interface FoldsProviderProps {
  /** For reading and printing. What is folded within a fold stays so. */
  isAllOpen: boolean
  children: ReactNode
}

/** Around the folds of a page. */
export const FoldsProvider = ({ isAllOpen, children }: FoldsProviderProps) => (
  <Folds value={useMemo(() => ({ isAllOpen, level: 0 }), [isAllOpen])}>{children}</Folds>
)

/** How many folds are around this: two at most, and what would be a third is a heading. */
export const useFoldLevel = (): number => useContext(Folds).level

/** Around what a fold holds. */
export function InsideFold({ children }: { children: ReactNode }) {
  const level = useFoldLevel() + 1
  return <Folds value={useMemo(() => ({ isAllOpen: false, level }), [level])}>{children}</Folds>
}

interface FoldProps {
  title: ReactNode
  /** What is inside, in a few words. */
  about?: ReactNode
  /** As the page says (`FoldsProvider`), unless given. */
  isOpen?: boolean | undefined
  /** Of folds with one name, one at a time is open. */
  group?: string
  children: ReactNode
}

/** What few need at once, folded until it is wanted; printed open. */
export function Fold({ title, about, isOpen, group, children }: FoldProps) {
  const { isAllOpen } = useContext(Folds)
  return (
    <details className={`${classes.fold} border-bottom`} name={group} open={isOpen ?? isAllOpen}>
      <summary>
        {title}
        {about && <span className="muted small">{about}</span>}
        <Icon name="chevron-down" className="muted" />
      </summary>
      <div>
        <InsideFold>{children}</InsideFold>
      </div>
    </details>
  )
}

/** A part that opens in place, and by every press of a link to it or to anything inside it. */
export function FoldedSection({ title, id: place, ...fold }: SectionProps & Omit<FoldProps, 'title'>) {
  const level = useContext(HeadingLevel)
  const { hash, key } = useLocation()
  const id = useId()
  const part = useRef<HTMLElement>(null)
  const Heading = level === 2 ? 'h2' : 'h3'
  // The key is another one each time, so that a part which was closed by hand opens again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for the key
  useLayoutEffect(() => {
    const target = hash === '' ? null : document.getElementById(hash.slice(1))
    if (!target || !part.current?.contains(target)) return
    openFolds(target === part.current ? target.querySelector('details') : target.closest('details'))
    target.scrollIntoView()
  }, [hash, key])
  const heading = (
    <Heading id={id} className="text-m">
      {title}
    </Heading>
  )
  return (
    <section ref={part} id={place} className={`${classes.section} min-w-0`} aria-labelledby={id}>
      <Fold title={heading} {...fold} />
    </section>
  )
}

/** Opens a fold and those around it. */
export function openFolds(fold: HTMLDetailsElement | null | undefined): void {
  if (!fold) return
  fold.open = true
  openFolds(fold.parentElement?.closest('details'))
}

/** Sections that open in place, below each other. */
export const FoldedSections = ({ children }: { children: ReactNode }) => <div className={classes.folds}>{children}</div>
