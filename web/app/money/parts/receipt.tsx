import { type Purchase, priceOrder } from '@settlesg/contract'
import { formatCents, formatDate } from '@settlesg/wording'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../base/session/authentication.tsx'
import { useSite } from '../../base/site.ts'
import { usePurchaseWords, useUnits } from './purchase-words.ts'
import classes from './receipt.module.css'
import { Fact, SellerFacts } from './receipt-facts.tsx'

/** The receipt of a paid purchase, made to be printed on one page. What it says of seller and tax was written when it was paid. */
export function Receipt({ purchase, number, paidAt }: { purchase: Purchase; number: string; paidAt: string }) {
  const { t, i18n } = useTranslation('payments')
  const { language } = i18n
  const site = useSite()
  const me = useMe()
  const words = usePurchaseWords(purchase)
  const billed = purchase.billed_to.at(-1)
  const account = me.data?.full_name ?? me.data?.email
  const unitsText = useUnits()
  const pack = priceOrder(purchase.product, 1)
  const { quantity, method, refund, refunded_cents, amount_cents, gst, card_statement } = purchase
  return (
    <article className={classes.receipt}>
      <h1>{t(gst?.number ? 'receipt.title_with_gst' : 'receipt.title')}</h1>
      {purchase.test_mode && <p className={classes.test}>{t('receipt.test')}</p>}
      <dl className={classes.facts}>
        <Fact name={t('receipt.number')}>{number}</Fact>
        <Fact name={t('receipt.date')}>{formatDate(paidAt, language)}</Fact>
        <SellerFacts purchase={purchase} />
        <Fact name={t('receipt.buyer')}>
          {billed?.name ?? account}
          {billed && (
            <small>
              {t('receipt.named', {
                date: formatDate(billed.set_at, language),
                before: purchase.billed_to.at(-2)?.name ?? account,
              })}
            </small>
          )}
        </Fact>
        {method && <Fact name={t('receipt.method')}>{t(`purchase.method.${method}`)}</Fact>}
        {card_statement && <Fact name={t('receipt.card_statement')}>{card_statement}</Fact>}
      </dl>
      <table className={classes.items}>
        <thead>
          <tr>
            <th scope="col">{t('receipt.item')}</th>
            <th scope="col">{t('receipt.total')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              {t('receipt.item_text', {
                quantity,
                units: unitsText(purchase.units / quantity, pack.unit),
                price: formatCents(amount_cents / quantity, language),
              })}
              {quantity > 1 && <small>{t('receipt.item_total', words)}</small>}
            </td>
            <td>{words.price}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              {t('receipt.total')}
              <small>{taxText(gst)}</small>
            </th>
            <td>{words.price}</td>
          </tr>
          {refunded_cents > 0 && (
            <tr>
              <th scope="row">{t('receipt.refunded')}</th>
              <td>−{formatCents(refunded_cents, language)}</td>
            </tr>
          )}
        </tfoot>
      </table>
      {refund?.status === 'requested' && (
        <p>
          {t('receipt.refund_requested')}: {formatDate(refund.requested_at, language)}
        </p>
      )}
      {site && <p className={classes.contact}>{t('receipt.contact', { contact: site.contact_email })}</p>}
    </article>
  )

  function taxText(tax: Purchase['gst']) {
    if (tax === null) return t('receipt.gst_unknown')
    if (tax.number === null) return t('receipt.no_gst')
    return t('receipt.gst', { percent: tax.percent, amount: formatCents(tax.cents, language) })
  }
}
