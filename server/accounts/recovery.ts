import { queueMail } from '../mail/service.ts'
import type { AccountTools } from './tools.ts'

/*
 * Both ask for a mail to an address of which we do not look up whether we know it: that is found out when the mail is
 * sent. So the answer, and the time that it takes, say nothing about the address.
 */

export const requestRecovery = (tools: AccountTools, email: string): Promise<void> =>
  tools.transaction((tx) => queueMail(tx, tools, { kind: 'password_recovery', to: email, userId: null }))

export const requestConfirmation = (tools: AccountTools, email: string): Promise<void> =>
  tools.transaction((tx) => queueMail(tx, tools, { kind: 'confirm_signup', to: email, userId: null }))
