import { ApiError } from '@settlesg/contract/client'
import { useTranslation } from 'react-i18next'
import { FormFailure } from '../../components/form-failure.tsx'

/** Says that there is no report and why, where the server has a reason; else what to do. */
export function ReportFailure({ failure, message }: { failure: unknown; message: string }) {
  const { t } = useTranslation('issued')
  const code = failure instanceof ApiError ? failure.code : ''
  const reasons: Record<string, string> = {
    locked: t('make.locked'),
    nothing_to_analyse: t('make.no_report'),
    too_many_reports: t('make.too_many'),
    report_not_found: t('list.deleted'),
    assessment_not_found: t('list.deleted'),
  }
  return <FormFailure failure={failure} message={reasons[code] ?? message} />
}
