import type { Purchase } from '@settlesg/contract'
import { useTranslation } from 'react-i18next'
import { useAuthentication, useMe } from '../base/session/authentication.tsx'
import { Link } from '../kit/link.tsx'
import { usePurchaseWords, useUnits } from './purchases.ts'
import { useAnalysisName } from './use-analysis-name.ts'

/** What a payment brought, and what the account holds of it now; only its owner is shown either. */
export function PurchaseSummary({ purchase }: { purchase: Purchase | null }) {
  const { t } = useTranslation('payments')
  const { isAuthenticated } = useAuthentication()
  if (!isAuthenticated)
    return (
      <>
        <p>{t('checkout.added')}</p>
        <p>{t('checkout.sign_in_to_see')}</p>
      </>
    )
  return purchase ? (
    <OwnPurchase purchase={purchase} />
  ) : (
    <>
      <p>{t('checkout.added')}</p>
      <Holdings units={['credit', 'supercredit']} />
    </>
  )
}

function OwnPurchase({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation('payments')
  const words = usePurchaseWords(purchase)
  return (
    <>
      {purchase.opens ? (
        <ToOpen purchase={purchase} opens={purchase.opens} />
      ) : (
        <p>
          {t('checkout.bought', { ...words, count: purchase.units })} {t(`checkout.pays_for_${purchase.unit}`)}
        </p>
      )}
      {(purchase.opens?.outcome !== 'opened' || purchase.units > 1) && <Holdings units={[purchase.unit]} />}
      <p>
        <Link to={`/receipt/${purchase.id}`}>{t('checkout.receipt')}</Link>
      </p>
    </>
  )
}

/** What became of the analysis that it was bought for; an older release may have granted it and opened nothing. */
function ToOpen({ purchase, opens }: { purchase: Purchase; opens: NonNullable<Purchase['opens']> }) {
  const { t } = useTranslation('payments')
  const words = { ...usePurchaseWords(purchase), analysis: useAnalysisName(opens.assessment_id) }
  if (opens.outcome === 'opened') return <p>{t('checkout.opened', words)}</p>
  return (
    <p>
      {t('checkout.for', words)} {t(`checkout.stays.${opens.outcome ?? 'failed'}`)}
    </p>
  )
}

/** What the account holds of these units, once that is known anew. */
function Holdings({ units }: { units: readonly Purchase['unit'][] }) {
  const { t } = useTranslation('payments')
  const unitsText = useUnits()
  const { data, isFetching } = useMe()
  if (!data || isFetching) return null
  const [first, second] = units.map((unit) => unitsText(data[`${unit}s`], unit))
  return (
    <p>
      <strong>
        {second === undefined
          ? t('checkout.balance', { units: first })
          : t('checkout.balance_both', { units: first, others: second })}
      </strong>
    </p>
  )
}
