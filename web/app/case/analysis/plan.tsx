import {
  addDays,
  type DatedProfile,
  type Day,
  type DocumentLine,
  daysBetween,
  isDay,
  type Month,
  type PlanStep,
  type Source,
} from '@settlesg/contract'
import { datedSteps, firstUnhurriedDay } from '@settlesg/model'
import { describeDay, describeStep, formatDate } from '@settlesg/wording'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { textNamed } from '../../base/i18n/text-named.ts'
import { asTexts } from '../../base/i18n/texts.ts'
import { lazyScript } from '../../base/loading/lazy-script.ts'
import { Button } from '../../kit/button.tsx'
import { FormFailure } from '../../kit/form-failure.tsx'
import { useSubmit } from '../../kit/use-submit.ts'
import shared from '../case.module.css'
import { SourceMarks } from '../result/sources.tsx'
import classes from './advice.module.css'
import { papersBehind } from './advice-texts.ts'

const calendar = lazyScript(() => import('./calendar-file.ts'))

interface PlanProps {
  assessmentId: string
  steps: readonly PlanStep[]
  papers: readonly DocumentLine[]
  profile: DatedProfile
  /** Nothing has changed since a refusal, so that we would not begin yet. */
  waits: boolean
  /** From this month on a child of this application is too old for it. */
  closes: Month | null
  sources: readonly Source[]
  today: Day
  submission: Day
  onSubmission: (day: Day) => void
}

/** More than this ahead, a plan of days says more than anyone can know. */
const farDays = 200

/** What to do from which day to which, back from the day of submission, which can be moved. */
export function Plan({
  assessmentId,
  steps,
  papers,
  profile,
  waits,
  closes,
  sources,
  today,
  submission,
  onSubmission,
}: PlanProps) {
  const { t, i18n } = useTranslation(['analysis', 'advice', 'form', 'result'])
  const { family } = profile
  if (steps.length === 0) return <p>{t('plan.none')}</p>
  const dated = datedSteps(steps, submission, today)
  const day = (text: Day) => formatDate(`${text}T04:00:00Z`, i18n.language)
  const because = (step: PlanStep) => papersBehind(i18n, step, papers, family)
  return (
    <>
      <p>{t('plan.about')}</p>
      {waits && <p role="note">{t('advice:plan_waits')}</p>}
      <SubmissionDay {...{ profile, steps, closes, today, submission, onSubmission }} />
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
              {step.isShortened && (
                <>
                  {' '}
                  <span className={classes.mark}>{t('plan.shortened')}</span>
                </>
              )}
            </p>
            <div>
              <h3>{describeStep(asTexts(i18n), step, papers).title}</h3>
              <p>
                {describeStep(asTexts(i18n), step, papers).body}
                <SourceMarks ids={step.source_ids} sources={sources} />
              </p>
              {because(step) && <p className={shared.small}>{t('plan.because', { list: because(step) })}</p>}
            </div>
          </li>
        ))}
      </ol>
      <CalendarButton assessmentId={assessmentId} entries={dated} />
    </>
  )
}

function SubmissionDay({
  profile,
  steps,
  closes,
  today,
  submission,
  onSubmission,
}: Pick<PlanProps, 'profile' | 'steps' | 'closes' | 'today' | 'submission' | 'onSubmission'>) {
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
      <label htmlFor={id} className={shared.name}>
        {t('plan.submission')}
      </label>
      <input
        id={id}
        type="date"
        className={shared.control}
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
      <DayNotes {...{ profile, steps, closes, today, submission }} />
    </div>
  )
}

/** Why the plan's day is not in the month of the estimate, and what ends around it: a child's time, a pass. */
function DayNotes({
  profile: { route, residence },
  steps,
  closes,
  today,
  submission,
}: Pick<PlanProps, 'profile' | 'steps' | 'closes' | 'today' | 'submission'>) {
  const { i18n } = useTranslation(['analysis'])
  const notes = describeDay(asTexts(i18n), {
    steps,
    applyMonth: route.apply_month,
    closes,
    passExpires: residence.pass_expires,
    submission,
    today,
  })
  return (
    <>
      {notes.moved && <p>{notes.moved}</p>}
      {[notes.passEnds, notes.closes].map(
        (note) =>
          note && (
            <p key={note} className={classes.closes} role="note">
              {note}
            </p>
          ),
      )}
    </>
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
    <div className={shared.actions}>
      <Button look="outline" isBusy={save.isSending} onClick={() => void save.submit()}>
        {t('plan.calendar')}
      </Button>
      <p className={shared.small}>{t('plan.calendar_hint')}</p>
      <FormFailure failure={save.failure} message={t('plan.calendar_failed')} />
    </div>
  )
}
