import type { ReportSummary } from '@settlesg/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../base/api.ts'
import { useMe } from '../../base/session/authentication.tsx'
import { Button } from '../../kit/button.tsx'
import { useSubmit } from '../../kit/use-submit.ts'
import { ReportFailure } from './report-actions.tsx'
import { saveReport, useReportMade } from './reports.ts'

/** The two ways to have an earlier report once more: as a file, and by mail. */
export function ReportAgain({ report }: { report: ReportSummary }) {
  return (
    <>
      <SaveAgain report={report} />
      <MailAgain report={report} />
    </>
  )
}

/** The file as it is kept; where it is not, made anew. */
function SaveAgain({ report: { sha256, assessment_id, language, label, has_file } }: { report: ReportSummary }) {
  const { t } = useTranslation('issued')
  const reportMade = useReportMade()
  const [name, setName] = useState<string | null>(null)
  const { submit, isSending, failure } = useSubmit(async () => {
    setName(null)
    const made = has_file
      ? await api.reportFile({ sha256 })
      : await api.generateReport({ body: { assessment_id, language, label } })
    setName(saveReport(made))
    if (!has_file) await reportMade()
  })
  return (
    <div>
      <Button look="outline" size="sm" isBusy={isSending} onClick={() => void submit()}>
        {t(has_file ? 'list.download' : 'list.make_again')}
      </Button>
      <p role="status">{name && t('list.saved', { name })}</p>
      <ReportFailure failure={failure} message={t('list.failed')} />
    </div>
  )
}

/** The very file goes to the account's address, or where it is no longer kept, one made anew. */
function MailAgain({ report: { sha256, assessment_id, language, label, has_file } }: { report: ReportSummary }) {
  const { t } = useTranslation('issued')
  const email = useMe().data?.email ?? ''
  const reportMade = useReportMade()
  const [isQueued, setIsQueued] = useState(false)
  const { submit, isSending, failure } = useSubmit(async () => {
    setIsQueued(false)
    if (has_file) await api.mailUploadedReport({ report_pdf: (await api.reportFile({ sha256 })).file })
    else await api.sendReport({ body: { assessment_id, language, label } })
    setIsQueued(true)
    if (!has_file) await reportMade()
  })
  return (
    <div>
      <Button look="outline" size="sm" isBusy={isSending} onClick={() => void submit()}>
        {t('list.mail')}
      </Button>
      <p role="status">
        {isSending && t('list.mailing')}
        {isQueued && t('make.mailed', { email })}
      </p>
      <ReportFailure failure={failure} message={t('list.mail_failed')} />
    </div>
  )
}
