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
import { describeDay, describeStep, formatDay, paperBehind, punctuation } from '@settlesg/wording'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asTexts } from '../../base/i18n/texts.ts'
import { TextInput } from '../../kit/field.tsx'
import { Callout } from '../../kit/panel.tsx'
import { Tag } from '../../kit/tag.tsx'
import shared from '../case.module.css'
import { SourceMarks } from '../result/sources.tsx'
import classes from './analysis.module.css'
import { CalendarButton } from './calendar.tsx'

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
export function Plan(props: PlanProps) {
  const { assessmentId, steps, papers, profile, waits, sources, today, submission } = props
  const { t, i18n } = useTranslation(['analysis', 'advice', 'form', 'result'])
  const { family } = profile
  if (steps.length === 0) return <p>{t('plan.none')}</p>
  const dated = datedSteps(steps, submission, today)
  const day = (text: Day) => formatDay(text, i18n.language)
  const because = (step: PlanStep) =>
    step.because
      .filter(({ kind }) => kind === 'document')
      .map(({ id }) => paperBehind(asTexts(i18n), step, id, papers, family))
      .join(punctuation(i18n).semicolon)
  return (
    <>
      <p>{t('plan.about')}</p>
      {waits && <p role="note">{t('advice:plan_waits')}</p>}
      <SubmissionDay {...props} />
      <ol className={`${shared.lines} ${classes.steps}`}>
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
                  <Tag tone="mind">{t('plan.shortened')}</Tag>
                </>
              )}
            </p>
            <div>
              <h3>{describeStep(asTexts(i18n), step, papers).title}</h3>
              <p>
                {describeStep(asTexts(i18n), step, papers).body}
                <SourceMarks ids={step.source_ids} sources={sources} />
              </p>
              {because(step) && <p className="muted small">{t('plan.because', { list: because(step) })}</p>}
            </div>
          </li>
        ))}
      </ol>
      <CalendarButton assessmentId={assessmentId} entries={dated} />
    </>
  )
}

/** The day to plan for; why it is not in the month of the estimate, and what ends around it: a child's time, a pass. */
function SubmissionDay({ profile, steps, closes, today, submission, onSubmission }: PlanProps) {
  const { t, i18n } = useTranslation(['analysis'])
  // While it is being typed it may be no day; the plan keeps to the last one that was.
  const [typed, setTyped] = useState<string>(submission)
  const isGood = isDay(typed) && typed >= today
  const unhurried = firstUnhurriedDay(steps, today)
  const notes = describeDay(asTexts(i18n), {
    steps,
    applyMonth: profile.route.apply_month,
    closes,
    passExpires: profile.residence.pass_expires,
    submission,
    today,
  })
  const change = (text: string) => {
    setTyped(text)
    if (isDay(text) && text >= today && text < '2100') onSubmission(text)
  }
  return (
    <div className={classes.submission}>
      <TextInput
        label={t('plan.submission')}
        type="date"
        min={today}
        max={addDays(today, 1_000)}
        value={typed}
        hint={
          <span role="status">
            {isGood &&
              (submission < unhurried
                ? t('plan.hurried')
                : daysBetween(today, submission) > farDays
                  ? t('plan.far')
                  : t('plan.unhurried', { date: formatDay(unhurried, i18n.language) }))}
          </span>
        }
        error={!isGood && <span role="status">{t('plan.invalid')}</span>}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      {notes.moved && <p className="muted small">{notes.moved}</p>}
      {[notes.passEnds, notes.closes].map(
        (note) =>
          note && (
            <Callout key={note} kind="warning">
              <p role="note">{note}</p>
            </Callout>
          ),
      )}
    </div>
  )
}
