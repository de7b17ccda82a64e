import type { Texts } from './texts.ts'

/** A sentence; with `spare` one that is left out where there are too many words, that of the highest number first. */
export type Draft = string | { text: string; spare: number }

/** Sentences that are left out where there is no room, those with the highest number first. */
export const spare = (place: number, ...all: readonly string[]): Draft[] => all.map((text) => ({ text, spare: place }))

/** How long a text is, as its language counts: English words, or Chinese characters without marks. */
export const lengthOf = (language: string, text: string): number =>
  language.startsWith('zh')
    ? (text.match(/\p{Script=Han}|[\p{Script=Latin}\d][\p{Script=Latin}\d,.]*/gu)?.length ?? 0)
    : text.split(/\s+/).filter(Boolean).length

/** Beyond this no spare sentence is kept, so that the others have room within the bounds. */
const room = { en: 280, zh: 440 } as const

/** The sentences that there is room for; empty ones, and a part without any, are left out. */
export function withinBounds<Part extends string>(
  { language }: Pick<Texts, 'language'>,
  drafts: Record<Part, Draft[]>,
): { part: Part; sentences: string[] }[] {
  const limit = room[language.startsWith('zh') ? 'zh' : 'en']
  const textOf = (draft: Draft) => (typeof draft === 'string' ? draft : draft.text)
  const all = Object.values<Draft[]>(drafts).flat()
  const kept = new Set(all)
  const length = () => [...kept].reduce((sum, draft) => sum + lengthOf(language, textOf(draft)), 0)
  const spares = all.filter((draft) => typeof draft !== 'string').toSorted((one, other) => other.spare - one.spare)
  for (const draft of spares) if (length() > limit) kept.delete(draft)
  const parts = Object.keys(drafts) as Part[]
  return parts
    .map((part) => ({
      part,
      sentences: drafts[part]
        .filter((one) => kept.has(one))
        .map(textOf)
        .filter(Boolean),
    }))
    .filter(({ sentences }) => sentences.length > 0)
}
