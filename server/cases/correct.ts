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
import { HttpError } from '../platform/http/http-error.ts'
import { completed, storedAnswers } from './answers.ts'
import { type CaseDeps, holdOwnToChange } from './look-up.ts'
import { addVersion, modelRenewal, type NewVersion } from './make-version.ts'
import { correctionsEnd } from './present.ts'
import { holdStoring } from './queries.ts'
import { openPrediction, openSummary, type Why } from './summary.ts'
import type { Assessed } from './tables.ts'
import { findUndoable } from './versions.ts'

/** Throws `locked`, `anotherPerson`, `closed`, `tooManyVersions`, `assessmentNotFound`, `ValidationError`. */
export const correctAnswers = (deps: CaseDeps, userId: string, id: string, profile: Profile): Promise<Prediction> =>
  deps.transaction(async (tx) => {
    if (deps.secrets.keyIds.length > 1) await holdStoring(tx, userId)
    let row = await holdOwnToChange(tx, userId, id)
    for (const version of versionsFor(profile, deps, row, await findUndoable({ ...deps, db: tx }, row)))
      row = await addVersion(tx, deps, row, version)
    return openPrediction(deps, row)
  })

/** The versions to make; none where the assessment has these answers already. */
function versionsFor(profile: Profile, deps: CaseDeps, row: Assessed, undoable: Profile | null): NewVersion[] {
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
  // Of another model, older or newer, while an upgrade rolls: both sides of a correction are then of one model.
  const renewal = model_version === modelVersion ? [] : [modelRenewal(before)]
  const { cause, changed: changedBefore }: Why = renewal[0] ?? newest
  const why: Why = inPlace ? { cause, changed: changedBefore } : { cause: isUndone ? 'undo' : 'correction', changed }
  return [...renewal, { ...why, answers, inPlace }]
}
