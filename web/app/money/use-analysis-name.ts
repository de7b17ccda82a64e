import { formatDate } from '@settlesg/wording'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { caseQuery } from '../assessments/assessment-queries.ts'

/** An analysis by the name that its owner gave the assessment, else by its day; by neither until, or where, it is not known. */
export function useAnalysisName(assessmentId: string, { isNamed = true } = {}): string {
  const { t, i18n } = useTranslation('payments')
  const { data } = useQuery(caseQuery(assessmentId))
  if (!data) return t('checkout.analysis')
  if (isNamed && data.label) return t('checkout.analysis_named', { name: data.label })
  return t('checkout.analysis_of', { date: formatDate(data.created_at, i18n.language) })
}
