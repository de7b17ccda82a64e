import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '../../components/button.tsx'
import { FailureDetail } from '../../components/failure-detail.tsx'
import { MessagePanel } from '../../components/message-panel.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useAuthentication } from '../session/authentication.tsx'
import { useMe } from '../session/use-me.ts'
import { DialogButton } from '../sign-in/dialog-button.tsx'
import BuyPack from './buy-pack.tsx'
import { keptCheckout } from './checkout-in-progress.ts'
import { isUnderWay } from './checkout-stage.ts'
import { leaveFor } from './use-checkout.ts'
import { useCheckoutNews } from './use-checkout-news.ts'
import { useUnits } from './use-units.ts'

interface CheckoutProps {
  sessionId: string | null
  purchaseId: string | null
}

/** After the payment page: what became of the payment, and the way back to where the person was. */
export function Checkout({ sessionId, purchaseId }: CheckoutProps) {
  const { t } = useTranslation('payments')
  const { isAuthenticated } = useAuthentication()
  const kept = keptCheckout()
  const { stage, purchase, failure, isFetching, askAgain } = useCheckoutNews({
    sessionId,
    purchaseId: purchaseId ?? kept?.purchaseId ?? null,
  })
  const title = t(`checkout.${stage}_title`)
  const hostedPage = ['unpaid', 'cancelled'].includes(stage) ? (purchase?.url ?? null) : null
  return (
    <div role="status">
      <PageHead title={title} />
      <MessagePanel
        isGood={stage === 'added' || stage === 'adding'}
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
              <WayBack isFirst={!hostedPage && !isUnderWay(stage)} returnTo={kept?.returnTo ?? null} />
            )}
            {stage === 'added' && purchase && (
              <ButtonLink look="outline" to={`/receipt/${purchase.id}`}>
                {t('checkout.receipt')}
              </ButtonLink>
            )}
          </>
        }
        more={['declined', 'ended'].includes(stage) && isAuthenticated ? <BuyPack /> : null}
      >
        {stage === 'added' ? <Added purchase={purchase} /> : <p>{t(`checkout.${stage}_text`)}</p>}
        {stage === 'unreachable' && <FailureDetail failure={failure} />}
      </MessagePanel>
    </div>
  )
}

/** What came, and what the account holds now; only its owner is told either. */
function Added({ purchase }: Pick<ReturnType<typeof useCheckoutNews>, 'purchase'>) {
  const { t } = useTranslation('payments')
  const units = useUnits()
  const { isAuthenticated } = useAuthentication()
  const me = useMe()
  return (
    <>
      <p>
        {purchase ? t('checkout.added_units', { units: units(purchase.units, purchase.unit) }) : t('checkout.added')}
      </p>
      {isAuthenticated && me.data && !me.isFetching && (
        <p>
          <strong>{t('checkout.balance_credit', { units: units(me.data.credits, 'credit') })}</strong>
        </p>
      )}
      {!isAuthenticated && <p>{t('checkout.sign_in_to_see')}</p>}
    </>
  )
}

function GoOnPaying({ url }: { url: string }) {
  const { t } = useTranslation('payments')
  return <Button onClick={() => void leaveFor(url)}>{t('checkout.go_on_paying')}</Button>
}

/** To the form that was left for paying, exactly where it was; else to the account. */
function WayBack({ isFirst, returnTo }: { isFirst: boolean; returnTo: string | null }) {
  const { t } = useTranslation('payments')
  const { isAuthenticated } = useAuthentication()
  if (!isAuthenticated) return <DialogButton dialog="sign_in">{t('checkout.sign_in')}</DialogButton>
  const look = isFirst ? 'filled' : 'outline'
  const isForm = returnTo?.startsWith('/tool') ?? false
  return (
    <>
      {returnTo && isForm && (
        <ButtonLink look={look} to={returnTo}>
          {t('checkout.to_form')}
        </ButtonLink>
      )}
      <ButtonLink look={isForm ? 'outline' : look} to="/account">
        {t('checkout.to_account')}
      </ButtonLink>
    </>
  )
}
