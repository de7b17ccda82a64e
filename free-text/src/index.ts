export type { OpenReason } from './finding.ts'
export { maskPersonalData } from './mask.ts'
export { type Description, type OpenPoint, type Proposal, readDescription } from './read.ts'
