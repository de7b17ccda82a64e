import { type Assessment, copyAnswers, freeUndoEnd, type VersionSummary } from '@settlesg/contract'
import { formatMoment } from '@settlesg/wording'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { versionCause } from '../../assessments/version-cause.ts'
import { api } from '../../base/api.ts'
import { Button } from '../../kit/button.tsx'
import { More } from '../../kit/more.tsx'
import { useSubmit } from '../../kit/use-submit.ts'
import shared from '../case.module.css'
import { FailureNotice } from './failure-notice.tsx'
import { useCorrection } from './use-correction.ts'
import { useVersionRange } from './use-version-range.ts'

/** What every version of the result said, the newest first, and the way back from the last correction. */
export function Versions({ assessment }: { assessment: Assessment }) {
  const { t, i18n } = useTranslation(['result', 'model'])
  const { versions, profile, id, corrections } = assessment
  const correct = useCorrection(id)
  const [newest, before] = versions
  const undo = useSubmit(async (last: VersionSummary, earlier: VersionSummary) => {
    const { profile: answers } = await api.assessmentVersion({ id, number: String(earlier.number) })
    await correct(copyAnswers(profile, answers, last.changed))
  })
  if (!newest || !before) return null
  const undoEnd = freeUndoEnd(newest)
  const isFree = undoEnd !== null && new Date() < undoEnd
  const isInTime = corrections !== null && Date.now() < Date.parse(corrections.until)
  const canUndo = isInTime && newest.cause === 'correction' && (isFree || corrections.left > 0)
  return (
    <div className="stack justify-items-start mt-4">
      {canUndo && (
        <p className="row">
          <Button look="outline" size="sm" isBusy={undo.isSending} onClick={() => void undo.submit(newest, before)}>
            {t('sharpen.undo')}
          </Button>
          {isFree && (
            <span className="muted small">
              {t('sharpen.undo_free', { time: formatMoment(undoEnd.toISOString(), i18n.language) })}
            </span>
          )}
        </p>
      )}
      <FailureNotice failure={undo.failure} assessmentId={id} />
      <More isSmall title={t('sharpen.history', { count: versions.length })}>
        <Suspense>
          <VersionList versions={versions} />
        </Suspense>
      </More>
    </div>
  )
}

/** The versions of a result with their ranges, what each of them changed, and the model of the first. */
function VersionList({ versions }: { versions: readonly VersionSummary[] }) {
  return (
    <ol reversed className={shared.list}>
      {versions.map((version) => (
        <Version key={version.number} version={version} />
      ))}
    </ol>
  )
}

function Version({ version }: { version: VersionSummary }) {
  const { i18n } = useTranslation(['result', 'model', 'form'])
  const range = useVersionRange()
  return (
    <li>
      <span className="bold tabular">{range(version)}</span>{' '}
      <span className="muted small">{formatMoment(version.at, i18n.language)}</span>
      <span className="muted small block">{versionCause(i18n, version)}</span>
    </li>
  )
}
