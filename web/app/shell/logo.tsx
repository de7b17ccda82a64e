import { Mark } from '../kit/mark.tsx'
import classes from './logo.module.css'

/** The mark and the name, which is the same in every language. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={`inline-flex items-center gap-2 bold ${classes.logo}`}>
      <Mark hasGround />
      {name}
    </span>
  )
}
