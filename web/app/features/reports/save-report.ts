import type { ReportFile } from '@settlesg/contract/client'

/** Gives a file to the browser to save, under the name that the server gives it; answers with that name. */
export function saveReport({ file, number }: ReportFile): string {
  const name = `SettleSG-${number}.pdf`
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken the file over once this task is done.
  setTimeout(() => URL.revokeObjectURL(url), 0)
  return name
}
