import { api } from '../../api.ts'
import { awaitedConfirmation } from './awaited-confirmation.ts'

/**
 * Has the confirmation mail of this address sent again: with the link of the sign-up that was made in this tab, else
 * with one that asks for a new password.
 */
export const sendConfirmationAgain = (email: string) =>
  api.resendConfirmation({ body: { email, sign_up_id: awaitedConfirmation.signUpId(email) } })
