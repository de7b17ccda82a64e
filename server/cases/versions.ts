import {
  type AssessmentVersion,
  canonical,
  errors,
  freeUndoEnd,
  type Profile,
  type VersionSummary,
} from '@settlesg/contract'
import type { Selectable } from 'kysely'
import type { Deps } from '../deps.ts'
import { HttpError } from '../platform/http/http-error.ts'
import { presentVersion } from './present.ts'
import { openAnswers, openOutlook, openSummary } from './summary.ts'
import type { Assessed, AssessmentVersionRow } from './tables.ts'
import { findFormerVersions, findVersion, findVersionAnswers, findVersionsBefore } from './version-queries.ts'

type Row = Assessed
type Reading = Pick<Deps, 'db' | 'secrets'>

export async function loadVersions({ db, secrets }: Reading, row: Row): Promise<VersionSummary[]> {
  const newest = presentVersion({ ...row, number: row.version }, openSummary(secrets, row))
  if (row.version === 1) return [newest]
  const former = (await findFormerVersions(db, row.id)).map((version) =>
    presentVersion(version, openSummary(secrets, version)),
  )
  return [newest, ...former]
}

/** One version with its answers, the newest or one before it. Throws `versionNotFound`. */
export async function loadVersion(deps: Reading, row: Row, number: number): Promise<AssessmentVersion> {
  if (number === row.version) return whole(deps, row.id, { ...row, number })
  const version = number < row.version ? await findVersion(deps.db, row.id, number) : undefined
  if (!version) throw new HttpError(errors.versionNotFound)
  return whole(deps, row.id, version)
}

/** The newest of the former versions that has these answers; null where there is none, and where the newest of all has. */
export async function findFormerVersion(deps: Reading, row: Row, answers: Profile): Promise<AssessmentVersion | null> {
  if (row.version === 1) return null
  const wanted = canonical(answers)
  const has = (version: Pick<Row, 'answers_encrypted'>) => canonical(openAnswers(deps, version)) === wanted
  if (has(row)) return null
  const found = (await findVersionAnswers(deps.db, row.id)).find(has)
  return found ? loadVersion(deps, row, found.number) : null
}

/** The answers before the newest correction, while it can be taken back without counting; null otherwise. */
export async function findUndoable(deps: Pick<Deps, 'db' | 'secrets' | 'clock'>, row: Row): Promise<Profile | null> {
  const end = freeUndoEnd(presentVersion({ ...row, number: row.version }, openSummary(deps.secrets, row)))
  if (end === null || deps.clock.now() >= end) return null
  const former = await findVersion(deps.db, row.id, row.version - 1)
  return former ? openAnswers(deps, former) : null
}

const readAtOnce = 10

export async function* streamFormerVersions(deps: Reading, assessmentId: string): AsyncIterable<AssessmentVersion> {
  for (let before = 32_767; ; ) {
    const versions = await findVersionsBefore(deps.db, assessmentId, before, readAtOnce)
    for (const version of versions) yield whole(deps, assessmentId, version)
    const last = versions.at(-1)
    if (!last) return
    before = last.number
  }
}

type Content = Pick<Row, 'answers_encrypted' | 'outlook_encrypted' | 'summary_encrypted' | 'assessed_at'>

function whole(
  { secrets }: Pick<Deps, 'secrets'>,
  assessment_id: string,
  version: Content & Pick<Selectable<AssessmentVersionRow>, 'number'>,
): AssessmentVersion {
  const assessed_at = version.assessed_at.toISOString()
  return {
    ...presentVersion(version, openSummary(secrets, version)),
    profile: openAnswers({ secrets }, version),
    prediction: { ...openOutlook(secrets, version), assessment_id, assessed_at },
  }
}
