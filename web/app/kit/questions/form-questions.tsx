import type { AnswerProblem, Field } from '@settlesg/form-logic'
import { useEffect } from 'react'
import { FieldControl } from './field-control.tsx'
import { type FormState, FormStateProvider, focusQuestion } from './form-state.ts'

interface FormQuestionsProps extends Omit<FormState, 'problems' | 'isAllOptional'> {
  fields: readonly Field[]
  /** Whenever another list with something in it is given, the first question of it takes the focus. */
  problems: readonly AnswerProblem[]
}

/** Questions of the form on another page. Each may be left out. */
export function FormQuestions({ fields, ...state }: FormQuestionsProps) {
  const { problems, idPrefix } = state
  useEffect(() => {
    const [first] = problems
    if (first) focusQuestion(first.path, idPrefix)
  }, [problems, idPrefix])
  return (
    <FormStateProvider value={{ ...state, isAllOptional: true }}>
      {fields.map((field) => (
        <FieldControl key={field.path} field={field} />
      ))}
    </FormStateProvider>
  )
}
