import { type ReactNode, useId } from 'react'
import classes from './answer-card.module.css'

/** One of the two answers: its question, what kind of answer it is, and the answer. Texts come translated. */
export function Verdict({ title, kind, children }: { title: string; kind: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className={`${classes.head} flex wrap items-baseline justify-between muted small`}>
        <h2 id={id}>{title}</h2>
        <span className={classes.kind}>{kind}</span>
      </div>
      {children}
    </section>
  )
}
