import type { PlanStep, Source } from '@settlesg/contract'
import { addDays, type Day, daysBetween, firstUnhurriedDay } from '@settlesg/contract/plan-days'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import { FormFailure } from '../../components/form-failure.tsx'
import { useSubmit } from '../../components/use-submit.ts'
import { formatDate } from '../../dates-and-money.ts'
import { textNamed } from '../../i18n/text-named.ts'
import { SourceMarks } from '../assessment/result/source-marks.tsx'
import { lazyScript } from '../loading/lazy-script.ts'
import { listed } from './advice-texts.ts'
import classes from './plan.module.css'
import { datedSteps, isDay } from './plan-dates.ts'

const calendar = lazyScript(() => import('./calendar-file.ts'))

interface PlanProps {
  assessmentId: string
  steps: readonly PlanStep[]
  sources: readonly Source[]
  today: Day
  submission: Day
  onSubmission: (day: Day) => void
}

/** More than this ahead, a plan of days says more than anyone can know. */
const farDays = 200

/** What to do from which day to which, back from the day of submission, which can be moved. */
export function Plan({ assessmentId, steps, sources, today, submission, onSubmission }: PlanProps) {
  const { t, i18n } = useTranslation(['analysis', 'advice', 'form', 'result'])
  if (steps.length === 0) return <p>{t('plan.none')}</p>
  const dated = datedSteps(steps, submission, today)
  const day = (text: Day) => formatDate(`${text}T04:00:00Z`, i18n.language)
  const because = ({ because: reasons }: PlanStep) =>
    listed(
      i18n,
      reasons.flatMap(({ kind, id }) => (kind === 'document' ? [textNamed(i18n, `form:option.document.${id}`)] : [])),
    )
  return (
    <>
      <p>{t('plan.about')}</p>
      <SubmissionDay {...{ steps, today, submission, onSubmission }} />
      <ol className={classes.steps}>
        {dated.map((step) => (
          <li key={step.id} data-step={step.id}>
            <p className={classes.days}>
              <time dateTime={step.from}>{day(step.from)}</time>
              {step.to !== step.from && (
                <>
                  {' – '}
                  <time dateTime={step.to}>{day(step.to)}</time>
                </>
              )}
              {step.isShortened && <span className={classes.mark}>{t('plan.shortened')}</span>}
            </p>
            <div>
              <h3>{textNamed(i18n, `advice:plan.${step.id}.title`)}</h3>
              <p>
                {textNamed(i18n, `advice:plan.${step.id}.body`)}
                <SourceMarks ids={step.source_ids} sources={sources} />
              </p>
              {because(step) && <p className={classes.soft}>{t('plan.because', { list: because(step) })}</p>}
            </div>
          </li>
        ))}
      </ol>
      <CalendarButton assessmentId={assessmentId} entries={dated} />
    </>
  )
}

function SubmissionDay({
  steps,
  today,
  submission,
  onSubmission,
}: Pick<PlanProps, 'steps' | 'today' | 'submission' | 'onSubmission'>) {
  const { t, i18n } = useTranslation(['analysis'])
  const id = useId()
  // While it is being typed it may be no day; the plan keeps to the last one that was.
  const [typed, setTyped] = useState<string>(submission)
  const isGood = isDay(typed) && typed >= today
  const unhurried = firstUnhurriedDay(steps, today)
  const change = (text: string) => {
    setTyped(text)
    if (isDay(text) && text >= today && text < '2100') onSubmission(text)
  }
  return (
    <div className={classes.submission}>
      <label htmlFor={id}>{t('plan.submission')}</label>
      <input
        id={id}
        type="date"
        min={today}
        max={addDays(today, 1_000)}
        value={typed}
        aria-describedby={`${id}-hint`}
        aria-invalid={isGood ? undefined : true}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      <p id={`${id}-hint`} role="status">
        {!isGood
          ? t('plan.invalid')
          : submission < unhurried
            ? t('plan.hurried')
            : daysBetween(today, submission) > farDays
              ? t('plan.far')
              : t('plan.unhurried', { date: formatDate(`${unhurried}T04:00:00Z`, i18n.language) })}
      </p>
    </div>
  )
}

interface CalendarButtonProps {
  assessmentId: string
  entries: readonly { id: string; from: Day; to: Day }[]
}

function CalendarButton({ assessmentId, entries }: CalendarButtonProps) {
  const { t, i18n } = useTranslation(['analysis'])
  const save = useSubmit(async () => {
    const { calendarFile, saveFile } = await calendar.load()
    const file = calendarFile(
      t('plan.calendar_name'),
      entries.map(({ id, from, to }) => ({
        id: `${id}-${assessmentId}`,
        title: textNamed(i18n, `analysis:plan.neutral.${id}`),
        from,
        to,
      })),
      new Date(),
    )
    saveFile(t('plan.calendar_file'), 'text/calendar;charset=utf-8', file)
  })
  return (
    <div className={classes.calendar}>
      <Button look="outline" isBusy={save.isSending} onClick={() => void save.submit()}>
        {t('plan.calendar')}
      </Button>
      <p className={classes.soft}>{t('plan.calendar_hint')}</p>
      <FormFailure failure={save.failure} message={t('plan.calendar_failed')} />
    </div>
  )
}
