import { createHash } from 'node:crypto'
import {
  type AnswerPictureRequest,
  dated,
  dayInSingapore,
  daysLater,
  errors,
  type PRReportRequest,
  printedName,
  type ReportCheck,
} from '@settlesg/contract'
import { withCurrentAdvice } from '@settlesg/model'
import type { Selectable } from 'kysely'
import { findEmail, holdAccount } from '../accounts/service.ts'
import { holdOwnAssessment, loadAnalysis, openAnswers, openLabel, unlockedResult } from '../cases/service.ts'
import type { Deps } from '../deps.ts'
import { counting, limits } from '../limits/service.ts'
import { type MailDeps, queueMail } from '../mail/service.ts'
import { currentMonth } from '../platform/clock.ts'
import type { Db, Tx } from '../platform/database/database.ts'
import { HttpError } from '../platform/http/http-error.ts'
import { type ReportInput, reportNumber } from './content/report.ts'
import { presentReport, verifyAddress } from './present.ts'
import {
  countReports,
  deleteOlderFiles,
  deleteOldFiles,
  findBySha256,
  findFileById,
  findFileByNumber,
  findFileBySha256,
  findIssued,
  hasFile,
  holdBySha256,
  keepFile,
  keepLonger,
  newestFirst,
  rememberIssued,
  storeReport,
} from './queries.ts'
import type { ReportRow } from './tables.ts'

type ReportDeps = Pick<Deps, 'db' | 'transaction' | 'secrets' | 'clock' | 'settings' | 'jobs' | 'printer' | 'product'>
type Report = Selectable<ReportRow>

export interface IssuedReport {
  number: string
  sha256: Buffer
  bytes: Buffer
}

/** Throws `assessmentNotFound`, also for another person's, `locked`, `nothingToAnalyse`, `tooManyReports`, `unavailable`. */
export async function issueReport(
  deps: ReportDeps,
  userId: string,
  request: PRReportRequest,
  also: (tx: Tx, report: Report) => Promise<void> = async () => {},
): Promise<IssuedReport> {
  const { db, transaction, secrets, clock, printer } = deps
  const input = await loadInput(deps, userId, request)
  const number = reportNumber(request.assessment_id, input)
  const kept = await findFileByNumber(db, userId, number)
  // Printed before the transaction, so that no connection waits for it; what belongs to a report is stored together.
  const store = async (bytes: Buffer) => {
    const sha256 = createHash('sha256').update(bytes).digest()
    return transaction(async (tx) => {
      // One transaction at a time makes or mails reports of the account.
      await holdAccount(tx, userId)
      // Throws if it was deleted while it was printed: then nothing of it may be stored.
      await holdOwnAssessment(tx, userId, request.assessment_id)
      const { issuedOn: issued_on, language, label, analysis } = input
      await rememberIssued(tx, { sha256, number, issued_on })
      const report = await storeReport(tx, {
        user_id: userId,
        assessment_id: request.assessment_id,
        sha256,
        number,
        language,
        label_encrypted: label === null ? null : secrets.encrypt(label),
        model_version: analysis.model_version,
        issued_on,
        made_at: clock.now(),
      })
      // The file may have come or gone while this one was printed.
      if (!(await hasFile(tx, report.id))) await keepNewest(tx, deps, report, bytes)
      await also(tx, report)
      return { number, sha256, bytes }
    })
  }
  if (kept) return store(openFile(deps, kept))
  // Not counted from the reports: those go with their assessment, and deleting one must not make room for more.
  return counting(deps, limits.reportsMade, userId, async () => store(await printer.print({ ...input, number })))
}

/** Has no number and is not stored or verified. Throws as `issueReport` does. */
export async function drawAnswer(deps: ReportDeps, userId: string, request: AnswerPictureRequest): Promise<Buffer> {
  const input = await loadInput(deps, userId, request)
  return counting(deps, limits.picturesDrawn, userId, () => deps.printer.drawAnswer({ ...input, number: '' }))
}

/** By today's model; locked, so that answers and analysis belong together. */
async function loadInput(
  deps: ReportDeps,
  userId: string,
  { assessment_id, language, label }: PRReportRequest,
): Promise<Omit<ReportInput, 'number'>> {
  await unlockedResult(deps, userId, { assessment_id })
  const { row, analysis } = await deps.transaction(async (tx) => ({
    row: await holdOwnAssessment(tx, userId, assessment_id),
    analysis: await loadAnalysis({ ...deps, db: tx }, assessment_id),
  }))
  if (!analysis) throw new HttpError(errors.locked)
  // A later model may refuse what an earlier one had estimated.
  if (analysis.estimate === null) throw new HttpError(errors.nothingToAnalyse)
  const { assessment_id: _, assessed_at: __, ...outlook } = analysis
  const profile = dated(openAnswers(deps, row), currentMonth(deps.clock))
  const issuedOn = dayInSingapore(deps.clock.now())
  const madeOn = dayInSingapore(row.assessed_at)
  return {
    analysis: withCurrentAdvice(outlook, { profile, today: issuedOn, madeOn }),
    profile,
    language,
    product: deps.product,
    verifyAddress: verifyAddress(deps.settings, language),
    issuedOn,
    label: printedName(label ?? '') || null,
    isExample: false,
  }
}

/** Of an assessment; others can be made again while it is there. */
const mostFiles = 10

