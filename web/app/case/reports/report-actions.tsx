import { type Language, languages, type PRReportRequest } from '@settlesg/contract'
import { ApiError } from '@settlesg/contract/client'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../base/api.ts'
import { useMe } from '../../base/session/authentication.tsx'
import { Button } from '../../kit/button.tsx'
import { FormFailure } from '../../kit/form-failure.tsx'
import { useSubmit } from '../../kit/use-submit.ts'
import shared from '../case.module.css'
import classes from './reports.module.css'
import { saveReport, useReportMade } from './reports.ts'

/** The report of an unlocked assessment: in which language, to download or by mail. `label` stands on its cover. */
export function ReportActions({ assessmentId, label = null }: { assessmentId: string; label?: string | null }) {
  const { t, i18n } = useTranslation('issued')
  const name = useId()
  const [language, setLanguage] = useState<Language>(i18n.language.startsWith('zh') ? 'zh' : 'en')
  const request = { assessment_id: assessmentId, language, label }
  return (
    <div className={classes.report}>
      <p>{t('make.about')}</p>
      <fieldset className={classes.languages}>
        <legend className={shared.soft}>{t('make.language')}</legend>
        {languages.map((one) => (
          <label key={one} className={shared.tick}>
            <input type="radio" name={name} checked={one === language} onChange={() => setLanguage(one)} />
            <span lang={one}>{t(`make.${one}`)}</span>
          </label>
        ))}
      </fieldset>
      <div className={classes.buttons} key={language}>
        <DownloadReport request={request} />
        <EmailReport request={request} />
      </div>
      <p className={shared.soft}>
        <a href="/verify">{t('make.verify')}</a>
      </p>
    </div>
  )
}

/** Makes the report and saves it; says under which name, and what identifies the file. */
function DownloadReport({ request }: { request: PRReportRequest }) {
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
      <div role="status" className={shared.soft}>
        {isSending && t('make.making')}
        {saved && (
          <>
            {t('make.made', { name: saved.name })}
            <br />
            {t('verify.sha256')}: <code>{saved.sha256}</code>
          </>
        )}
      </div>
      <ReportFailure failure={failure} message={t('make.failed')} />
    </div>
  )
}

/** Has the report mailed to the address of the account. */
function EmailReport({ request }: { request: PRReportRequest }) {
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
      <p role="status" className={shared.soft}>
        {isSending && t('make.mailing')}
        {isQueued && t('make.mailed', { email })}
      </p>
      <ReportFailure failure={failure} message={t('make.mail_failed')} />
    </div>
  )
}

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
