import type { ReportFile } from '@settlesg/contract/client'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { api } from '../../base/api.ts'
import { saveFile } from '../../kit/save-file.ts'

/** One page of the reports of the account, newest first. */
export const reportsQuery = (skip: number, limit: number) =>
  queryOptions({
    queryKey: ['reports', skip, limit],
    queryFn: ({ signal }) => api.reports({ skip, limit }, { signal }),
  })

/** To be called when a report was made: whatever lists them asks anew. */
export function useReportMade() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['reports'] })
}

/** Gives a report to the browser to save, under the name that the server gives it; answers with that name. */
export function saveReport({ file, number }: ReportFile): string {
  const name = `SettleSG-${number}.pdf`
  saveFile(name, file)
  return name
}

/** Where the report of the made-up person lies, in the language that the page is read in. */
export const exampleReportPath = (language: string): string =>
  `/example-report-${language.startsWith('zh') ? 'zh' : 'en'}.pdf`
