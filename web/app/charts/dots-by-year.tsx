import classes from './dots.module.css'

interface DotsByYearProps {
  years: readonly { year: number; reports: number }[]
  /** Those of our own users, behind all years and in a form of their own; null while they are too few to show. */
  users: number | null
  /** What the picture shows, for those who do not see it. The words beside it say it too. */
  label: string
}

const across = 5
const pitch = 3.4
const column = { width: 20, inset: 1.8 }

/** One dot for each report, a column for each year: the picture grows as people report. The axis names its two ends. */
export function DotsByYear({ years, users, label }: DotsByYearProps) {
  const most = Math.max(users ?? 0, ...years.map(({ reports }) => reports))
  const height = Math.ceil(most / across) * pitch
  const columns = users === null ? years.length : years.length + 1
  return (
    <div>
      <svg
        viewBox={`0 0 ${columns * column.width} ${height}`}
        className={`${classes.dots} block w-full`}
        strokeWidth={2.5}
        role="img"
        aria-label={label}
      >
        {years.map(({ year, reports }, index) => (
          <path key={year} data-year={year} d={dots(reports, index, height)} />
        ))}
        {users !== null && (
          <>
            <path data-users={users} d={dots(users, years.length, height)} className={classes.users} />
            <path d={dots(users, years.length, height)} className={classes.hollow} strokeWidth={1.1} />
          </>
        )}
      </svg>
      <p className="flex justify-between m-0 border-top figures muted small leading-tight" aria-hidden="true">
        <span>{years[0]?.year}</span>
        <span>{years.at(-1)?.year}</span>
      </p>
    </div>
  )
}

/** Lines without a length: their round ends are the dots. From the ground up, five in a row. */
function dots(count: number, index: number, height: number): string {
  const at = (value: number) => Number(value.toFixed(1))
  return Array.from({ length: count }, (_, dot) => {
    const x = index * column.width + column.inset + ((dot % across) + 0.5) * pitch
    const y = height - (Math.floor(dot / across) + 0.5) * pitch
    return `M${at(x)} ${at(y)}h0`
  }).join('')
}
