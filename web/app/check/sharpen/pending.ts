import { readStored } from '../../base/session/browser-storage.ts'

/** Where in the browser's storage the unsent answer to a question of a result lies. */
export const pendingPlace = (assessmentId: string): string => `sharpen.${assessmentId}`

/** Whether something was begun here; whether it can be read shows only once its owner is known. */
export const hasPending = (assessmentId: string): boolean => readStored(pendingPlace(assessmentId)) !== null
