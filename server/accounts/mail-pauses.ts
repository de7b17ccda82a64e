import type { Deps } from '../deps.ts'
import { recoveryLinkMinutes } from '../mail/service.ts'
import type { Tx } from '../platform/database.ts'
import { forgetPauses, type MailPauses } from '../request-limits/service.ts'

/*
 * How often one mailbox is written to, no matter who asks. There is no ceiling, since a stranger could use that up: there
 * are pauses, and the newest link in the mailbox works until the next one may come.
 */

/** Links for a new password, which are valid together. */
export const recoveryPauses: MailPauses = { kind: 'recovery', minutes: [5, 10, 20, recoveryLinkMinutes] }
/** The same, requested by a browser that the account knows: strangers cannot use these up. */
export const knownRecoveryPauses: MailPauses = {
  kind: 'recovery by a known browser',
  minutes: [5, 10, 20, recoveryLinkMinutes],
}
/** Links of sign-ups, whether for signing up or for asking again. */
export const signUpPauses: MailPauses = { kind: 'sign-up', minutes: [5, 10, 20, 60] }
/** The same for an address that no sign-up waits for: nothing is mailed, and nothing may be held back later for it. */
export const noSignUpPauses: MailPauses = { kind: 'no sign-up', minutes: [5, 10, 20, 60] }

/** A link was used, or the address has another account now: all pauses to it begin again. */
export const beginPausesAgain = (tx: Tx, deps: Pick<Deps, 'secrets'>, address: string): Promise<void> =>
  forgetPauses(tx, deps, [recoveryPauses, knownRecoveryPauses, signUpPauses], address)