/** The account is locked. */
async function keepNewest(
  tx: Tx,
  { secrets, clock }: Pick<Deps, 'secrets' | 'clock'>,
  report: Report,
  bytes: Buffer,
): Promise<void> {
  await keepFile(tx, report.id, { file_encrypted: secrets.encrypt(bytes), kept_from: clock.now() })
  await deleteOlderFiles(tx, report, mostFiles - 1)
}

/** All reports share a key, so the digest binds a file to its own report. Throws `DamagedFileError`. */
function openFile(
  { secrets }: Pick<Deps, 'secrets'>,
  { file_encrypted, sha256 }: { file_encrypted: Uint8Array; sha256: Uint8Array },
): Buffer {
  const bytes = secrets.decryptBytes(file_encrypted)
  if (!createHash('sha256').update(bytes).digest().equals(sha256)) throw new DamagedFileError()
  return bytes
}

/** Changed, or another report's file. A retry does not help. */
class DamagedFileError extends Error {
  override readonly name = 'DamagedFileError'
  override readonly message = 'These are not the bytes of this report'
}

/** Makes the report and queues its mail to the account's address, in one transaction. Throws as `issueReport` does. */
export async function mailReport(deps: ReportDeps, userId: string, request: PRReportRequest): Promise<void> {
  await counting(deps, limits.reportsMailed, userId, () =>
    issueReport(deps, userId, request, (tx, report) => queueReportMail(tx, deps, report)),
  )
}

/** Mails only what was issued to this very account. Throws `notYourReport`, `tooManyReports`. */
export async function mailUploadedReport(deps: ReportDeps, userId: string, bytes: Buffer): Promise<void> {
  const sha256 = createHash('sha256').update(bytes).digest()
  if (!isPdf(bytes) || !(await findBySha256(deps.db, userId, sha256))) throw new HttpError(errors.notYourReport)
  await counting(deps, limits.reportsMailed, userId, () =>
    deps.transaction(async (tx) => {
      await holdAccount(tx, userId)
      const report = await holdBySha256(tx, userId, sha256)
      if (!report) throw new HttpError(errors.notYourReport)
      await queueReportMail(tx, deps, report)
      if (await hasFile(tx, report.id)) await keepLonger(tx, report.id, deps.clock.now())
      else await keepNewest(tx, deps, report, bytes)
    }),
  )
}

const isPdf = (bytes: Buffer) => bytes.subarray(0, 1024).includes('%PDF-')

async function queueReportMail(tx: Tx, deps: ReportDeps, { id, user_id: userId, number }: Report): Promise<void> {
  const account = await findEmail(tx, userId)
  if (!account) throw new HttpError(errors.userNotFound)
  await queueMail(tx, deps, { kind: 'report', to: account.email, userId, reportId: id, data: { number } })
}

/** Read when the mail is sent; null where the report is gone. */
export async function reportToAttach(
  deps: Pick<Deps, 'db' | 'secrets' | 'product'>,
  userId: string,
  reportId: string,
): ReturnType<MailDeps['attachment']> {
  const kept = await findFileById(deps.db, userId, reportId)
  return kept ? { name: reportFileName(deps, kept.number), content: openFile(deps, kept) } : null
}

/** Throws `reportNotFound`, and `DamagedFileError` for a file that is not the report's. */
export async function loadReportFile(deps: Pick<Deps, 'db' | 'secrets'>, userId: string, sha256: string) {
  const kept = await findFileBySha256(deps.db, userId, Buffer.from(sha256, 'hex'))
  if (!kept) throw new HttpError(errors.reportNotFound)
  return { number: kept.number, sha256: Buffer.from(kept.sha256), bytes: openFile(deps, kept) }
}

/** Newest first. */
export async function loadReports(
  deps: Pick<Deps, 'db' | 'secrets'>,
  userId: string,
  page: { skip: number; limit: number },
) {
  const [rows, { count }] = await Promise.all([newestFirst(deps.db, userId, page), countReports(deps.db, userId)])
  return { data: rows.map((row) => presentReport(row, openLabel(deps, row))), count }
}

/** For the owner's copy of what is kept. */
export const loadAllReports = async (deps: Pick<Deps, 'db' | 'secrets'>, userId: string) =>
  (await loadReports(deps, userId, { skip: 0, limit: mostReports })).data

/** More than anyone has. */
const mostReports = 100_000

/** By its SHA-256; says nothing of the person. */
export async function checkReport({ db }: { db: Db }, sha256: string): Promise<ReportCheck> {
  const issued = await findIssued(db, Buffer.from(sha256, 'hex'))
  if (!issued) return { issued: false, number: null, issued_on: null, is_example: false }
  return { issued: true, number: issued.number, issued_on: issued.issued_on, is_example: issued.is_example }
}

/** Makes this build's example reports verifiable; those of earlier builds stay so. */
export async function rememberExamples(
  { db }: Pick<Deps, 'db'>,
  examples: readonly { sha256: string; number: string; issued_on: string }[],
): Promise<void> {
  for (const { sha256, number, issued_on } of examples)
    await rememberIssued(db, { sha256: Buffer.from(sha256, 'hex'), number, issued_on, is_example: true })
}

/** Or until a mail that is to attach the file is sent or given up. */
const fileDays = 30

/** Harmless to repeat. */
export const removeOldReportFiles = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  deleteOldFiles(db, daysLater(clock.now(), -fileDays))

export const reportFileName = ({ product }: Pick<Deps, 'product'>, number: string): string => `${product}-${number}.pdf`
