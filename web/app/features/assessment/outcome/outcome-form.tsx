import {
  type ApplicationOutcome,
  type Assessment,
  applicationOutcomes,
  monthInSingapore,
  type ReportedOutcome,
} from '@settlesg/contract'
import { type FormEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../api.ts'
import { Button } from '../../../components/button.tsx'
import { FormFailure } from '../../../components/form-failure.tsx'
import { useProblemFocus } from '../../../components/use-problem-focus.ts'
import { useSubmit } from '../../../components/use-submit.ts'
import { RadioChoice } from '../form/choice-input.tsx'
import { MonthInput } from '../form/month-input.tsx'
import classes from './outcome.module.css'
import {
  draftFrom,
  type OutcomeDraft,
  type OutcomeDraftField,
  type OutcomeDraftProblems,
  refusedMonths,
  toldProblems,
  toReport,
} from './outcome-draft.ts'
import { OutcomeQuestion } from './outcome-question.tsx'

interface OutcomeFormProps {
  assessment: Assessment
  onKept: (outcome: ReportedOutcome) => void
  onCancel: () => void
}

const isOutcome = (value: string | undefined): value is ApplicationOutcome =>
  applicationOutcomes.some((outcome) => outcome === value)

/** Asks what became of the application and for the consent to use it. */
export default function OutcomeForm({ assessment, onKept, onCancel }: OutcomeFormProps) {
  const { t } = useTranslation('result')
  const [told, setTold] = useState<OutcomeDraft>(() => draftFrom(assessment.outcome))
  const [problems, setProblems] = useState<OutcomeDraftProblems>({})
  const [tries, setTries] = useState(0)
  const send = useSubmit(async () => {
    const report = toReport(assessment.id, told)
    if (!report) return
    await api.reportOutcome({ body: report })
    const { outcome, applied = null, decided = null } = report
    onKept({ outcome, applied, decided, reported_at: new Date().toISOString() })
  })

  const refused = refusedMonths(send.failure)
  const form = useProblemFocus(tries, send.failure)
  useEffect(() => form.current?.querySelector<HTMLElement>('input:checked, input')?.focus(), [form])
  const change = (field: OutcomeDraftField, changed: Partial<OutcomeDraft>) => {
    setTold((before) => ({ ...before, ...changed }))
    setProblems(({ [field]: _, ...others }) => others)
    send.clearFailure()
  }
  const problemOf = (field: OutcomeDraftField) => {
    const key = problems[field] ?? refused[field]
    return key && t(`outcome.problem.${key}`)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const now = monthInSingapore(new Date())
    const found = toldProblems(told, { born: assessment.profile.you.birth_month, now })
    setProblems(found)
    setTries(tries + 1)
    if (Object.keys(found).length === 0) void send.submit()
  }

  const { outcome } = told
  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate>
      <OutcomeQuestion id="outcome-outcome" label={t('outcome.question')} problem={problemOf('outcome')}>
        {(control) => (
          <RadioChoice
            control={control}
            label={t('outcome.question')}
            options={applicationOutcomes.map((value) => ({ value, text: t(`outcome.option.${value}`) }))}
            value={outcome}
            clearable={false}
            onChange={(value) => isOutcome(value) && change('outcome', { outcome: value })}
          />
        )}
      </OutcomeQuestion>
      <OutcomeQuestion
        id="outcome-applied"
        label={t('outcome.applied')}
        hint={t('outcome.applied_hint')}
        problem={problemOf('applied')}
      >
        {(control) => (
          <MonthInput control={control} value={told.applied} onChange={(applied) => change('applied', { applied })} />
        )}
      </OutcomeQuestion>
      {outcome !== undefined && outcome !== 'waiting' && (
        <OutcomeQuestion
          id="outcome-decided"
          label={t(outcome === 'withdrawn' ? 'outcome.withdrawn' : 'outcome.decided')}
          problem={problemOf('decided')}
        >
          {(control) => (
            <MonthInput control={control} value={told.decided} onChange={(decided) => change('decided', { decided })} />
          )}
        </OutcomeQuestion>
      )}
      <OutcomeQuestion id="outcome-consent" label={t('outcome.kept.title')} problem={problemOf('consent')}>
        {(control) => (
          <>
            <p>{t('outcome.kept.what')}</p>
            <p>{t('outcome.kept.why')}</p>
            <p>{t('outcome.kept.how_long')}</p>
            <label className={classes.consent}>
              <input
                type="checkbox"
                checked={told.consent}
                onChange={({ currentTarget }) => change('consent', { consent: currentTarget.checked })}
                {...control}
              />
              <span>{t('outcome.consent')}</span>
            </label>
          </>
        )}
      </OutcomeQuestion>
      <FormFailure failure={Object.keys(refused).length > 0 ? null : send.failure} message={t('outcome.failed')} />
      <div className={classes.actions}>
        <Button type="submit" isBusy={send.isSending}>
          {t('outcome.send')}
        </Button>
        <Button look="outline" onClick={onCancel}>
          {t('outcome.cancel')}
        </Button>
      </div>
    </form>
  )
}
