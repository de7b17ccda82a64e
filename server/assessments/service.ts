import {
  type DatedProfile,
  errors,
  Outlook,
  type Prediction,
  Profile,
  profileProblems,
  profileRules,
  type ValidationProblem,
} from '@settlesg/contract'
import { eligibility, openRoutes, predict } from '@settlesg/model'
import type { Selectable } from 'kysely'
import { spendOnEstimate } from '../credits/service.ts'
import { type Clock, monthOf } from '../platform/clock.ts'
import { Failure, ValidationFailure } from '../platform/http/failure.ts'
import type { Secrets } from '../platform/secrets.ts'
import type { Db, Tx } from '../tables.ts'
import { canonical, withApplyMonth } from './answers.ts'
import { eraseBefore, findByAnswers, findById, holdByAnswers, holdById, insertOnce, restore } from './queries.ts'
import type { AssessmentRow } from './tables.ts'

/** What the assessments need from outside. */
export interface AssessmentTools {
  secrets: Secrets
  clock: Clock
}

type Row = Selectable<AssessmentRow>

/**
 * Makes the estimate for these answers and charges one credit for it, or neither. The same answers are never charged
 * twice, nor are answers that allow no estimate. Throws `notEnoughCredits`.
 */
export async function spendCreditOnEstimate(tx: Tx, tools: AssessmentTools, userId: string, profile: Profile) {
  const answers = completed(profile, tools.clock)
  const { row, isNew } = await storeOnce(tx, tools, userId, answers)
  const charged = isNew && row.has_estimate
  if (charged) await spendOnEstimate(tx, userId, row.id)
  return { assessmentId: row.id, charged }
}

/**
 * The stored prediction for these answers. Answers that allow no estimate are assessed here and now, for free; for
 * others the estimate must have been paid for: throws `locked`.
 */
export async function predictionForAnswers(db: Db, run: Run, tools: AssessmentTools, userId: string, profile: Profile) {
  const answers = completed(profile, tools.clock)
  const stored = await findByAnswers(db, userId, tools.secrets.fingerprint(canonical(answers)))
  if (stored && stored.deleted_at === null) return predictionOf(tools, stored)
  if (predict(answers).estimate !== null) throw new Failure(errors.locked)
  const { row } = await run((tx) => storeOnce(tx, tools, userId, answers))
  return predictionOf(tools, row)
}
type Run = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/** One of the caller's own assessments. Throws `assessmentNotFound`, also for another person's. */
export async function ownAssessment(db: Db, userId: string, id: string): Promise<Row> {
  const row = await findById(db, userId, id)
  if (!row) throw new Failure(errors.assessmentNotFound)
  return row
}

/** The same, held until the transaction ends: what is stored beside it cannot outlive it. */
export async function holdOwnAssessment(tx: Tx, userId: string, id: string): Promise<Row> {
  const row = await holdById(tx, userId, id)
  if (!row) throw new Failure(errors.assessmentNotFound)
  return row
}

const open = ({ secrets }: Pick<AssessmentTools, 'secrets'>, sealed: Uint8Array | null): unknown =>
  JSON.parse(secrets.decrypt(sealed ?? new Uint8Array()))

/** The answers as they were stored. */
export const answersOf = (tools: Pick<AssessmentTools, 'secrets'>, row: Pick<Row, 'answers_encrypted'>): Profile =>
  Profile.parse(open(tools, row.answers_encrypted))

/** What the model said of them. */
export const outlookOf = (tools: AssessmentTools, row: Row): Outlook =>
  Outlook.parse(open(tools, row.outlook_encrypted))

export function predictionOf(tools: AssessmentTools, row: Row): Prediction {
  return { ...outlookOf(tools, row), assessment_id: row.id, assessed_at: row.created_at.toISOString() }
}

/** Answers and results are kept this long unless deleted before (product.md 8). */
const keptMonths = 24

/** Erases answers and results whose time has run out. Harmless to repeat. */
export async function eraseOldAssessments(db: Db, clock: Clock): Promise<void> {
  const before = clock.now()
  before.setMonth(before.getMonth() - keptMonths)
  await eraseBefore(db, before, clock.now())
}

/** The answers with their month, checked as a whole. Throws `ValidationFailure`. */
function completed(profile: Profile, clock: Clock): DatedProfile {
  const answers = withApplyMonth(profile, monthOf(clock))
  const problems: ValidationProblem[] = profileProblems(answers).map(({ loc, rule }) => ({
    ...(rule === 'required'
      ? { type: 'missing', msg: profileRules.required }
      : { type: 'value_error', msg: `Value error, ${profileRules[rule]}`, ctx: { rule } }),
    loc: ['body', 'profile', ...loc],
  }))
  const open = problems.length === 0 && !answers.route.route ? openRoutes(eligibility(answers)) : []
  if (open.length > 1)
    problems.push({
      type: 'missing',
      msg: profileRules.required,
      ctx: { open },
      loc: ['body', 'profile', 'route', 'route'],
    })
  if (problems.length > 0) throw new ValidationFailure(problems)
  return answers
}

/** Insert first, look afterwards: of several callers with the same answers exactly one has made the row. */
async function storeOnce(tx: Tx, { secrets, clock }: AssessmentTools, userId: string, answers: DatedProfile) {
  const outlook = predict(answers)
  const fingerprint = secrets.fingerprint(canonical(answers))
  const content = {
    user_id: userId,
    fingerprint,
    answers_encrypted: secrets.encrypt(JSON.stringify(answers)),
    outlook_encrypted: secrets.encrypt(JSON.stringify(outlook)),
    has_estimate: outlook.estimate !== null,
    created_at: clock.now(),
  }
  const made = await insertOnce(tx, content)
  if (made) return { row: made, isNew: true }
  const existing = await holdByAnswers(tx, userId, fingerprint)
  return { row: existing.deleted_at === null ? existing : await restore(tx, existing.id, content), isNew: false }
}
