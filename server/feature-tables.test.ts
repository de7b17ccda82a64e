import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Db as AccountDb } from './accounts/tables.ts'
import type { Tx as CreditTx } from './credits/tables.ts'
import type { Deps } from './deps.ts'
import type { Db as ReportDb } from './reports/tables.ts'

/** Who reads or changes tables of several features in one statement, and why it may. */
const exceptions = {
  'credits/invariants.ts': 'the books are checked against the purchases and assessments that they are about',
  'payments/money-invariants.ts': 'the money is right only beside the ledger, the accounts and the assessments',
  'reads-across-features.ts': 'read along in one statement for speed, by features that may not import payments',
}
/** Its own tables, but not in a file of queries: it is one with the job queue, whose tables no type describes. */
const besideQueries = ['mail/flush.ts']

const folder = import.meta.dirname
const readText = (path: string) => readFileSync(`${folder}/${path}`, 'utf8')
const owners = new Map(
  globSync('*/tables.ts', { cwd: folder }).flatMap((path) => {
    const tables = /interface \w+Tables \{([^}]*)\}/.exec(readText(path))?.[1] ?? ''
    return [...tables.matchAll(/^ {2}(\w+):/gm)].map(([, table]) => [table, path.split('/')[0]] as const)
  }),
)
const files = globSync(['*.ts', '*/*.ts'], { cwd: folder }).filter(
  (path) => !/\.test\.ts$|tables\.ts$|^(platform|sandbox|testing)\//.test(path),
)
/** The features whose tables the SQL of a file names. */
const ownersIn = (path: string) =>
  [...readText(path).matchAll(/\b(?:from|join|into|update|table)\s+(\w+)|(?:From|Into|Join|Table)\('(\w+)/gi)]
    .map(([, inText, inCall]) => owners.get(inText ?? inCall))
    .filter((owner) => owner !== undefined)

describe('tables of features', () => {
  it('the SQL of a feature names its own tables, but for the named exceptions', () => {
    const trespassers = files.filter((path) => ownersIn(path).some((owner) => owner !== path.split('/')[0]))
    expect(trespassers.toSorted()).toEqual(Object.keys(exceptions))
    expect(owners.get('ledger_account')).toBe('credits')
  })

  it('the SQL of a feature is in its files of queries', () => {
    const others = files.filter((path) => ownersIn(path).length > 0 && !/queries\.ts$/.test(path))
    expect(others.toSorted()).toEqual([...Object.keys(exceptions), ...besideQueries].toSorted())
  })

  it('a table of another feature, and any table in a service, is an error of types', () => {
    // The compiler fails on a line below that is no error: npm run types.
    const trespasses = [
      // @ts-expect-error: the ledger belongs to credits.
      (db: AccountDb) => db.selectFrom('ledger_account'),
      // @ts-expect-error: accounts belong to accounts.
      (db: ReportDb) => db.selectFrom('report').innerJoin('app_user', 'app_user.id', 'report.user_id'),
      // @ts-expect-error: purchases belong to payments.
      (tx: CreditTx) => tx.updateTable('purchase'),
      // @ts-expect-error: a service hands the database on to queries.
      ({ db }: Deps) => db.selectFrom('app_user'),
      // @ts-expect-error: a transaction of accounts opens no door to the credits' queries.
      (db: AccountDb): CreditTx => db,
    ]
    expect(trespasses).toHaveLength(5)
  })
})
