export { ReportAgain } from './reports/report-again.tsx'
export { exampleReportPath, reportsQuery } from './reports/reports.ts'
export { ExampleDialog } from './result/example-dialog.tsx'
export { RuleAnswer } from './result/rule-answer.tsx'
