import type { AnalysisOutlook, DatedProfile, Outlook } from '@settlesg/contract'
import { assess, isOlderModel } from '@settlesg/model'
import type { Deps } from '../deps.ts'
import type { Tx } from '../platform/database/database.ts'
import { claimFingerprint, isClaimed, keepPassing, removePassing } from './fingerprint-queries.ts'
import { answerDigests, newFingerprint } from './fingerprints.ts'
import { replaceAnalysis } from './queries.ts'
import { storedAnalysis, storedOutlook, storedProfile } from './stored.ts'
import { openSummary, summarize, type Why } from './summary.ts'
import type { Assessed } from './tables.ts'
import { keepVersion, showVersion } from './version-queries.ts'

type Row = Assessed
type Storing = Pick<Deps, 'secrets' | 'clock'>

export const estimate = (answers: DatedProfile) => ({ answers, ...assess(answers) })
export type Estimated = ReturnType<typeof estimate>

/** In place: no version is made, the newest one gets the answers. */
export interface NewVersion extends Why {
  answers: DatedProfile
  inPlace: boolean
}

export const modelRenewal = (answers: DatedProfile): NewVersion => ({
  answers,
  cause: 'model',
  changed: [],
  inPlace: false,
})

/** The caller holds the row. What it had becomes a former version, unless the new one is made in place. */
export async function addVersion(
  tx: Tx,
  deps: Storing,
  row: Row,
  { answers, inPlace, ...why }: NewVersion,
  { outlook, analysis }: Omit<Estimated, 'answers'> = assess(answers),
): Promise<Row> {
  if (!inPlace) await keepAsFormer(tx, row)
  await claimAnswers(tx, deps, row, answers, inPlace)
  const newest = await showVersion(tx, row.id, {
    ...sealedContent(deps, answers, outlook, why),
    version: inPlace ? row.version : row.version + 1,
    corrections: row.corrections + (inPlace ? 0 : counted(why)),
    assessed_at: inPlace ? row.assessed_at : deps.clock.now(),
  })
  if (newest.is_unlocked) await keepAnalysis(tx, deps, row.id, analysis)
  return newest
}

export const isOlder = ({ secrets }: Pick<Deps, 'secrets'>, row: Pick<Row, 'summary_encrypted'>): boolean =>
  isOlderModel(openSummary(secrets, row).version.model_version)

/** Gives a held row what this process's model says of its answers, in the place of an older model's alone. */
export const renew = async (tx: Tx, deps: Storing, row: Row, made: Estimated): Promise<Row> =>
  isOlder(deps, row) ? addVersion(tx, deps, row, modelRenewal(made.answers), made) : row

export const keepAnalysis = (tx: Tx, { secrets, clock }: Storing, assessmentId: string, analysis: AnalysisOutlook) =>
  replaceAnalysis(tx, {
    assessment_id: assessmentId,
    model_version: analysis.model_version,
    analysis_encrypted: secrets.encrypt(storedAnalysis(analysis)),
    made_at: clock.now(),
  })

/** What a new version adds to the corrections that count: one that is taken back in time gives its own back. */
const counted = ({ cause }: Why): number => (cause === 'correction' ? 1 : cause === 'undo' ? -1 : 0)

async function keepAsFormer(tx: Tx, row: Row): Promise<void> {
  const { answers_encrypted, outlook_encrypted, summary_encrypted, assessed_at, id: assessment_id } = row
  if (!answers_encrypted || !outlook_encrypted || !summary_encrypted)
    throw new Error('A deleted assessment has no version to keep')
  const content = { answers_encrypted, outlook_encrypted, summary_encrypted, assessed_at }
  await keepVersion(tx, { ...content, assessment_id, number: row.version })
}

/** These answers are not charged from now on. Where they lead to another assessment already, that keeps them. */
async function claimAnswers(
  tx: Tx,
  deps: Pick<Deps, 'secrets'>,
  { id, user_id }: Row,
  answers: DatedProfile,
  inPlace: boolean,
): Promise<void> {
  if (!inPlace) await keepPassing(tx, id)
  if (await isClaimed(tx, user_id, answerDigests(deps, answers))) return
  if (inPlace) await removePassing(tx, id)
  await claimFingerprint(tx, { ...newFingerprint(deps, answers), user_id, assessment_id: id, is_passing: inPlace })
}

export const sealedContent = (
  { secrets }: Pick<Deps, 'secrets'>,
  answers: DatedProfile,
  outlook: Outlook,
  why?: Why,
) => ({
  answers_encrypted: secrets.encrypt(storedProfile(answers)),
  outlook_encrypted: secrets.encrypt(storedOutlook(outlook)),
  summary_encrypted: secrets.encrypt(JSON.stringify(summarize(outlook, why))),
})
