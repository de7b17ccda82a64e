import { useTranslation } from 'react-i18next'
import { applicantAnswers, applicantsField, applicantsOf, possibleApplicants } from '../answers/applicants.ts'
import { SetChoice } from './choice-input.tsx'
import { useFormState } from './form-state.ts'
import { Question } from './question.tsx'
import { applicantText } from './wording.ts'

/** Who of the family would be on the same application. */
export function ApplicantsInput() {
  const { situation, thisMonth, answer } = useFormState()
  const wording = useTranslation(['form', 'model'])
  const possible = possibleApplicants(situation, thisMonth)
  return (
    <Question field={applicantsField} path={applicantsField.path} several>
      {(control) => (
        <SetChoice
          control={control}
          options={possible.map((value) => ({ value, text: applicantText(wording, situation, value) }))}
          value={applicantsOf(situation, possible)}
          noneOption={undefined}
          noneText={wording.t('nobody_else')}
          onChange={(ticks) => {
            for (const [path, value] of applicantAnswers(possible, ticks)) answer(path, value)
          }}
        />
      )}
    </Question>
  )
}
