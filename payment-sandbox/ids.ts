import { randomInt } from 'node:crypto'

/** The prefixes by which the provider tells its objects apart, and how many characters follow. */
const lengths = { cs_test_: 58, pi_: 24, ch_: 24, pm_: 24, re_: 24, du_: 24, evt_: 24, req_: 14 } as const

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** A new id in the provider's form. Nobody can guess one: that of a session is all that its page asks for. */
export const newId = (prefix: keyof typeof lengths): string =>
  prefix + Array.from({ length: lengths[prefix] }, () => alphabet[randomInt(alphabet.length)]).join('')
