import { formatWhole } from '@settlesg/wording'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../base/api.ts'
import { useAuthentication, useMe } from '../base/session/authentication.tsx'
import { removeDraftsOfOthers } from '../base/session/draft-owner.ts'
import { Button } from '../kit/button.tsx'
import { FormFailure } from '../kit/form-failure.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { Facts } from '../kit/table.tsx'
import { Tag } from '../kit/tag.tsx'
import { useSubmit } from '../kit/use-submit.ts'
import { BuyPack } from '../money/index.ts'
import classes from './parts/account.module.css'
import { AccountSection, Loaded } from './parts/account-section.tsx'
import { AssessmentsSection } from './parts/assessments-section.tsx'
import { DeletionSection } from './parts/deletion-section.tsx'
import { creditRecordsQuery, HistorySection, recordsAPage } from './parts/history-section.tsx'
import { PasswordSection } from './parts/password-section.tsx'
import { ProfileSection } from './parts/profile-section.tsx'
import { PurchasesSection } from './parts/purchases-section.tsx'
import { ReportsSection } from './parts/reports-section.tsx'
import { SessionsSection } from './parts/sessions-section.tsx'

export default function AccountPage() {
  const { t } = useTranslation('account')
  const userId = useMe().data?.id
  // What stands below the first screen comes in a second rendering, which gives way to a press.
  const isWhole = useDeferredValue(true, false)
  useEffect(() => {
    if (userId) removeDraftsOfOthers(userId)
  }, [userId])
  return (
    <>
      <PageHead title={t('title')} />
      <AccountHead />
      <CreditsSection />
      <AssessmentsSection />
      {isWhole && (
        <>
          <ReportsSection />
          <HistorySection />
          <PurchasesSection />
          <ProfileSection />
          <PasswordSection />
          <SessionsSection />
          <DataSection />
          <DeletionSection />
        </>
      )}
    </>
  )
}

/** The top of the account page: whose account it is, and the way out of it within reach. */
function AccountHead() {
  const { t } = useTranslation('account')
  const { logOut } = useAuthentication()
  const me = useMe().data
  return (
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
  )
}

/** What both wallets hold, and the way to more of each. */
function CreditsSection() {
  const { t, i18n } = useTranslation('account')
  const records = useQuery(creditRecordsQuery(0, recordsAPage))
  return (
    <AccountSection title={t('credits.title')} about={t('credits.about')}>
      <div className={classes.balance}>
        <Loaded query={records}>
          {({ balance, count }) => (
            <>
              <Facts
                look="large"
                facts={(['credit', 'supercredit'] as const).map((unit) => ({
                  name: t(`credits.${unit}`),
                  value: formatWhole(balance[`${unit}s`], i18n.language),
                }))}
              />
              {/* An account that came with a credit has that in its history. */}
              {count === 0 && balance.credits === 0 && <p>{t('credits.no_trial')}</p>}
            </>
          )}
        </Loaded>
      </div>
      <BuyPack asksHowMany saysMode={false} />
      <BuyPack product="pack_2" asksHowMany />
    </AccountSection>
  )
}

const fileName = 'settlesg-my-data.json'

/** Everything that is kept about the person, as a file. */
function DataSection() {
  const { t } = useTranslation('account')
  const [isDone, setIsDone] = useState(false)
  const download = useSubmit(async () => {
    setIsDone(false)
    saveFile(JSON.stringify(await api.exportAccount(), null, 2))
    setIsDone(true)
  })
  return (
    <AccountSection title={t('data.title')} about={t('data.about')}>
      <div className="stack">
        <div>
          <Button look="outline" isBusy={download.isSending} onClick={() => void download.submit()}>
            {t('data.download')}
          </Button>
        </div>
        <p role="status" className="done">
          {isDone && t('data.done', { file: fileName })}
        </p>
        <FormFailure failure={download.failure} message={t('data.failed')} />
      </div>
    </AccountSection>
  )
}

/** By a link that is pressed at once: the call needs the token, so no address leads to the file. */
function saveFile(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  URL.revokeObjectURL(url)
}
