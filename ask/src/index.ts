export type { Passage } from './passage.ts'
