import classes from './logo.module.css'

/** The mark (a roof over a range) and the name, which is the same in every language. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={classes.logo}>
      <svg viewBox="0 0 32 32" aria-hidden="true" fill="none" strokeLinecap="round" strokeLinejoin="round">
        <rect width="32" height="32" rx="9" fill="var(--accent)" />
        <path d="M7 15.5 16 8l9 7.5" stroke="var(--on-accent)" strokeWidth="2.6" />
        <path d="M10.5 22.5h11" stroke="currentColor" strokeWidth="4" />
        <path d="M7 22.5h18" stroke="var(--on-accent)" strokeWidth="1.4" opacity="0.55" />
      </svg>
      {name}
    </span>
  )
}
