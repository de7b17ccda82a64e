import { doModelTask, type ModelTask } from './model-work.ts'

/** What came of a task. What the model throws is an answer, too: the thread that found it out is as good as before. */
export type ModelDone = { result: unknown } | { fault: unknown }

/** Runs in a worker thread. */
export default function runTask(task: ModelTask): ModelDone {
  try {
    return { result: doModelTask(task) }
  } catch (fault) {
    return { fault }
  }
}
