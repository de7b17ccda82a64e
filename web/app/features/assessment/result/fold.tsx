import { type ReactNode, useId } from 'react'
import classes from './fold.module.css'

/** A part of the result that is folded until it is wanted; printed open. Texts come translated. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={classes.part} aria-labelledby={id}>
      <details className={classes.fold}>
        <summary>
          <h2 id={id}>{title}</h2>
        </summary>
        <div className={classes.content}>{children}</div>
      </details>
    </section>
  )
}
