import { createHash } from 'node:crypto'
import { dated, errors, type PRReportRequest, type ReportCheck } from '@settlesg/contract'
import type { Selectable } from 'kysely'
import { storedAnalysisOf } from '../analysis/service.ts'
import { answersOf, holdOwnAssessment } from '../assessments/service.ts'
import type { Deps } from '../deps.ts'
import { type MailDeps, queueMail } from '../mail/service.ts'
import { deletedRows, inBatches } from '../platform/batches.ts'
import { monthOf } from '../platform/clock.ts'
import { HttpError } from '../platform/http/http-error.ts'
import type { Db, Tx } from '../tables.ts'
import type { ReportInput } from './content/report.ts'
import { presentReport, verifyAddressOf } from './present.ts'
import { printable } from './printable.ts'
import {
  addressOf,
  countOf,
  deleteFilesBefore,
  findFileById,
  findFileByNumber,
  findFileBySha256,
  findIssued,
  holdBySha256,
  keepFile,
  newestFirst,
  rememberIssued,
  storeReport,
} from './queries.ts'
import { reportNumber } from './report-number.ts'
import type { ReportRow } from './tables.ts'

type ReportDeps = Pick<Deps, 'db' | 'transaction' | 'secrets' | 'clock' | 'settings' | 'jobs' | 'printer' | 'product'>
type Report = Selectable<ReportRow>

/** A report with its bytes. */
export interface IssuedReport {
  number: string
  sha256: Buffer
  bytes: Buffer
}

/**
 * Makes the report of an unlocked assessment and remembers it, or finds the one that was made of the same today. Printed
 * before the transaction: no connection waits for it. What identifies it, the report, its file, and whatever `also` adds
 * are stored together. Throws `assessmentNotFound`, also for another person's, `locked`, `nothingToAnalyse`,
 * `unavailable`.
 */
export async function issueReport(
  deps: ReportDeps,
  userId: string,
  request: PRReportRequest,
  also: (tx: Tx, report: Report) => Promise<void> = async () => {},
): Promise<IssuedReport> {
  const { db, transaction, secrets, clock, printer } = deps
  const input = await inputOf(deps, userId, request)
  const number = reportNumber(request.assessment_id, input)
  const kept = await findFileByNumber(db, userId, number)
  const bytes = kept ? openFile(deps, kept) : await printer.print({ ...input, number })
  const sha256 = createHash('sha256').update(bytes).digest()
  return transaction(async (tx) => {
    // Deleted while it was printed: then nothing of it may be stored.
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
    if (!kept) await keepFile(tx, report.id, sealFile(deps, bytes), clock.now())
    await also(tx, report)
    return { number, sha256, bytes }
  })
}

/** Answers and analysis as they belong together: held, so that neither changes between reading one and the other. */
async function inputOf(
  deps: ReportDeps,
  userId: string,
  { assessment_id, language, label }: PRReportRequest,
): Promise<Omit<ReportInput, 'number'>> {
  const { row, analysis } = await deps.transaction(async (tx) => ({
    row: await holdOwnAssessment(tx, userId, assessment_id),
    analysis: await storedAnalysisOf({ ...deps, db: tx }, assessment_id),
  }))
  if (!analysis) throw new HttpError(errors.locked)
  // A later model may refuse what an earlier one had estimated.
  if (analysis.estimate === null) throw new HttpError(errors.nothingToAnalyse)
  const { assessment_id: _, assessed_at: __, ...outlook } = analysis
  return {
    analysis: outlook,
    profile: dated(answersOf(deps, row), monthOf(deps.clock)),
    language,
    product: deps.product,
    verifyAddress: verifyAddressOf(deps.settings),
    issuedOn: dayOf(deps),
    label: label == null ? null : printable(label),
    isExample: false,
  }
}

/** The day in Singapore, `YYYY-MM-DD`. */
const dayOf = ({ clock }: Pick<Deps, 'clock'>): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Singapore' }).format(clock.now())

/** Makes the report and queues a mail that brings it to the account's address, in one transaction. */
export const mailReport = (deps: ReportDeps, userId: string, request: PRReportRequest) =>
  issueReport(deps, userId, request, (tx, report) => queueReportMail(tx, deps, report))

/**
 * Queues a mail with a file that the person sent us, if it is a report that was issued to this account: so this service
 * sends nothing that it has not made, and to nobody but its owner. Throws `notYourReport`.
 */
