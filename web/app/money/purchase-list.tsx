import { daysLater, type Purchase, refundDays } from '@settlesg/contract'
import { formatCents, formatDate } from '@settlesg/wording'
import { useTranslation } from 'react-i18next'
import { useSite } from '../base/site.ts'
import { ButtonLink } from '../kit/button.tsx'
import { More } from '../kit/more.tsx'
import { Panel } from '../kit/panel.tsx'
import { Tag } from '../kit/tag.tsx'
import {
  findPurchaseState,
  findRefundOutcome,
  isRefundable,
  type PurchaseState,
  usePurchaseWords,
  useRefundWords,
  useUnits,
} from './purchases.ts'
import { RefundPurchase } from './refund-purchase.tsx'

/** Nothing came of these, or not yet: they are there to be found, not to be seen first. */
const quiet: readonly PurchaseState[] = ['open', 'expired', 'cancelled', 'declined']

/** Whether nothing came of a purchase, and that a day ago: it is no proof of anything, and nobody waits for it. */
const cameToNothing = (purchase: Purchase): boolean =>
  quiet.includes(findPurchaseState(purchase)) && Date.parse(purchase.created_at) < daysLater(new Date(), -1).getTime()

interface PurchaseListProps {
  purchases: readonly Purchase[]
  onRefunded: (text: string) => void
}

/** The purchases, and folded away after them those of which nothing came. */
export function PurchaseList({ purchases, onRefunded }: PurchaseListProps) {
  const { t } = useTranslation('payments')
  const folded = purchases.filter(cameToNothing)
  const item = (purchase: Purchase) => <PurchaseItem key={purchase.id} purchase={purchase} onRefunded={onRefunded} />
  return (
    <>
      <ul id="purchases" tabIndex={-1} className="stack plain-list">
        {purchases.filter((purchase) => !folded.includes(purchase)).map(item)}
      </ul>
      {folded.length > 0 && (
        <More isSmall title={t('purchase.folded', { count: folded.length })}>
          <ul className="stack plain-list">{folded.map(item)}</ul>
        </More>
      )}
    </>
  )
}

/** One purchase: what, when, where it stands, and what can be done about it. */
function PurchaseItem({ purchase, onRefunded }: { purchase: Purchase; onRefunded: (text: string) => void }) {
  const { t, i18n } = useTranslation('payments')
  const { language } = i18n
  const words = usePurchaseWords(purchase)
  const state = findPurchaseState(purchase)
  const { paid_at, created_at, method, receipt_number, test_mode, url, refund, refunded_cents } = purchase
  const amountCents = state === 'refund_requested' ? (refund?.amount_cents ?? 0) : refunded_cents
  const date = formatDate(paid_at ?? created_at, language)
  const isQuiet = quiet.includes(state)
  const Name = isQuiet ? 'span' : 'strong'
  return (
    <Panel as="li" look={isQuiet ? 'quiet' : 'card'}>
      <div className="row">
        <Name className={isQuiet ? 'muted figures' : 'figures'}>{words.name}</Name>
        <Tag tone={state === 'paid' ? 'good' : 'plain'}>
          {t(`purchase.status.${state}`, { amount: formatCents(amountCents, language) })}
        </Tag>
        {test_mode && <Tag>{t('purchase.test')}</Tag>}
      </div>
      <p className="muted small">
        {method ? t('purchase.on_by', { date, method: t(`purchase.method.${method}`) }) : t('purchase.on', { date })}
      </p>
      <RefundFacts purchase={purchase} />
      <div className="row">
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
    </Panel>
  )
}

/** Until when how much can come back, why nothing can, what a bank has done, and what went wrong with a refund. */
function RefundFacts({ purchase }: { purchase: Purchase }) {
  const { t, i18n } = useTranslation('payments')
  const site = useSite()
  const { refundable, refundable_until, refund, unit, units, quantity, disputed, charged_back } = purchase
  const offer = useRefundWords(purchase)
  const pack = useUnits()(units / quantity, unit)
  const date = (moment: string) => formatDate(moment, i18n.language)
  const outcome = findRefundOutcome(purchase)
  const bank = disputed ? 'disputed' : charged_back ? 'charged_back' : null
  return (
    <>
      {refundable === 'yes' && refundable_until && (
        <p className="muted small">
          {t(offer.isWhole ? 'purchase.refundable_until' : 'purchase.refundable_part_until', {
            ...offer,
            date: date(refundable_until),
          })}
        </p>
      )}
      {refundable === 'units_spent' && (
        <p className="muted small">{t(`purchase.not_refundable.${unit}_spent`, { pack })}</p>
      )}
      {refundable === 'refund_period_over' && (
        <p className="muted small">{t('purchase.not_refundable.refund_period_over', { days: refundDays })}</p>
      )}
      {bank && <p>{t(`purchase.bank.${bank}`)}</p>}
      {refund && (outcome === 'failed' || outcome === 'held_by_bank') && (
        <p>
          {t(`purchase.refund_${outcome}`, { date: date(refund.requested_at), contact: site?.contact_email ?? '' })}
        </p>
      )}
    </>
  )
}
