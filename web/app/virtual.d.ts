declare module 'virtual:example-outlook' {
  const outlook: ReturnType<typeof import('../facts/example.ts').exampleOutlook>
  export default outlook
}
declare module 'virtual:home-facts' {
  const facts: ReturnType<typeof import('../facts/pages.ts').homeFacts>
  export default facts
}
declare module 'virtual:story-facts' {
  const facts: ReturnType<typeof import('../facts/story.ts').storyFacts>
  export default facts
}
declare module 'virtual:quick-facts' {
  const facts: ReturnType<typeof import('../facts/pages.ts').levelFacts>
  export default facts
}
declare module 'virtual:model-record' {
  const record: ReturnType<typeof import('../facts/pages.ts').recordOfPages>
  export default record
}
declare module 'virtual:formula-facts' {
  const facts: ReturnType<typeof import('../facts/formula.ts').formulaFacts>
  export default facts
}
declare module 'virtual:example-analyses' {
  const examples: ReturnType<typeof import('../facts/example.ts').exampleAnalyses>
  export default examples
}
declare module 'virtual:after-refusals' {
  const rows: import('@settlesg/model/refusals').AfterRefusals[]
  export default rows
}
declare module 'virtual:model-line-ids' {
  const ids: string[]
  export default ids
}
declare module 'virtual:ask-passages-*' {
  const passages: import('@settlesg/faq').Passage[]
  export default passages
}
declare module 'virtual:dated-checks' {
  const checks: import('@settlesg/model').Check[]
  export default checks
}
