export type { AskModel, Task } from './task.ts'
