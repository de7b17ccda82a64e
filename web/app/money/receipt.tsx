import { type CreditNote as Note, type Purchase, priceOrder } from '@settlesg/contract'
import { formatCents, formatDate } from '@settlesg/wording'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '../base/session/authentication.tsx'
import { useSite } from '../base/site.ts'
import { Callout } from '../kit/panel.tsx'
import { Facts, Table } from '../kit/table.tsx'
import { useAnalysisName, usePurchaseWords, useUnits } from './purchases.ts'
import classes from './receipt.module.css'

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
  const buyer = (
    <>
      {billed?.name ?? account}
      {billed && (
        <small>
          {t('receipt.named', {
            date: formatDate(billed.set_at, language),
            before: purchase.billed_to.at(-2)?.name ?? account,
          })}
        </small>
      )}
    </>
  )
  return (
    <article className={`stack card gap-6 prose mx-auto mt-7 ${classes.receipt}`}>
      <h1>{t(gst?.number ? 'receipt.title_with_gst' : 'receipt.title')}</h1>
      {purchase.test_mode && <Callout kind="warning" title={t('receipt.test')} />}
      <Facts
        look="columns"
        facts={[
          { name: t('receipt.number'), value: number },
          { name: t('receipt.date'), value: formatDate(paidAt, language) },
          ...useSellerFacts(purchase),
          { name: t('receipt.buyer'), value: buyer },
          ...(method ? [{ name: t('receipt.method'), value: t(`purchase.method.${method}`) }] : []),
          ...(card_statement ? [{ name: t('receipt.card_statement'), value: card_statement }] : []),
        ]}
      />
      <Table columns={[[t('receipt.item')], [t('receipt.total'), 'figures']]}>
        <tbody>
          <tr>
            <td>
              {t('receipt.item_text', {
                quantity,
                units: unitsText(purchase.units / quantity, pack.unit),
                price: formatCents(amount_cents / quantity, language),
              })}
              {purchase.opens && <Opens assessmentId={purchase.opens.assessment_id} />}
              {quantity > 1 && <small>{t('receipt.item_total', words)}</small>}
            </td>
            <td className="figures">{words.price}</td>
          </tr>
        </tbody>
        <tfoot>
          <Sum name={t('receipt.total')} about={taxText(gst)} amount={words.price} />
          {refunded_cents > 0 && (
            <Sum name={t('receipt.refunded')} amount={`−${formatCents(refunded_cents, language)}`} />
          )}
        </tfoot>
      </Table>
      {refund?.status === 'requested' && (
        <p>
          {t('receipt.refund_requested')}: {formatDate(refund.requested_at, language)}
        </p>
      )}
      {site && <p className="muted small">{t('receipt.contact', { contact: site.contact_email })}</p>}
    </article>
  )

  function taxText(tax: Purchase['gst']) {
    if (tax === null) return t('receipt.gst_unknown')
    if (tax.number === null) return t('receipt.no_gst')
    return t('receipt.gst', { percent: tax.percent, amount: formatCents(tax.cents, language) })
  }
}

/** What it was bought for; by its day, since a receipt is shown to others. */
function Opens({ assessmentId }: { assessmentId: string }) {
  const { t } = useTranslation('payments')
  return <small>{t('receipt.opens', { analysis: useAnalysisName(assessmentId, 'analysis', false) })}</small>
}

/** What was credited by one refund of a purchase; printed on a page of its own. */
export function CreditNote({ purchase, note }: { purchase: Purchase; note: Note }) {
  const { t, i18n } = useTranslation('payments')
  const { language } = i18n
  const words = usePurchaseWords(purchase)
  const { gst, receipt_number, paid_at } = purchase
  const amount = formatCents(note.amount_cents, language)
  return (
    <article
      className={`stack card gap-6 prose mx-auto mt-7 ${classes.receipt}`}
      id={note.number}
      aria-labelledby={`heading-${note.number}`}
    >
      <h2 id={`heading-${note.number}`}>{t('credit_note.title')}</h2>
      {purchase.test_mode && <Callout kind="warning" title={t('receipt.test')} />}
      {note.is_void && <Callout kind="warning" title={t('credit_note.void')} />}
      <Facts
        look="columns"
        facts={[
          { name: t('receipt.number'), value: note.number },
          { name: t('credit_note.date'), value: formatDate(note.issued_at, language) },
          {
            name: t('credit_note.receipt'),
            value: t('credit_note.receipt_of', {
              number: receipt_number,
              date: paid_at && formatDate(paid_at, language),
            }),
          },
          ...useSellerFacts(purchase),
        ]}
      />
      <Table>
        <tbody>
          <tr>
            <td>{t('credit_note.item', words)}</td>
            <td className="figures">{amount}</td>
          </tr>
        </tbody>
        <tfoot>
          <Sum
            name={t('credit_note.total')}
            about={
              gst?.number &&
              note.gst_cents !== null &&
              t('credit_note.gst', { percent: gst.percent, amount: formatCents(note.gst_cents, language) })
            }
            amount={amount}
          />
        </tfoot>
      </Table>
    </article>
  )
}

/** A sum below the items. */
function Sum({ name, about, amount }: { name: string; about?: ReactNode; amount: string }) {
  return (
    <tr className="strong">
      <th scope="row">
        {name}
        {about && <small>{about}</small>}
      </th>
      <td className="figures">{amount}</td>
    </tr>
  )
}

/** Who sold, as written when it was paid; where nobody was, it says why. */
function useSellerFacts({ seller, gst }: Pick<Purchase, 'seller' | 'gst'>): ComponentProps<typeof Facts>['facts'] {
  const { t } = useTranslation('payments')
  if (!seller)
    return [{ name: t('receipt.seller'), value: t(gst ? 'receipt.seller_not_set' : 'receipt.seller_unknown') }]
  return [
    { name: t('receipt.seller'), value: seller.name },
    { name: t('receipt.address'), value: seller.address },
    { name: t('receipt.uen'), value: seller.uen },
    ...(gst?.number ? [{ name: t('receipt.gst_number'), value: gst.number }] : []),
  ]
}
