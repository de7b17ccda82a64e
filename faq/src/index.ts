export { asksEligibility, findPassages, makeIndex, mostPassages, nearestPassages, type PassageIndex } from './find.ts'
export type { Passage } from './passage.ts'
