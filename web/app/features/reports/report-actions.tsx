import type { Language } from '@settlesg/contract'
import { languages } from '@settlesg/contract/languages'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DownloadReport } from './download-report.tsx'
import { EmailReport } from './email-report.tsx'
import classes from './reports.module.css'

/** The report of an unlocked assessment: in which language, to download or by mail. `label` stands on its cover. */
export function ReportActions({ assessmentId, label = null }: { assessmentId: string; label?: string | null }) {
  const { t, i18n } = useTranslation('issued')
  const name = useId()
  const [language, setLanguage] = useState<Language>(i18n.language.startsWith('zh') ? 'zh' : 'en')
  const request = { assessment_id: assessmentId, language, label }
  return (
    <div className={classes.actions}>
      <p>{t('make.about')}</p>
      <fieldset className={classes.languages}>
        <legend>{t('make.language')}</legend>
        {languages.map((one) => (
          <label key={one}>
            <input type="radio" name={name} checked={one === language} onChange={() => setLanguage(one)} />
            <span lang={one}>{t(`make.${one}`)}</span>
          </label>
        ))}
      </fieldset>
      <div className={classes.buttons} key={language}>
        <DownloadReport request={request} />
        <EmailReport request={request} />
      </div>
      <p className={classes.said}>
        <a href="/verify">{t('make.verify')}</a>
      </p>
    </div>
  )
}
