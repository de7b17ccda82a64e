import type { PRReportRequest } from '@settlesg/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../api.ts'
import { Button } from '../../components/button.tsx'
import { useSubmit } from '../../components/use-submit.ts'
import { useMe } from '../session/use-me.ts'
import { ReportFailure } from './report-failure.tsx'
import { useReportMade } from './report-queries.ts'
import classes from './reports.module.css'

/** Has the report mailed to the address of the account. */
export function EmailReport({ request }: { request: PRReportRequest }) {
  const { t } = useTranslation('issued')
  const email = useMe().data?.email ?? ''
  const [isQueued, setIsQueued] = useState(false)
  const reportMade = useReportMade()
  const { submit, isSending, failure } = useSubmit(async () => {
    setIsQueued(false)
    await api.sendReport({ body: request })
    setIsQueued(true)
    await reportMade()
  })
  return (
    <div className={classes.action}>
      <Button look="outline" isBusy={isSending} onClick={() => void submit()}>
        {t('make.mail')}
      </Button>
      <p role="status" className={classes.said}>
        {isSending && t('make.mailing')}
        {isQueued && t('make.mailed', { email })}
      </p>
      <ReportFailure failure={failure} message={t('make.mail_failed')} />
    </div>
  )
}
