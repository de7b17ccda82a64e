/*
 * `npm run --silent rotate-keys`, in the environment of the server, when SECRET_KEY names a new key before the old ones:
 * encrypts with the newest what older ones sealed, and says of each older key whether it is needed any more. Every
 * process of the server must have been started with the new key first: see docs/operations.md. Harmless to repeat; when
 * it is not possible, it says why and exits 2.
 */
import { formerMailboxesByKey } from './accounts/former-mailboxes.ts'
import { fingerprintsByKey, renewFingerprints } from './assessments/renew-fingerprints.ts'
import { migrations } from './migrations.ts'
import { openExistingDatabase } from './platform/database.ts'
import { loadSecrets } from './platform/secrets.ts'
import { readSettings } from './platform/settings.ts'
import { ensureKnownKeys, forgetUnusedKeys, resealAll } from './secret-key/service.ts'
import { commandErrorLines } from './startup-errors.ts'

try {
  const settings = readSettings(process.env)
  const secrets = loadSecrets(settings)
  const database = await openExistingDatabase(settings, migrations)
  const deps = { ...database, secrets }
  try {
    await ensureKnownKeys(deps)
    const sealed = await resealAll(deps)
    const digests = await renewFingerprints(deps)
    console.log(`${sealed} values and ${digests} digests are now of key ${secrets.keyId}`)
    const [answers, mailboxes] = [await fingerprintsByKey(deps), await formerMailboxesByKey(deps)]
    const needs = await forgetUnusedKeys(deps, answers, mailboxes)
    for (const need of needs) for (const line of inWords(need, answers, mailboxes)) console.log(line)
  } finally {
    await database.close()
  }
} catch (error) {
  for (const line of commandErrorLines(error)) console.error(line)
  process.exitCode = 2
}

type Counts = Map<string, number>

function inWords(
  { id, sealed, digests }: { id: string; sealed: number; digests: number },
  answers: Counts,
  mailboxes: Counts,
) {
  if (sealed > 0) return [`key ${id} is needed: ${sealed} values were written with it meanwhile; run this again`]
  if (digests === 0)
    return [`key ${id} is not needed any more: take it out of SECRET_KEY when the sessions that it signed have ended`]
  const [deleted, former] = [answers.get(id) ?? 0, mailboxes.get(id) ?? 0]
  return [
    deleted > 0 && `key ${id} is needed: only it finds ${deleted} deleted answers, which else would be charged again`,
    former > 0 &&
      `key ${id} is needed: only it knows ${former} mailboxes of former accounts, which else would get another trial credit; within a year of each they are forgotten`,
  ].filter((line) => line !== false)
}
