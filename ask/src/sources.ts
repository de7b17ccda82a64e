import { type SourceId, sources } from '@settlesg/model'
import { publisherName, punctuation, sourceTitle, type Texts } from '@settlesg/wording'
import type { Passage } from './passage.ts'

/*
 * Pages that only these passages rest on, and nothing of an estimate: what the model or its advice rests on stands in
 * the model's registry. By the rules of that registry: an address and a year, or it does not belong here.
 */
const ownSources = {
  'population-2025': {
    publisher: 'eh-immigration.com',
    year: 2025,
    url: 'https://www.eh-immigration.com/articles/singapores-population-cools-in-2025-deeper-insights-for-residency-applicants',
  },
} as const

export type PassageSourceId = SourceId | keyof typeof ownSources

/** Title with publisher, address and year of a source. Throws for one that no registry has. */
export function citation(texts: Texts, id: PassageSourceId): NonNullable<Passage['source']> {
  const own = new Map(Object.entries(ownSources)).get(id)
  const registered = sources.find((source) => source.id === id)
  const source = own ?? registered
  if (!source) throw new Error(`A passage names the source ${id}, which does not exist`)
  const title = registered ? sourceTitle(texts, registered) : texts.t(`ask:source_title.${id}`)
  const publisher = publisherName(texts, source.publisher)
  return { title: publisher + punctuation(texts).colon + title, url: source.url, date: String(source.year) }
}
