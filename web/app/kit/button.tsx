import type { ButtonHTMLAttributes } from 'react'
import type { LinkProps } from 'react-router'
import classes from './button.module.css'
import { Link } from './link.tsx'
import { Spinner } from './spinner.tsx'

interface Look {
  /** `danger`: what it does cannot be taken back. `link`: for small actions among others, without a box. */
  look?: 'filled' | 'outline' | 'danger' | 'link' | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  isWide?: boolean | undefined
}

const looks = ({ look = 'filled', size = 'md', isWide }: Look) => ({
  className: `screen-only ${classes.button} inline-flex items-center min-h-11 relative bold rounded pointer ${isWide ? 'w-full' : ''} ${size === 'sm' ? 'small' : ''}`,
  'data-look': look,
  'data-size': size,
})

/**
 * A button. While `isBusy` it shows a spinner and cannot be pressed. While `isOpening` it shows one too but keeps the
 * focus, which comes back to it from what it opens.
 */
export function Button({
  look,
  size,
  isWide,
  isBusy = false,
  isOpening = false,
  children,
  ...button
}: Look & ButtonHTMLAttributes<HTMLButtonElement> & { isBusy?: boolean; isOpening?: boolean }) {
  return (
    <button
      type="button"
      {...button}
      {...looks({ look, size, isWide })}
      disabled={isBusy || button.disabled}
      aria-busy={isBusy || isOpening}
    >
      <span className={classes.label}>{children}</span>
      {(isBusy || isOpening) && <Spinner />}
    </button>
  )
}

/** A link to a page of this site that looks like a button. */
export function ButtonLink({ look, size, isWide, ...link }: Look & LinkProps) {
  return <Link {...link} {...looks({ look, size, isWide })} />
}
