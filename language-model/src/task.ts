/** What a language model is to do, and what it is to do it with. */
export interface Task {
  instructions: string
  /** Sent as JSON, so that no text in it can be taken for an instruction by its form alone. */
  input: unknown
}

/** Answers a task with what the model wrote, read as JSON and not checked any further. Throws where no such answer came. */
export type AskModel = (task: Task, signal: AbortSignal) => Promise<unknown>

/** The model is there, and wrote something else than JSON. */
export class UnusableAnswerError extends Error {
  override readonly name = 'UnusableAnswerError'
}
