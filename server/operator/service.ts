import type { CreditRecord } from '@settlesg/contract'
import { endAccess, findAccountId, keepAccount, setDisabled } from '../accounts/service.ts'
import { grantByOperator, loadBalance } from '../credits/service.ts'
import type { Deps } from '../deps.ts'
import { deadMails, sendAgain } from '../mail/service.ts'
import { findPurchaseOfReceipt, type PaymentDeps, refundByOperator } from '../payments/service.ts'
import type { Tx } from '../platform/database/database.ts'
import { logAction } from './action-log.ts'
import { actionsOn, insertAction } from './queries.ts'
import type { OperatorAction } from './tables.ts'

/* Each action writes its audit row in its own transaction, so that neither is there without the other. */

export interface Reason {
  operator: string
  note: string
}

/** What an operator named is not there. The message may be printed. */
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError'
}

type OnDatabase = Pick<Deps, 'db' | 'transaction' | 'clock'>

const record = (
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  action: OperatorAction,
  { operator, note }: Reason,
  about: { accountId: string | null; subject?: string },
) =>
  insertAction(tx, {
    at: clock.now(),
    action,
    operator,
    note,
    account_id: about.accountId,
    subject: about.subject ?? null,
  })

/** The id of the account that an operator names by its id or its address. Throws `NotFoundError`. */
export async function accountNamed({ db }: Pick<Deps, 'db'>, name: string): Promise<string> {
  const id = await findAccountId({ db }, name)
  if (id === null) throw new NotFoundError('There is no account with this id or address')
  return id
}

/** Puts units into a wallet, and answers with what it holds then; what its owner owes is paid from them first. */
export function grant(
  deps: OnDatabase,
  accountId: string,
  { unit, units }: { unit: CreditRecord['unit']; units: number },
  reason: Reason,
): Promise<{ credits: number; supercredits: number }> {
  return deps.transaction(async (tx) => {
    if (!(await keepAccount(tx, accountId))) throw new NotFoundError('The account was deleted meanwhile')
    const { id } = await record(tx, deps, 'grant', reason, { accountId, subject: `${units} ${unit}s` })
    await grantByOperator(tx, id, { userId: accountId, unit, units })
    return loadBalance(tx, accountId)
  })
}

/** Keeps an account from signing in and ends its access, or lets it sign in again. Answers how many sessions ended. */
export function disable(
  deps: OnDatabase & Pick<Deps, 'jobs'>,
  accountId: string,
  isDisabled: boolean,
  reason: Reason,
): Promise<number> {
  const action = isDisabled ? 'disable' : 'enable'
  return deps.transaction(async (tx) => {
    const { id } = await record(tx, deps, action, reason, { accountId })
    await logAction(tx, deps, { id, action, account: accountId })
    return setDisabled(tx, accountId, isDisabled ? deps.clock.now() : null)
  })
}

/** Ends sessions and mailed links of an account, or with null of everybody. Answers how many sessions ended. */
export function endSessions(deps: OnDatabase, accountId: string | null, reason: Reason): Promise<number> {
  return deps.transaction(async (tx) => {
    await record(tx, deps, 'end_sessions', reason, { accountId })
    return endAccess(tx, accountId)
  })
}

export { deadMails }

/** Queues dead mails anew: the one with this id, or with null all that can be. Answers how many. */
export function resend(deps: OnDatabase & Pick<Deps, 'jobs'>, mailId: string | null, reason: Reason): Promise<number> {
  return deps.transaction(async (tx) => {
    const sent = await sendAgain(tx, deps, mailId)
    for (const { id, user_id } of sent) await record(tx, deps, 'resend', reason, { accountId: user_id, subject: id })
    return sent.length
  })
}

/** Also when the buyer's days are over. Answers in cents. Throws `NotFoundError`, and what the buyer's button does. */
export async function refund(deps: PaymentDeps, receiptNumber: string, reason: Reason) {
  const purchase = await findPurchaseOfReceipt(deps.db, receiptNumber)
  if (!purchase) throw new NotFoundError('There is no receipt with this number')
  const accountId = purchase.user_id
  return refundByOperator(deps, purchase, async (tx) => {
    await record(tx, deps, 'refund', reason, { accountId, subject: receiptNumber })
  })
}

export async function loadOperatorActions({ db }: Pick<Deps, 'db'>, accountId: string) {
  const rows = await actionsOn(db, accountId)
  return rows.map(({ at, ...row }) => ({ at: at.toISOString(), ...row }))
}
