declare module 'virtual:theme.css'
declare module 'virtual:example-outlook' {
  const outlook: import('./features/assessment/example/example-outlook.ts').ExampleOutlook
  export default outlook
}
declare module 'virtual:home-facts' {
  const facts: import('./features/home/home-facts.ts').HomeFacts
  export default facts
}
declare module 'virtual:model-record' {
  const record: import('./features/model/model-record.ts').RecordOfPages
  export default record
}
declare module 'virtual:model-line-ids' {
  const ids: string[]
  export default ids
}
