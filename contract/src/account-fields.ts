import * as z from 'zod/mini'
import { named } from './basic-shapes.ts'

/* What somebody types into the forms of an account: the same rules for the browser and the server. */

/** In characters, as in RFC 5321. */
export const longestMailAddress = 254

/**
 * One plain mail address. Narrower than RFC 5321 on purpose: no quotes, comments, groups or address literals, because
 * a mailer may read several recipients out of those.
 */
const mailAddressPattern =
  /^(?!.{255})(?!.{65,}@)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/i

/** Lower-cased. */
export const Email = named(
  'Email',
  z.email({ pattern: mailAddressPattern }).check(z.maxLength(longestMailAddress), z.toLowerCase()),
)

/** In characters. Longer ones are refused unhashed: hashing takes its time from everyone. */
export const passwordLength = { least: 8, most: 128 } as const
/** A password that is to be compared with the stored one, by today's rule or an older one. */
export const AnyPassword = z.string().check(z.maxLength(passwordLength.most))
export const FullName = z.string().check(z.maxLength(255))
export const Password = z.string().check(z.minLength(passwordLength.least), z.maxLength(passwordLength.most))
