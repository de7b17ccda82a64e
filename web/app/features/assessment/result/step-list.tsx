import type { Advice, DatedProfile, DocumentLine, RouteId } from '@settlesg/contract'
import { adviceOnReapplying } from '@settlesg/contract/reapplication-advice'
import { advise } from '@settlesg/model'
import { closingMonth } from '@settlesg/model/plan'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../dates-and-money.ts'
import classes from './next-steps.module.css'
import { Notes } from './notes.tsx'
import { type DatedStep, datedSteps } from './plan-dates.ts'
import { stepTexts } from './step-texts.ts'

// The script is here once its texts are: a page that is printed does not wait for them.
await i18next.loadNamespaces(['advice', 'form'])

export interface StepListProps {
  route: RouteId
  profile: DatedProfile
  today: string
}

/** So many steps are in sight; the others are folded. */
const inSight = 2

/** The next steps with their dates, and the dates that the family has to keep in mind. */
export default function StepList({ route, profile, today }: StepListProps) {
  const { t } = useTranslation(['result', 'advice', 'form', 'model'])
  const advice = advise(profile, route)
  const steps = datedSteps(advice.plan, profile.route.apply_month, today, closingMonth(profile, route))
  const later = steps.slice(inSight)
  return (
    <>
      {adviceOnReapplying(advice.reapplication) === 'nothing_changed' && <p>{t('advice:plan_waits')}</p>}
      <Steps steps={steps.slice(0, inSight)} papers={advice.documents} />
      {(later.length > 0 || hasNotes(advice)) && (
        <details className={classes.more}>
          <summary>{t('next.all')}</summary>
          <Steps steps={later} papers={advice.documents} isLong start={inSight + 1} />
          <Notes advice={advice} family={profile.family} />
          <p>{t('advice:honest')}</p>
        </details>
      )}
    </>
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
    <ol className={classes.steps} start={start}>
      {steps.map(({ id, by }) => (
        <li key={id}>
          <span className={classes.line}>
            <span className={classes.name}>{stepTexts(i18n, { id }, papers).title}</span>
            <span className={classes.by}>{t('next.by', { date: formatDate(`${by}T04:00:00Z`, i18n.language) })}</span>
          </span>
          {isLong && <span className={classes.body}>{stepTexts(i18n, { id }, papers).body}</span>}
        </li>
      ))}
    </ol>
  )
}
