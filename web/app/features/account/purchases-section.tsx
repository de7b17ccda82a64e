import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { purchasesQuery } from '../payments/purchase-queries.ts'
import { AccountSection, Loaded } from './account-section.tsx'
import { Pages } from './pages.tsx'
import { PurchaseItem } from './purchase-item.tsx'
import classes from './purchases-section.module.css'

const purchasesAPage = 5

/** Everything that was bought, with where it stands, its receipt and its refund. */
export function PurchasesSection() {
  const { t } = useTranslation('payments')
  const [skip, setSkip] = useState(0)
  const [said, setSaid] = useState('')
  const purchases = useQuery({ ...purchasesQuery(skip, purchasesAPage), placeholderData: keepPreviousData })
  return (
    <AccountSection title={t('purchase.title')} about={t('purchase.about')}>
      <Loaded query={purchases}>
        {({ data, count }) =>
          data.length === 0 ? (
            <p className={classes.none}>{t('purchase.none')}</p>
          ) : (
            <>
              <ul id="purchases" tabIndex={-1} className={classes.list}>
                {data.map((purchase) => (
                  <PurchaseItem
                    key={purchase.id}
                    purchase={purchase}
                    onRefunded={(text) => {
                      setSaid(text)
                      // The button that was pressed goes with the refund.
                      document.getElementById('purchases')?.focus()
                    }}
                  />
                ))}
              </ul>
              <Pages skip={skip} limit={purchasesAPage} count={count} onSkip={setSkip} />
            </>
          )
        }
      </Loaded>
      <p role="status" className={classes.said}>
        {said}
      </p>
    </AccountSection>
  )
}
