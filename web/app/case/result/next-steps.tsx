import type { Advice, DatedProfile, Day, DocumentLine, Month, PlanStep, RouteId } from '@settlesg/contract'
import { adviceOnReapplying, advise, closingMonth, datedSteps, suggestedDay } from '@settlesg/model'
import { describeStep, formatDay } from '@settlesg/wording'
import { useTranslation } from 'react-i18next'
import { asTexts } from '../../base/i18n/texts.ts'
import { Section } from '../../kit/section.tsx'
import shared from '../case.module.css'
import { Notes } from '../notes.tsx'
import classes from './result.module.css'

interface NextStepsProps {
  route: RouteId
  profile: DatedProfile
  /** The day from which they count, YYYY-MM-DD. */
  today: string
}

/** So many steps are in sight; the others are folded. */
const inSight = 2

/** What to do next and by when, worked out in the browser, and the dates that the family has to keep in mind. */
export function NextSteps({ route, profile, today }: NextStepsProps) {
  const { t } = useTranslation(['result', 'advice', 'form', 'model'])
  const advice = advise(profile, route)
  const steps = nextStepDates(advice.plan, profile.route.apply_month, today, closingMonth(profile, route))
  const later = steps.slice(inSight)
  return (
    <Section title={t('next.title')}>
      {adviceOnReapplying(advice.reapplication) === 'nothing_changed' && <p>{t('advice:plan_waits')}</p>}
      <Steps steps={steps.slice(0, inSight)} papers={advice.documents} />
      {(later.length > 0 || hasNotes(advice)) && (
        <details className={shared.more}>
          <summary>{t('next.all')}</summary>
          <Steps steps={later} papers={advice.documents} isLong start={inSight + 1} />
          <Notes advice={advice} family={profile.family} />
          <p>{t('advice:honest')}</p>
        </details>
      )}
    </Section>
  )
}

const hasNotes = ({ consistency, family }: Advice) => consistency.length + family.length > 0

interface StepsProps {
  steps: readonly DatedStep[]
  papers: readonly DocumentLine[]
  start?: number
  /** With all that each step takes; those that come first stand in one line each. */
  isLong?: boolean
}

function Steps({ steps, papers, start = 1, isLong = false }: StepsProps) {
  const { t, i18n } = useTranslation(['result', 'advice', 'form', 'model'])
  return (
    <ol className={shared.list} start={start}>
      {steps.map(({ id, by }) => (
        <li key={id}>
          <span className={classes.ends}>
            <span className={shared.name}>{describeStep(asTexts(i18n), { id }, papers).title}</span>
            <span className="muted small">{t('next.by', { date: formatDay(by, i18n.language) })}</span>
          </span>
          {isLong && <div className="muted small">{describeStep(asTexts(i18n), { id }, papers).body}</div>}
        </li>
      ))}
    </ol>
  )
}

interface DatedStep {
  id: string
  /** The day by which it is to be done. */
  by: Day
}

/** The steps of a plan by their dates, begun today; where somebody would be too old by then, the steps are shorter. */
export function nextStepDates(
  plan: readonly PlanStep[],
  applyMonth: Month,
  today: Day,
  closes: Month | null,
): DatedStep[] {
  const handedIn = suggestedDay(plan, applyMonth, today, closes)
  return datedSteps(plan, handedIn, today).map(({ id, to }) => ({ id, by: to }))
}
