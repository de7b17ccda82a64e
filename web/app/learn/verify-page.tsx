import type { ReportCheck } from '@settlesg/contract'
import { formatDate } from '@settlesg/wording'
import { type DragEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../base/api.ts'
import type { PageHandle } from '../base/i18n/embedded-strings.tsx'
import { FormFailure } from '../kit/form-failure.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { Facts } from '../kit/table.tsx'
import { useSubmit } from '../kit/use-submit.ts'
import classes from './verify-page.module.css'

export const handle: PageHandle = { namespaces: ['issued'] }

type Stage = 'idle' | 'hashing' | 'asking'

/** Anyone may check a file here: it is hashed in the browser, and only its fingerprint is asked about. */
export default function VerifyPage() {
  const { t } = useTranslation('issued')
  const input = useId()
  const [stage, setStage] = useState<Stage>('idle')
  const [name, setName] = useState('')
  const [isOver, setIsOver] = useState(false)
  const [checked, setChecked] = useState<VerifiedFile | null>(null)
  const { submit, isSending, failure } = useSubmit(async (file: File) => {
    setChecked(null)
    setName(file.name)
    setStage('hashing')
    const sha256 = await hashFile(file)
    setStage('asking')
    setChecked(await verifyFile(file.name, sha256))
  })
  const check = (field: HTMLInputElement | null) => {
    const [file] = field?.files ?? []
    if (!field || !file) return
    void submit(file)
    // The same file can be chosen again.
    field.value = ''
  }
  const field = useRef<HTMLInputElement>(null)
  const checkChosenBefore = useEffectEvent(() => check(field.current))
  useEffect(() => checkChosenBefore(), [])
  const dropped = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file) void submit(file)
  }
  return (
    <article className="parts prose gap-4">
      <PageHead title={t('verify.title')} description={t('verify.description')} />
      <h1>{t('verify.title')}</h1>
      <p>{t('verify.intro')}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the field inside does the same. */}
      <div
        className={`${classes.drop} grid place-center gap-2 relative bg-card rounded-l`}
        data-over={isOver}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={dropped}
      >
        <label htmlFor={input} className={`${classes.choose} bold rounded`}>
          {t('verify.choose')}
        </label>
        <input
          ref={field}
          id={input}
          type="file"
          accept="application/pdf,.pdf"
          className={`${classes.input} pointer`}
          onChange={({ target }) => check(target)}
        />
        <span className="muted">{t('verify.drop')}</span>
      </div>
      <p role="status" className="row muted">
        {isSending && t(stage === 'hashing' ? 'verify.working' : 'verify.asking', { name })}
      </p>
      <FormFailure failure={failure} message={stage === 'hashing' ? t('verify.unreadable') : t('verify.failed')} />
      {checked && <Verdict checked={checked} />}
      <p className="muted">{t('verify.stays')}</p>
    </article>
  )
}

/** Issued or not, with number and date, and nothing of the person. Takes the focus, so that it is read out. */
function Verdict({ checked: { name, sha256, check } }: { checked: VerifiedFile }) {
  const { t, i18n } = useTranslation('issued')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const kind = !check.issued ? 'not_issued' : check.is_example ? 'example' : 'issued'
  const facts = [
    { name: t('verify.file'), value: name },
    { name: t('verify.number'), value: check.number },
    { name: t('verify.date'), value: check.issued_on && formatDate(`${check.issued_on}T04:00:00Z`, i18n.language) },
    { name: t('verify.sha256'), value: <span className={`${classes.sha256} small`}>{sha256}</span> },
  ].filter(({ value }) => value)
  return (
    <section className={`${classes.verdict} stack card gap-3`} data-kind={kind}>
      <h2 ref={heading} tabIndex={-1}>
        {t(`verify.${kind}`)}
      </h2>
      <p>{t(`verify.${kind}_text`)}</p>
      <Facts facts={facts} />
    </section>
  )
}

/** The fingerprint of a file, worked out here: the file goes nowhere. */
async function hashFile(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

interface VerifiedFile {
  name: string
  sha256: string
  check: ReportCheck
}

/** Asks whether a file with this fingerprint was issued. */
const verifyFile = async (name: string, sha256: string): Promise<VerifiedFile> => ({
  name,
  sha256,
  check: await api.verifyReport({ sha256 }),
})
