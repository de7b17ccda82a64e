import type { Purchase } from '@settlesg/contract'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useAuthentication } from '../base/session/authentication.tsx'
import { Button, ButtonLink } from '../kit/button.tsx'
import { FailureDetail } from '../kit/form-failure.tsx'
import { MessagePanel } from '../kit/message-panel.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { PurchaseSummary, ReturnLink } from './after-paying.tsx'
import { BuyPack } from './buy-pack.tsx'
import { type CheckoutStage, isUnderWay, useCheckoutStatus } from './checkout-status.ts'
import { keptCheckout, leaveFor } from './use-checkout.ts'

/** Where the payment page sends people: with `session` after paying, with `cancelled` when they left it. */
export default function CheckoutPage() {
  const [search] = useSearchParams()
  const [sessionId, purchaseId] = [search.get('session'), search.get('cancelled')]
  return sessionId || purchaseId ? <PaymentResult sessionId={sessionId} purchaseId={purchaseId} /> : <NoPayment />
}

function NoPayment() {
  const { t } = useTranslation('payments')
  return (
    <MessagePanel
      title={t('checkout.unknown_title')}
      actions={
        <>
          <ButtonLink to="/account/billing">{t('checkout.to_account')}</ButtonLink>
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

interface PaymentResultProps {
  sessionId: string | null
  purchaseId: string | null
}

/** Nothing was charged, and the same can be ordered again. */
const canTryAgain: readonly CheckoutStage[] = ['declined', 'ended', 'cancelled']

/** After the payment page: what became of the payment, and the way back to what it was for. */
function PaymentResult({ sessionId, purchaseId }: PaymentResultProps) {
  const { t } = useTranslation('payments')
  const { isAuthenticated } = useAuthentication()
  const kept = keptCheckout()
  const { stage, purchase, failure, isFetching, askAgain } = useCheckoutStatus({
    sessionId,
    purchaseId: purchaseId ?? kept?.purchaseId ?? null,
  })
  const isAdded = stage === 'added'
  const title = useTitle(stage, purchase)
  const hostedPage = ['unpaid', 'cancelled'].includes(stage) ? (purchase?.url ?? null) : null
  const toOrderAgain = canTryAgain.includes(stage) && !hostedPage && isAuthenticated ? purchase : null
  return (
    <div role="status">
      <PageHead title={title} />
      <MessagePanel
        kind={isAdded || stage === 'adding' ? 'good' : 'problem'}
        title={title}
        actions={
          <>
            {stage === 'unreachable' && (
              <Button isBusy={isFetching} onClick={() => void askAgain()}>
                {t('checkout.try_again')}
              </Button>
            )}
            {hostedPage && <GoOnPaying url={hostedPage} />}
            {stage !== 'adding' && (
              <ReturnLink
                isFirst={!hostedPage && !toOrderAgain && !isUnderWay(stage)}
                isPaid={isAdded}
                returnTo={kept?.returnTo ?? null}
                opens={isAdded ? (purchase?.opens ?? null) : null}
              />
            )}
          </>
        }
        more={
          toOrderAgain && (
            <BuyPack
              product={toOrderAgain.product}
              packs={toOrderAgain.quantity}
              returnTo={kept?.returnTo}
              toOpen={toOrderAgain.opens?.assessment_id}
            />
          )
        }
      >
        {isAdded ? <PurchaseSummary purchase={purchase} /> : <p>{t(`checkout.${stage}_text`)}</p>}
        {stage === 'unreachable' && <FailureDetail failure={failure} />}
      </MessagePanel>
    </div>
  )
}

/** The heading of the page; of a payment that came, what it brought. */
function useTitle(stage: CheckoutStage, purchase: Purchase | null): string {
  const { t } = useTranslation('payments')
  if (stage !== 'added' || !purchase) return t(`checkout.${stage}_title`)
  const outcome = purchase.opens?.outcome
  if (outcome === 'opened') return t('checkout.opened_title')
  if (outcome === 'taken_back' || outcome === 'owed') return t('checkout.added_title')
  return t(`checkout.added_title_${purchase.unit}`, { count: purchase.units })
}

function GoOnPaying({ url }: { url: string }) {
  const { t } = useTranslation('payments')
  return <Button onClick={() => void leaveFor(url)}>{t('checkout.go_on_paying')}</Button>
}
