import type { Opening, Purchase } from '@settlesg/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { caseQuery } from '../assessments/assessment-queries.ts'
import { analysisPath, assessmentIdIn, papersPath } from '../assessments/reference.ts'
import { useAuthentication, useMe } from '../base/session/authentication.tsx'
import { ButtonLink } from '../kit/button.tsx'
import { Link } from '../kit/link.tsx'
import { DialogButton } from '../sign-in/index.ts'
import { useAnalysisName, usePurchaseWords, useUnits } from './purchases.ts'

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

interface ReturnLinkProps {
  /** Where it is the first thing to do. */
  isFirst: boolean
  /** Whether what was bought is there. */
  isPaid: boolean
  /** The path of this site from which the person left to pay; null where nobody remembers. */
  returnTo: string | null
  /** What the purchase was to open, and what became of it. */
  opens: Purchase['opens']
}

/** The one way to what was bought for: the analysis by its name, the form exactly as it was left, or the account. */
export function ReturnLink({ isFirst, isPaid, returnTo: left, opens }: ReturnLinkProps) {
  const { t } = useTranslation('payments')
  const { isAuthenticated } = useAuthentication()
  if (!isAuthenticated) return <DialogButton dialog="sign_in">{t('checkout.sign_in')}</DialogButton>
  const link = (to: string, text: ReactNode) => (
    <ButtonLink look={isFirst ? 'filled' : 'outline'} to={to}>
      {text}
    </ButtonLink>
  )
  const account = link('/account/billing', t('checkout.to_account'))
  if (opens?.outcome === 'opened') return link(papersPath(opens.assessment_id), t('checkout.see_analysis'))
  if (opens?.outcome && !canStillBeSeen.includes(opens.outcome)) return account
  const returnTo = left ?? (opens && analysisPath(opens.assessment_id))
  if (returnTo === null) return account
  const { pathname, searchParams } = new URL(returnTo, 'https://this.site')
  if (pathname === '/tool') return link(returnTo, t('checkout.to_form'))
  if (pathname !== '/tool/detail') return account
  const id = assessmentIdIn(searchParams.get('assessment') ?? '')
  return link(returnTo, id ? <ToAnalysis id={id} isPaid={isPaid} /> : t('checkout.to_analysis'))
}

/** What was bought for is there, opened or not. */
const canStillBeSeen: readonly Opening[] = ['opened', 'already_open', 'failed']

/** The way to an analysis that may still have to be unlocked. */
function ToAnalysis({ id, isPaid }: { id: string; isPaid: boolean }) {
  const isUnlocked = useQuery(caseQuery(id)).data?.is_unlocked === true
  return useAnalysisName(id, isPaid && !isUnlocked ? 'unlock_analysis' : 'to_analysis')
}
