export { asksEligibility, findPassages, longestQuestion, makeIndex, mostPassages, type PassageIndex } from './find.ts'
export type { Passage } from './passage.ts'
