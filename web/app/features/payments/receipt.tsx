import type { Purchase } from '@settlesg/contract'
import { orderOf } from '@settlesg/contract/catalogue'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCents, formatDate } from '../../dates-and-money.ts'
import { useMe } from '../session/use-me.ts'
import { useSite } from '../site/use-site.ts'
import classes from './receipt.module.css'
import { usePurchaseWords } from './use-purchase-words.ts'
import { useUnits } from './use-units.ts'

/** The receipt of a paid purchase, made to be printed on one page. */
export function Receipt({ purchase, number, paidAt }: { purchase: Purchase; number: string; paidAt: string }) {
  const { t, i18n } = useTranslation('payments')
  const { language } = i18n
  const site = useSite()
  const me = useMe()
  const words = usePurchaseWords(purchase)
  const unitsText = useUnits()
  const pack = orderOf(purchase.product, 1)
  const { quantity, method, refund, refunded_cents, amount_cents } = purchase
  const gst = site?.seller?.gst?.number ?? null
  return (
    <article className={classes.receipt}>
      <h1>{t('receipt.title')}</h1>
      {purchase.test_mode && <p className={classes.test}>{t('receipt.test')}</p>}
      <dl className={classes.facts}>
        <Fact name={t('receipt.number')}>{number}</Fact>
        <Fact name={t('receipt.date')}>{formatDate(paidAt, language)}</Fact>
        <Fact name={t('receipt.seller')}>{site?.seller?.name}</Fact>
        <Fact name={t('receipt.buyer')}>{me.data?.full_name ?? me.data?.email}</Fact>
        {method && <Fact name={t('receipt.method')}>{t(`purchase.method.${method}`)}</Fact>}
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
              <small>{t(gst ? 'receipt.gst' : 'receipt.no_gst')}</small>
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
      {gst && <p>{t('receipt.gst_number', { number: gst })}</p>}
      {site && <p className={classes.contact}>{t('receipt.contact', { contact: site.contact_email })}</p>}
    </article>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
