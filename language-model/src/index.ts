export { type LanguageModel, openAiModel } from './open-ai-model.ts'
export type { AskModel, Task } from './task.ts'
