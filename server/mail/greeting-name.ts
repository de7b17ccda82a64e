/** Longer names are greeted without: nobody is called by 41 characters, but a message fits in them. */
const longestName = 40

/**
 * A name as it may stand in a mail, or null. People type what they like here, and a mail carries it to
 * somebody else: a name with anything that could be read as a link, markup, a template or a text direction is left out
 * whole; of the rest only letters, spaces, hyphens and apostrophes stay ("Dr. Tan, Wei Ming" → "Dr Tan Wei Ming").
 */
export function greetingName(fullName: string | null): string | null {
  if (fullName === null || /[^\p{L}\p{M}\p{Zs}'’·.,-]/u.test(fullName)) return null
  if (/\p{L}\.\p{L}/u.test(fullName)) return null
  const name = fullName
    .replaceAll(/[.,]/g, ' ')
    .replaceAll(/\p{Zs}+/gu, ' ')
    .trim()
  return /^\p{L}/u.test(name) && name.length <= longestName ? name : null
}
