import type { AssessmentSummary } from '@settlesg/contract'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../dates-and-money.ts'

/** How an assessment is called: by the name that was given to it, or by its date. */
export function useAssessmentName() {
  const { t, i18n } = useTranslation('account')
  return ({ label, created_at }: Pick<AssessmentSummary, 'label' | 'created_at'>): string =>
    label ?? t('assessments.untitled', { date: formatDate(created_at, i18n.language) })
}
