import { type ReactNode, useId } from 'react'
import classes from './offer.module.css'

/** A part of the example beneath its title. */
export function ExamplePart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={classes.part}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}
