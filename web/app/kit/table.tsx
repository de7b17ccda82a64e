import { createContext, type HTMLAttributes, type ReactNode, useContext } from 'react'
import classes from './table.module.css'

/** A name, which comes translated, and the class of the column: `figures` for numbers. */
type Column = readonly [name: string, className?: string | undefined]

interface TableProps {
  /** Says what the table shows, where no heading right above it does. Comes translated. */
  caption?: ReactNode
  columns?: readonly Column[]
  /** On a narrow screen each row becomes a block whose cells name their columns: a line each, or as `figures` in a grid. */
  isStacked?: boolean | 'figures' | undefined
  /** `<tbody>` with rows; those that count most have the class `strong`. */
  children: ReactNode
}

const Columns = createContext<{ columns: readonly Column[]; isStacked: boolean }>({ columns: [], isStacked: false })

/** Rows under a line each. Columns of numbers stand at the right, in figures of one width. */
export function Table({ caption, columns = [], isStacked, children }: TableProps) {
  return (
    <table className={`${classes.table} w-full small`} data-stacked={isStacked || undefined}>
      {caption && <caption>{caption}</caption>}
      {columns.length > 0 && (
        <thead>
          <tr>
            {columns.map(([name, className]) => (
              <th key={name} scope="col" className={className}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <Columns value={{ columns, isStacked: Boolean(isStacked) }}>{children}</Columns>
    </table>
  )
}

interface RowProps extends HTMLAttributes<HTMLTableRowElement> {
  name: ReactNode
  /** Of the columns after the first. Text in a column with a class of its own names no column when it is stacked. */
  cells: readonly ReactNode[]
}

/** A row of a table that has columns. */
export function Row({ name, cells, ...row }: RowProps) {
  const { columns, isStacked } = useContext(Columns)
  return (
    <tr {...row}>
      <th scope="row">{name}</th>
      {columns.slice(1).map(([column, className = ''], index) => {
        const isFigures = className === 'figures'
        const label = isStacked && cells[index] !== undefined && (isFigures || !className) ? column : undefined
        return (
          <td key={column} data-label={label} className={isFigures ? className : undefined}>
            {cells[index]}
          </td>
        )
      })}
    </tr>
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
  const isBeside = look === 'row' || look === 'large'
  return (
    <dl className={isBeside ? 'flex wrap items-end gap-6' : `${look === 'columns' ? classes.columns : ''} grid gap-2`}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt className="small">{name}</dt>
          <dd className={`break-anywhere ${look === 'large' ? 'bold text-l tabular leading-tight' : ''}`}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
