import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink, useLocation } from 'react-router'
import { useAuthentication, useMe } from '../base/session/authentication.tsx'
import { removeAnswersOfOthers } from '../drafts/answers-store.ts'
import { Button } from '../kit/button.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { Tag } from '../kit/tag.tsx'
import classes from './account.module.css'
import { AssessmentsSection } from './sections/assessments-section.tsx'
import { CreditsSection, HistorySection, PurchasesSection } from './sections/billing.tsx'
import { DataSection, DeletionSection } from './sections/data.tsx'
import { ProfileSection } from './sections/profile.tsx'
import { ReportsSection } from './sections/reports-section.tsx'
import { PasswordSection, SessionsSection } from './sections/security.tsx'

/** The pages of the account in their order; it opens with what was made. */
const pages = [
  ['cases', '/account', [<AssessmentsSection key="assessments" />, <ReportsSection key="reports" />]],
  [
    'billing',
    '/account/billing',
    [<CreditsSection key="credits" />, <PurchasesSection key="purchases" />, <HistorySection key="history" />],
  ],
  ['profile', '/account/profile', [<ProfileSection key="profile" />]],
  ['security', '/account/security', [<PasswordSection key="password" />, <SessionsSection key="sessions" />]],
  ['data', '/account/data', [<DataSection key="data" />, <DeletionSection key="deletion" />]],
] as const

/** One page of the account: whose it is, the way out of it within reach, and the ways to the other pages. */
export default function AccountPage() {
  const { t } = useTranslation('account')
  const { logOut } = useAuthentication()
  const { pathname } = useLocation()
  const [page, , sections] = pages.find(([, path]) => path === pathname) ?? pages[0]
  const me = useMe().data
  const userId = me?.id
  useEffect(() => {
    if (userId) removeAnswersOfOthers(userId)
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
      {sections}
    </>
  )
}
