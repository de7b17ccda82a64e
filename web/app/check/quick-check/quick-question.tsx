import {
  type Answers,
  answerProblems,
  describeSituation,
  type Field,
  isAnswered,
  withAnswer,
} from '@settlesg/form-logic'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/button.tsx'
import { FieldControl } from '../../kit/questions/field-control.tsx'
import { controlId, FormStateProvider } from '../../kit/questions/form-state.ts'
import { useDoubts } from '../../kit/questions/use-doubts.ts'
import { useAdvanceOnTap } from '../form/use-advance-on-tap.ts'
import { QuestionFrame, type QuestionPlace } from './question-frame.tsx'

interface QuickQuestionProps {
  field: Field
  given: Answers
  thisMonth: string
  place: QuestionPlace
  isLast: boolean
  onBack: () => void
  /** `isByTap`: a tap on an answer led on by itself. */
  onDone: (answers: Answers, isByTap: boolean) => void
}

/** One of the questions after the first, as the form asks it. What was typed stays, also where it cannot be used yet. */
export function QuickQuestion({ field, given, thisMonth, place, isLast, onBack, onDone }: QuickQuestionProps) {
  const { t } = useTranslation('quick')
  const [answers, setAnswers] = useState(given)
  // Whoever comes back to an answer may want to look at it, and to change it again.
  const [isOpen] = useState(() => !isAnswered(field, describeSituation(given, thisMonth), thisMonth))
  const [isTried, setIsTried] = useState(false)
  const problem = answerProblems(answers, thisMonth).find(({ path }) => path === field.path)
  const tapped = useAdvanceOnTap(() => onDone(answers, true))
  const doubting = useDoubts(answers, thisMonth)
  const goOn = () => {
    if (problem) return setIsTried(true)
    if (!doubting.holdsBack((path) => path === field.path)) onDone(answers, false)
  }
  const state = {
    situation: describeSituation(answers, thisMonth),
    thisMonth,
    problems: isTried && problem ? [problem] : [],
    doubts: doubting.doubts,
    onConfirm: () => onDone(answers, false),
    answer: (path: string, value: unknown) => {
      doubting.noteTyped(path)
      setAnswers((now) => withAnswer(now, path, value))
      setIsTried(false)
    },
    onChosen: (path: string) => tapped(path, isOpen),
  }
  return (
    <FormStateProvider value={state}>
      <QuestionFrame
        controlId={controlId(field.path)}
        place={place}
        next={t(isLast ? 'see' : 'continue')}
        back={
          <Button look="link" onClick={onBack}>
            {t('back')}
          </Button>
        }
        takesFocus
        onNext={goOn}
      >
        <FieldControl field={field} />
      </QuestionFrame>
    </FormStateProvider>
  )
}
