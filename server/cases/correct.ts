import {
  adviceOnly,
  changedAnswers,
  dated,
  errors,
  mostCorrections,
  type Prediction,
  type Profile,
} from '@settlesg/contract'
import { modelVersion } from '@settlesg/model'
import type { Tx } from '../platform/database.ts'
import { HttpError } from '../platform/http/http-error.ts'
import { retryWhileChanged } from '../platform/retry-while-changed.ts'
import { completed, storedAnswers } from './answers.ts'
import { type CaseDeps, type CommitDeps, holdUnchanged, keepAnalysis, type Prepared } from './commit.ts'
import { ownAssessment } from './look-up.ts'
import { addVersion, modelRenewal, type NewVersion } from './make-version.ts'
import { correctionsEnd } from './present.ts'
import { holdStoring } from './queries.ts'
import { openPrediction, openSummary, type Why } from './summary.ts'
import type { Assessed } from './tables.ts'
import { findUndoable } from './versions.ts'

type Made = { version: NewVersion } & Omit<Prepared, 'row' | 'answers'>

/**
 * Gives an assessment corrected answers, which are whole, and answers with the estimate of them. Unchanged answers change
 * nothing; those for advice only are taken at any time and make no version; others count. Throws `locked`,
 * `anotherPerson`, `closed`, `tooManyVersions`, `assessmentNotFound` and `ValidationError`; then nothing was written.
 */
export const correctAnswers = (deps: CaseDeps, userId: string, id: string, profile: Profile): Promise<Prediction> =>
  retryWhileChanged(
    async () => {
      const row = await ownAssessment(deps, userId, id)
      const made: Made[] = []
      for (const version of versionsFor(profile, deps, row, await findUndoable(deps, row)))
        made.push({
          version,
          ...(await deps.model.run(userId, (compute) => compute('assess', version.answers))),
        })
      return { row, made }
    },
    ({ row, made }) =>
      made.length === 0 ? openPrediction(deps, row) : deps.transaction((tx) => addVersions(tx, deps, row, made)),
  )

async function addVersions(tx: Tx, deps: CommitDeps, known: Assessed, made: Made[]): Promise<Prediction> {
  if (deps.secrets.keyIds.length > 1) await holdStoring(tx, known.user_id)
  let row = await holdUnchanged(tx, known.user_id, known)
  for (const { version, outlook } of made) row = await addVersion(tx, deps, row, version, outlook)
  const analysis = made.at(-1)?.analysis
  if (row.is_unlocked && analysis) await keepAnalysis(tx, deps, row.id, analysis)
  return openPrediction(deps, row)
}

/** What is to be made for these answers to be those of the assessment; nothing where they are. */
function versionsFor(profile: Profile, deps: CommitDeps, row: Assessed, undoable: Profile | null): NewVersion[] {
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

  const { model_version, ...newest } = openSummary(deps.secrets, row).version
  // Of another model, older or newer: so while an upgrade rolls a newer one's result is kept as a former version, also where
  // answers change in place, and both sides of a correction are of one model.
  const renewal = model_version === modelVersion ? [] : [modelRenewal(before)]
  const { cause, changed: changedBefore }: Why = renewal[0] ?? newest
  const why: Why = inPlace ? { cause, changed: changedBefore } : { cause: isUndone ? 'undo' : 'correction', changed }
  return [...renewal, { ...why, answers, inPlace }]
}
