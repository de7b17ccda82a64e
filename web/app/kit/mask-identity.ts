import { maskPersonalData } from '@settlesg/free-text'

/** A free text as it may be kept, shown again and sent: what identifies a person is covered by dots; as long as before. */
export const maskIdentity = (typed: string): string => maskPersonalData(typed)

/** Whether something is covered in a text, so that its field says what. */
export const isMasked = (text: string): boolean => text.includes('••••••')
