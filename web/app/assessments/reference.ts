/*
 * How an assessment is named in an address: its id, 16 bytes in base64url, 22 characters. It says nothing of the
 * answers, and only the account that owns the assessment can open it.
 */

const referenceShape = /^[A-Za-z0-9_-]{21}[AQgw]$/
const uuidShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** The reference of an assessment id (a UUID in any case). */
export function encodeReference(assessmentId: string): string {
  const hex = assessmentId.replaceAll('-', '')
  const bytes = Array.from({ length: 16 }, (_, index) => Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/** The assessment id in a reference; null for anything that `encodeReference` cannot have made. Never throws. */
export function decodeReference(reference: string): string | null {
  if (!referenceShape.test(reference)) return null
  const bytes = atob(reference.replaceAll('-', '+').replaceAll('_', '/'))
  const hex = Array.from(bytes, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('')
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return uuidShape.test(id) ? id : null
}

/** Where the result of an assessment stands. */
export const resultPath = (assessmentId: string): string => `/tool/result/${encodeReference(assessmentId)}`

/** Where the analysis of an assessment stands, or what it holds and costs. */
export const analysisPath = (assessmentId: string): string => `/tool/detail?assessment=${encodeReference(assessmentId)}`

/** The first part that an analysis adds to a case, unfolded. */
export const papersPath = (assessmentId: string): string => `${resultPath(assessmentId)}#papers`

/** The assessment id in an address, given as a reference or as the id itself; null for anything else. */
export const assessmentIdIn = (text: string): string | null => (uuidShape.test(text) ? text : decodeReference(text))
