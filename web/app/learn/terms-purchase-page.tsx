import { type ProductName, priceOrder, products, quantities, refundDays, type Site } from '@settlesg/contract'
import { formatCents } from '@settlesg/wording'
import { useTranslation } from 'react-i18next'
import type { PageHandle } from '../base/i18n/embedded-strings.tsx'
import { useSite } from '../base/site.ts'
import { LegalText } from './legal-text.tsx'

export const handle: PageHandle = { namespaces: ['legal'] }

const isProduct = (name: string): name is ProductName => Object.hasOwn(products, name)

/** The terms of everything that is sold, at the prices of the catalogue, and of whom this server sells for. */
export default function TermsPurchasePage() {
  const { t, i18n } = useTranslation('legal')
  const seller = useSellerText(useSite()?.seller)
  const listTerms = (name: ProductName) => {
    const { units, amountCents } = priceOrder(name, 1)
    return t(`products.${name}`, { units, price: formatCents(amountCents, i18n.language) })
  }
  const figures = {
    products: Object.keys(products).filter(isProduct).map(listTerms).join('\n'),
    most: quantities.max,
    days: refundDays,
    seller,
  }
  return <LegalText document="terms_purchase" figures={figures} />
}

/** Who sells; undefined while that is not known. */
function useSellerText(seller: Site['seller'] | undefined): string {
  const { t } = useTranslation('legal')
  if (!seller) return t(seller === null ? 'seller.none' : 'seller.loading')
  const { gst, ...named } = seller
  return gst ? t('seller.named_gst', { ...named, gst_number: gst.number }) : t('seller.named', named)
}
