import type { Month } from '@settlesg/contract'
import type { QuestionSet } from '../answers/asked-together.ts'
import { FieldControl } from '../form/field-control.tsx'
import { useFormState } from '../form/form-state.ts'
import { fieldsOf } from './question-sets.ts'
import { Schooling } from './schooling.tsx'
import { TaxYears } from './tax-years.tsx'

/** The questions of a set, with a table for the tax years and a plain yes or no before the schooling. */
export function QuestionOfSet({ set, applyMonth }: { set: QuestionSet; applyMonth: Month }) {
  const { situation } = useFormState()
  const fields = fieldsOf(set, situation)
  if (set[0] === 'residence.schooling_here') return <Schooling fields={fields} />
  if (set[0] === 'work.assessed_income') return <TaxYears fields={fields} applyMonth={applyMonth} />
  return fields.map((field) => <FieldControl key={field.path} field={field} path={field.path} />)
}
