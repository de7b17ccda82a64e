import { randomUUID } from 'node:crypto'
import { errors } from '@settlesg/contract'
import { trialCredits } from '../credits/service.ts'
import type { Deps } from '../deps.ts'
import { type MailPauses, mailAllowed, pauses as mailPauses } from '../limits/service.ts'
import { queueMail } from '../mail/service.ts'
import type { Tx } from '../platform/database/database.ts'
import { HttpError } from '../platform/http/http-error.ts'
import { hasHadAccount } from './former-mailboxes.ts'
import { knownBrowser } from './known-browser.ts'
import { findByEmail } from './queries.ts'
import { isAwaited } from './sign-up-queries.ts'

/* Whether the address is known is found out when the mail is sent: neither answer nor time says anything about it. */

/** A browser that the account knows by its cookies, else one of a network whose calls are counted. */
interface Asking {
  cookies: string | undefined
  checkNetwork: () => Promise<void>
}

/** None within the pause after the last. Strangers use up neither pauses nor calls of a browser the account knows. */
export async function requestRecovery(deps: Deps, email: string, { cookies, checkNetwork }: Asking): Promise<void> {
  const account = await findByEmail(deps.db, email)
  const isKnown = knownBrowser(deps, cookies, account?.id ?? null) !== null
  if (!isKnown) await checkNetwork()
  await deps.transaction(async (tx) => {
    const pauses = isKnown ? mailPauses.knownRecovery : mailPauses.recovery
    if (!(await mailAllowed(tx, deps, pauses, { address: email, asksPassword: true }))) return
    await queueMail(tx, deps, { kind: 'password_recovery', to: email, userId: null })
  })
}

/** The link of that sign-up again; where it is unknown which one it was, a link that asks for a new password. */
export const requestConfirmation = (deps: Deps, email: string, signUpId: string | null): Promise<void> =>
  deps.transaction(async (tx) => {
    const pauses = (await isAwaited(tx, email)) ? mailPauses.signUp : mailPauses.noSignUp
    await mailSignUp(tx, deps, { email, signUpId, pauses })
  })

/** A mail that is held back is queued too, without a recipient: time must not say whether a sign-up waits here. */
export async function mailSignUp(
  tx: Tx,
  deps: Deps,
  { email, signUpId, pauses }: { email: string; signUpId: string | null; pauses: MailPauses },
): Promise<void> {
  const allowed = await mailAllowed(tx, deps, pauses, { address: email, asksPassword: signUpId === null })
  const credits = (await hasHadAccount(tx, deps, email)) ? 0 : trialCredits
  const mail = { to: email, userId: null, data: { credits } }
  const isHeldBack = allowed === null
  const confirms = isHeldBack ? randomUUID() : allowed.asksPassword ? null : signUpId
  await queueMail(
    tx,
    deps,
    confirms ? { ...mail, kind: 'confirm_signup', signUpId: confirms } : { ...mail, kind: 'finish_signup' },
  )
}

/** Looks like a token and is none. */
const dummyToken = 'this-link-is-an-example'

/** The recovery mail as the account with this address would get it, in its language. Throws `noSuchUsername`. */
export async function recoveryPreview({ db, clock, renderMail }: Deps, email: string) {
  const user = await findByEmail(db, email)
  if (!user) throw new HttpError(errors.noSuchUsername)
  const data = { fullName: user.full_name, at: clock.now(), token: dummyToken, data: {} }
  return renderMail('password_recovery', user.language, data)
}

const bytesInAWord = 45

/** ASCII as it is, else encoded words (RFC 2047) of at most 75 characters, none of which splits a character. */
export function headerText(text: string): string {
  if (/^[ -~]*$/.test(text)) return text
  const words = ['']
  for (const character of text) {
    const longer = `${words.at(-1)}${character}`
    if (Buffer.byteLength(longer) > bytesInAWord) words.push(character)
    else words[words.length - 1] = longer
  }
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join(' ')
}
