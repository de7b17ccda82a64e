import { formatWhole } from '@settlesg/wording'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../base/session/authentication.tsx'
import { Facts } from '../../kit/table.tsx'
import { BuyPack } from '../../money/index.ts'
import classes from '../account.module.css'
import { AccountSection, Loaded } from './account-section.tsx'
import { creditRecordsQuery, recordsAPage } from './history-section.tsx'

/** What both wallets hold, and the way to more of each. */
export function CreditsSection() {
  const { t, i18n } = useTranslation('account')
  const isPremium = useMe().data?.is_premium
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
      {isPremium && <p className="muted small">{t('credits.premium')}</p>}
    </AccountSection>
  )
}
