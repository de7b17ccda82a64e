import type { Purchase } from '@settlesg/contract'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** One line of a receipt or credit note. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Who sold, as written when it was paid; where nobody was, it says why. */
export function SellerFacts({ purchase: { seller, gst } }: { purchase: Pick<Purchase, 'seller' | 'gst'> }) {
  const { t } = useTranslation('payments')
  if (!seller)
    return <Fact name={t('receipt.seller')}>{t(gst ? 'receipt.seller_not_set' : 'receipt.seller_unknown')}</Fact>
  return (
    <>
      <Fact name={t('receipt.seller')}>{seller.name}</Fact>
      <Fact name={t('receipt.address')}>{seller.address}</Fact>
      <Fact name={t('receipt.uen')}>{seller.uen}</Fact>
      {gst?.number && <Fact name={t('receipt.gst_number')}>{gst.number}</Fact>}
    </>
  )
}
