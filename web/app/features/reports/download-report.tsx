import type { PRReportRequest } from '@settlesg/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../api.ts'
import { Button } from '../../components/button.tsx'
import { useSubmit } from '../../components/use-submit.ts'
import { ReportFailure } from './report-failure.tsx'
import { useReportMade } from './report-queries.ts'
import classes from './reports.module.css'
import { saveReport } from './save-report.ts'

/** Makes the report and saves it; says under which name, and what identifies the file. */
export function DownloadReport({ request }: { request: PRReportRequest }) {
  const { t } = useTranslation('issued')
  const [saved, setSaved] = useState<{ name: string; sha256: string } | null>(null)
  const reportMade = useReportMade()
  const { submit, isSending, failure } = useSubmit(async () => {
    setSaved(null)
    const report = await api.generateReport({ body: request })
    setSaved({ name: saveReport(report), sha256: report.sha256 })
    await reportMade()
  })
  return (
    <div className={classes.action}>
      <Button isBusy={isSending} onClick={() => void submit()}>
        {t('make.download')}
      </Button>
      <div role="status" className={classes.said}>
        {isSending && t('make.making')}
        {saved && (
          <>
            {t('make.made', { name: saved.name })}
            <br />
            {t('verify.sha256')}: <code className={classes.sha256}>{saved.sha256}</code>
          </>
        )}
      </div>
      <ReportFailure failure={failure} message={t('make.failed')} />
    </div>
  )
}
