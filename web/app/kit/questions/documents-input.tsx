import { documentStates } from '@settlesg/contract'
import type { DocumentsField } from '@settlesg/form-logic'
import { answerAt, documentsFor } from '@settlesg/form-logic'
import { useTranslation } from 'react-i18next'
import { ListChoice } from '../choice.tsx'
import type { ControlProps } from '../field.tsx'
import { Icon } from '../icon.tsx'
import { controlId, useFormState } from './form-state.ts'
import classes from './question.module.css'
import { answerText, fieldLabel, optionText } from './wording.ts'

/** The papers that concern this application. The list is long and free to skip, so it opens when it is wanted. */
export function DocumentsInput({ field, control }: { field: DocumentsField; control: ControlProps }) {
  const { situation, answer } = useFormState()
  const wording = useTranslation(['form', 'model'])
  const given = answerAt(situation.answers, field.path)
  const papers = documentsFor(situation)
  return (
    <details>
      <summary id={control.id} className="flex items-center gap-1.5 w-fit min-h-11 accent bold">
        <Icon name="chevron-down" />
        {wording.t('documents_show')}
        <span className="muted regular">{answerText(wording, field, given, situation)}</span>
      </summary>
      <ul className="plain-list">
        {papers.map((id) => {
          const path = `${field.path}.${id}`
          const state = answerAt(given, id)
          return (
            <li key={id} className={`${classes.document} grid gap-2 items-center border-bottom`}>
              <label htmlFor={controlId(path)}>{optionText(wording, 'document', id)}</label>
              <ListChoice
                control={{ id: controlId(path), 'aria-describedby': undefined, 'aria-invalid': undefined }}
                options={documentStates.map((value) => ({
                  value,
                  text: optionText(wording, 'document_state', value),
                }))}
                value={typeof state === 'string' ? state : undefined}
                clearable
                label={fieldLabel(wording, field.path)}
                onChange={(value) => answer(path, value)}
              />
            </li>
          )
        })}
      </ul>
    </details>
  )
}
