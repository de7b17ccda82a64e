import { parseArgs } from 'node:util'
import { formatCents } from '@settlesg/wording'
import { withMailQueue } from '../mail/flush.ts'
import { withActionQueue } from '../operator/action-log.ts'
import {
  accountNamed,
  deadMails,
  disable,
  endSessions,
  grant,
  NotFoundError,
  type Reason,
  refund,
  resend,
} from '../operator/service.ts'
import { startSandbox } from '../payments/sandbox.ts'
import { providerFor } from '../payments/service.ts'
import { systemClock } from '../platform/clock.ts'
import { commandLine } from '../platform/command-line.ts'
import type { Database, DatabaseLocation } from '../platform/database/database.ts'
import { HttpError } from '../platform/http/http-error.ts'
import { loadSecrets } from '../platform/secrets/secrets.ts'
import type { Settings } from '../platform/settings/settings.ts'
import { productName } from '../site/product.ts'
import { CommandError } from '../startup-errors.ts'
import { afterRestore } from './after-restore.ts'

interface Surroundings {
  onDatabase: <T>(
    work: (database: Database, settings: Settings) => Promise<T>,
    limits?: Pick<DatabaseLocation, 'statementSeconds'>,
  ) => Promise<T>
  /** Null where the system has no name for the user. */
  systemUser: string | null
  print: (line: string) => void
}

const usage = `${commandLine('operator', 'WHAT')}, where WHAT is one of:
  grant ACCOUNT UNITS credits|supercredits --note WHY   gives units away
  disable ACCOUNT --note WHY         ends its sessions and lets it sign in no more
  enable ACCOUNT --note WHY          lets it sign in again
  end-sessions ACCOUNT|all --note WHY
  refund RECEIPT --note WHY          pays unused packs back, at any time
  dead-mails                         lists mails that were given up
  resend MAIL|all --note WHY         sends them again
  after-restore --made TIME --log FILE   makes a restored database ready, before the server starts
ACCOUNT is an id or an address. WHY is kept, and the account's owner may read it. --by NAME says who did it, next to the
system's user; where the system has no name for that, as in a container, it must be there.`

const mostUnits = 100
const longestName = 60
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u

/** Answers whether all was right. Throws `CommandError` where it cannot be done; nothing is written then. */
export async function runOperator(args: string[], { onDatabase, systemUser, print }: Surroundings): Promise<boolean> {
  const text = { type: 'string', default: '' } as const
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { note: text, by: text, made: text, log: { type: 'string', multiple: true, default: [] } },
  })
  const [action = '', ...words] = positionals
  if (action === 'after-restore' && words.length === 0)
    return onDatabase(
      (database, settings) =>
        afterRestore({ made: values.made, logs: values.log }, { database, settings, clock: systemClock, print }),
      { statementSeconds: 1_800 },
    )
  const run = Object.hasOwn(actions, action) ? actions[action] : undefined
  if (!run || words.length !== run.words) throw new CommandError(usage)
  const note = values.note.trim()
  if (!run.changesNothing && (note === '' || note.length > 500))
    throw new CommandError('--note must say why, in at most 500 characters')
  if (invisible.test(note)) throw new CommandError('--note must be one line, without invisible characters')
  const operator = run.changesNothing ? '' : operatorName(values.by.trim(), systemUser)
  await onDatabase(async (database, settings) => {
    try {
      for (const line of await run.work({ database, settings, reason: { operator, note } }, ...words)) print(line)
    } catch (error) {
      if (!(error instanceof NotFoundError || error instanceof HttpError)) throw error
      throw new CommandError(`${error.message}. Nothing was done.`)
    }
  })
  return true
}

