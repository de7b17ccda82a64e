import { randomBytes } from 'node:crypto'

/** The prefixes by which the provider tells its objects apart, and how many characters follow. */
const shapes = {
  cs_test_: 58,
  pi_: 24,
  ch_: 24,
  pm_: 24,
  re_: 24,
  du_: 24,
  evt_: 24,
  li_: 24,
  price_: 24,
  prod_: 14,
  req_: 14,
} as const

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** A new id in the provider's form. Nobody can guess one: that of a session is all that its page asks for. */
export function newId(prefix: keyof typeof shapes): string {
  let text: string = prefix
  while (text.length < prefix.length + shapes[prefix])
    // Four of the 256 bytes, times 62, are left over: they are thrown away, so that each character is as likely.
    for (const byte of randomBytes(shapes[prefix]))
      if (byte < 248 && text.length < prefix.length + shapes[prefix]) text += alphabet[byte % alphabet.length]
  return text
}
