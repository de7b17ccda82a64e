import type { ReactNode } from 'react'
import classes from './facts.module.css'

interface FactsProps {
  /** Names and values come translated. */
  facts: readonly { name: string; value: ReactNode }[]
  /**
   * `list`: below each other. `columns`: so too, each value beside its name. `row`: beside each other. `large`: beside each
   * other in large figures, as balances are.
   */
  look?: 'list' | 'columns' | 'row' | 'large'
}

/** Names with their values: a balance, what is known of a source, what a report says. */
export function Facts({ facts, look = 'list' }: FactsProps) {
  return (
    <dl className={classes.facts} data-look={look}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
