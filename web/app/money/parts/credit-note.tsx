import type { CreditNote as Note, Purchase } from '@settlesg/contract'
import { formatCents, formatDate } from '@settlesg/wording'
import { useTranslation } from 'react-i18next'
import { usePurchaseWords } from './purchase-words.ts'
import classes from './receipt.module.css'
import { Fact, SellerFacts } from './receipt-facts.tsx'

/** What was credited by one refund of a purchase; printed on a page of its own. */
export function CreditNote({ purchase, note }: { purchase: Purchase; note: Note }) {
  const { t, i18n } = useTranslation('payments')
  const { language } = i18n
  const words = usePurchaseWords(purchase)
  const { gst, receipt_number, paid_at } = purchase
  return (
    <article className={classes.receipt} id={note.number} aria-labelledby={`heading-${note.number}`}>
      <h2 id={`heading-${note.number}`}>{t('credit_note.title')}</h2>
      {purchase.test_mode && <p className={classes.test}>{t('receipt.test')}</p>}
      {note.is_void && <p className={classes.test}>{t('credit_note.void')}</p>}
      <dl className={classes.facts}>
        <Fact name={t('receipt.number')}>{note.number}</Fact>
        <Fact name={t('credit_note.date')}>{formatDate(note.issued_at, language)}</Fact>
        <Fact name={t('credit_note.receipt')}>
          {t('credit_note.receipt_of', { number: receipt_number, date: paid_at && formatDate(paid_at, language) })}
        </Fact>
        <SellerFacts purchase={purchase} />
      </dl>
      <table className={classes.items}>
        <tbody>
          <tr>
            <td>{t('credit_note.item', words)}</td>
            <td>{formatCents(note.amount_cents, language)}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              {t('credit_note.total')}
              {gst?.number && note.gst_cents !== null && (
                <small>
                  {t('credit_note.gst', { percent: gst.percent, amount: formatCents(note.gst_cents, language) })}
                </small>
              )}
            </th>
            <td>{formatCents(note.amount_cents, language)}</td>
          </tr>
        </tfoot>
      </table>
    </article>
  )
}
