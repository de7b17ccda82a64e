declare module 'virtual:example-outlook' {
  const outlook: import('../facts/example-outlook.ts').ExampleOutlook
  export default outlook
}
declare module 'virtual:home-facts' {
  const facts: import('../facts/home-facts.ts').HomeFacts
  export default facts
}
declare module 'virtual:quick-facts' {
  const facts: import('../facts/quick-facts.ts').LevelFact[]
  export default facts
}
declare module 'virtual:model-record' {
  const record: ReturnType<typeof import('../facts/model-record.ts').recordOfPages>
  export default record
}
declare module 'virtual:example-analysis' {
  const example: import('../facts/example-analysis.ts').ExampleAnalysis
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
