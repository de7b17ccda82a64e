export { type Answer, findAnswer, makeIndex, type PassageIndex } from './find.ts'
export type { Passage } from './passage.ts'
