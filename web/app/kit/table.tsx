import type { ReactNode } from 'react'
import classes from './table.module.css'

interface TableProps {
  /** Says what the table shows, where no heading right above it does. Comes translated. */
  caption?: ReactNode
  /**
   * On a narrow screen each row becomes a block, and each cell names its column by `data-label`: a line each, or as
   * `figures` beside each other.
   */
  isStacked?: boolean | 'figures' | undefined
  /** A `TableHead` and `<tbody>`. Cells with numbers have the class `figures`, rows that count most `strong`. */
  children: ReactNode
}

/** Rows under a line each. Columns of numbers stand at the right, in figures of one width. */
export function Table({ caption, isStacked, children }: TableProps) {
  return (
    <table className={classes.table} data-stacked={isStacked || undefined}>
      {caption && <caption>{caption}</caption>}
      {children}
    </table>
  )
}

interface TableHeadProps {
  /** Names come translated. */
  columns: readonly (readonly [name: string, className?: string | undefined])[]
}

/** The head of a table: the name of each column and, where it has one, its class. */
export function TableHead({ columns }: TableHeadProps) {
  return (
    <thead>
      <tr>
        {columns.map(([name, className]) => (
          <th key={name} scope="col" className={className}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  )
}

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
