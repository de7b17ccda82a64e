import {
  type AnalysisOutlook,
  type DatedProfile,
  type Day,
  type DocumentLine,
  type DocumentState,
  documentIds,
  type RouteId,
} from '@settlesg/contract'
import { sourcesWith } from '../evidence/sources.ts'
import { adviceSourceIds, advise } from './advise.ts'
import { documents } from './documents.ts'
import { plan } from './plan.ts'
import { type Schedule, schedule } from './schedule.ts'

/** Ticks of papers by their place, for those of which the answers do not hold the state. */
export type Ticks = Readonly<Record<string, DocumentState>>

export interface TickedPaper extends DocumentLine {
  /** Whose, which child, which paper: the same place in every analysis of the case. */
  place: string
  /** Whether the answers hold its state: the form asks for the applicant's own papers alone. */
  isAnswer: boolean
}

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

/** The papers of this application, person after person, as the answers and the ticks have them. */
export function tickedPapers(profile: DatedProfile, route: RouteId | null, ticks: Ticks): TickedPaper[] {
  const allInHand = Object.fromEntries(documentIds.map((id) => [id, 'have' as const]))
  const answered = documents({ ...profile, history: { ...profile.history, documents: allInHand } }, route).documents
  return documents(profile, route).documents.map((line, at) => {
    const place = [line.person, line.index ?? '', line.id].join('.')
    const isAnswer = answered[at]?.state === 'have'
    return { ...line, place, isAnswer, state: isAnswer ? line.state : (ticks[place] ?? 'unknown') }
  })
}
