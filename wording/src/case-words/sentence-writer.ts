import { counted, listed, punctuation, type Texts, type Values } from '../texts.ts'
import type { Claim, ClaimedSentence } from './shapes.ts'

/** A claim with what a sentence may show of it: a sentence has no other source of values. */
export interface SupportedClaim extends Claim {
  values: Values
}

/** `spare`: which sentence is left out first where there are too many words; without it the sentence always stands. */
export type DraftSentence = ClaimedSentence & { spare?: number }

export type SentenceWriter = ReturnType<typeof sentenceWriter>

/** Writes sentences out of these claims, each with the ids of those that it was made of. */
export function sentenceWriter(texts: Texts, held: readonly SupportedClaim[]) {
  const find = (id: string): SupportedClaim => {
    const claim = held.find((one) => one.id === id)
    if (!claim) throw new Error(`There is no claim ${id}`)
    return claim
  }
  return {
    /** The ids of all claims of a kind, such as `condition`. */
    idsOf: (kind: string): string[] => held.map(({ id }) => id).filter((id) => id.startsWith(`${kind}:`)),
    /** Claims that are sentences already, in this order; what cannot be claimed of this case is left out. */
    quote: (...ids: string[]): DraftSentence[] =>
      ids.flatMap((id) => held.filter((one) => one.id === id).map(({ text }) => ({ text, claims: [id] }))),
    /** A sentence of `case-words` that shows the values of these claims. */
    say: (key: string, ...ids: string[]): DraftSentence => ({
      text: texts.t(`case-words:${key}`, Object.assign({}, ...ids.map((id) => find(id).values))),
      claims: ids,
    }),
    /** A sentence with a list, in which `item` shows the values of each claim; its text for one of them has `_one`. */
    sayList: (key: string, item: string, ids: readonly string[], join: 'and' | 'semicolon' = 'and'): DraftSentence => {
      const items = ids.map((id) => texts.t(`case-words:${item}`, find(id).values))
      const list = join === 'and' ? listed(texts, items) : items.join(punctuation(texts).semicolon)
      return { text: counted(texts, `case-words:${key}`, ids.length, { list }), claims: ids }
    },
  }
}

/** Marks sentences that are left out where there is no room, those with the highest number first. */
export const spare = (place: number, sentences: readonly DraftSentence[]): DraftSentence[] =>
  sentences.map((sentence) => ({ ...sentence, spare: place }))

/** How long a text is, as its language counts: English words, or Chinese characters without marks. */
export const lengthOf = (language: string, text: string): number =>
  language.startsWith('zh')
    ? (text.match(/\p{Script=Han}|[\p{Script=Latin}\d][\p{Script=Latin}\d,.]*/gu)?.length ?? 0)
    : text.split(/\s+/).filter(Boolean).length

/** Beyond this no spare sentence stands, so that the others have room within the bounds. */
const room = { en: 280, zh: 440 } as const

/** The sentences that there is room for. */
export function withinBounds<Part extends string>(
  { language }: Pick<Texts, 'language'>,
  drafts: Record<Part, DraftSentence[]>,
): Record<Part, ClaimedSentence[]> {
  const limit = room[language.startsWith('zh') ? 'zh' : 'en']
  const all = Object.values<DraftSentence[]>(drafts).flat()
  const order = [...new Set(all.flatMap(({ spare: place }) => place ?? []))].sort((one, other) => other - one)
  const kept = new Set(all)
  const length = () => [...kept].reduce((sum, { text }) => sum + lengthOf(language, text), 0)
  for (const place of order)
    for (const sentence of all.filter((one) => one.spare === place)) if (length() > limit) kept.delete(sentence)
  const entries = Object.entries<DraftSentence[]>(drafts).map(([part, sentences]) => [
    part,
    sentences.filter((one) => kept.has(one)).map(({ text, claims }) => ({ text, claims })),
  ])
  return Object.fromEntries(entries)
}
