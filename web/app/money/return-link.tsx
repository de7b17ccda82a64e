import type { Opening, Purchase } from '@settlesg/contract'
import { formatDate } from '@settlesg/wording'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
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

/** The analysis by the name that was given to its assessment, or by its date; until that is known without. */
function ToAnalysis({ id, isPaid }: { id: string; isPaid: boolean }) {
  const { t, i18n } = useTranslation('payments')
  const { data } = useQuery(caseQuery(id))
  const way = isPaid && data?.is_unlocked !== true ? 'unlock_analysis' : 'to_analysis'
  if (!data) return t(`checkout.${way}`)
  if (data.label) return t(`checkout.${way}_named`, { name: data.label })
  return t(`checkout.${way}_of`, { date: formatDate(data.created_at, i18n.language) })
}
