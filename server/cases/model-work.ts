import type { DatedProfile } from '@settlesg/contract'
import { analyze, assess, predict } from '@settlesg/model'

/** What the server has the model do: plain data in and out, so that any thread can do it. */
const modelWork = {
  assess: (answers: DatedProfile) => assess(answers),
  predict: (answers: DatedProfile) => predict(answers),
  analyze: (answers: DatedProfile, changes: object) => analyze(answers, changes),
}

type ModelWork = typeof modelWork

/** A piece of that work: its name and what it is done with. */
export interface ModelTask {
  name: keyof ModelWork
  args: unknown[]
}

/** Has the model do a piece of work, and passes on what it throws. */
export type Compute = <Name extends keyof ModelWork>(
  name: Name,
  ...args: Parameters<ModelWork[Name]>
) => Promise<ReturnType<ModelWork[Name]>>

/** Named calls, made of what does any task. */
export const computingBy = (doTask: (task: ModelTask) => Promise<unknown>) =>
  ((name, ...args) => doTask({ name, args })) as Compute

/** Does it in this thread. */
export const doModelTask = ({ name, args }: ModelTask): unknown => Reflect.apply(modelWork[name], null, args)
