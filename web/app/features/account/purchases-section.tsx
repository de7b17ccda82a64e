import type { Purchase } from '@settlesg/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { purchasesQuery } from '../payments/purchase-queries.ts'
import { AccountSection, Loaded } from './account-section.tsx'
import { Pages } from './pages.tsx'
import { cameToNothing, PurchaseItem } from './purchase-item.tsx'
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
              <PurchaseList
                purchases={data}
                onRefunded={(text) => {
                  setSaid(text)
                  // The button that was pressed goes with the refund.
                  document.getElementById('purchases')?.focus()
                }}
              />
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

interface PurchaseListProps {
  purchases: readonly Purchase[]
  onRefunded: (text: string) => void
}

/** The purchases, and folded away after them those of which nothing came. */
function PurchaseList({ purchases, onRefunded }: PurchaseListProps) {
  const { t } = useTranslation('payments')
  const folded = purchases.filter(cameToNothing)
  const item = (purchase: Purchase) => <PurchaseItem key={purchase.id} purchase={purchase} onRefunded={onRefunded} />
  return (
    <>
      <ul id="purchases" tabIndex={-1} className={classes.list}>
        {purchases.filter((purchase) => !folded.includes(purchase)).map(item)}
      </ul>
      {folded.length > 0 && (
        <details className={classes.folded}>
          <summary>{t('purchase.folded', { count: folded.length })}</summary>
          <ul className={classes.list}>{folded.map(item)}</ul>
        </details>
      )}
    </>
  )
}
