/** Where the report of the made-up person lies, in the language that the page is read in. */
export const exampleReportPath = (language: string): string =>
  `/example-report-${language.startsWith('zh') ? 'zh' : 'en'}.pdf`
