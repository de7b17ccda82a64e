import { trialCredits } from '../credits/service.ts'
import type { Deps } from '../deps.ts'
import { queueMail } from '../mail/service.ts'

/*
 * Both ask for a mail to an address of which we do not look up whether we know it: that is found out when the mail is
 * sent. So the answer, and the time that it takes, say nothing about the address.
 */

export const requestRecovery = (deps: Deps, email: string): Promise<void> =>
  deps.transaction((tx) => queueMail(tx, deps, { kind: 'password_recovery', to: email, userId: null }))

/** The link of that sign-up again; where nobody knows which one it was, a link that asks for a new password. */
export const requestConfirmation = (deps: Deps, email: string, signUpId: string | null): Promise<void> =>
  deps.transaction((tx) => {
    const mail = { to: email, userId: null, data: { credits: trialCredits } }
    return queueMail(
      tx,
      deps,
      signUpId ? { ...mail, kind: 'confirm_signup', signUpId } : { ...mail, kind: 'finish_signup' },
    )
  })
