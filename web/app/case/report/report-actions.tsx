import {
  type AnswerPictureRequest,
  type Language,
  languages,
  type PRReportRequest,
  type ReportSummary,
  unprintableIn,
} from '@settlesg/contract'
import { ApiError } from '@settlesg/contract/client'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../base/api.ts'
import { isFieldRefused } from '../../base/failure-text.ts'
import { useMe } from '../../base/session/authentication.tsx'
import { Button } from '../../kit/button.tsx'
import { RadioChoice } from '../../kit/choice.tsx'
import { Field } from '../../kit/field.tsx'
import { FormFailure } from '../../kit/form-failure.tsx'
import { mayDropFiles, saveFile } from '../../kit/save-file.ts'
import { useSubmit } from '../../kit/use-submit.ts'
import { saveReport, useReportMade } from './reports.ts'

/** The report of an unlocked assessment: in which language, to download or by mail. `label` stands on its cover. */
export function ReportActions({ assessmentId, label = null }: { assessmentId: string; label?: string | null }) {
  const { t, i18n } = useTranslation('issued')
  const [language, setLanguage] = useState<Language>(i18n.language.startsWith('zh') ? 'zh' : 'en')
  const request = { assessment_id: assessmentId, language, label }
  return (
    <div className="stack">
      <p>{t('make.about')}</p>
      <Field isGroup label={t('make.language')}>
        {(control) => (
          <RadioChoice
            control={control}
            label={t('make.language')}
            options={languages.map((value) => ({ value, text: t(`make.${value}`), lang: value }))}
            value={language}
            clearable={false}
            onChange={(value) => setLanguage(value === 'zh' ? 'zh' : 'en')}
          />
        )}
      </Field>
      <div className="row items-start" key={language}>
        <DownloadReport request={request} />
        <EmailReport request={request} />
        <SaveAnswerPicture request={{ assessment_id: assessmentId, language }} />
      </div>
      <p className="muted small">
        <a href="/verify">{t('make.verify')}</a>
      </p>
    </div>
  )
}

/** Makes the report and saves it; says under which name, and what identifies the file. */
function DownloadReport({ request }: { request: PRReportRequest }) {
  const { t } = useTranslation(['issued', 'translation'])
  return (
    <ReportButton
      name={t('make.download')}
      whileSending={t('make.making')}
      failed={t('make.failed')}
      label={request.label}
      onPress={async () => {
        const report = await api.generateReport({ body: request })
        return { name: saveReport(report), sha256: report.sha256 }
      }}
      done={({ name, sha256 }) => (
        <>
          {mayDropFiles() ? t('translation:download_begun') : t('make.made', { name })}
          <br />
          {t('verify.sha256')}: <code>{sha256}</code>
        </>
      )}
    />
  )
}

/** Saves the report's answer page as one picture for a phone. */
function SaveAnswerPicture({ request }: { request: AnswerPictureRequest }) {
  const { t } = useTranslation(['issued', 'translation'])
  return (
    <ReportButton
      look="outline"
      name={t('make.picture')}
      whileSending={t('make.drawing')}
      failed={t('make.picture_failed')}
      isMade={false}
      onPress={async () => {
        const name = 'SettleSG-answer.png'
        saveFile(name, await api.drawAnswer({ body: request }))
        return name
      }}
      done={(name) => (mayDropFiles() ? t('translation:download_begun') : t('make.drawn', { name }))}
    />
  )
}

/** Has the report mailed to the address of the account. */
function EmailReport({ request }: { request: PRReportRequest }) {
  const { t } = useTranslation('issued')
  const email = useMe().data?.email ?? ''
  return (
    <ReportButton
      look="outline"
      name={t('make.mail')}
      whileSending={t('make.mailing')}
      failed={t('make.mail_failed')}
      label={request.label}
      onPress={() => api.sendReport({ body: request })}
      done={() => t('make.mailed', { email })}
    />
  )
}

/** The two ways to have an earlier report once more: its file, or where it is no longer kept, one made anew. */
export function ReportAgain({ report }: { report: ReportSummary }) {
  const { t } = useTranslation(['issued', 'translation'])
  const email = useMe().data?.email ?? ''
  const { sha256, assessment_id, language, label, has_file } = report
  const body = { assessment_id, language, label }
  return (
    <>
      <ReportButton
        look="outline"
        size="sm"
        name={t(has_file ? 'list.download' : 'list.make_again')}
        failed={t('list.failed')}
        isMade={!has_file}
        onPress={async () => {
          const made = has_file ? await api.reportFile({ sha256 }) : await api.generateReport({ body })
          return saveReport(made)
        }}
        done={(name) => (mayDropFiles() ? t('translation:download_begun') : t('list.saved', { name }))}
      />
      <ReportButton
        look="outline"
        size="sm"
        name={t('list.mail')}
        whileSending={t('list.mailing')}
        failed={t('list.mail_failed')}
        isMade={!has_file}
        onPress={async () => {
          if (has_file) await api.mailUploadedReport({ report_pdf: (await api.reportFile({ sha256 })).file })
          else await api.sendReport({ body })
        }}
        done={() => t('make.mailed', { email })}
      />
    </>
  )
}

interface ReportButtonProps<Made> {
  /** Texts come translated. */
  name: string
  look?: 'filled' | 'outline'
  size?: 'sm' | 'md'
  whileSending?: string
  failed: string
  /** The name that the report would print. */
  label?: string | null | undefined
  /** Whether a report is made by it, which the list of reports then shows. */
  isMade?: boolean
  /** Has the report made or sent. */
  onPress: () => Promise<Made>
  /** What to say of it then. */
  done: (made: Made) => ReactNode
}

/** A button that has a report made or sent, and what came of it. */
function ReportButton<Made>({ isMade = true, ...props }: ReportButtonProps<Made>) {
  const { name, look, size, whileSending, failed, label = null, onPress, done } = props
  const [made, setMade] = useState<{ made: Made } | null>(null)
  const reportMade = useReportMade()
  const { button, isSending, failure } = useSubmit(async () => {
    setMade(null)
    setMade({ made: await onPress() })
    if (isMade) await reportMade()
  })
  return (
    <div className="grid justify-items-start gap-1.5 max-w-26 break-anywhere">
      <Button look={look} size={size} {...button()}>
        {name}
      </Button>
      <div role="status" className="muted small">
        {isSending && whileSending}
        {made && done(made.made)}
      </div>
      <ReportFailure failure={failure} message={failed} label={label} />
    </div>
  )
}

/** Says that there is no report and why, where the server has a reason; else what to do. */
function ReportFailure({ failure, message, label }: { failure: unknown; message: string; label: string | null }) {
  const { t } = useTranslation('issued')
  const code = failure instanceof ApiError ? failure.code : ''
  const reasons: Record<string, string> = {
    locked: t('make.locked'),
    nothing_to_analyse: t('make.no_report'),
    too_many_reports: t('make.too_many'),
    report_not_found: t('list.deleted'),
    assessment_not_found: t('list.deleted'),
  }
  const why = isFieldRefused(failure, 'label')
    ? t('make.unprintable', { letters: unprintableIn(label ?? '').join(' ') })
    : (reasons[code] ?? message)
  return <FormFailure failure={failure} message={why} />
}
