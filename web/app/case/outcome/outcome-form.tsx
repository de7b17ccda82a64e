import {
  type ApplicationOutcome,
  type Assessment,
  applicationOutcomes,
  monthInSingapore,
  type ReportedOutcome,
} from '@settlesg/contract'
import { useTranslation } from 'react-i18next'
import { api } from '../../base/api.ts'
import { Button } from '../../kit/button.tsx'
import { RadioChoice } from '../../kit/choice.tsx'
import { Field } from '../../kit/field.tsx'
import { FormFailure } from '../../kit/form-failure.tsx'
import type { FieldTexts } from '../../kit/form-problems.ts'
import { MonthInput } from '../../kit/month-input.tsx'
import { useForm } from '../../kit/use-form.ts'
import shared from '../case.module.css'
import { draftFrom, outcomeSchema } from './outcome-draft.ts'

interface OutcomeFormProps {
  assessment: Assessment
  onKept: (outcome: ReportedOutcome) => void
  onCancel: () => void
}

/** By the rules of the contract, whether this device or the server has found them broken. */
const monthTexts: FieldTexts = {
  required: 'result:outcome.problem.required',
  not_before_birth: 'result:outcome.problem.not_before_birth',
  not_in_future: 'result:outcome.problem.not_in_future',
  not_before_applied: 'result:outcome.problem.not_before_applied',
  otherwise: 'result:outcome.problem.month',
}

const isOutcome = (value: string | undefined): value is ApplicationOutcome =>
  applicationOutcomes.some((outcome) => outcome === value)

/** Asks what became of the application and for the consent to use it. */
export function OutcomeForm({ assessment, onKept, onCancel }: OutcomeFormProps) {
  const { t } = useTranslation('result')
  const born = assessment.profile.you.birth_month
  const form = useForm({
    schema: outcomeSchema(assessment.id, { born, now: monthInSingapore(new Date()) }),
    initial: draftFrom(assessment.outcome),
    texts: {
      outcome: { otherwise: 'result:outcome.problem.choose' },
      applied: monthTexts,
      decided: monthTexts,
      consent: { otherwise: 'result:outcome.problem.agree' },
    },
    send: async (report) => {
      if (!report) return
      await api.reportOutcome({ body: report })
      const { outcome, applied = null, decided = null } = report
      onKept({ outcome, applied, decided, reported_at: new Date().toISOString() })
    },
    hasFocus: true,
  })
  const { outcome, applied, decided, consent } = form.values
  return (
    <form {...form.props} className="stack">
      <Field isGroup label={t('outcome.question')} error={form.error('outcome')}>
        {(control) => (
          <RadioChoice
            control={control}
            label={t('outcome.question')}
            options={applicationOutcomes.map((value) => ({ value, text: t(`outcome.option.${value}`) }))}
            value={outcome}
            clearable={false}
            onChange={(value) => isOutcome(value) && form.change({ outcome: value })}
          />
        )}
      </Field>
      <Field isGroup label={t('outcome.applied')} hint={t('outcome.applied_hint')} error={form.error('applied')}>
        {(control) => <MonthInput control={control} value={applied} onChange={(applied) => form.change({ applied })} />}
      </Field>
      {outcome !== undefined && outcome !== 'waiting' && (
        <Field
          isGroup
          label={t(outcome === 'withdrawn' ? 'outcome.withdrawn' : 'outcome.decided')}
          error={form.error('decided')}
        >
          {(control) => (
            <MonthInput control={control} value={decided} onChange={(decided) => form.change({ decided })} />
          )}
        </Field>
      )}
      <Field isGroup label={t('outcome.kept.title')} error={form.error('consent')}>
        {(control) => (
          <>
            <p>{t('outcome.kept.what')}</p>
            <p>{t('outcome.kept.why')}</p>
            <p>{t('outcome.kept.how_long')}</p>
            <label className={`${shared.tick} flex items-start gap-3 pointer`}>
              <input
                type="checkbox"
                checked={consent}
                onChange={({ currentTarget }) => form.change({ consent: currentTarget.checked })}
                {...control}
              />
              <span>{t('outcome.consent')}</span>
            </label>
          </>
        )}
      </Field>
      <FormFailure failure={form.unexplained} message={t('outcome.failed')} />
      <div className="row mt-3 screen-only">
        <Button {...form.button}>{t('outcome.send')}</Button>
        <Button look="outline" onClick={onCancel}>
          {t('outcome.cancel')}
        </Button>
      </div>
    </form>
  )
}
