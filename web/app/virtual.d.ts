declare module 'virtual:theme.css'
declare module 'virtual:example-outlook' {
  const outlook: import('./features/assessment/example/example-outlook.ts').ExampleOutlook
  export default outlook
}
declare module 'virtual:home-facts' {
  const facts: import('./features/home/home-facts.ts').HomeFacts
  export default facts
}
declare module 'virtual:quick-facts' {
  const facts: import('./features/quick-check/quick-facts.ts').LevelFact[]
  export default facts
}
declare module 'virtual:model-record' {
  const record: import('./features/model/model-record.ts').RecordOfPages
  export default record
}
declare module 'virtual:example-analysis' {
  const example: import('./features/analysis/example-analysis.ts').ExampleAnalysis
  export default example
}
declare module 'virtual:after-refusals' {
  const rows: import('@settlesg/model/refusals').AfterRefusals[]
  export default rows
}
declare module 'virtual:model-line-ids' {
  const ids: string[]
  export default ids
}
