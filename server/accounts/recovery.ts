import { trialCredits } from '../credits/service.ts'
import type { Deps } from '../deps.ts'
import { queueMail } from '../mail/service.ts'
import type { Tx } from '../platform/database.ts'
import { type MailPauses, mailAllowed } from '../request-limits/service.ts'
import { hasHadAccount } from './former-mailboxes.ts'
import { knownBrowser } from './known-browser.ts'
import { knownRecoveryPauses, noSignUpPauses, recoveryPauses, signUpPauses } from './mail-pauses.ts'
import { findByEmail } from './queries.ts'
import { isAwaited } from './sign-up-queries.ts'

/*
 * Both ask for a mail to an address of which we do not look up whether we know it: that is found out when the mail is
 * sent. So the answer, and the time that it takes, say nothing about the address.
 */

/** Who asks for a recovery: by its cookies a browser that the account knows, else one of a network whose calls are counted. */
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
    const pauses = isKnown ? knownRecoveryPauses : recoveryPauses
    if (!(await mailAllowed(tx, deps, pauses, { address: email, asksPassword: true }))) return
    await queueMail(tx, deps, { kind: 'password_recovery', to: email, userId: null })
  })
}

/** The link of that sign-up again; where nobody knows which one it was, a link that asks for a new password. */
export const requestConfirmation = (deps: Deps, email: string, signUpId: string | null): Promise<void> =>
  deps.transaction(async (tx) => {
    const pauses = (await isAwaited(tx, email)) ? signUpPauses : noSignUpPauses
    await mailSignUp(tx, deps, { email, signUpId, pauses })
  })

/**
 * Mails the link of a sign-up as far as the pauses to its address allow. Within a pause one more mail may go: a link that asks
 * for a password, with which the owner of the mailbox gets in whoever signed up.
 */
export async function mailSignUp(
  tx: Tx,
  deps: Deps,
  { email, signUpId, pauses }: { email: string; signUpId: string | null; pauses: MailPauses },
): Promise<void> {
  const allowed = await mailAllowed(tx, deps, pauses, { address: email, asksPassword: signUpId === null })
  if (!allowed) return
  const credits = (await hasHadAccount(tx, deps, email)) ? 0 : trialCredits
  const mail = { to: email, userId: null, data: { credits } }
  await queueMail(
    tx,
    deps,
    signUpId && !allowed.asksPassword
      ? { ...mail, kind: 'confirm_signup', signUpId }
      : { ...mail, kind: 'finish_signup' },
  )
}