function operatorName(by: string, systemUser: string | null): string {
  if (by === '' && systemUser === null)
    throw new CommandError('Say who does it: --by NAME. The system has no name for this user.')
  if (by.length > longestName || invisible.test(by))
    throw new CommandError(`--by must be a name of at most ${longestName} characters, without invisible ones`)
  const user = systemUser?.slice(0, 100 - longestName - ', as '.length) ?? 'a user without a name'
  return by === '' ? user : `${by}, as ${user}`
}

interface Scene {
  database: Database
  settings: Settings
  reason: Reason
}

interface Action {
  words: number
  /** What changes something has to say why. */
  changesNothing?: true
  work: (scene: Scene, ...words: string[]) => Promise<string[]>
}

const onDatabaseNow = ({ database }: Scene) => ({ ...database, clock: systemClock })

const actions: Record<string, Action> = {
  grant: {
    words: 3,
    async work(scene, account = '', count = '', kind = '') {
      const units = Number(count)
      if (!/^[1-9]\d*$/.test(count) || units > mostUnits)
        throw new CommandError(`How many units must be a whole number from 1 to ${mostUnits}`)
      if (kind !== 'credits' && kind !== 'supercredits')
        throw new CommandError('Say of which kind: credits (estimates) or supercredits (analyses)')
      const deps = onDatabaseNow(scene)
      const unit = kind === 'credits' ? 'credit' : 'supercredit'
      const balance = await grant(deps, await accountNamed(deps, account), { unit, units }, scene.reason)
      return [`Given. The account holds ${balance.credits} credits and ${balance.supercredits} supercredits now.`]
    },
  },
  disable: { words: 1, work: (scene, account) => setDisabled(scene, account, true) },
  enable: { words: 1, work: (scene, account) => setDisabled(scene, account, false) },
  'end-sessions': {
    words: 1,
    async work(scene, account = '') {
      const deps = onDatabaseNow(scene)
      const id = account === 'all' ? null : await accountNamed(deps, account)
      return [`${await endSessions(deps, id, scene.reason)} sessions ended`]
    },
  },
  refund: {
    words: 1,
    async work({ database, settings, reason }, receipt = '') {
      const sandbox = await startSandbox(settings, { seller: productName, onError: console.error })
      try {
        const provider = { payments: providerFor(settings.stripe ?? sandbox), secrets: loadSecrets(settings), settings }
        const { amountCents, isConfirmed } = await withMailQueue(database, (jobs) =>
          refund({ ...database, ...provider, jobs, clock: systemClock }, receipt, reason),
        )
        const amount = formatCents(amountCents, 'en')
        return [isConfirmed ? `${amount} was paid back` : `${amount} was asked for; the server asks the provider again`]
      } finally {
        await sandbox?.close()
      }
    },
  },
  'dead-mails': {
    words: 0,
    changesNothing: true,
    async work(scene) {
      const dead = await deadMails(scene.database.db)
      return [
        ...dead.map(
          ({ id, kind, user_id, finished_at, attempts, is_kept }) =>
            `${id} ${kind}, account ${user_id ?? 'none'}, given up ${finished_at?.toISOString()} after ${attempts} tries${is_kept ? '' : ', not kept'}`,
        ),
        `${dead.length} dead mails`,
      ]
    },
  },
  resend: {
    words: 1,
    async work(scene, mail = '') {
      const again = await withMailQueue(scene.database, (jobs) =>
        resend({ ...onDatabaseNow(scene), jobs }, mail === 'all' ? null : mail, scene.reason),
      )
      if (again === 0) throw new CommandError('No such dead mail, or it was given up too long ago to be kept')
      return [`${again} mails wait to be sent`]
    },
  },
}

async function setDisabled(scene: Scene, account = '', isDisabled: boolean): Promise<string[]> {
  const deps = onDatabaseNow(scene)
  const id = await accountNamed(deps, account)
  const ended = await withActionQueue(scene.database, (jobs) =>
    disable({ ...deps, jobs }, id, isDisabled, scene.reason),
  )
  return [isDisabled ? `Disabled; ${ended} sessions ended` : 'It may sign in again']
}
