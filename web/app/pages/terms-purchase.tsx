import { orderOf, quantities, refundDays } from '@settlesg/contract/catalogue'
import { useTranslation } from 'react-i18next'
import { LegalText } from '../components/legal-text.tsx'
import { formatCents } from '../dates-and-money.ts'
import type { PageHandle } from '../i18n/embedded-strings.tsx'

export const handle: PageHandle = { namespaces: ['legal'] }

export default function TermsPurchasePage() {
  const { i18n } = useTranslation()
  const { units, amountCents } = orderOf('pack_1', 1)
  const price = formatCents(amountCents, i18n.language)
  return <LegalText document="terms_purchase" figures={{ units, price, most: quantities.max, days: refundDays }} />
}
