import classes from './of-ten.module.css'

interface OfTenProps {
  rows: readonly {
    id: string
    name: string
    /** 0 to 10, to one digit. */
    value: number
    isOwn?: boolean
  }[]
}

const dots = Array.from({ length: 10 }, (_, index) => `M${10 * index + 5} 5h0`).join('')

/** How many of ten each gets right, below each other, so that none is read without the others. The figures say the same. */
export function OfTen({ rows }: OfTenProps) {
  return (
    <dl className={`${classes.rows} grid small leading-tight`}>
      {rows.map(({ id, name, value, isOwn = false }) => (
        <div key={id} data-of-ten={id} data-own={isOwn}>
          <dt>{name}</dt>
          <dd>
            <svg viewBox="0 0 100 10" className={classes.dots} aria-hidden="true">
              <path d={dots} className={classes.all} />
              <path d={dots} className={classes.empty} />
              <svg width={10 * value} height="10" aria-hidden="true">
                <path d={dots} className={classes.right} />
              </svg>
            </svg>
            <span className="figures">{value.toFixed(1)}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
