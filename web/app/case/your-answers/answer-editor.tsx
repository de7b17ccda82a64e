import type { Assessment } from '@settlesg/contract'
import type { AnswerPath, Situation } from '@settlesg/form-logic'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceGap } from '../../base/i18n/texts.ts'
import { Crowd } from '../../charts/crowd.tsx'
import { Button } from '../../kit/button.tsx'
import { Callout, Panel } from '../../kit/panel.tsx'
import { Questions } from '../../kit/questions/questions.tsx'
import { openFolds } from '../../kit/section.tsx'
import { FailureNotice } from './failure-notice.tsx'
import type { Edits } from './pending-edits.ts'
import type { Preview } from './preview.ts'
import { QuestionControls } from './question-controls.tsx'
import { useChange } from './use-change.ts'
import { useSentences } from './use-sentences.ts'
import classes from './your-answers.module.css'

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

/** A question in the place of its answer: the people turn as it is changed, and only keeping it sends anything. */
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
  const change = useChange({ assessment, question, edits, onKept })
  const sentences = useSentences(assessment.apply_month)
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
  const after = oneSentence(change.isChanged && change.preview ? sentences(question, change.situation) : [])
  return (
    <Panel>
      <Questions
        ref={form}
        className="stack"
        of={change.fields}
        answers={change.answers}
        month={assessment.apply_month}
        problems={change.problems}
        refused={change.refused}
        isAllOptional
        arranged={<QuestionControls fields={change.fields} applyMonth={assessment.apply_month} />}
        onChange={onEdit}
        onDone={() => void change.keep()}
      >
        <PreviewOfRange estimate={assessment.prediction.estimate} preview={change.preview} />
        {change.elsewhere.length > 0 && (
          <Callout kind="warning" isLive>
            <p>
              {t('sharpen.elsewhere', {
                answers: change.elsewhere.flatMap((path) => sentences(path, kept)).join(sentenceGap(i18n)),
              })}
            </p>
          </Callout>
        )}
        <FailureNotice failure={change.failure} assessmentId={assessment.id} />
        <div className="row">
          <Button type="submit" isBusy={change.isSending} disabled={!change.isChanged}>
            {after ? t('sharpen.keep_answer', { answer: after }) : t('sharpen.keep')}
          </Button>
          <Button look="outline" disabled={change.isSending} onClick={onLeave}>
            {before ? t('sharpen.leave_at', { answer: before }) : t('sharpen.leave')}
          </Button>
        </div>
      </Questions>
    </Panel>
  )
}

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
    <div className={classes.preview}>
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
