import type { AnalysisOutlook, DatedProfile, Day } from '@settlesg/contract'
import { sourcesWith } from '../evidence/sources.ts'
import { adviceSourceIds, advise } from './advise.ts'
import { plan } from './plan.ts'
import { type Schedule, schedule } from './schedule.ts'
import { type TickedPaper, type Ticks, tickedPapers } from './ticked-papers.ts'

export type Advised<Analysis extends AnalysisOutlook> = Analysis & { documents: TickedPaper[]; days: Schedule }

interface Circumstances {
  /** The answers as they are now: those for papers and notes may have been given after the analysis was made. */
  profile: DatedProfile
  today: Day
  /** The day on which the estimate was made, and its plan with it; today unless given. */
  madeOn?: Day
  ticks?: Ticks
  /** The day on which the person wants to submit; null or past: the first that leaves every step its time. */
  submission?: Day | null
}

/** An analysis with papers, notes, plan and days by today's rules, so that page and report agree after a release. */
export function withCurrentAdvice<Analysis extends AnalysisOutlook>(
  analysis: Analysis,
  { profile: answers, today, madeOn = today, ticks = {}, submission = null }: Circumstances,
): Advised<Analysis> {
  const { route, apply_month } = analysis
  const profile = { ...answers, route: { ...answers.route, apply_month } }
  const advice = advise(profile, route)
  const papers = tickedPapers(profile, route, ticks)
  const steps = plan(papers, advice.consistency)
  return {
    ...analysis,
    ...advice,
    documents: papers,
    plan: steps,
    days: schedule({ profile, route, papers, notes: advice.consistency, steps, today, madeOn, chosen: submission }),
    sources: sourcesWith([...analysis.sources.map(({ id }) => id), ...adviceSourceIds(advice)]),
  }
}
