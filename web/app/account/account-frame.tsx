import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import { useAuthentication, useMe } from '../base/session/authentication.tsx'
import { removeDraftsOfOthers } from '../drafts/draft-owner.ts'
import { Button } from '../kit/button.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { PageLoading } from '../kit/spinner.tsx'
import { Tag } from '../kit/tag.tsx'
import classes from './account.module.css'

/** The pages of the account in their order, each with its address. */
const pages = [
  ['cases', '/account'],
  ['billing', '/account/billing'],
  ['profile', '/account/profile'],
  ['security', '/account/security'],
  ['data', '/account/data'],
] as const

/** One page of the account: whose it is, the way out of it within reach, and the ways to the other pages. */
export function AccountFrame({ page, children }: { page: (typeof pages)[number][0]; children: ReactNode }) {
  const { t } = useTranslation('account')
  const { logOut } = useAuthentication()
  const me = useMe().data
  const userId = me?.id
  useEffect(() => {
    if (userId) removeDraftsOfOthers(userId)
  }, [userId])
  return (
    <>
      <PageHead title={page === 'cases' ? t('title') : t('page_title', { page: t(`pages.${page}`) })} />
      <div className={`row ${classes.head}`}>
        <div>
          <h1>{t('title')}</h1>
          <p className={`row muted ${classes.who}`}>
            {me?.email}
            {me?.is_premium && <Tag tone="mind">{t('profile.premium')}</Tag>}
          </p>
        </div>
        <Button look="outline" size="sm" onClick={logOut}>
          {t('sessions.here')}
        </Button>
      </div>
      <nav aria-label={t('title')}>
        <ul className={`plain-list ${classes.pages}`}>
          {pages.map(([name, path]) => (
            <li key={name}>
              <NavLink to={path} end>
                {t(`pages.${name}`)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </>
  )
}

/** One page of the account before it is known whose. */
export const AccountSpace = ({ page }: { page: (typeof pages)[number][0] }) => (
  <AccountFrame page={page}>
    <PageLoading />
  </AccountFrame>
)
