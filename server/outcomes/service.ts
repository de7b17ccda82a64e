import {
  type OutcomeReport,
  outcomeProblems,
  outcomeRules,
  type Profile,
  ReportedOutcome,
  type ValidationProblem,
} from '@settlesg/contract'
import { stringify } from 'csv-stringify/sync'
import { holdOwnAssessment, openAnswers } from '../cases/service.ts'
import type { Deps } from '../deps.ts'
import { currentMonth } from '../platform/clock.ts'
import type { Tx } from '../platform/database/database.ts'
import { ValidationError } from '../platform/http/http-error.ts'
import { findOutcomes, replace, reportsWithAnswers } from './queries.ts'
import { weighedAnswers } from './weighed-answers.ts'

/** Replaces an earlier report. Throws `assessmentNotFound`, and `ValidationError` for months that cannot be. */
export async function reportOutcome(
  tx: Tx,
  deps: Pick<Deps, 'secrets' | 'clock'>,
  userId: string,
  report: OutcomeReport,
) {
  const { assessment_id, outcome, applied = null, decided = null } = report
  // Held, or a deletion at this very moment would leave a report without its assessment.
  const assessment = await holdOwnAssessment(tx, userId, assessment_id)
  const now = deps.clock.now()
  const born = openAnswers(deps, assessment).you.birth_month
  const problems = outcomeProblems(report, { born, now: currentMonth(deps.clock) })
  if (problems.length > 0) throw new ValidationError(problems.map(inWords))

  const kept: ReportedOutcome = { outcome, applied, decided, reported_at: now.toISOString() }
  await replace(tx, {
    assessment_id,
    user_id: userId,
    report_encrypted: deps.secrets.encrypt(JSON.stringify(kept)),
    consented_at: now,
  })
}

const inWords = ({ field, rule }: ReturnType<typeof outcomeProblems>[number]): ValidationProblem => ({
  ...(rule === 'required'
    ? { type: 'missing', msg: outcomeRules.required }
    : { type: 'value_error', msg: `Value error, ${outcomeRules[rule]}`, ctx: { rule } }),
  loc: ['body', field],
})

export async function loadOutcomes(
  { db, secrets }: Pick<Deps, 'db' | 'secrets'>,
  userId: string,
  assessmentIds: readonly string[],
): Promise<Map<string, ReportedOutcome>> {
  if (assessmentIds.length === 0) return new Map()
  const rows = await findOutcomes(db, userId, assessmentIds)
  return new Map(rows.map((row) => [row.assessment_id, openReport(secrets, row.report_encrypted)]))
}

const openReport = (secrets: Deps['secrets'], sealed: Uint8Array): ReportedOutcome =>
  ReportedOutcome.parse(JSON.parse(secrets.decrypt(sealed)))

/** Consented reports in random order. Leaves out those with a conviction: the model makes no estimate of them. */
export async function exportOutcomes(deps: Pick<Deps, 'db' | 'secrets'>) {
  const rows = (await reportsWithAnswers(deps.db)).map(({ report_encrypted, ...assessment }) => ({
    report: openReport(deps.secrets, report_encrypted),
    answers: openAnswers(deps, assessment),
  }))
  const usable = rows.filter(({ answers }) => answers.history.conviction !== 'yes')
  return {
    csv: outcomesCsv(usable.map(({ report, answers }) => ({ ...report, profile: weighedAnswers(answers) }))),
    written: usable.length,
    leftOut: rows.length - usable.length,
  }
}

export interface ExportedOutcome extends Pick<ReportedOutcome, 'outcome' | 'applied' | 'decided'> {
  profile: Profile
}

/** Unanswered is absent: null is left out. */
const json = (profile: Profile) => JSON.stringify(profile, (_, value) => value ?? undefined)

/** Read by programs, not in a spreadsheet: no cell is altered. The months may be empty, `profile` is JSON. */
export function outcomesCsv(outcomes: readonly ExportedOutcome[]): string {
  const rows = outcomes.map(({ profile, ...reported }) => ({ ...reported, profile: json(profile) }))
  return stringify(rows, { header: true, columns: ['outcome', 'applied', 'decided', 'profile'] })
}
