import type { Field, QuestionStep } from '@settlesg/form-logic'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormStep } from '../../drafts/draft.ts'
import { Button } from '../../kit/button.tsx'
import { Panel } from '../../kit/panel.tsx'
import { FieldControl } from '../../kit/questions/field-control.tsx'
import { Questions, type QuestionsProps } from '../../kit/questions/questions.tsx'
import { groupText } from '../../kit/questions/wording.ts'
import shared from '../check.module.css'
import form from './form.module.css'
import { stepBefore } from './form-steps.ts'
import { wayOnId } from './show-next-open.ts'
import { Ways } from './ways.tsx'

interface StepFormProps extends Omit<QuestionsProps, 'listsProblems' | 'arranged' | 'className'> {
  step: QuestionStep
  /** The steps that this person goes through. */
  way: readonly FormStep[]
  /** Where the person goes afterwards, if not to the next step: back to "check your answers", mostly. */
  afterwards: FormStep | null
  /** What is to be told below the questions. */
  children: ReactNode
}

/** One step: its questions, and the way on and back. */
export function StepForm({ step, way, afterwards, children, ...asked }: StepFormProps) {
  const { t } = useTranslation(['form', 'model'])
  const endsAtCheck = afterwards === 'check' || step === 'more'
  const before = endsAtCheck ? 'check' : stepBefore(step, way)
  return (
    <Questions
      {...asked}
      listsProblems
      className={form.asked}
      arranged={
        <div className={`${shared.blocks} grid`}>
          {grouped(asked.of).map(({ group, members }) => {
            const questions = members.map((field) => <FieldControl key={field.path} field={field} />)
            return group ? (
              <Group key={group} name={group}>
                {questions}
              </Group>
            ) : (
              <Fragment key={members[0]?.path}>{questions}</Fragment>
            )
          })}
          {children}
        </div>
      }
    >
      <Ways answers={asked.answers} thisMonth={asked.month} before={before}>
        <Button id={wayOnId} type="submit" size="lg">
          {t(endsAtCheck ? 'save_change' : 'continue')}
        </Button>
      </Ways>
    </Questions>
  )
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  const wording = useTranslation(['form', 'model'])
  return (
    <Panel as="section" look="quiet" aria-labelledby={`group-${name}`}>
      <h2 id={`group-${name}`} className="text-m">
        {groupText(wording, name, 'title')}
      </h2>
      <p className="muted small">{groupText(wording, name, 'about')}</p>
      <div className="grid gap-6 mt-2 mb-3">{children}</div>
    </Panel>
  )
}

/** Neighbours with the same group together; those without one stay alone. */
function grouped(fields: readonly Field[]): { group: string | undefined; members: Field[] }[] {
  const groups: { group: string | undefined; members: Field[] }[] = []
  for (const field of fields) {
    const last = groups.at(-1)
    if (last && field.group && last.group === field.group) last.members.push(field)
    else groups.push({ group: field.group, members: [field] })
  }
  return groups
}
