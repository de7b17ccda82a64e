import { type ChangeEvent, type DragEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormFailure } from '../../components/form-failure.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useSubmit } from '../../components/use-submit.ts'
import { type CheckedFile, checkedFile, sha256Of } from './file-check.ts'
import { Verdict } from './verdict.tsx'
import classes from './verify-report.module.css'

type Stage = 'idle' | 'hashing' | 'asking'

/** Anyone may check a file here: it is hashed in the browser, and only its fingerprint is asked about. */
export function VerifyReport() {
  const { t } = useTranslation('issued')
  const input = useId()
  const [stage, setStage] = useState<Stage>('idle')
  const [name, setName] = useState('')
  const [isOver, setIsOver] = useState(false)
  const [checked, setChecked] = useState<CheckedFile | null>(null)
  const { submit, isSending, failure } = useSubmit(async (file: File) => {
    setChecked(null)
    setName(file.name)
    setStage('hashing')
    const sha256 = await sha256Of(file)
    setStage('asking')
    setChecked(await checkedFile(file.name, sha256))
  })
  const chosen = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) void submit(file)
    // The same file can be chosen again.
    target.value = ''
  }
  const dropped = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file) void submit(file)
  }
  return (
    <article className={classes.page}>
      <PageHead title={t('verify.title')} description={t('verify.description')} />
      <h1>{t('verify.title')}</h1>
      <p>{t('verify.intro')}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the field inside does the same. */}
      <div
        className={classes.drop}
        data-over={isOver}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={dropped}
      >
        <label htmlFor={input} className={classes.choose}>
          {t('verify.choose')}
        </label>
        <input id={input} type="file" accept="application/pdf,.pdf" className={classes.input} onChange={chosen} />
        <span className={classes.or}>{t('verify.drop')}</span>
      </div>
      <p role="status" className={classes.status}>
        {isSending && t(stage === 'hashing' ? 'verify.working' : 'verify.asking', { name })}
      </p>
      <FormFailure failure={failure} message={stage === 'hashing' ? t('verify.unreadable') : t('verify.failed')} />
      {checked && <Verdict checked={checked} />}
      <p className={classes.stays}>{t('verify.stays')}</p>
    </article>
  )
}
