import type { ProfileStep } from '@settlesg/contract'
import { type FormEvent, Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { shownFields } from '../answers/relevance.ts'
import type { FormStep } from '../draft/draft.ts'
import { FieldControl } from './field-control.tsx'
import { useFormState } from './form-state.ts'
import { stepBefore } from './form-steps.ts'
import { ProblemSummary } from './problem-summary.tsx'
import { RouteNotice } from './route-notice.tsx'
import classes from './step-form.module.css'
import { groupText } from './wording.ts'

interface StepFormProps {
  step: ProfileStep
  /** Where the person goes afterwards, if not to the next step: back to "check your answers", mostly. */
  afterwards: FormStep | null
  onSubmit: () => void
}

/** One step: its questions, and the way on and back. */
export function StepForm({ step, afterwards, onSubmit }: StepFormProps) {
  const { situation, problems } = useFormState()
  const { t } = useTranslation(['form', 'model'])
  const before = afterwards === 'check' ? afterwards : stepBefore(step)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form noValidate onSubmit={submit} className={classes.form}>
      <ProblemSummary problems={problems} />
      <div className={classes.questions}>
        {grouped(shownFields(step, situation)).map(({ group, members }) => {
          const questions = members.map((field) => <FieldControl key={field.path} field={field} path={field.path} />)
          return group ? (
            <Group key={group} name={group}>
              {questions}
            </Group>
          ) : (
            <Fragment key={members[0]?.path}>{questions}</Fragment>
          )
        })}
        {step === 'route' && <RouteNotice situation={situation} />}
      </div>
      <div className={classes.actions}>
        <Button type="submit" size="lg">
          {t(afterwards === 'check' ? 'save_change' : 'continue')}
        </Button>
        {before && (
          <ButtonLink to={`/tool?step=${before}`} look="outline" size="lg">
            {t('back')}
          </ButtonLink>
        )}
      </div>
    </form>
  )
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  const wording = useTranslation(['form', 'model'])
  return (
    <section className={classes.group} aria-labelledby={`group-${name}`}>
      <div>
        <h2 id={`group-${name}`} className={classes.groupTitle}>
          {groupText(wording, name, 'title')}
        </h2>
        <p className={classes.groupAbout}>{groupText(wording, name, 'about')}</p>
      </div>
      {children}
    </section>
  )
}

/** Neighbours with the same group together; those without one stay alone. */
function grouped<F extends { group?: string }>(fields: readonly F[]): { group: string | undefined; members: F[] }[] {
  const groups: { group: string | undefined; members: F[] }[] = []
  for (const field of fields) {
    const last = groups.at(-1)
    if (last && field.group && last.group === field.group) last.members.push(field)
    else groups.push({ group: field.group, members: [field] })
  }
  return groups
}
