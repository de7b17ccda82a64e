import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerAt } from '../answers/answers.ts'
import type { Field } from '../answers/field.ts'
import { RadioChoice } from '../form/choice-input.tsx'
import { FieldControl } from '../form/field-control.tsx'
import { useFormState } from '../form/form-state.ts'
import classes from './sharpen.module.css'

const path = 'residence.schooling_here'

/** Whether at all, and only then which schooling and for how many years. */
export function Schooling({ fields }: { fields: readonly Field[] }) {
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
      <fieldset className={classes.yesNo}>
        <legend>{label}</legend>
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
      {isYes && fields.map((field) => <FieldControl key={field.path} field={withoutNone(field)} path={field.path} />)}
    </>
  )
}

/** The question without "none", which was answered before it. */
const withoutNone = (field: Field): Field =>
  field.path === path && field.kind === 'choice'
    ? { ...field, optionsNow: () => field.options.filter((option) => option !== 'none') }
    : field
