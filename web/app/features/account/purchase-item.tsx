import type { Purchase } from '@settlesg/contract'
import { refundDays } from '@settlesg/contract/catalogue'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../components/button.tsx'
import { formatCents, formatDate } from '../../dates-and-money.ts'
import { isRefundable } from '../payments/purchase-queries.ts'
import { type PurchaseState, stateOf } from '../payments/purchase-state.ts'
import { RefundPurchase } from '../payments/refund-purchase.tsx'
import { usePurchaseWords } from '../payments/use-purchase-words.ts'
import { useSite } from '../site/use-site.ts'
import classes from './purchases-section.module.css'

/** Nothing came of these, or not yet: they are there to be found, not to be seen first. */
const quiet: readonly PurchaseState[] = ['open', 'expired', 'cancelled', 'declined']
const good: readonly PurchaseState[] = ['paid']

/** One purchase: what, when, where it stands, and what can be done about it. */
export function PurchaseItem({ purchase, onRefunded }: { purchase: Purchase; onRefunded: (text: string) => void }) {
  const { t, i18n } = useTranslation('payments')
  const { language } = i18n
  const words = usePurchaseWords(purchase)
  const state = stateOf(purchase)
  const { paid_at, created_at, method, receipt_number, test_mode, url, refunded_cents } = purchase
  const date = formatDate(paid_at ?? created_at, language)
  return (
    <li className={classes.item} data-quiet={quiet.includes(state)}>
      <div className={classes.head}>
        <strong className={classes.name}>{words.name}</strong>
        <span className={classes.state} data-good={good.includes(state)}>
          {t(`purchase.status.${state}`, { amount: formatCents(refunded_cents, language) })}
        </span>
        {test_mode && <span className={classes.state}>{t('purchase.test')}</span>}
      </div>
      <p className={classes.facts}>
        {method ? t('purchase.on_by', { date, method: t(`purchase.method.${method}`) }) : t('purchase.on', { date })}
      </p>
      <RefundFacts purchase={purchase} />
      <div className={classes.actions}>
        {receipt_number && (
          <ButtonLink
            look="outline"
            size="sm"
            to={`/receipt/${purchase.id}`}
            aria-label={t('purchase.receipt_of', words)}
          >
            {t('purchase.receipt')}
          </ButtonLink>
        )}
        {url && state === 'open' && (
          <a href={url} aria-label={t('purchase.go_on_of', words)}>
            {t('purchase.go_on')}
          </a>
        )}
        {isRefundable(purchase) && <RefundPurchase purchase={purchase} onDone={onRefunded} />}
      </div>
    </li>
  )
}

/** Until when the money can come back, why it cannot, or what went wrong with it. */
function RefundFacts({ purchase: { refundable, refundable_until, refund } }: { purchase: Purchase }) {
  const { t, i18n } = useTranslation('payments')
  const site = useSite()
  const date = (moment: string) => formatDate(moment, i18n.language)
  return (
    <>
      {refundable === 'yes' && refundable_until && (
        <p className={classes.facts}>{t('purchase.refundable_until', { date: date(refundable_until) })}</p>
      )}
      {(refundable === 'units_spent' || refundable === 'refund_period_over') && (
        <p className={classes.facts}>{t(`purchase.not_refundable.${refundable}`, { days: refundDays })}</p>
      )}
      {refund?.status === 'failed' && (
        <p>{t('purchase.refund_failed', { date: date(refund.requested_at), contact: site?.contact_email ?? '' })}</p>
      )}
    </>
  )
}
