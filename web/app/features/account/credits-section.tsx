import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatWhole } from '../../dates-and-money.ts'
import BuyPack from '../payments/buy-pack.tsx'
import { AccountSection, Loaded } from './account-section.tsx'
import { creditRecordsQuery } from './credit-records-query.ts'
import classes from './credits-section.module.css'

/** What the wallets hold, and the way to more. */
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
                <div>
                  <dt>{t('credits.credit')}</dt>
                  <dd>{formatWhole(balance.credits, i18n.language)}</dd>
                </div>
                {balance.supercredits > 0 && (
                  <div>
                    <dt>{t('credits.supercredit')}</dt>
                    <dd>{formatWhole(balance.supercredits, i18n.language)}</dd>
                  </div>
                )}
              </dl>
              {/* An account that came with a credit has that in its history. */}
              {count === 0 && balance.credits === 0 && <p className={classes.none}>{t('credits.no_trial')}</p>}
            </>
          )}
        </Loaded>
      </div>
      <BuyPack asksHowMany />
    </AccountSection>
  )
}
