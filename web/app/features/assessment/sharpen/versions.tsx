import { type Assessment, type VersionSummary, withAnswersOf } from '@settlesg/contract'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../api.ts'
import { Button } from '../../../components/button.tsx'
import { useSubmit } from '../../../components/use-submit.ts'
import { RangeBars } from '../result/range-bars.tsx'
import { FailureNotice } from './failure-notice.tsx'
import classes from './sharpen.module.css'
import { useCorrection } from './use-correction.ts'
import { VersionList } from './version-list.tsx'

/** What every version of the result said, the newest first, and the way back from the last correction. */
export function Versions({ assessment, canUndo }: { assessment: Assessment; canUndo: boolean }) {
  const { t } = useTranslation(['result', 'model'])
  const { versions, profile, id } = assessment
  const correct = useCorrection(assessment)
  const [newest, before] = versions
  const undo = useSubmit(async (last: VersionSummary, earlier: VersionSummary) => {
    const { profile: answers } = await api.assessmentVersion({ id, number: String(earlier.number) })
    await correct(withAnswersOf(profile, answers, last.changed))
  })
  if (!newest || !before) return null
  return (
    <div className={classes.versions}>
      <RangeBars
        bars={[
          ...barOf(t('sharpen.now'), newest).map((bar) => ({ ...bar, isOwn: true })),
          ...barOf(t('sharpen.before'), before),
        ]}
      />
      {canUndo && newest.cause === 'correction' && (
        <Button look="outline" size="sm" isBusy={undo.isSending} onClick={() => void undo.submit(newest, before)}>
          {t('sharpen.undo')}
        </Button>
      )}
      <FailureNotice failure={undo.failure} assessmentId={id} />
      <details className={classes.history}>
        <summary>{t('sharpen.history', { count: versions.length })}</summary>
        <Suspense>
          <VersionList versions={versions} />
        </Suspense>
      </details>
    </div>
  )
}

const barOf = (name: string, { low, high }: VersionSummary) =>
  low === null || high === null ? [] : [{ name, low, high }]
