import { dictionary } from '@zxcvbn-ts/language-common'
import { ValidationFailure } from '../platform/http/failure.ts'

const shortestAllowed = 8
/** As many as ASVS 6.2.4 asks for, counted among those that are long enough to be chosen here. */
const refused = 3000

/** The list is ordered by how often each is used. */
const common = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= shortestAllowed).slice(0, refused),
)

/** Refuses a password that everybody tries first, in any case. `field` is where it was typed. */
export function refuseCommonPassword(password: string, field: 'password' | 'new_password'): void {
  if (!common.has(password) && !common.has(password.toLowerCase())) return
  throw new ValidationFailure([
    {
      type: 'value_error',
      loc: ['body', field],
      msg: 'Value error, this password is among the most common ones; choose another',
      ctx: { rule: 'common_password' },
    },
  ])
}
