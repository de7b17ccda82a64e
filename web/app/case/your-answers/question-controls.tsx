import type { Month } from '@settlesg/contract'
import { answerAt, childOf, childSexPath, type Field } from '@settlesg/form-logic'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RadioChoice } from '../../kit/choice.tsx'
import { FieldControl } from '../../kit/questions/field-control.tsx'
import { useFormState } from '../../kit/questions/form-state.ts'
import question from '../../kit/questions/question.module.css'
import { childText } from '../../kit/questions/wording.ts'
import { questionOf } from './questions.ts'
import { TaxYears } from './tax-years.tsx'

/** What a question is answered with: a table for the tax years, and a plain yes or no before the schooling. */
export function QuestionControls({ fields, applyMonth }: { fields: readonly Field[]; applyMonth: Month }) {
  const has = (one: string) => fields.some((field) => field.path === one)
  if (has(path)) return <Schooling fields={fields} />
  if (has('work.assessed_income')) return <TaxYears fields={fields} applyMonth={applyMonth} />
  if (fields.some((field) => questionOf(field.path) === childSexPath)) return <ChildSexes fields={fields} />
  return fields.map((field) => <FieldControl key={field.path} field={field} />)
}

/** Son or daughter, child by child, each under what tells it from the others. */
function ChildSexes({ fields }: { fields: readonly Field[] }) {
  const wording = useTranslation(['form', 'model'])
  const { situation } = useFormState()
  return fields.map((field) => (
    <fieldset key={field.path} className={question.several}>
      <legend className={question.label}>{childText(wording, situation, childOf(field.path))}</legend>
      <FieldControl field={field} />
    </fieldset>
  ))
}

const path = 'residence.schooling_here'

/** Whether at all, and only then which schooling and for how many years. */
function Schooling({ fields }: { fields: readonly Field[] }) {
  const { t } = useTranslation(['result', 'form', 'model'])
  const { situation, answer } = useFormState()
  const given = answerAt(situation.answers, path)
  const [isYes, setIsYes] = useState(given !== undefined && given !== 'none')
  const choose = (next: string | undefined) => {
    setIsYes(next === 'yes')
    answer(path, next === 'no' ? 'none' : undefined)
  }
  const label = t('sharpen.schooling')
  return (
    <>
      <fieldset className={question.several}>
        <legend className={question.label}>{label}</legend>
        <RadioChoice
          control={{ id: 'schooling-at-all', 'aria-describedby': undefined, 'aria-invalid': undefined }}
          options={[
            { value: 'yes', text: t('form:yes') },
            { value: 'no', text: t('form:no') },
          ]}
          value={isYes ? 'yes' : given === 'none' ? 'no' : undefined}
          clearable={false}
          label={label}
          onChange={choose}
        />
      </fieldset>
      {isYes && fields.map((field) => <FieldControl key={field.path} field={withoutNone(field)} />)}
    </>
  )
}

/** The question without "none", which was answered before it. */
const withoutNone = (field: Field): Field =>
  field.path === path && field.kind === 'choice'
    ? { ...field, optionsNow: () => field.options.filter((option) => option !== 'none') }
    : field
