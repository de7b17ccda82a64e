import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import type { PageHandle } from '../base/i18n/embedded-strings.tsx'
import { useAuthentication, useMe } from '../base/session/authentication.tsx'
import { removeAnswersOfOthers } from '../drafts/answers-store.ts'
import { Button } from '../kit/button.tsx'
import { Link } from '../kit/link.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { PageLoading } from '../kit/spinner.tsx'
import { Tag } from '../kit/tag.tsx'
import classes from './account.module.css'
import { AccountSection } from './sections/account-section.tsx'
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

const usePage = () => {
  const { pathname } = useLocation()
  // The build renders the frames at addresses that end in a slash.
  return pages.find(([, path]) => path === pathname.replace(/\/$/, '')) ?? pages[0]
}

export const handle: PageHandle = {
  namespaces: ['account', 'issued', 'model', 'payments', 'result'],
  Frame() {
    const { t } = useTranslation(['account', 'issued'])
    const [page] = usePage()
    if (page !== 'cases')
      return (
        <AccountFrame page={page}>
          <PageLoading />
        </AccountFrame>
      )
    return (
      <AccountFrame page={page}>
        <AccountSection title={t('assessments.title')} about={t('assessments.about')}>
          <div className={classes.loading} />
        </AccountSection>
        <AccountSection title={t('issued:list.title')} about={t('issued:list.about')}>
          <div className={classes.loading} />
        </AccountSection>
      </AccountFrame>
    )
  },
}

/** One page of the account. */
export default function AccountPage() {
  const [page, , sections] = usePage()
  return <AccountFrame page={page}>{sections}</AccountFrame>
}

/** Whose account it is, the way out of it within reach, and the ways to its other pages. */
function AccountFrame({ page, children }: { page: (typeof pages)[number][0]; children: ReactNode }) {
  const { t } = useTranslation('account')
  const { logOut } = useAuthentication()
  const me = useMe().data
  const userId = me?.id
  useEffect(() => {
    if (userId) removeAnswersOfOthers(userId)
  }, [userId])
  return (
    <>
      <PageHead title={page === 'cases' ? t('title') : t('page_title', { page: t(`pages.${page}`) })} />
      <div className="row justify-between mt-7 mb-3">
        <div className="grow">
          <h1>{t('title')}</h1>
          <p className="row mt-1 muted break-anywhere">
            {me?.email ?? '\u00a0'}
            {me?.is_premium && <Tag tone="mind">{t('profile.premium')}</Tag>}
          </p>
        </div>
        <Button look="outline" size="sm" onClick={logOut}>
          {t('sessions.here')}
        </Button>
      </div>
      <nav aria-label={t('title')}>
        <ul className={`plain-list flex wrap gap-1 ${classes.pages}`}>
          {pages.map(([name, path]) => (
            <li key={name}>
              <Link
                to={path}
                aria-current={name === page ? 'page' : undefined}
                className="flex items-center min-h-11 ink"
              >
                {t(`pages.${name}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </>
  )
}
