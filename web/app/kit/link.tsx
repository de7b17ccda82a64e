import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { type LinkProps, Link as RouterLink } from 'react-router'
import { addressFor } from '../base/addresses.ts'
import { asLanguage } from '../base/i18n/languages.ts'

/** A link within the site. To a public page it leads to its address in the language that is read. */
export function Link({ to, ...link }: LinkProps) {
  const { i18n } = useTranslation()
  return <RouterLink {...link} to={typeof to === 'string' ? addressFor(asLanguage(i18n.language), to) : to} />
}

/** A link to another site, which opens in a new tab and says so. */
export function LinkOut({ children, ...link }: ComponentProps<'a'>) {
  const { t } = useTranslation()
  return (
    <a {...link} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> {t('opens_in_new_tab')}</span>
    </a>
  )
}
