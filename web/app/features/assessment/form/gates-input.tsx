import { useTranslation } from 'react-i18next'
import { gateAnswers, gatesField, gatesOf } from '../answers/gates.ts'
import { SetChoice } from './choice-input.tsx'
import { useFormState } from './form-state.ts'
import { Question } from './question.tsx'
import { optionText } from './wording.ts'

/** What rules an estimate out, as one question with three answers behind it. */
export function GatesInput() {
  const { situation, answer } = useFormState()
  const wording = useTranslation(['form', 'model'])
  return (
    <Question field={gatesField} path={gatesField.path} several>
      {(control) => (
        <SetChoice
          control={control}
          options={gatesField.options.map((value) => ({ value, text: optionText(wording, gatesField.wording, value) }))}
          value={gatesOf(situation.answers)}
          noneOption={undefined}
          onChange={(ticks) => {
            for (const [path, value] of gateAnswers(situation.answers, ticks)) answer(path, value)
          }}
        />
      )}
    </Question>
  )
}
