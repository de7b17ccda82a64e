import type { DocumentsField } from '@settlesg/answers'
import { answerAt, documentsFor } from '@settlesg/answers'
import { documentStates } from '@settlesg/contract'
import { useTranslation } from 'react-i18next'
import { ListChoice } from '../../kit/choice.tsx'
import classes from './documents-input.module.css'
import { controlId, useFormState } from './form-state.ts'
import { Question } from './question.tsx'
import { answerText, labelOf, optionText } from './wording.ts'

/** The papers that concern this application. The list is long and free to skip, so it opens when it is wanted. */
export function DocumentsInput({ field }: { field: DocumentsField }) {
  const { situation, answer } = useFormState()
  const wording = useTranslation(['form', 'model'])
  const given = answerAt(situation.answers, field.path)
  const asked = documentsFor(situation)
  return (
    <Question field={field} path={field.path} several>
      {(control) => (
        <details className={classes.documents}>
          <summary id={control.id}>
            {wording.t('documents_show', { count: asked.length })}
            <span className={classes.answered}>{answerText(wording, field, given, situation)}</span>
          </summary>
          <ul className={classes.list}>
            {asked.map((id) => {
              const path = `${field.path}.${id}`
              const state = answerAt(given, id)
              return (
                <li key={id} className={classes.document}>
                  <label htmlFor={controlId(path)}>{optionText(wording, 'document', id)}</label>
                  <ListChoice
                    control={{ id: controlId(path), 'aria-describedby': undefined, 'aria-invalid': undefined }}
                    options={documentStates.map((value) => ({
                      value,
                      text: optionText(wording, 'document_state', value),
                    }))}
                    value={typeof state === 'string' ? state : undefined}
                    clearable
                    label={labelOf(wording, field.path)}
                    onChange={(value) => answer(path, value)}
                  />
                </li>
              )
            })}
          </ul>
        </details>
      )}
    </Question>
  )
}
