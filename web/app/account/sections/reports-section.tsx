import type { ReportSummary } from '@settlesg/contract'
import { formatDate } from '@settlesg/wording'
import { useTranslation } from 'react-i18next'
import { ReportAgain, reportsQuery } from '../../case/index.ts'
import { ButtonLink } from '../../kit/button.tsx'
import { Panel } from '../../kit/panel.tsx'
import classes from '../account.module.css'
import { AccountSection, Paged, usePages } from './account-section.tsx'

/** Every report that was made, to be saved or mailed again: its file while it is kept, and after that made anew. */
export function ReportsSection() {
  const { t } = useTranslation('issued')
  return (
    <AccountSection title={t('list.title')} about={t('list.about')}>
      <Paged
        pages={usePages(reportsQuery, 5)}
        none={{
          text: t('list.none'),
          action: (
            <ButtonLink look="outline" to="/example">
              {t('list.example')}
            </ButtonLink>
          ),
        }}
      >
        {({ data }) => (
          <ul className="stack plain-list">
            {data.map((report) => (
              <ReportItem key={report.sha256} report={report} />
            ))}
          </ul>
        )}
      </Paged>
    </AccountSection>
  )
}

function ReportItem({ report }: { report: ReportSummary }) {
  const { t, i18n } = useTranslation('issued')
  const { number, language, label, model_version, made_at, has_file } = report
  return (
    <Panel as="li">
      <p>{t('list.name', { number })}</p>
      <p>{t('list.made', { date: formatDate(made_at, i18n.language), language: t(`make.${language}`) })}</p>
      {label !== null && <p>{t('list.label', { label })}</p>}
      <p>{t('list.model', { version: model_version })}</p>
      {!has_file && <p>{t('list.gone')}</p>}
      <div className={`row items-start ${classes.again}`}>
        <ReportAgain report={report} />
      </div>
    </Panel>
  )
}
