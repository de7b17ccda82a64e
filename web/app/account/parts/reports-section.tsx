import type { ReportSummary } from '@settlesg/contract'
import { formatDate } from '@settlesg/wording'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReportAgain, reportsQuery } from '../../case/index.ts'
import { AccountSection, Loaded } from './account-section.tsx'
import form from './form.module.css'
import classes from './list.module.css'
import { Pages } from './pages.tsx'

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
            <p className={form.value}>{t('list.none')}</p>
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
        <ReportAgain report={report} />
      </div>
    </li>
  )
}
