import { holdWallet, removeTestMoney } from '../credits/service.ts'
import type { Deps } from '../deps.ts'
import { commandLine } from '../platform/command-line.ts'
import type { Db } from '../platform/database.ts'
import { holdPurchase, updatePurchase } from './queries.ts'
import { testMoneyLeft, unusedUnits } from './unused-units-queries.ts'

/*
 * Credits that were bought in the sandbox or with a test key cost nothing, and are worth nothing as long as everybody's are
 * so. On a database that then takes real payments they would be as good as those that people paid for.
 */

/** Why the server does not start with a live key. */
export class TestMoneyLeftError extends Error {
  override readonly name = 'TestMoneyLeftError'
}

/** What accounts hold that was bought with play money, in words; null where nothing is left. */
export async function describeTestMoney(db: Db): Promise<string | null> {
  const left = await testMoneyLeft(db)
  if (left.length === 0) return null
  const count = (unit: string) => left.filter((row) => row.unit === unit).reduce((sum, { unused }) => sum + unused, 0)
  const accounts = new Set(left.map(({ user_id }) => user_id)).size
  return `Bought with play money (sandbox or test key) and still in wallets: ${count('credit')} credits and ${count('supercredit')} supercredits, accounts: ${accounts}.`
}

/** Throws `TestMoneyLeftError` while an account holds what was bought with play money. */
export async function refuseTestMoney(db: Db): Promise<void> {
  const left = await describeTestMoney(db)
  if (left !== null)
    throw new TestMoneyLeftError(
      `${left} With a live STRIPE_SECRET_KEY they would be as good as paid ones. Take them back first: ${commandLine('test-money', 'remove')}`,
    )
}

/**
 * Takes what was bought with play money and is not used out of the wallets, an entry of the ledger for each purchase, whose
 * later refunds and disputes move nothing any more. Trial credits stay. Harmless to repeat, and while the server runs.
 */
export async function removeAllTestMoney({ db, transaction }: Pick<Deps, 'db' | 'transaction'>): Promise<void> {
  for (const { id, user_id: userId, unit } of await testMoneyLeft(db))
    await transaction(async (tx) => {
      const purchase = await holdPurchase(tx, id)
      await holdWallet(tx, userId, unit)
      // Some of it may have been used or paid back since it was found.
      const units = (await unusedUnits(tx, userId)).get(id) ?? 0
      if (units === 0 || !purchase || purchase.test_units_removed > 0) return
      await removeTestMoney(tx, id, { userId, unit, units })
      await updatePurchase(tx, id, { test_units_removed: units })
    })
}
