import { routeIds } from '@settlesg/contract'
import { levelOfRoute, levels, sources } from '@settlesg/model'
import { modelRecord } from '@settlesg/model/record'
import { reportsByYear } from '@settlesg/model/reports'
import { exampleOutlook } from './example.ts'
import { proofOf } from './proof.ts'

/** The questions that the home page answers about ICA, each with the sources of its answer (model/src/sources.ts). */
const homeQuestions = [
  { name: 'weights', sourceIds: ['ica-who-may-apply', 'mha-factors-2021'] },
  { name: 'rate', sourceIds: ['grants-2012-24', 'decisions-2010'] },
  { name: 'agency', sourceIds: ['ica-who-may-apply'] },
  { name: 'years', sourceIds: ['ica-who-may-apply', 'mha-factors-2021'] },
  { name: 'service', sourceIds: ['ns-2012'] },
  { name: 'wait', sourceIds: ['ica-processing-times', 'processing-time-2026'] },
] as const

/** Why to believe the estimate, as it stands in the record today. */
export const proof = () => proofOf(modelRecord(), reportsByYear())

function sourcesNamed(ids: readonly string[]) {
  return ids.map((wanted) => {
    const source = sources.find(({ id }) => id === wanted)
    if (!source) throw new Error(`A page names the source ${wanted}, which does not exist`)
    const { id, url, title, publisher, year } = source
    return { id, url, title, publisher, year }
  })
}

/** What the home page has of the model: why to believe it, the range of the example, and its questions with their sources. */
export function homeFacts() {
  const { low, mid, high } = exampleOutlook().estimate
  const questions = homeQuestions.map(({ name, sourceIds }) => ({ name, sources: sourcesNamed(sourceIds) }))
  return { proof: proof(), example: { low, mid, high }, questions }
}

/** The pages that the level of each route comes from, for the quick check. */
export const levelFacts = () =>
  Object.entries(levels).map(([name, { sources: ids }]) => ({
    routes: routeIds.filter((route) => new Map<string, string>(Object.entries(levelOfRoute)).get(route) === name),
    sources: sourcesNamed(ids),
  }))

/** What pages show of the record: its reasons they say in texts of their own. */
export function recordOfPages() {
  const record = modelRecord()
  return { ...record, levels: record.levels.map(withoutWhy), lines: record.lines.map(withoutWhy) }
}

function withoutWhy<Explained extends { why: string }>({ why: _, ...rest }: Explained): Omit<Explained, 'why'> {
  return rest
}

/** The names of the lines, for pages that only link to one. */
export const modelLineIds = () => modelRecord().lines.map(({ id }) => id)
