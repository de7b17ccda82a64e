import {
  addDays,
  type DatedProfile,
  type Day,
  type DocumentLine,
  daysBetween,
  isDay,
  type PlanStep,
} from '@settlesg/contract'
import type { MissingChange, Schedule } from '@settlesg/model'
import {
  describeEnds,
  describeStep,
  formatDay,
  monthAndDay,
  paperBehind,
  planLength,
  punctuation,
} from '@settlesg/wording'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asTexts } from '../../base/i18n/texts.ts'
import { TextInput } from '../../kit/field.tsx'
import { Callout } from '../../kit/panel.tsx'
import { Tag } from '../../kit/tag.tsx'
import { SourceMarks } from '../answer/sources.tsx'
import shared from '../case.module.css'
import classes from '../unlocked.module.css'
import { CalendarButton } from './calendar.tsx'

interface PlanProps {
  assessmentId: string
  days: Schedule
  papers: readonly DocumentLine[]
  family: DatedProfile['family']
  /** Why we would not begin yet, after a refusal. */
  missingChange: MissingChange | null
  onSubmission: (day: Day) => void
}

/** More than this ahead, a plan of days says more than anyone can know. */
const farDays = 200

/** What to do from which day to which, back from the day of submission, which can be moved. */
export function Plan({ assessmentId, days, papers, family, missingChange: missing, onSubmission }: PlanProps) {
  const { t, i18n } = useTranslation(['analysis', 'advice', 'form', 'result'])
  const texts = asTexts(i18n)
  if (days.steps.length === 0) return <p>{t('plan.none')}</p>
  const day = (text: Day) => formatDay(text, i18n.language)
  const because = (step: PlanStep) =>
    step.because
      .filter(({ kind }) => kind === 'document')
      .map(({ id }) => paperBehind(texts, step, id, papers, family))
      .join(punctuation(i18n).semicolon)
  return (
    <>
      <p>{planLength(texts, days)}</p>
      {missing && <p role="note">{t(`advice:plan_waits.${missing}`)}</p>}
      {days.steps.some(({ isOverdue }) => isOverdue) && (
        <p role="note">{t('plan.is_overdue', { date: day(days.firstDayFromToday) })}</p>
      )}
      <SubmissionDay days={days} onSubmission={onSubmission} />
      <ol className={`${shared.lines} mt-3`}>
        {days.steps.map((step) => {
          const { title, body } = describeStep(texts, step, papers)
          return (
            <li key={step.id} data-step={step.id} className="flex wrap gap-1">
              <p className={`${classes.days} m-0 accent small bold tabular`}>
                <time className="nowrap" dateTime={step.from}>
                  {day(step.from)}
                </time>
                {step.to !== step.from && (
                  <>
                    {' – '}
                    <time className="nowrap" dateTime={step.to}>
                      {day(step.to)}
                    </time>
                  </>
                )}
                {(step.isShortened || step.isDone || step.isOverdue) && (
                  <>
                    {' '}
                    <Tag tone={step.isDone ? 'good' : 'mind'}>
                      {t(`plan.${step.isDone ? 'done' : step.isOverdue ? 'overdue' : 'shortened'}`)}
                    </Tag>
                  </>
                )}
              </p>
              <div>
                <h3>{title}</h3>
                <p>
                  {body}
                  <SourceMarks ids={step.source_ids} />
                </p>
                {because(step) && <p className="muted small">{t('plan.because', { list: because(step) })}</p>}
              </div>
            </li>
          )
        })}
      </ol>
      <CalendarButton assessmentId={assessmentId} entries={days.steps} />
    </>
  )
}

/** The day to plan for; why it is not in the month of the estimate, and what ends around it: a child's time, a pass. */
function SubmissionDay({ days, onSubmission }: Pick<PlanProps, 'days' | 'onSubmission'>) {
  const { t, i18n } = useTranslation(['analysis'])
  const { today, submission, firstDayFromToday: firstDay } = days
  // While it is being typed it may be no day; the plan keeps to the last one that was.
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? submission
  const isGood = isDay(shown) && shown >= today
  const texts = asTexts(i18n)
  const differs = monthAndDay(texts, days)
  const ends = describeEnds(texts, days)
  const change = (text: string) => {
    setTyped(text)
    if (isDay(text) && text >= today && text < '2100') onSubmission(text)
  }
  return (
    <div className="grid gap-2 prose mt-4">
      <TextInput
        label={t('plan.submission')}
        type="date"
        size={10}
        min={today}
        max={addDays(today, 1_000)}
        value={shown}
        hint={
          <span role="status">
            {isGood &&
              (submission < firstDay
                ? t('plan.hurried')
                : daysBetween(today, submission) > farDays
                  ? t('plan.far')
                  : t('plan.unhurried', { date: formatDay(firstDay, i18n.language) }))}
          </span>
        }
        error={!isGood && <span role="status">{t('plan.invalid')}</span>}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      {differs && <p className="muted small">{differs}</p>}
      {[ends.passEnds, ends.closes].map(
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
