import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Done } from '../../kit/done.tsx'
import { PurchaseList, purchasesQuery } from '../../money/index.ts'
import { AccountSection, Paged, usePages } from './account-section.tsx'

/** Everything that was bought, with where it stands, its receipt and its refund. */
export function PurchasesSection() {
  const { t } = useTranslation('payments')
  const [said, setSaid] = useState('')
  return (
    <AccountSection title={t('purchase.title')} about={t('purchase.about')}>
      <Paged pages={usePages(purchasesQuery, 5)} none={{ text: t('purchase.none') }}>
        {({ data }) => (
          <PurchaseList
            purchases={data}
            onRefunded={(text) => {
              setSaid(text)
              // The button that was pressed goes with the refund.
              document.getElementById('purchases')?.focus()
            }}
          />
        )}
      </Paged>
      <Done>{said}</Done>
    </AccountSection>
  )
}
