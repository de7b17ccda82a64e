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

/*
 * Both ask for a mail to an address of which we do not look up whether we know it: that is found out when the mail is
 * sent. So the answer, and the time that it takes, say nothing about the address.
 */

/**
 * Who asks for a recovery: by its cookies a browser that the account knows, else one of a network whose calls are counted.
 */
interface Asking {
  cookies: string | undefined
  checkNetwork: () => Promise<void>
}

/**
 * Mails a link for a new password, unless the pause after the last one still runs: that link works then. Strangers can use
 * up neither the pauses nor the calls of a browser that the account knows.
 */
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

/** The link of that sign-up again; where nobody knows which one it was, a link that asks for a new password. */
export const requestConfirmation = (deps: Deps, email: string, signUpId: string | null): Promise<void> =>
  deps.transaction(async (tx) => {
    const pauses = (await isAwaited(tx, email)) ? mailPauses.signUp : mailPauses.noSignUp
    await mailSignUp(tx, deps, { email, signUpId, pauses })
  })

/**
 * Mails the link of a sign-up as far as the pauses to its address allow. Within a pause one more mail may go: a link that
 * asks for a password, with which the owner of the mailbox gets in, no matter who signed up. What is held back is queued
 * as well, for nobody, and dropped when it is to be sent: the time of an answer must not say whether a sign-up waits for
 * the address.
 */
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

/**
 * Any text as the value of a header: ASCII as it is, else as encoded words (RFC 2047) of at most 75 characters, none of
 * which cuts a character in two.
 */
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
