import { maskPersonalData } from '@settlesg/free-text'

/**
 * A free text as it may be kept, shown again and sent: numbers of identity cards, passes, passports and telephones and mail
 * addresses are covered by dots. As long as before; the same text where there is none.
 */
export const maskIdentity = (typed: string): string => maskPersonalData(typed)

/** Whether something is covered in a text, so that its field says what. */
export const isMasked = (text: string): boolean => text.includes('••••••')
