import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PurchaseList, purchasesQuery } from '../../money/index.ts'
import { AccountSection, Loaded } from './account-section.tsx'
import classes from './form.module.css'
import { Pages } from './pages.tsx'

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
            <p className={classes.value}>{t('purchase.none')}</p>
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
      <p role="status" className={classes.done}>
        {said}
      </p>
    </AccountSection>
  )
}
