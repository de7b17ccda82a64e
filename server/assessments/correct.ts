import {
  type AnalysisOutlook,
  adviceOnly,
  canonical,
  changedAnswers,
  type DatedProfile,
  dated,
  errors,
  mostCorrections,
  type Outlook,
  type Prediction,
  type Profile,
} from '@settlesg/contract'
import { isOlderModel, predict } from '@settlesg/model'
import type { Deps } from '../deps.ts'
import type { Tx } from '../platform/database.ts'
import { HttpError } from '../platform/http/http-error.ts'
import { type Step, takeStep } from './make-version.ts'
import { runModel } from './model-queue.ts'
import { correctionsEnd } from './present.ts'
import { holdStoring, holdToChange } from './queries.ts'
import {
  type AssessmentDeps,
  completed,
  type KeepsAnalyses,
  openPrediction,
  ownAssessment,
  storedAnswers,
} from './service.ts'
import { openSummary, type Why } from './summary.ts'
import type { Assessed } from './tables.ts'
import { findUndoable } from './versions.ts'

type Row = Assessed
type CorrectionDeps = AssessmentDeps & KeepsAnalyses

/**
 * Gives an assessment corrected answers, which are whole, and answers with the estimate of them. Unchanged answers change
 * nothing; those for advice only are taken at any time and make no version; others count. Throws `locked`,
 * `anotherPerson`, `closed`, `tooManyVersions`, `assessmentNotFound` and `ValidationError`; then nothing was written.
 */
export async function correctAnswers(deps: CorrectionDeps, userId: string, id: string, profile: Profile) {
  const made: Made = new Map()
  for (;;) {
    const stored = await ownAssessment(deps, userId, id)
    const steps = stepsTo(profile, deps, stored, await findUndoable(deps.db, deps, stored))
    if (steps.length === 0) return openPrediction(deps, stored)
    for (const { answers } of steps) await make(made, deps, userId, answers, stored.is_unlocked)
    const corrected = await deps.transaction((tx) => takeSteps(tx, deps, { userId, id, profile, made }))
    if (corrected) return corrected
    // Another call was first, and with what it left other answers have to be estimated, or an analysis is needed.
  }
}

/** What today's model says, by the canonical form of the answers; of an unlocked assessment the whole analysis. */
type Made = Map<string, { outlook: Outlook; analysis: AnalysisOutlook | null }>

/** The model works before the transaction begins: a connection must not wait for it. */
async function make(made: Made, deps: KeepsAnalyses, userId: string, answers: DatedProfile, isUnlocked: boolean) {
  const text = canonical(answers)
  const known = made.get(text)
  if (known && (known.analysis || !isUnlocked)) return
  await runModel(userId, () => {
    const analysis = isUnlocked ? deps.makeAnalysis(answers) : null
    made.set(text, { outlook: predict(answers), analysis })
  })
}

/** Holds the assessment and does what is to be done now; null, and nothing is written, where something is not made for it. */
async function takeSteps(
  tx: Tx,
  deps: CorrectionDeps,
  { userId, id, profile, made }: { userId: string; id: string; profile: Profile; made: Made },
): Promise<Prediction | null> {
  if (deps.secrets.keyIds.length > 1) await holdStoring(tx, userId)
  const held = await holdToChange(tx, userId, id)
  if (!held) throw new HttpError(errors.assessmentNotFound)
  const undoable = await findUndoable(tx, deps, held)
  const steps = stepsTo(profile, deps, held, undoable).map((step) => ({
    step,
    result: made.get(canonical(step.answers)),
  }))
  if (steps.some(({ result }) => !result || (held.is_unlocked && !result.analysis))) return null
  let row: Row = held
  for (const { step, result } of steps) if (result) row = await takeStep(tx, deps, row, step, result.outlook)
  const analysis = steps.at(-1)?.result?.analysis
  if (held.is_unlocked && analysis) await deps.keepAnalysis(tx, id, analysis)
  return openPrediction(deps, row)
}

/** What is to be done for these answers to be those of the assessment; nothing where they are. */
function stepsTo(profile: Profile, deps: Pick<Deps, 'secrets' | 'clock'>, row: Row, undoable: Profile | null): Step[] {
  if (row.charged_at === null) throw new HttpError(errors.locked)
  const before = storedAnswers(deps, row)
  const answers = completed(dated(profile, before.route.apply_month), deps.clock)
  const changed = changedAnswers(before, answers)
  if (changed.length === 0) return []

  const isAnotherPerson = changed.some((path) => path === 'you.birth_month' || path === 'route.links')
  if (isAnotherPerson) throw new HttpError(errors.anotherPerson)
  const inPlace = changed.every((path) => adviceOnly.has(path))
  if (!inPlace && deps.clock.now() >= correctionsEnd(row.charged_at)) throw new HttpError(errors.closed)
  // What serves advice only may have been answered since.
  const isUndone = undoable !== null && changedAnswers(undoable, answers).every((path) => adviceOnly.has(path))
  if (!inPlace && !isUndone && row.corrections >= mostCorrections) throw new HttpError(errors.tooManyVersions)

  const { cause, changed: changedBefore } = openSummary(deps.secrets, row).version
  const renewal = fingerprintSteps(deps, row, before)
  const kept: Why = renewal[0] ?? { cause, changed: changedBefore }
  return [...renewal, { ...(inPlace ? kept : { cause: isUndone ? 'undo' : 'correction', changed }), answers, inPlace }]
}

/** A version with this process's model, where the newest one is of an older model. */
const fingerprintSteps = ({ secrets }: Pick<Deps, 'secrets'>, row: Row, answers: DatedProfile): Step[] =>
  isOlderModel(openSummary(secrets, row).version.model_version)
    ? [{ answers, cause: 'model', changed: [], inPlace: false }]
    : []
