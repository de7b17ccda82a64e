import { encodeReference, resultPath } from '@settlesg/contract'

export { encodeReference, resultPath }

const referenceShape = /^[A-Za-z0-9_-]{21}[AQgw]$/
const uuidShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** The assessment id in a reference; null for anything that `encodeReference` cannot have made. Never throws. */
export function decodeReference(reference: string): string | null {
  if (!referenceShape.test(reference)) return null
  const bytes = atob(reference.replaceAll('-', '+').replaceAll('_', '/'))
  const hex = Array.from(bytes, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('')
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return uuidShape.test(id) ? id : null
}

/** Where the analysis of an assessment stands, or what it holds and costs. */
export const analysisPath = (assessmentId: string): string => `/tool/detail?assessment=${encodeReference(assessmentId)}`

/** The first part that an analysis adds to a case, unfolded. */
export const papersPath = (assessmentId: string): string => `${resultPath(assessmentId)}#papers`

/** The assessment id in an address, given as a reference or as the id itself; null for anything else. */
export const assessmentIdIn = (text: string): string | null => (uuidShape.test(text) ? text : decodeReference(text))
