import * as z from 'zod/mini'
import { named } from './basic-shapes.ts'

/** What someone types into the forms of an account: the same rules for the browser and the server. */

/** In characters, as in RFC 5321. */
export const longestMailAddress = 254

/** One plain address. Narrower than RFC 5321 on purpose: a mailer may read several recipients out of quotes or groups. */
const mailAddressPattern =
  /^(?!.{255})(?!.{65,}@)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/i

/** Of no width; not what turns the direction of a text, which can make one address look like another. */
const unseen = /[\u00ad\u200b-\u200f\u2060\ufeff]/

/** Character by character: a pattern for the end would take the square of a long text's length. */
function withoutUnseenEnds(typed: string): string {
  const isUnseen = (place: number) => unseen.test(typed.charAt(place))
  let [start, end] = [0, typed.length]
  while (start < end && isUnseen(start)) start += 1
  while (end > start && isUnseen(end - 1)) end -= 1
  return typed.slice(start, end)
}

/** Drops what cannot be seen around a copied address, and makes the full-width ASCII of Chinese and Japanese keyboards plain. */
export const asPlainAddress = (typed: string): string =>
  withoutUnseenEnds(typed).replaceAll(/[\uff01-\uff5e]/g, (wide) => wide.normalize('NFKC'))

export const Email = named(
  'Email',
  z
    .string()
    .check(
      z.overwrite(asPlainAddress),
      z.email({ pattern: mailAddressPattern }),
      z.maxLength(longestMailAddress),
      z.toLowerCase(),
    ),
)

/** As it is hashed and counted: é is one character, any space a plain one (OpaqueString, RFC 8265 section 4.2.2). */
export const preparedPassword = (typed: string): string => typed.replaceAll(/\p{Zs}/gu, ' ').normalize('NFC')

/** In characters, once prepared. Longer ones are refused unhashed: hashing takes its time from everyone. */
export const passwordLength = { least: 8, most: 128 } as const
/** A character that is taken apart is at most four (UAX 15, section 3.2). */
const mostTakenApart = 4
/** To be compared with the stored one; as it came, because older passwords were hashed so. */
export const AnyPassword = z.string().check(z.maxLength(passwordLength.most * mostTakenApart))
export const FullName = z.string().check(z.maxLength(255))
export const Password = z
  .string()
  .check(z.overwrite(preparedPassword), z.minLength(passwordLength.least), z.maxLength(passwordLength.most))
