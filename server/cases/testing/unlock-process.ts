/* A test kills it before statement `killAt`, or before its commit; `inPieces` leaves out the transaction. */

import type { Profile } from '@settlesg/contract'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import { type Db, openDatabase, type Tx } from '../../platform/database/database.ts'
import { secretsFrom } from '../../platform/secrets/secrets.ts'
import { migrations } from '../../tables.ts'
import { beforeStatement } from '../../testing/before-statement.ts'
import { predictionOfWhatIf } from '../analysis.ts'
import type { Subject } from '../look-up.ts'
import { spendCreditOnEstimate } from '../service.ts'
import { unlock } from '../unlock.ts'

export interface UnlockProcessSettings {
  databaseUrl: string
  secretKey: string
  now: string
  userId: string
  /** Unlocking, bringing back what was deleted by its answers, or a what-if on what an older model made. */
  work:
    | { kind: 'unlock'; subject: Subject }
    | { kind: 'return'; profile: Profile }
    | { kind: 'what_if'; subject: Subject }
  killAt: number | 'commit'
  inPieces?: boolean
}

const { databaseUrl, secretKey, now, userId, work, killAt, inPieces }: UnlockProcessSettings = JSON.parse(
  process.argv[2] ?? '',
)
const database = await openDatabase({ databaseUrl, dataDir: '' }, migrations)
const die = () => process.kill(process.pid, 'SIGKILL')
const db: Db = database.db.withPlugin(beforeStatement(killAt === 'commit' ? null : killAt, die))
const clock: Clock = { now: () => new Date(now) }
// Without a transaction each statement is stored by itself.
const transaction = <T>(run: (tx: Tx) => Promise<T>) =>
  db.transaction().execute(async (tx) => {
    if (inPieces) await sql`commit`.execute(tx.withoutPlugins())
    const result = await run(tx)
    if (killAt === 'commit') die()
    return result
  })
const deps = { db, transaction, secrets: secretsFrom(secretKey), clock }

if (work.kind === 'unlock') await unlock(deps, userId, work.subject)
if (work.kind === 'return') await spendCreditOnEstimate(deps, userId, work.profile)
if (work.kind === 'what_if') await predictionOfWhatIf(deps, userId, work.subject, { work: { monthly_pay: 9000 } })
await database.close()
