/**
 * Whether a text seems to hold an NRIC or FIN: a letter, seven digits and a check letter. We never ask for one, and
 * warn so that nobody leaves it in a free text.
 */
export const holdsIdentityNumber = (text: string): boolean => /(?<![A-Z0-9])[STFGM]\d{7}[A-Z](?![A-Z0-9])/i.test(text)
