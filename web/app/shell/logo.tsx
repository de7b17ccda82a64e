import classes from './logo.module.css'

/** The mark (a roof over a range) and the name, which is the same in every language. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={classes.logo}>
      <svg viewBox="0 0 32 32" aria-hidden="true" className={classes.mark}>
        <rect width="32" height="32" rx="9" className={classes.ground} />
        <path d="M7 15.5 16 8l9 7.5" className={classes.roof} />
        <path d="M10.5 22.5h11" className={classes.range} />
        <path d="M7 22.5h18" className={classes.line} />
      </svg>
      <span className={classes.name}>{name}</span>
    </span>
  )
}
