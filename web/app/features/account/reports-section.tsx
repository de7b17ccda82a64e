import type { ReportSummary } from '@settlesg/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../api.ts'
import { Button } from '../../components/button.tsx'
import { useSubmit } from '../../components/use-submit.ts'
import { formatDate } from '../../dates-and-money.ts'
import { ReportFailure } from '../reports/report-failure.tsx'
import { reportsQuery, useReportMade } from '../reports/report-queries.ts'
import { saveReport } from '../reports/save-report.ts'
import { useMe } from '../session/use-me.ts'
import { AccountSection, Loaded } from './account-section.tsx'
import { Pages } from './pages.tsx'
import classes from './purchases-section.module.css'

const reportsAPage = 5

/** Every report that was made, to be saved or mailed again: its file while it is kept, and after that made anew. */
export function ReportsSection() {
  const { t } = useTranslation('issued')
  const [skip, setSkip] = useState(0)
  const reports = useQuery({ ...reportsQuery(skip, reportsAPage), placeholderData: keepPreviousData })
  return (
    <AccountSection title={t('list.title')} about={t('list.about')}>
      <Loaded query={reports}>
        {({ data, count }) =>
          data.length === 0 ? (
            <p className={classes.none}>{t('list.none')}</p>
          ) : (
            <>
              <ul className={classes.list}>
                {data.map((report) => (
                  <ReportItem key={report.sha256} report={report} />
                ))}
              </ul>
              <Pages skip={skip} limit={reportsAPage} count={count} onSkip={setSkip} />
            </>
          )
        }
      </Loaded>
    </AccountSection>
  )
}

function ReportItem({ report }: { report: ReportSummary }) {
  const { t, i18n } = useTranslation('issued')
  const { number, language, label, model_version, made_at, has_file } = report
  return (
    <li className={classes.item}>
      <p className={classes.name}>{t('list.name', { number })}</p>
      <p>{t('list.made', { date: formatDate(made_at, i18n.language), language: t(`make.${language}`) })}</p>
      {label !== null && <p>{t('list.label', { label })}</p>}
      <p>{t('list.model', { version: model_version })}</p>
      {!has_file && <p>{t('list.gone')}</p>}
      <div className={classes.again}>
        <SaveAgain report={report} />
        <MailAgain report={report} />
      </div>
    </li>
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
