export { asksEligibility, findPassages, makeIndex, mostPassages, type PassageIndex } from './find.ts'
export type { Passage } from './passage.ts'
