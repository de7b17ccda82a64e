import { get, post } from './endpoint.ts'
import { errors } from './errors.ts'
import * as reports from './reports.ts'
import { Message, Page } from './schemas.ts'

export const reportCalls = {
  generateReport: post('/users/generate-pr-report', {
    summary: 'The report of an unlocked assessment; the same request on the same day gives the same file',
    access: 'user',
    body: reports.PRReportRequest,
    answer: 'pdf',
    errors: [errors.locked, errors.assessmentNotFound, errors.nothingToAnalyse, errors.tooManyReports],
  }),
  drawAnswer: post('/users/answer-picture', {
    summary: "The report's answer page as one picture, 1080 pixels wide; nothing of it is kept",
    access: 'user',
    body: reports.AnswerPictureRequest,
    answer: 'png',
    errors: [errors.locked, errors.assessmentNotFound, errors.nothingToAnalyse, errors.tooManyReports],
  }),
  sendReport: post('/users/send_pr1', {
    summary: 'Mail the report to the address of the account',
    access: 'user',
    body: reports.PRReportRequest,
    answer: Message,
    errors: [errors.locked, errors.assessmentNotFound, errors.nothingToAnalyse, errors.tooManyReports],
  }),
  mailUploadedReport: post('/users/send-pr-report', {
    summary: 'Mail a report that was issued to the account, given as the file, to the address of the account',
    access: 'user',
    encoding: 'file',
    file: 'report_pdf',
    answer: Message,
    errors: [errors.notYourReport, errors.bodyTooLarge, errors.unsupportedMediaType, errors.tooManyReports],
  }),
  reports: get('/reports', {
    summary: 'The reports that were issued to the account, newest first',
    access: 'user',
    query: Page,
    answer: reports.Reports,
  }),
  reportFile: get('/reports/{sha256}', {
    summary: 'The file of a report that was issued to the account, while it is kept',
    access: 'user',
    params: reports.ReportInPath,
    answer: 'pdf',
    errors: [errors.reportNotFound],
  }),
  verifyReport: get('/reports/verify/{sha256}', {
    summary: 'Whether a file with this SHA-256 is a report that was issued here; nothing of the person',
    access: 'anyone',
    params: reports.ReportInPath,
    answer: reports.ReportCheck,
  }),
} as const
