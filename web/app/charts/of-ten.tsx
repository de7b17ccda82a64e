import classes from './dots.module.css'

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
    <dl className="grid gap-1 small leading-tight">
      {rows.map(({ id, name, value, isOwn = false }) => (
        <div key={id} className={`flex items-center justify-between gap-3 ${isOwn ? 'bold' : ''}`} data-of-ten={id}>
          <dt className={isOwn ? 'ink' : ''}>{name}</dt>
          <dd className="flex flex-none items-center gap-2">
            <svg viewBox="0 0 100 10" width="112" className={classes.dots} strokeWidth={7.4} aria-hidden="true">
              <path d={dots} className={classes.all} />
              <path d={dots} className={classes.hollow} strokeWidth={5.4} />
              <svg width={10 * value} height="10" aria-hidden="true">
                <path d={dots} />
              </svg>
            </svg>
            <span className="figures">{value.toFixed(1)}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
