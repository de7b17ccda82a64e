import { priceOrder, refundDays } from '@settlesg/contract'
import { formatCents } from '@settlesg/wording'
import { useTranslation } from 'react-i18next'
import { exampleReportPath } from '../case/index.ts'
import { Link } from '../kit/link.tsx'
import { PaymentMode } from '../money/index.ts'
import { GetStarted } from '../sign-in/index.ts'

const estimates = priceOrder('pack_1', 1)
const analysis = priceOrder('pack_2', 1)

/** The three prices in one line, from the catalogue. */
export function PricesInShort() {
  const { t, i18n } = useTranslation('home')
  const offers = [
    [t('offer.free'), t('offer.first')],
    [formatCents(estimates.amountCents, i18n.language), t('offer.more', { units: estimates.units })],
    [formatCents(analysis.amountCents, i18n.language), t('offer.analysis')],
  ] as const
  return (
    <dl className="row small" aria-label={t('offer.title')}>
      {offers.map(([price, what]) => (
        <div key={price} className="flex gap-1 nowrap">
          <dt>{what}</dt>
          <dd className="accent bold tabular">{price}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What is asked for, what can be had back, and what one gets to see of it before. */
export function BeforePaying() {
  const { t, i18n } = useTranslation()
  return (
    <section className="stack card bg-wash justify-items-start" aria-labelledby="price-title">
      <h2 id="price-title">{t('home.price_title')}</h2>
      <p>
        <a href={exampleReportPath(i18n.language)}>{t('home.price_report')}</a>
      </p>
      <p>
        {t('home.price_text', { days: refundDays })} <Link to="/terms-purchase">{t('footer.terms_purchase')}</Link>
      </p>
      <GetStarted size="md" />
      <PaymentMode />
    </section>
  )
}
