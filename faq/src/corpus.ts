import type { Texts } from '@settlesg/wording'
import type { Passage } from './passage.ts'
import { factParts, type Row, rows } from './rows.ts'
import { citation } from './sources.ts'

/** What answers a question, made of the repository's texts, rules and figures by the build: a text changes here with its page. */

/** Where a passage is on the page of facts. */
export const anchorOf = (id: string): string => id.replaceAll(/[:_]/g, '-')

function passage(texts: Texts, { id, text, source, place }: Row): Passage {
  return {
    id,
    text: text(texts),
    ...(source && { source: citation(texts, source) }),
    href: place ?? `/facts#${anchorOf(id)}`,
  }
}

/** Every passage, in a language. Needs the namespaces ask, advice, form, home, how, legal and model. Throws for a text that is missing. */
export const passagesIn = (texts: Texts): Passage[] => rows.map((one) => passage(texts, one))

/** The passages on the page of facts, part by part. Needs the namespaces ask, advice, form, home and model. */
export const factsPage = (texts: Texts): { part: keyof typeof factParts; passages: Passage[] }[] =>
  (['rules', 'facts', 'papers', 'steps', 'waits', 'refused'] as const).map((part) => ({
    part,
    passages: factParts[part].map((one) => passage(texts, one)),
  }))
