export { maskPersonalData } from './mask.ts'
export { type Description, type Proposal, readDescription } from './read.ts'