export async function mailUploadedReport(deps: ReportDeps, userId: string, bytes: Buffer): Promise<void> {
  const sha256 = isPdf(bytes) ? createHash('sha256').update(bytes).digest() : null
  await deps.transaction(async (tx) => {
    const report = sha256 && (await holdBySha256(tx, userId, sha256))
    if (!report) throw new HttpError(errors.notYourReport)
    // Its file may have been let go of meanwhile.
    await keepFile(tx, report.id, sealFile(deps, bytes), deps.clock.now())
    await queueReportMail(tx, deps, report)
  })
}

const isPdf = (bytes: Buffer) => bytes.subarray(0, 1024).includes('%PDF-')

async function queueReportMail(tx: Tx, deps: ReportDeps, { id, user_id: userId, number }: Report): Promise<void> {
  const account = await addressOf(tx, userId)
  if (!account) throw new HttpError(errors.userNotFound)
  await queueMail(tx, deps, { kind: 'report', to: account.email, userId, reportId: id, data: { number } })
}

/** What a mail brings along, read when it is sent; null where the report is gone. */
export async function reportToAttach(
  deps: Pick<Deps, 'db' | 'secrets' | 'product'>,
  userId: string,
  reportId: string,
): ReturnType<MailDeps['attachment']> {
  const kept = await findFileById(deps.db, userId, reportId)
  return kept ? { name: fileNameOf(deps, kept.number), content: openFile(deps, kept) } : null
}

/** The file of a report that was issued to the account. Throws `reportNotFound`. */
export async function reportFileOf(deps: Pick<Deps, 'db' | 'secrets'>, userId: string, sha256: string) {
  const kept = await findFileBySha256(deps.db, userId, Buffer.from(sha256, 'hex'))
  if (!kept) throw new HttpError(errors.reportNotFound)
  return { number: kept.number, sha256: Buffer.from(kept.sha256), bytes: openFile(deps, kept) }
}

/** The reports of an account, newest first. */
export async function reportsOf(
  deps: Pick<Deps, 'db' | 'secrets'>,
  userId: string,
  page: { skip: number; limit: number },
) {
  const [rows, { count }] = await Promise.all([newestFirst(deps.db, userId, page), countOf(deps.db, userId)])
  return { data: rows.map((row) => presentReport(row, openLabel(deps, row))), count }
}

/** All of them, for their owner's copy of what is kept. */
export const allReportsOf = async (deps: Pick<Deps, 'db' | 'secrets'>, userId: string) =>
  (await reportsOf(deps, userId, { skip: 0, limit: mostReports })).data

/** More than anyone has. */
const mostReports = 100_000

/** Whether a file was issued here, by its SHA-256: nothing of the person. */
export async function checkReport({ db }: { db: Db }, sha256: string): Promise<ReportCheck> {
  const issued = await findIssued(db, Buffer.from(sha256, 'hex'))
  if (!issued) return { issued: false, number: null, issued_on: null, is_example: false }
  return { issued: true, number: issued.number, issued_on: issued.issued_on, is_example: issued.is_example }
}

/** Makes the example reports of this build verifiable, and those of earlier ones stay so. */
export async function rememberExamples(
  { db }: Pick<Deps, 'db'>,
  examples: readonly { sha256: string; number: string; issued_on: string }[],
): Promise<void> {
  for (const { sha256, number, issued_on } of examples)
    await rememberIssued(db, { sha256: Buffer.from(sha256, 'hex'), number, issued_on, is_example: true })
}

/** Files are kept this long; they can be made again while the assessment is there. */
const fileDays = 90
/** Each is half a megabyte. */
const mostFilesAtOnce = 100

/** Deletes files whose time has run out. Harmless to repeat. */
export async function removeOldReportFiles({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - fileDays * 86_400_000)
  await inBatches(async (rows) => deletedRows(await deleteFilesBefore(db, before, rows)), mostFilesAtOnce)
}

export const fileNameOf = ({ product }: Pick<Deps, 'product'>, number: string): string => `${product}-${number}.pdf`

const sealFile = ({ secrets }: Pick<Deps, 'secrets'>, bytes: Buffer) => secrets.encrypt(bytes.toString('base64'))
const openFile = ({ secrets }: Pick<Deps, 'secrets'>, { file_encrypted }: { file_encrypted: Uint8Array }): Buffer =>
  Buffer.from(secrets.decrypt(file_encrypted), 'base64')
const openLabel = (
  { secrets }: Pick<Deps, 'secrets'>,
  { label_encrypted }: Pick<Report, 'label_encrypted'>,
): string | null => label_encrypted && secrets.decrypt(label_encrypted)
