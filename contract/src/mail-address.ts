/** In characters, as in RFC 5321. */
export const longestMailAddress = 254

/**
 * One plain mail address. Narrower than RFC 5321 on purpose: no quotes, comments, groups or address literals, because
 * a mailer may read several recipients out of those. No schema: forms need no more.
 */
export const mailAddressPattern =
  /^(?!.{255})(?!.{65,}@)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/i
