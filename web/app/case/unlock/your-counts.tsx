import { type Day, dated, dayInSingapore, type Month, type Profile, type RouteId } from '@settlesg/contract'
import { advise, countPapers, possibleWhatIfs, schedule } from '@settlesg/model'
import { formatDay } from '@settlesg/wording'
import { useTranslation } from 'react-i18next'

interface YourCountsProps {
  profile: Profile
  route: RouteId
  applyMonth: Month
  /** The day on which the estimate was made; today unless given. */
  madeOn?: Day
}

/** What the analysis would hold for these answers, counted here by the rules that it follows. */
export function YourCounts({ profile, route, applyMonth, madeOn }: YourCountsProps) {
  const { t, i18n } = useTranslation(['analysis'])
  const { papers, persons, whatIfs, until } = countsFor(profile, route, applyMonth, madeOn)
  return (
    <p>
      {t('offer.yours', {
        papers: t('offer.papers', { count: papers }),
        persons: t('offer.persons', { count: persons }),
        what_ifs: t('offer.what_ifs', { count: whatIfs }),
        date: formatDay(until, i18n.language),
      })}
    </p>
  )
}

/**
 * How many papers as the analysis counts them, of how many people; how many what-ifs, and the last day of the plan.
 */
export function countsFor(answers: Profile, route: RouteId, applyMonth: Month, madeOn?: Day) {
  const profile = dated(answers, applyMonth)
  const { documents, consistency: notes, plan: steps } = advise(profile, route)
  const today = dayInSingapore(new Date())
  const days = schedule({ profile, route, papers: documents, notes, steps, today, madeOn })
  const { all: papers, persons } = countPapers(documents)
  return {
    papers,
    persons,
    whatIfs: possibleWhatIfs(profile).length,
    until: [days.submission, ...days.steps.map(({ to }) => to)].toSorted().at(-1) ?? days.submission,
  }
}
