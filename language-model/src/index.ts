export { withBreaker } from './breaker.ts'
export { openAiModel } from './open-ai-model.ts'
export { type LanguageModelSettings, readLanguageModel } from './settings.ts'
export type { AskModel, Task } from './task.ts'
