import {
  type Answers,
  answerProblems,
  describeSituation,
  type Field,
  gatesField,
  tickAnswers,
  ticked,
  withAnswer,
} from '@settlesg/answers'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isText, textNamed } from '../../base/i18n/text-named.ts'
import { Button } from '../../kit/button.tsx'
import { SetChoice } from '../../kit/choice.tsx'
import type { ControlProps } from '../../kit/field.tsx'
import { AnswerControl, hasOneControl } from '../form/field-control.tsx'
import { FormStateProvider, useFormState } from '../form/form-state.ts'
import { problemText } from '../form/wording.ts'
import { QuestionFrame } from './question-frame.tsx'

/** The name of a question's texts in the quick check: the last part of its path. */
export const quickName = ({ path }: Field): string => path.split('.').at(-1) ?? path

interface QuickQuestionProps {
  field: Field
  given: Answers
  thisMonth: string
  progress: string
  isLast: boolean
  onBack: () => void
  onDone: (answers: Answers) => void
}

/** One of the questions after the first. What was typed stays, also where it cannot be used yet. */
export function QuickQuestion({ field, given, thisMonth, progress, isLast, onBack, onDone }: QuickQuestionProps) {
  const wording = useTranslation(['form', 'model', 'quick'])
  const { t, i18n } = wording
  const [answers, setAnswers] = useState(given)
  const [isTried, setIsTried] = useState(false)
  const name = quickName(field)
  const hint = `quick:hint.${name}` as const
  const situation = describeSituation(answers, thisMonth)
  const problem = answerProblems(answers, thisMonth).find(({ path }) => path === field.path)
  const state = {
    situation,
    thisMonth,
    problems: [],
    answer: (path: string, value: unknown) => {
      setAnswers((now) => withAnswer(now, path, value))
      setIsTried(false)
    },
  }
  return (
    <FormStateProvider value={state}>
      <QuestionFrame
        name={name}
        label={textNamed(i18n, `quick:label.${name}`)}
        hint={isText(i18n, hint) ? t(hint) : undefined}
        several={!hasOneControl(field, situation)}
        progress={progress}
        problem={isTried && problem ? problemText(wording, problem) : null}
        next={t(isLast ? 'quick:see' : 'quick:continue')}
        back={
          <Button look="link" onClick={onBack}>
            {t('quick:back')}
          </Button>
        }
        takesFocus
        onNext={() => (problem ? setIsTried(true) : onDone(answers))}
      >
        {(control) =>
          field === gatesField ? (
            <Gates control={control} />
          ) : (
            <AnswerControl field={field} path={field.path} control={control} />
          )
        }
      </QuestionFrame>
    </FormStateProvider>
  )
}

/** What rules an estimate out, in fewer words than in the form. */
function Gates({ control }: { control: ControlProps }) {
  const { t, i18n } = useTranslation(['quick', 'form', 'model'])
  const { situation, thisMonth, answer } = useFormState()
  return (
    <SetChoice
      control={control}
      options={gatesField.options.map((value) => ({ value, text: textNamed(i18n, `quick:gate.${value}`) }))}
      value={ticked(gatesField, situation, thisMonth)}
      noneOption={undefined}
      noneText={t('gate.none')}
      onChange={(ticks) => {
        for (const [path, value] of tickAnswers(gatesField, situation, thisMonth, ticks)) answer(path, value)
      }}
    />
  )
}
