import type { ReportCheck } from '@settlesg/contract'
import { api } from '../../api.ts'

/** The fingerprint of a file, worked out here: the file goes nowhere. */
export async function sha256Of(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export interface CheckedFile {
  name: string
  sha256: string
  check: ReportCheck
}

/** Asks whether a file with this fingerprint was issued. */
export const checkedFile = async (name: string, sha256: string): Promise<CheckedFile> => ({
  name,
  sha256,
  check: await api.verifyReport({ sha256 }),
})
