export { ReportAgain } from './reports/report-actions.tsx'
export { exampleReportPath, reportsQuery } from './reports/reports.ts'
export { ExampleDialog } from './result/example-dialog.tsx'
export { RuleAnswer } from './result/no-estimate.tsx'
