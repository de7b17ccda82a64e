import { errors } from '@settlesg/contract'
import type { Deps } from '../deps.ts'
import { HttpError } from '../platform/http/http-error.ts'
import { findByEmail } from './queries.ts'

/** Looks like a token and is none. */
const dummyToken = 'this-link-is-an-example'

/** The recovery mail as the account with this address would get it, in its language. Throws `noSuchUsername`. */
export async function recoveryPreview({ db, clock, renderMail }: Deps, email: string) {
  const user = await findByEmail(db, email)
  if (!user) throw new HttpError(errors.noSuchUsername)
  const data = { fullName: user.full_name, at: clock.now(), token: dummyToken, data: {} }
  return renderMail('password_recovery', user.language, data)
}

const bytesInAWord = 45

/**
 * Any text as the value of a header: ASCII as it is, else as encoded words (RFC 2047) of at most 75 characters, none of
 * which cuts a character in two.
 */
export function headerText(text: string): string {
  if (/^[ -~]*$/.test(text)) return text
  const words = ['']
  for (const character of text) {
    const longer = `${words.at(-1)}${character}`
    if (Buffer.byteLength(longer) > bytesInAWord) words.push(character)
    else words[words.length - 1] = longer
  }
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join(' ')
}
