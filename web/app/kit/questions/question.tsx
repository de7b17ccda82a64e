import type { AnswerDoubt, AnswerPath, Field, RowField } from '@settlesg/form-logic'
import { isRequired } from '@settlesg/form-logic'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button.tsx'
import type { ControlProps } from '../field.tsx'
import { Callout } from '../panel.tsx'
import { controlId, focusControl, useFormState } from './form-state.ts'
import classes from './question.module.css'
import { doubtText, fieldHint, fieldLabel, fieldReason, problemText } from './wording.ts'

interface QuestionProps {
  field: Field | RowField
  /** Where the answer stands; for a field of a row it holds the row's number. */
  path: AnswerPath
  children: (control: ControlProps) => ReactNode
  /** Several controls answer the question, so a fieldset with a legend holds them. */
  several?: boolean
}

/** A question: its label, whether it may be left out, why we ask where that is wanted, its control, its problem. */
export function Question({ field, path, children, several = false }: QuestionProps) {
  const { situation, problems, doubts, isAllOptional, idPrefix } = useFormState()
  const wording = useTranslation(['form', 'model'])
  const [showsWhy, setShowsWhy] = useState(false)
  const id = controlId(path, idPrefix)
  const problem = problems.find((one) => one.path === path)
  const doubt = doubts.find((one) => one.path === path)
  const isCell = path !== field.path
  const hasWhy = !isCell || field.explained === true
  const describedBy =
    [
      hasWhy && showsWhy && `${id}-why`,
      field.hinted && `${id}-hint`,
      problem && `${id}-problem`,
      doubt && `${id}-doubt`,
    ]
      .filter(Boolean)
      .join(' ') || undefined
  const control: ControlProps = {
    id,
    'aria-describedby': describedBy,
    'aria-invalid': problem ? true : undefined,
  }
  const label = (
    <>
      {fieldLabel(wording, path)}
      {!isCell && !isAllOptional && !isRequired(field, situation) && (
        <span className={`muted small ${classes.optional} regular nowrap`}>{wording.t('optional')}</span>
      )}
    </>
  )
  const whyMark = hasWhy && (
    <button
      type="button"
      className={`${classes.whyMark} grid place-center p-0 accent small bold bg-none border-0 pointer`}
      aria-expanded={showsWhy}
      aria-label={wording.t('why_mark', { label: fieldLabel(wording, path) })}
      onClick={() => setShowsWhy(!showsWhy)}
    >
      ?
    </button>
  )
  const below = (
    <>
      {hasWhy && showsWhy && (
        <p id={`${id}-why`} className={`m-0 mb-3 muted small bg-wash rounded ${classes.why}`}>
          {fieldReason(wording, path)}
        </p>
      )}
      {field.hinted && (
        <p id={`${id}-hint`} className="mb-2 muted small">
          {fieldHint(wording, path)}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className="m-0 mb-2 red small bold">
          {problemText(wording, problem)}
        </p>
      )}
    </>
  )
  const className = [`${classes.question} min-w-0 relative`, problem && classes.hasProblem, isCell && classes.cell]
    .filter(Boolean)
    .join(' ')
  return (
    <div className={className} data-question={path}>
      {whyMark}
      {several ? (
        <fieldset className={classes.several} aria-describedby={describedBy}>
          <legend className={classes.label}>{label}</legend>
          {below}
          {children(control)}
        </fieldset>
      ) : (
        <>
          <label className={classes.label} htmlFor={id}>
            {label}
          </label>
          {below}
          {children(control)}
        </>
      )}
      {doubt && <Doubt doubt={doubt} id={id} />}
    </div>
  )
}

/** Asks about an answer that is more often a slip, beside it. */
function Doubt({ doubt, id }: { doubt: AnswerDoubt; id: string }) {
  const wording = useTranslation(['form', 'model'])
  const { t } = wording
  const { onConfirm } = useFormState()
  return (
    <div className="mt-3">
      <Callout kind="warning">
        <p id={`${id}-doubt`} tabIndex={-1} className="bold">
          {doubtText(wording, doubt)}
        </p>
        <div className="row">
          <Button size="sm" look="outline" onClick={() => onConfirm(doubt)}>
            {t('doubt.right')}
          </Button>
          <Button look="link" onClick={() => focusControl(id)}>
            {t('doubt.change')}
          </Button>
        </div>
      </Callout>
    </div>
  )
}
