import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatWhole } from '../../dates-and-money.ts'
import BuyPack from '../payments/buy-pack.tsx'
import { AccountSection, Loaded } from './account-section.tsx'
import { creditRecordsQuery } from './credit-records-query.ts'
import classes from './credits-section.module.css'

/** What both wallets hold, and the way to more of each. */
export function CreditsSection() {
  const { t, i18n } = useTranslation('account')
  const records = useQuery(creditRecordsQuery(0))
  return (
    <AccountSection title={t('credits.title')} about={t('credits.about')}>
      <div className={classes.room}>
        <Loaded query={records}>
          {({ balance, count }) => (
            <>
              <dl className={classes.balance}>
                {(['credit', 'supercredit'] as const).map((unit) => (
                  <div key={unit}>
                    <dt>{t(`credits.${unit}`)}</dt>
                    <dd>{formatWhole(balance[`${unit}s`], i18n.language)}</dd>
                  </div>
                ))}
              </dl>
              {/* An account that came with a credit has that in its history. */}
              {count === 0 && balance.credits === 0 && <p className={classes.none}>{t('credits.no_trial')}</p>}
            </>
          )}
        </Loaded>
      </div>
      <BuyPack asksHowMany saysMode={false} />
      <BuyPack product="pack_2" asksHowMany />
    </AccountSection>
  )
}
