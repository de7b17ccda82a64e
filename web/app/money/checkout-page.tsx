import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '../kit/button.tsx'
import { MessagePanel } from '../kit/message-panel.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { Checkout } from './parts/checkout.tsx'

/** Where the payment page sends people: with `session` after paying, with `cancelled` when they left it. */
export default function CheckoutPage() {
  const [search] = useSearchParams()
  const [sessionId, purchaseId] = [search.get('session'), search.get('cancelled')]
  return sessionId || purchaseId ? <Checkout sessionId={sessionId} purchaseId={purchaseId} /> : <NoPayment />
}

function NoPayment() {
  const { t } = useTranslation('payments')
  return (
    <MessagePanel
      title={t('checkout.unknown_title')}
      actions={
        <>
          <ButtonLink to="/account">{t('checkout.to_account')}</ButtonLink>
          <ButtonLink to="/home" look="outline">
            {t('checkout.to_home')}
          </ButtonLink>
        </>
      }
    >
      <PageHead title={t('checkout.unknown_title')} />
      <p>{t('checkout.unknown_text')}</p>
    </MessagePanel>
  )
}
