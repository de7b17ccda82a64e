export type { Passage } from './passage.ts'
export { makeSearch, type PassageSearch } from './search.ts'
