import { type SourceId, sources } from '@settlesg/model'
import { publisherName, punctuation, sourceTitle, type Texts } from '@settlesg/wording'
import type { Passage } from './passage.ts'

/** Title with publisher, address and year of a source. Throws for one that no registry has. */
export function citation(texts: Texts, id: SourceId): NonNullable<Passage['source']> {
  const source = sources.find((one) => one.id === id)
  if (!source) throw new Error(`A passage names the source ${id}, which does not exist`)
  const title = publisherName(texts, source.publisher) + punctuation(texts).colon + sourceTitle(texts, source)
  return { id, title, url: source.url, date: String(source.year) }
}
