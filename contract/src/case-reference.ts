/** The id's 16 bytes in base64url, 22 characters: it says nothing of the answers, and only the owner can open it. */
export function encodeReference(assessmentId: string): string {
  const hex = assessmentId.replaceAll('-', '')
  const bytes = Array.from({ length: 16 }, (_, index) => Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/** The address of the result of a case, folded; what is paid for is in it too, once the analysis is open. */
export const resultPath = (assessmentId: string): string => `/tool/result/${encodeReference(assessmentId)}`
