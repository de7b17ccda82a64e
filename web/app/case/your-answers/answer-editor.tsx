import { type Assessment, adviceOnly, changedAnswers } from '@settlesg/contract'
import { ApiError } from '@settlesg/contract/client'
import {
  type AnswerPath,
  type AnswerProblem,
  describeSituation,
  problemsFromServer,
  type Situation,
} from '@settlesg/form-logic'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSetCase } from '../../assessments/assessment-queries.ts'
import { api } from '../../base/api.ts'
import { sentenceGap } from '../../base/i18n/texts.ts'
import { Crowd } from '../../charts/crowd.tsx'
import { Button } from '../../kit/button.tsx'
import { Callout, Panel } from '../../kit/panel.tsx'
import { Questions } from '../../kit/questions/questions.tsx'
import { openFolds } from '../../kit/section.tsx'
import { useSubmit } from '../../kit/use-submit.ts'
import { FailureNotice } from './failure-notice.tsx'
import type { Edits } from './pending-edits.ts'
import { changeAnswers, fieldsToAsk, type Preview, previewOf } from './preview.ts'
import { QuestionControls } from './question-controls.tsx'
import { useCorrection } from './use-correction.ts'
import { useSentences } from './use-sentences.ts'

interface AnswerEditorProps {
  assessment: Assessment
  question: AnswerPath
  /** The answers that are kept. */
  kept: Situation
  edits: Edits
  /** It was opened by a press. */
  takesFocus: boolean
  onEdit: (path: AnswerPath, value: unknown) => void
  onLeave: () => void
  onKept: (before: Assessment['prediction']['estimate']) => void
}

/**
 * A question in the place of its answer: the people turn as it is changed, and only keeping it sends anything. What was
 * kept elsewhere in between is shown first, and stays unless the same question is kept here.
 */
export function AnswerEditor({
  assessment,
  question,
  kept,
  edits,
  takesFocus,
  onEdit,
  onLeave,
  onKept,
}: AnswerEditorProps) {
  const { t, i18n } = useTranslation(['result', 'model', 'form'])
  const sentences = useSentences(assessment.apply_month)
  const { id, apply_month: month, prediction } = assessment
  const setCase = useSetCase(id)
  const correct = useCorrection(id)
  /** The version that the person has before them. */
  const [seen, setSeen] = useState(newestVersion(assessment))
  const [elsewhere, setElsewhere] = useState<readonly AnswerPath[]>([])
  const [refused, setRefused] = useState<readonly AnswerProblem[]>([])
  const changed = useMemo(() => changeAnswers(assessment, edits), [assessment, edits])
  const situation = useMemo(() => describeSituation(changed.answers, month), [changed, month])
  const preview = useMemo(
    () => (changed.profile && changed.places.length > 0 ? previewOf(changed.profile, month) : null),
    [changed, month],
  )
  const fields = fieldsToAsk(question, changed, edits, situation)

  const request = useSubmit(async () => {
    setRefused([])
    const stored = await api.assessment({ id })
    await setCase(stored)
    if (newestVersion(stored) !== seen) {
      setSeen(newestVersion(stored))
      setElsewhere(changedAnswers(assessment.profile, stored.profile).filter((path) => !adviceOnly.has(path)))
      return
    }
    const { profile, problems } = changeAnswers(stored, edits)
    if (!profile) return setRefused(problems)
    try {
      await correct(profile)
      onKept(prediction.estimate)
    } catch (failure) {
      const found = failure instanceof ApiError && failure.status === 422 ? problemsFromServer(failure.problems) : []
      if (found.length === 0) throw failure
      setRefused(found)
    }
  })
  /** Something is changed that could be kept. */
  const isChanged = changed.places.length > 0 || (edits.length > 0 && changed.profile === null)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const element = form.current
    openFolds(element?.closest('details'))
    if (!takesFocus) return
    const control = element?.querySelector<HTMLElement>('input, select, textarea')
    control?.focus()
    if (control instanceof HTMLInputElement && control.type === 'text') control.select()
  }, [takesFocus])
  const before = oneSentence(sentences(question, kept))
  const after = oneSentence(isChanged && preview ? sentences(question, situation) : [])
  return (
    <Panel>
      <Questions
        ref={form}
        className="stack"
        of={fields}
        answers={changed.answers}
        month={month}
        problems={changed.problems}
        refused={refused}
        isAllOptional
        arranged={<QuestionControls fields={fields} applyMonth={month} />}
        onChange={onEdit}
        onDone={() => void request.submit()}
      >
        <PreviewOfRange estimate={prediction.estimate} preview={preview} />
        {elsewhere.length > 0 && (
          <Callout kind="warning" isLive>
            <p>
              {t('sharpen.elsewhere', {
                answers: elsewhere.flatMap((path) => sentences(path, kept)).join(sentenceGap(i18n)),
              })}
            </p>
          </Callout>
        )}
        <FailureNotice failure={request.failure} assessmentId={id} />
        <div className="row">
          <Button type="submit" isBusy={request.isSending} disabled={!isChanged}>
            {after ? t('sharpen.keep_answer', { answer: after }) : t('sharpen.keep')}
          </Button>
          <Button look="outline" disabled={request.isSending} onClick={onLeave}>
            {before ? t('sharpen.leave_at', { answer: before }) : t('sharpen.leave')}
          </Button>
        </div>
      </Questions>
    </Panel>
  )
}

const newestVersion = ({ versions }: Assessment): number => versions[0]?.number ?? 0

/** On a button, so without its full stop; nothing where it would be more than one. */
const oneSentence = ([first, ...others]: readonly string[]): string | null =>
  first === undefined || others.length > 0 ? null : first.replace(/[.。]$/, '')

interface PreviewOfRangeProps {
  /** The range that is kept. */
  estimate: Assessment['prediction']['estimate']
  /** Null while nothing is changed that could be reckoned. */
  preview: Preview | null
}

/** The hundred people as they would be, and the same in words, marked as a preview. */
function PreviewOfRange({ estimate, preview }: PreviewOfRangeProps): ReactNode {
  const { t } = useTranslation(['result', 'model'])
  if (preview && 'reason' in preview)
    return <p role="status">{t('sharpen.preview_none', { reason: t(`model:no_estimate.${preview.reason}.title`) })}</p>
  const shown = preview ?? estimate
  if (!shown) return null
  const { low, high } = shown
  const isSame = !preview || !estimate || (estimate.low === low && estimate.high === high)
  return (
    <div className="grid gap-2">
      <Crowd range={shown} isPlain isQuiet />
      <p role="status">
        {!preview
          ? t('sharpen.preview_now', { low, high })
          : isSame
            ? t('sharpen.preview_same', { low, high })
            : t('sharpen.preview', { low, high, before_low: estimate.low, before_high: estimate.high })}
      </p>
    </div>
  )
}
