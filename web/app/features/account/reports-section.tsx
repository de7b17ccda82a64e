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
import { AccountSection, Loaded } from './account-section.tsx'
import { Pages } from './pages.tsx'
import classes from './purchases-section.module.css'

const reportsAPage = 5

/** Every report that was made, to be saved again: its file while it is kept, and after that made anew. */
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
  const { number, sha256, assessment_id, language, label, model_version, made_at, has_file } = report
  const reportMade = useReportMade()
  const { submit, isSending, failure } = useSubmit(async () => {
    saveReport(
      has_file
        ? await api.reportFile({ sha256 })
        : await api.generateReport({ body: { assessment_id, language, label } }),
    )
    if (!has_file) await reportMade()
  })
  return (
    <li className={classes.item}>
      <p className={classes.name}>{t('list.name', { number })}</p>
      <p>{t('list.made', { date: formatDate(made_at, i18n.language), language: t(`make.${language}`) })}</p>
      {label !== null && <p>{t('list.label', { label })}</p>}
      <p>{t('list.model', { version: model_version })}</p>
      {!has_file && <p>{t('list.gone')}</p>}
      <div>
        <Button look="outline" size="sm" isBusy={isSending} onClick={() => void submit()}>
          {t(has_file ? 'list.download' : 'list.make_again')}
        </Button>
      </div>
      <ReportFailure failure={failure} message={t('list.failed')} />
    </li>
  )
}
