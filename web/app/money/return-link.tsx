import type { Opening, Purchase } from '@settlesg/contract'
import { formatDate } from '@settlesg/wording'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { caseQuery } from '../assessments/assessment-queries.ts'
import { analysisPath, assessmentIdIn, papersPath } from '../assessments/reference.ts'
import { useAuthentication } from '../base/session/authentication.tsx'
import { ButtonLink } from '../kit/button.tsx'
import { DialogButton } from '../sign-in/index.ts'

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
  const look = isFirst ? 'filled' : 'outline'
  if (opens?.outcome === 'opened')
    return (
      <ButtonLink look={look} to={papersPath(opens.assessment_id)}>
        {t('checkout.see_analysis')}
      </ButtonLink>
    )
  if (opens?.outcome && !canStillBeSeen.includes(opens.outcome)) return <ToAccount look={look} />
  const returnTo = left ?? (opens && analysisPath(opens.assessment_id))
  const from = new URL(returnTo ?? '/account/billing', 'https://this.site')
  const assessmentId = assessmentIdIn(from.searchParams.get('assessment') ?? '')
  if (returnTo && from.pathname === '/tool/detail')
    return assessmentId ? (
      <ToAnalysis id={assessmentId} look={look} isPaid={isPaid} to={returnTo} />
    ) : (
      <ButtonLink look={look} to={returnTo}>
        {t('checkout.to_analysis')}
      </ButtonLink>
    )
  if (returnTo === null || from.pathname !== '/tool') return <ToAccount look={look} />
  return (
    <ButtonLink look={look} to={returnTo}>
      {t('checkout.to_form')}
    </ButtonLink>
  )
}

/** What was bought for is there, opened or not. */
const canStillBeSeen: readonly Opening[] = ['opened', 'already_open', 'failed']

function ToAccount({ look }: { look: 'filled' | 'outline' }) {
  const { t } = useTranslation('payments')
  return (
    <ButtonLink look={look} to="/account/billing">
      {t('checkout.to_account')}
    </ButtonLink>
  )
}

interface ToAnalysisProps {
  id: string
  look: 'filled' | 'outline'
  isPaid: boolean
  to: string
}

/** The analysis by the name that was given to its assessment, or by its date; until that is known without. */
function ToAnalysis({ id, look, isPaid, to }: ToAnalysisProps) {
  const { t, i18n } = useTranslation('payments')
  const { data } = useQuery(caseQuery(id))
  const way = isPaid && data?.is_unlocked !== true ? 'unlock_analysis' : 'to_analysis'
  const text = !data
    ? t(`checkout.${way}`)
    : data.label
      ? t(`checkout.${way}_named`, { name: data.label })
      : t(`checkout.${way}_of`, { date: formatDate(data.created_at, i18n.language) })
  return (
    <ButtonLink look={look} to={to}>
      {text}
    </ButtonLink>
  )
}
