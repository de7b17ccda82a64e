import { mailAddressPattern } from '@settlesg/contract/mail-address'
import { passwordLength } from '@settlesg/contract/password-length'
import type { ParseKeys } from 'i18next'

/** A key of what is wrong with a field of an account's form. */
export type FieldProblem = ParseKeys<['translation', 'account']>

/**
 * A key for each field that is not right yet, put into words where it is shown: it follows a change of language, and the
 * checker knows every key. @mantine/form would keep any node as an error, and so neither.
 */
export type Problems<Field extends string> = { [F in Field]?: FieldProblem }

/** Addresses are sent without the spaces around them and in lower case. */
export const asSent = (email: string) => email.trim().toLowerCase()

const without = <Field extends string>(problems: { [F in Field]: FieldProblem | null }): Problems<Field> =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null)) as Problems<Field>

function newPasswordProblem(password: string, missing: FieldProblem): FieldProblem | null {
  if (!password) return missing
  if (password.length < passwordLength.least) return 'password_too_short'
  return password.length > passwordLength.most ? 'password_too_long' : null
}

function repeatProblem(password: string, repassword: string): FieldProblem | null {
  if (!repassword) return 'please_input_repassword'
  return repassword === password ? null : 'passwords_do_not_match'
}

function emailProblem(email: string, missing: FieldProblem): FieldProblem | null {
  if (!email.trim()) return missing
  return mailAddressPattern.test(email.trim()) ? null : 'not_valid_email'
}

export const signUpProblems = (email: string, password: string, repassword: string) =>
  without({
    email: emailProblem(email, 'please_input_email'),
    password: newPasswordProblem(password, 'please_input_password'),
    repassword: repeatProblem(password, repassword),
  })

export const signInProblems = (email: string, password: string) =>
  without({
    email: email.trim() ? null : 'please_input_your_email',
    password: password ? null : 'please_input_your_password',
  })

export const recoveryProblems = (email: string) =>
  without({ email: emailProblem(email, 'please_input_recovery_email') })

export const newPasswordProblems = (password: string, repassword: string) =>
  without({
    password: newPasswordProblem(password, 'please_input_password'),
    repassword: repeatProblem(password, repassword),
  })
